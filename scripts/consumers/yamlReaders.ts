import { loadAll } from 'js-yaml';
import { parseAllDocuments } from 'yaml';
import { configVariable } from '../../src/opening/index.ts';
import { asRecord, type Consumer, findProgram, inFolder, run, succeeds, textMembers } from './consumer.ts';

const python = findProgram('python3');
const kubectl = findProgram('kubectl');

/** The entries of every Secret in the documents; the mounted file counts as the variable it replaces. */
function secretEntries(documents: readonly unknown[]): ReadonlyMap<string, string> {
  const entries = documents.flatMap((document) => [...textMembers(asRecord(document).stringData)]);
  return new Map(entries.map(([name, value]) => [name === 'config.json' ? configVariable : name, value]));
}

/** The environment of the service, with Compose's own `$$` still in it undone. */
function serviceEnvironment(documents: readonly unknown[]): ReadonlyMap<string, string> {
  const service = asRecord(asRecord(asRecord(documents[0]).services).server);
  return new Map([...textMembers(service.environment)].map(([name, value]) => [name, value.replaceAll('$$', '$')]));
}

const pythonYaml = 'import json, sys, yaml; json.dump(list(yaml.safe_load_all(sys.stdin.buffer.read())), sys.stdout)';

interface YamlReader {
  readonly name: string;
  readonly present: boolean;
  readonly read: (text: string) => readonly unknown[];
}

const yamlReaders: readonly YamlReader[] = [
  { name: 'yaml', present: true, read: (text) => parseAllDocuments(text).map((document) => document.toJS()) },
  { name: 'js-yaml', present: true, read: (text) => loadAll(text) },
  {
    name: 'PyYAML',
    present: python !== undefined && succeeds(python, ['-c', 'import yaml']),
    read: (text) => JSON.parse(run(python ?? 'python3', ['-c', pythonYaml], { input: text }).toString()),
  },
];

export const secretReaders: readonly Consumer[] = [
  ...yamlReaders.map(({ name, present, read }) => ({
    name,
    present,
    read: (output: string) => secretEntries(read(output)),
  })),
  {
    name: 'kubectl',
    present: kubectl !== undefined && succeeds(kubectl, ['version', '--client']),
    read: (output) => secretEntries(readByKubectl(output)),
  },
];

/** `label --local` reads the manifest as `apply` does and asks no server. */
function readByKubectl(manifest: string): readonly unknown[] {
  const answer = run(kubectl ?? 'kubectl', ['label', '--local', '-f', '-', '-o', 'json', 'read=back'], {
    input: manifest,
  });
  const items: unknown = JSON.parse(`[${answer.toString().replaceAll('\n}\n{', '\n},\n{')}]`);
  return Array.isArray(items) ? items.flatMap((item) => asRecord(item).items ?? [item]) : [];
}

const composeProgram = `
import json, sys
from compose.config import config
from compose.config.environment import Environment
details = config.find('.', ['compose.yaml'], Environment({}), None)
json.dump(config.load(details).services[0]['environment'], sys.stdout)
`;

const composePresent = python !== undefined && succeeds(python, ['-c', 'import compose.config']);

function readByCompose(files: Readonly<Record<string, string>>): Promise<ReadonlyMap<string, string>> {
  return inFolder(files, (cwd) =>
    textMembers(JSON.parse(run(python ?? 'python3', ['-c', composeProgram], { cwd }).toString())),
  );
}

export const composeReaders: readonly Consumer[] = [
  ...yamlReaders.map(({ name, present, read }) => ({
    name,
    present,
    read: (output: string) => serviceEnvironment(read(output)),
  })),
  {
    name: 'docker-compose',
    present: composePresent,
    read: (output) =>
      readByCompose({
        'compose.yaml': `version: '3'\n${output}`,
      }),
  },
];

export const composeEnvFile: Consumer = {
  name: 'docker-compose env_file',
  present: composePresent,
  read: (output) =>
    readByCompose({
      'compose.yaml': "version: '3'\nservices:\n  server:\n    image: server-image\n    env_file: server.env\n",
      'server.env': output,
    }),
};

export const kubectlEnvFile: Consumer = {
  name: 'kubectl create secret --from-env-file',
  present: kubectl !== undefined && succeeds(kubectl, ['version', '--client']),
  read: (output) =>
    inFolder({ 'server.env': output }, (cwd) => {
      const parameters = [
        'create',
        'secret',
        'generic',
        'x',
        '--from-env-file=server.env',
        '--dry-run=client',
        '-o',
        'json',
      ];
      const secret: unknown = JSON.parse(run(kubectl ?? 'kubectl', parameters, { cwd }).toString());
      return new Map(
        [...textMembers(asRecord(secret).data)].map(([name, value]) => [name, Buffer.from(value, 'base64').toString()]),
      );
    }),
};
