import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asRecord, type Consumer, findProgram, inFolder, run, succeeds, textMembers } from './consumer.ts';

const systemd = '/lib/systemd/systemd';
/** systemd shows a user's units only to a user, never to root. */
const unprivileged = process.getuid?.() === 0 ? ['runuser', '-u', 'nobody', '--'] : [];

function dumpUnit(folder: string): string {
  const command = [...unprivileged, 'env', `XDG_RUNTIME_DIR=${folder}`, `XDG_CONFIG_HOME=${folder}`, systemd];
  const [program = 'env', ...parameters] = [...command, '--test', '--user', '--unit=server.service'];
  return run(program, parameters, { cwd: '/' }).toString();
}

/** The unit as systemd has read it: one `Environment:` entry a variable, its line ends raw. */
function readUnit(dropIn: string): Promise<ReadonlyMap<string, string>> {
  return inFolder({}, (folder) => {
    const units = join(folder, 'systemd', 'user');
    mkdirSync(units, { recursive: true });
    writeFileSync(join(units, 'server.service'), `${dropIn}Environment="LAST=1"\nType=oneshot\nExecStart=/bin/true\n`);
    run('chmod', ['-R', 'a+rX', folder]);
    const entries = dumpUnit(folder)
      .split(/\n?\t\tEnvironment: /)
      .slice(1, -1);
    return new Map(entries.map((entry) => [entry.slice(0, entry.indexOf('=')), entry.slice(entry.indexOf('=') + 1)]));
  });
}

async function systemdWorks(): Promise<boolean> {
  try {
    return (await readUnit('[Service]\nEnvironment="A=b"\n')).get('A') === 'b';
  } catch {
    return false;
  }
}

export const systemdUnitReader: Consumer = {
  name: 'systemd',
  present: await systemdWorks(),
  read: readUnit,
};

const terraformProgram = findProgram('terraform');

export const terraformConsole: Consumer = {
  name: 'terraform',
  present: terraformProgram !== undefined && succeeds(terraformProgram, ['version']),
  read: (output) =>
    inFolder({ 'server-environment.tf': output }, (cwd) => {
      const expression = 'base64encode(jsonencode(local.server_environment))';
      const answer = run(terraformProgram ?? 'terraform', ['console'], { cwd, input: expression })
        .toString()
        .trim();
      return textMembers(JSON.parse(Buffer.from(answer.replaceAll('"', ''), 'base64').toString()));
    }),
};

const python = findProgram('python3');

const supervisorProgram = `
import json, sys
from supervisor.datatypes import dict_of_key_value_pairs
from supervisor.options import UnhosedConfigParser, expand
parser = UnhosedConfigParser(inline_comment_prefixes=(';', '#'))
parser.read_string(sys.stdin.read())
environment = parser.get('program:server', 'environment', raw=True)
json.dump(dict_of_key_value_pairs(expand(environment, {}, 'environment')), sys.stdout)
`;
/** The folder of a module that is not installed. */
const pythonPath = { PYTHONPATH: process.env.PYTHONPATH ?? '' };

export const supervisorParser: Consumer = {
  name: 'supervisor',
  present: python !== undefined && succeeds(python, ['-c', 'import supervisor.options']),
  read: (input) =>
    textMembers(JSON.parse(run(python ?? 'python3', ['-c', supervisorProgram], { input, env: pythonPath }).toString())),
};

function parsers(variablesOf: (value: unknown) => unknown): readonly Consumer[] {
  const pairs = (value: unknown) => {
    const entries = variablesOf(value);
    const records = Array.isArray(entries) ? entries.map(asRecord) : [];
    return new Map(records.map(({ name, value: text }) => [String(name), String(text)]));
  };
  const echo = 'import json, sys; json.dump(json.load(sys.stdin.buffer), sys.stdout)';
  return [
    { name: 'JSON.parse', present: true, read: (output) => pairs(JSON.parse(output)) },
    {
      name: 'Python json',
      present: python !== undefined,
      read: (output) => pairs(JSON.parse(run(python ?? 'python3', ['-c', echo], { input: output }).toString())),
    },
  ];
}

export const ecsReaders: readonly Consumer[] = parsers((value) => {
  const { containerDefinitions } = asRecord(value);
  return Array.isArray(containerDefinitions) ? asRecord(containerDefinitions[0]).environment : undefined;
});

export const azureReaders: readonly Consumer[] = parsers((value) => value);
