import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandName } from '../../src/commandLine/name.ts';
import { licenceNotices } from '../build/licenceNotices.ts';
import { preCommitHooks } from './preCommitHooks.ts';

const readme = `# ${commandName}

Checks, compares and edits the HJSON configuration of a server, as the configuration editor in the browser does. It opens no connection,
depends on no other package, and needs Node 20.19 or later.

\`\`\`sh
npx ./${commandName}-VERSION.tgz check config.json
node ${commandName}.js check config.json
\`\`\`

\`${commandName} --help\` lists the commands, \`${commandName} COMMAND --help\` the options of one.
`;

/** The files of the package beside its code, by name. `modules` are what is bundled, as the bundler names them. */
export function packageFiles(root: string, modules: readonly string[]): ReadonlyMap<string, string> {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const project = JSON.parse(read('package.json')) as Readonly<Record<string, string>>;
  const description = {
    name: commandName,
    version: project.version,
    description: 'Checks, compares and edits the HJSON configuration of a server.',
    license: project.license,
    type: 'commonjs',
    engines: project.engines,
    bin: { [commandName]: `${commandName}.js` },
    files: ['*.js', 'licences.txt', '.pre-commit-hooks.yaml'],
  };
  return new Map([
    ['package.json', `${JSON.stringify(description, undefined, 2)}\n`],
    ['README.md', readme.replaceAll('VERSION', `${project.version}`)],
    ['LICENSE', read('LICENSE')],
    ['licences.txt', licenceNotices(root, modules, 'program')],
    ['.pre-commit-hooks.yaml', preCommitHooks],
  ]);
}
