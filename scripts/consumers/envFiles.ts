import { parseEnv } from 'node:util';
import { parse } from 'dotenv';
import {
  type Consumer,
  findProgram,
  inFolder,
  parseNulRecords,
  parseRecords,
  run,
  succeeds,
  textMembers,
} from './consumer.ts';

const python = findProgram('python3');
const ruby = findProgram('ruby');
const direnv = findProgram('direnv');
const generator = '/usr/lib/systemd/user-environment-generators/30-systemd-environment-d-generator';

const pythonProgram = `
import dotenv, json, sys
json.dump(dotenv.dotenv_values('.env', encoding='utf-8'), sys.stdout)
`;

const rubyProgram = `
require 'dotenv'
require 'json'
print JSON.dump(Dotenv::Parser.call(File.read('.env', encoding: 'utf-8'), true))
`;

function fromJson(bytes: Buffer): ReadonlyMap<string, string> {
  return textMembers(JSON.parse(bytes.toString()));
}

export const dotenv: Consumer = {
  name: 'dotenv',
  present: true,
  read: (output) => textMembers(parse(output)),
};

export const nodeParseEnv: Consumer = {
  name: 'Node util.parseEnv',
  present: true,
  read: (output) => textMembers(parseEnv(output)),
};

export const pythonDotenv: Consumer = {
  name: 'python-dotenv',
  present: python !== undefined && succeeds(python, ['-c', 'import dotenv']),
  read: (output) =>
    inFolder({ '.env': output }, (cwd) => fromJson(run(python ?? 'python3', ['-c', pythonProgram], { cwd }))),
};

export const rubyDotenv: Consumer = {
  name: 'ruby-dotenv',
  present: ruby !== undefined && succeeds(ruby, ['-e', "require 'dotenv'"]),
  read: (output) => inFolder({ '.env': output }, (cwd) => fromJson(run(ruby ?? 'ruby', ['-e', rubyProgram], { cwd }))),
};

export const direnvDotenv: Consumer = {
  name: 'direnv',
  present: direnv !== undefined,
  read: (output) =>
    inFolder({ '.env': output }, (cwd) =>
      parseNulRecords(run('bash', ['-c', `eval "$('${direnv}' dotenv bash .env)"; env -0`], { cwd })),
    ),
};

export const sourced: Consumer = {
  name: 'bash, set -a; source',
  present: findProgram('bash') !== undefined,
  read: (output) =>
    inFolder({ '.env': output }, (cwd) => parseNulRecords(run('bash', ['-c', 'set -a; . ./.env; env -0'], { cwd }))),
};

const cEscapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', a: '\x07', b: '\b', f: '\f', v: '\v' };

/** One line of the answer: bare, or in double quotes with C escapes. */
function unquoteC(text: string): string {
  if (!text.startsWith('"')) return text;
  return text
    .slice(1, -1)
    .replace(/\\(?:x([0-9a-f]{2})|([0-7]{3})|(.))/gs, (_, hex: string, octal: string, letter: string) =>
      hex || octal ? String.fromCharCode(Number.parseInt(hex || octal, hex ? 16 : 8)) : (cEscapes[letter] ?? letter),
    );
}

/** The reader of EnvironmentFile= serves environment.d too, where the dollar sign is expanded besides. */
export const systemdEnvironmentFileReader: Consumer = {
  name: 'systemd environment files',
  present: succeeds(generator, []),
  accepts: (value) => value !== '' && !value.includes('$') && !/\p{Noncharacter_Code_Point}/u.test(value),
  read: (output) =>
    inFolder({ 'empty.conf': '' }, (cwd) => {
      run('mkdir', ['-p', 'environment.d'], { cwd });
      run('bash', ['-c', 'cat > environment.d/99-server.conf'], { cwd, input: output });
      const answer = run(generator, [], { cwd, env: { XDG_CONFIG_HOME: cwd, HOME: cwd } }).toString();
      return new Map([...parseRecords(answer.split('\n'))].map(([name, text]) => [name, unquoteC(text)]));
    }),
};
