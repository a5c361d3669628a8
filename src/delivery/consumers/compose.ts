import { configPath } from '../../opening/index.ts';
import type { EnvironmentVariable } from '../environmentVariable.ts';
import { type DocumentReader, isRecord } from '../scanners/document.ts';
import type { NamedFile } from '../serverFiles/carriedFiles.ts';
import type { Consumer } from './consumer.ts';
import { type ChosenNames, imageName, nameOf, serviceName } from './names.ts';
import { allVariables, linuxVariableLimit, type Target } from './target.ts';
import { withoutExpansion, type YamlNode, yamlBlock, yamlDocument, yamlLine } from './yaml.ts';

export const composeNames = { service: serviceName('Service', 'server'), image: imageName };

/** What a file has besides the image of its service. */
interface ComposeParts {
  readonly environment: { readonly [name: string]: YamlNode };
  /** The files of the container that Compose mounts from outside. */
  readonly configs: readonly ComposeConfig[];
  readonly inService?: { readonly [key: string]: YamlNode };
  readonly atTop?: { readonly [key: string]: YamlNode };
}

interface ComposeConfig {
  readonly name: string;
  readonly target: string;
  /** Where it comes from. */
  readonly source: YamlNode;
}

/** The included files, each from a file next to this one. */
export function fileConfigs(files: readonly NamedFile[]): readonly ComposeConfig[] {
  return files.map(({ name, path }, index) => ({
    name: `server-file-${index + 1}`,
    target: yamlLine(path),
    source: { file: yamlLine(`./${name}`) },
  }));
}

/** The configuration itself, in which Compose expands what is left unescaped. */
export function contentConfig(text: string): ComposeConfig {
  return { name: 'server-config', target: configPath, source: { content: yamlBlock(text) } };
}

export function escapedVariables(variables: readonly EnvironmentVariable[]): ComposeParts['environment'] {
  return Object.fromEntries(variables.map(({ name, value }) => [name, yamlLine(withoutExpansion(value))]));
}

/** A file with one service. */
export function composeFile(chosen: ChosenNames, { environment, configs, inService, atTop }: ComposeParts): string {
  const service = {
    image: yamlLine(nameOf(composeNames, chosen, 'image')),
    environment,
    ...inService,
    configs: configs.map(({ name, target }) => ({ source: name, target })),
  };
  return yamlDocument({
    services: { [yamlLine(nameOf(composeNames, chosen, 'service'))]: service },
    configs: Object.fromEntries(configs.map(({ name, source }) => [name, source])),
    ...atTop,
  });
}

/** What these targets share. */
const shared = {
  group: 'Docker',
  words: 'swarm stack portainer coolify',
  carriesFiles: 'beside',
  names: composeNames,
} as const;

const environment: Target = {
  ...shared,
  id: 'compose',
  title: 'Compose, environment',
  way: 'variable',
  fileName: 'compose.yaml',
  holdsLines: true,
  limit: linuxVariableLimit,
  hint: 'Add the lines under `environment:` to your service. `docker inspect` shows the value; a mounted file does not.',
  encode: (parts, chosen) => ({
    ok: true,
    text: composeFile(chosen, {
      environment: escapedVariables(allVariables(parts)),
      configs: fileConfigs(parts.files),
    }),
  }),
};

const volume: Target = {
  ...shared,
  id: 'compose-volume',
  title: 'Compose, volume',
  way: 'file',
  fileName: 'compose.volume.yaml',
  preservesComments: true,
  refersToFile: true,
  hint: 'Save config.json beside this file. The user of the container must be able to read it.',
  encode: ({ variables, files }, chosen) => ({
    ok: true,
    text: composeFile(chosen, {
      environment: escapedVariables(variables),
      configs: fileConfigs(files),
      inService: {
        volumes: [
          {
            type: 'bind',
            source: './config.json',
            target: configPath,
            read_only: 'true',
            bind: { create_host_path: 'false' },
          },
        ],
      },
    }),
  }),
};

const secret: Target = {
  ...shared,
  id: 'compose-secret',
  title: 'Compose, secret',
  way: 'file',
  fileName: 'compose.secret.yaml',
  preservesComments: true,
  refersToFile: true,
  hint: 'Save config.json beside this file. Compose mounts it at `/app/config/config.json`.',
  encode: ({ variables, files }, chosen) => ({
    ok: true,
    text: composeFile(chosen, {
      environment: escapedVariables(variables),
      configs: fileConfigs(files),
      inService: { secrets: [{ source: 'server-config', target: configPath }] },
      atTop: { secrets: { 'server-config': { file: './config.json' } } },
    }),
  }),
};

const inlineConfig: Target = {
  ...shared,
  id: 'compose-config',
  title: 'Compose, config',
  way: 'file',
  fileName: 'compose.config.yaml',
  preservesComments: true,
  hint: 'One file that holds everything; `content:` needs Compose 2.23.1 or newer. Only the user who runs Compose has to be able to read it.',
  encode: ({ text, variables, files }, chosen) => ({
    ok: true,
    text: composeFile(chosen, {
      environment: escapedVariables(variables),
      configs: [contentConfig(withoutExpansion(text)), ...fileConfigs(files)],
    }),
  }),
};

/** In a file with one service, all values belong to it, wherever they are. */
const reader: DocumentReader = {
  read(node, path) {
    const isConfig = path.length === 2 && path[0] === 'configs' && typeof node.content === 'string';
    if (!isConfig && !(path.length === 0 && isRecord(node.services))) return undefined;
    const isAlone = isConfig || (isRecord(node.services) && Object.keys(node.services).length === 1);
    return {
      title: 'Compose file',
      expansion: /\$\$|(\$\{[A-Za-z_][^{}$]*\}|\$[A-Za-z_]\w*)|(\$\{)/g,
      ...(isConfig && { fileKey: 'content' }),
      ...(isAlone && { scope: 'Compose' }),
    };
  },
};

export const compose: Consumer = { targets: [environment, inlineConfig, volume, secret], documents: reader };
