import { configPath } from '../../opening/index.ts';
import { allVariables, type EnvironmentVariable } from '../environmentVariable.ts';
import { type DocumentReader, isRecord } from '../scanners/document.ts';
import type { Consumer } from './consumer.ts';
import { type Dialect, linuxVariableLimit } from './dialect.ts';
import { type ChosenNames, imageName, nameOf, serviceName } from './names.ts';
import { yamlBlock, yamlLine } from './yamlScalar.ts';

const names = { service: serviceName('Service', 'server'), image: imageName };

/** Compose expands $NAME after it has read the YAML; $$ writes one dollar sign. */
function withoutExpansion(text: string): string {
  return text.replaceAll('$', '$$$$');
}

/** A service with its environment, then whatever else its lines say of it. */
function service(
  variables: readonly EnvironmentVariable[],
  chosen: ChosenNames,
  lines: readonly string[] = [],
): string {
  const environment = variables.map(({ name, value }) => `      ${name}: ${yamlLine(withoutExpansion(value))}`);
  return [
    'services:',
    `  ${yamlLine(nameOf(names, chosen, 'service'))}:`,
    `    image: ${yamlLine(nameOf(names, chosen, 'image'))}`,
    ...(environment.length > 0 ? ['    environment:', ...environment] : []),
    ...lines,
    '',
  ].join('\n');
}

const environment: Dialect = {
  id: 'compose',
  title: 'Compose, environment',
  group: 'Docker',
  way: 'variable',
  fileName: 'compose.yaml',
  preservesComments: false,
  holdsLines: true,
  limit: linuxVariableLimit,
  verification: { tested: true },
  names,
  hint: 'Add the lines under `environment:` to your service. `docker inspect` shows the value; a mounted file does not.',
  encode: (configText, otherVariables, chosen = {}) => ({
    ok: true,
    text: service(allVariables(configText, otherVariables), chosen),
  }),
};

const volume: Dialect = {
  id: 'compose-volume',
  title: 'Compose, volume',
  group: 'Docker',
  way: 'file',
  fileName: 'compose.volume.yaml',
  preservesComments: true,
  refersToFile: true,
  limit: undefined,
  verification: { tested: true },
  names,
  hint: 'Save config.json beside this file. The user of the container must be able to read it.',
  encode: (_configText, otherVariables, chosen = {}) => ({
    ok: true,
    text: service(otherVariables, chosen, [
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

const secret: Dialect = {
  id: 'compose-secret',
  title: 'Compose, secret',
  group: 'Docker',
  way: 'file',
  fileName: 'compose.secret.yaml',
  preservesComments: true,
  refersToFile: true,
  limit: undefined,
  verification: { tested: true },
  names,
  hint: 'Save config.json beside this file. Compose mounts it at `/app/config/config.json`.',
  encode: (_configText, otherVariables, chosen = {}) => ({
    ok: true,
    text: `${service(otherVariables, chosen, [
      '    secrets:',
      '      - source: server-config',
      `        target: ${configPath}`,
    ])}secrets:\n  server-config:\n    file: ./config.json\n`,
  }),
};

const inlineConfig: Dialect = {
  id: 'compose-config',
  title: 'Compose, config',
  group: 'Docker',
  way: 'file',
  fileName: 'compose.config.yaml',
  preservesComments: true,
  limit: undefined,
  verification: { tested: true },
  names,
  hint: 'One file that holds everything; `content:` needs Compose 2.23.1 or newer. Only the user who runs Compose has to be able to read it.',
  encode: (configText, otherVariables, chosen = {}) => ({
    ok: true,
    text: `${service(otherVariables, chosen, [
      '    configs:',
      '      - source: server-config',
      `        target: ${configPath}`,
    ])}configs:\n  server-config:\n    content: ${yamlBlock(withoutExpansion(configText), '      ')}\n`,
  }),
};

/** The values of a file with one service belong to it, wherever they are. */
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

export const compose: Consumer = { dialects: [environment, inlineConfig, volume, secret], documents: reader };
