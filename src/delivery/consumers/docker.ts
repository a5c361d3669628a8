import { hereDocument, quotePosix } from 'source-text';
import { configPath } from '../../opening/index.ts';
import type { EnvironmentVariable } from '../environmentVariable.ts';
import { type AssignmentReader, matchAt, refuseValue } from '../scanners/assignment.ts';
import { type DocumentReader, isRecord } from '../scanners/document.ts';
import type { NamedFile } from '../serverFiles/carriedFiles.ts';
import type { Consumer } from './consumer.ts';
import { type ChosenNames, imageName, nameOf } from './names.ts';
import { encodeEnvFile, envFileLimit } from './rawEnvFile.ts';
import { allVariables, type Encoding, type Target } from './target.ts';

const names = { image: imageName };

/** The mount of a file next to the command, at its path in the container. */
function mountOf(name: string, target: string): string {
  return `--mount type=bind,source="$PWD/${name}",target=${target},readonly`;
}

function fileMounts(files: readonly NamedFile[]): readonly string[] {
  return files.map(({ name, path }) => mountOf(name, quotePosix(path)));
}

/** The variables are an env file on standard input: other users of the machine see the arguments of a process. */
function runCommand(
  mounts: readonly string[],
  variables: readonly EnvironmentVariable[],
  chosen: ChosenNames,
): Encoding {
  const file = encodeEnvFile(variables);
  if (!file.ok) return file;
  const hasVariables = variables.length > 0;
  const words = [...mounts, ...(hasVariables ? ['--env-file /dev/stdin'] : []), nameOf(names, chosen, 'image')];
  const input = hasVariables ? ` ${hereDocument(file.text.slice(0, -1))}` : '\n';
  return { ok: true, text: `${['docker run', ...words].join(' \\\n  ')}${input}` };
}

const run: Target = {
  id: 'docker-run',
  title: 'docker run',
  group: 'Docker',
  words: 'podman nerdctl',
  way: 'variable',
  fileName: 'docker-run.sh',
  limit: envFileLimit,
  carriesFiles: 'beside',
  names,
  hint: 'Add your other arguments, `chmod 600` the file, and run it with sh. Works with podman too. `docker inspect` shows the value; a mounted file does not.',
  encode: (parts, chosen) => runCommand(fileMounts(parts.files), allVariables(parts), chosen),
};

const mount: Target = {
  id: 'docker-mount',
  title: 'docker run, mounted file',
  group: 'Docker',
  way: 'file',
  fileName: 'docker-run-file.sh',
  preservesComments: true,
  refersToFile: true,
  carriesFiles: 'beside',
  names,
  hint: 'Run it in the folder that holds config.json. `--mount` is `-v` without its trap: a missing file is an error, not a new folder. The user of the container must be able to read the file.',
  encode: ({ variables, files }, chosen) =>
    runCommand([mountOf('config.json', configPath), ...fileMounts(files)], variables, chosen),
};

/** A command line is parsed like a line of a shell. */
const inspect: DocumentReader = {
  read: (node) =>
    Array.isArray((isRecord(node.Config) ? node.Config : node).Env) ? { title: 'docker inspect' } : undefined,
};

/** `ENV NAME …` without an equals sign, which removes quotes (Dockerfile reference, ENV). */
const legacy: AssignmentReader = {
  title: 'Dockerfile',
  read: ({ text, name, end, before }) =>
    /^[ \t]*ENV[ \t]+$/.test(before) && matchAt(/[ \t]+\S/y, text, end)
      ? refuseValue('value-read-differently', `Docker removes quotes here. Write ENV ${name}='…'.`)
      : undefined,
};

export const docker: Consumer = { targets: [run, mount], assignments: [legacy], documents: inspect };
