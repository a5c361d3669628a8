import { commandName } from '../../src/commandLine/name.ts';

/** `config.json`, `config.hjson`, `config.production.hjson` in any folder. */
const files = String.raw`(^|/)config(\.[\w-]+)?\.(json|hjson)$`;

const hooks = [
  { id: 'check', name: 'check the configuration', entry: `${commandName} check` },
  { id: 'fmt', name: 'format the configuration', entry: `${commandName} fmt` },
];

/** What pre-commit reads of a repository that offers hooks (pre-commit.com, "Creating new hooks"). */
export const preCommitHooks = hooks
  .map(({ id, name, entry }) =>
    [
      `- id: ${commandName}-${id}`,
      `  name: ${name}`,
      `  entry: ${entry}`,
      '  language: node',
      '  types: [text]',
      `  files: '${files}'`,
      '  require_serial: false',
      '',
    ].join('\n'),
  )
  .join('');
