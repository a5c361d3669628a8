import { configPath } from '../../opening/index.ts';
import type { EnvironmentVariable } from '../environmentVariable.ts';
import { type DocumentReader, isRecord } from '../scanners/document.ts';
import type { NamedFile } from '../serverFiles/carriedFiles.ts';
import type { Consumer } from './consumer.ts';
import { type ChosenNames, imageName, nameOf, serviceName } from './names.ts';
import { allVariables, linuxVariableLimit, type Target } from './target.ts';
import { withoutExpansion, yamlBlock, yamlLine } from './yamlScalar.ts';

export const composeNames = { service: serviceName('Service', 'server'), image: imageName };

/** A file of the container that Compose mounts from outside. */
interface ComposeConfig {
  readonly name: string;
  readonly target: string;
  /** The key and the value that say where it comes from. */
  readonly source: string;
}

/** The included files, each from a file next to this one. */
export function fileConfigs(files: readonly NamedFile[]): readonly ComposeConfig[] {
  return files.map(({ name, path }, index) => ({
    name: `server-file-${index + 1}`,
    target: yamlLine(path),
    source: `file: ${yamlLine(`./${name}`)}`,
  }));
}

/** The configuration itself, in which Compose expands what is left unescaped. */
export function contentConfig(text: string): ComposeConfig {
  return { name: 'server-config', target: configPath, source: `content: ${yamlBlock(text, '      ')}` };
}

/** The entries below `environment:`. */
export function variableLines(variables: readonly EnvironmentVariable[]): readonly string[] {
  return variables.map(({ name, value }) => `      ${name}: ${yamlLine(withoutExpansion(value))}`);
}

/** What the service says about its configs, and what the file says about where they come from. */
function configLines(configs: readonly ComposeConfig[]) {
  if (configs.length === 0) return { inService: [], atTop: [] };
  return {
    inService: [
      '    configs:',
      ...configs.flatMap(({ name, target }) => [`      - source: ${name}`, `        target: ${target}`]),
    ],
    atTop: ['configs:', ...configs.flatMap(({ name, source }) => [`  ${name}:`, `    ${source}`])],
  };
}

/** A service with its environment and configs, then whatever else its lines say about it. */
export function service(
  environment: readonly string[],
  chosen: ChosenNames,
  configs: readonly ComposeConfig[],
  lines: readonly string[] = [],
): string {
  const { inService, atTop } = configLines(configs);
  return [
    'services:',
    `  ${yamlLine(nameOf(composeNames, chosen, 'service'))}:`,
    `    image: ${yamlLine(nameOf(composeNames, chosen, 'image'))}`,
    ...(environment.length > 0 ? ['    environment:', ...environment] : []),
    ...lines,
    ...inService,
    ...atTop,
    '',
  ].join('\n');
}

const environment: Target = {
  id: 'compose',
  title: 'Compose, environment',
  group: 'Docker',
  words: 'swarm stack portainer coolify',
  way: 'variable',
  fileName: 'compose.yaml',
  holdsLines: true,
  limit: linuxVariableLimit,
  verification: { tested: true },
  carriesFiles: 'beside',
  names: composeNames,
  hint: 'Add the lines under `environment:` to your service. `docker inspect` shows the value; a mounted file does not.',
  encode: (parts, chosen) => ({
    ok: true,
    text: service(variableLines(allVariables(parts)), chosen, fileConfigs(parts.files)),
  }),
};

const volume: Target = {
  id: 'compose-volume',
  title: 'Compose, volume',
  group: 'Docker',
  words: 'swarm stack portainer coolify',
  way: 'file',
  fileName: 'compose.volume.yaml',
  preservesComments: true,
  refersToFile: true,
  limit: undefined,
  verification: { tested: true },
  carriesFiles: 'beside',
  names: composeNames,
  hint: 'Save config.json beside this file. The user of the container must be able to read it.',
  encode: ({ variables, files }, chosen) => ({
    ok: true,
    text: service(variableLines(variables), chosen, fileConfigs(files), [
      '    volumes:',
      '      - type: bind',
      '        source: ./config.json',
      `        target: ${configPath}`,
      '        read_only: true',
      '        bind:',
      '          create_host_path: false',
    ]),
  }),
};

const secret: Target = {
  id: 'compose-secret',
  title: 'Compose, secret',
  group: 'Docker',
  words: 'swarm stack portainer coolify',
  way: 'file',
  fileName: 'compose.secret.yaml',
  preservesComments: true,
  refersToFile: true,
  limit: undefined,
  verification: { tested: true },
  carriesFiles: 'beside',
  names: composeNames,
  hint: 'Save config.json beside this file. Compose mounts it at `/app/config/config.json`.',
  encode: ({ variables, files }, chosen) => ({
    ok: true,
    text: `${service(variableLines(variables), chosen, fileConfigs(files), [
      '    secrets:',
      '      - source: server-config',
      `        target: ${configPath}`,
    ])}secrets:\n  server-config:\n    file: ./config.json\n`,
  }),
};

const inlineConfig: Target = {
  id: 'compose-config',
  title: 'Compose, config',
  group: 'Docker',
  words: 'swarm stack portainer coolify',
  way: 'file',
  fileName: 'compose.config.yaml',
  preservesComments: true,
  limit: undefined,
  verification: { tested: true },
  carriesFiles: 'beside',
  names: composeNames,
  hint: 'One file that holds everything; `content:` needs Compose 2.23.1 or newer. Only the user who runs Compose has to be able to read it.',
  encode: ({ text, variables, files }, chosen) => ({
    ok: true,
    text: service(variableLines(variables), chosen, [contentConfig(withoutExpansion(text)), ...fileConfigs(files)]),
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
