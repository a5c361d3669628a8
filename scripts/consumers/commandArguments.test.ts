import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHjson } from 'hjson-document';
import { describe, expect, it } from 'vitest';
import { exportTo, type Target, targets } from '../../src/delivery/index.ts';
import { readConfig } from '../../src/testing/readConfig.ts';
import { buildTokenRequest, type CredentialPlace, curlCommand } from '../../src/tokenRequest/index.ts';
import { findProgram, inFolder, run } from './consumer.ts';

/** What the outputs may call: each is a program that writes down its arguments and its input. */
const recorded = ['gh', 'glab', 'az', 'docker', 'podman', 'kubectl', 'vault', 'op', 'aws', 'curl', 'envsubst', 'helm'];
/** These are real, and called through a program that writes down its arguments first. */
const passedOn = ['printf', 'echo', 'cat', 'env', 'chmod', 'sh'];

const recorder = (log: string, rest: string) => `#!/bin/sh
for argument; do /usr/bin/printf '%s\\0' "$argument" >> '${log}/arguments'; done
${rest}
`;

const shells: readonly (readonly [string, ...string[]])[] = [
  ['sh'],
  ['dash'],
  ['bash'],
  ['bash', '--posix'],
  ['zsh', '-f'],
  ['mksh'],
  ['busybox', 'sh'],
];

interface Seen {
  readonly arguments: readonly string[];
  readonly inputs: string;
  /** The modes of the files that hold a secret and were not there before. */
  readonly modes: Readonly<Record<string, string>>;
}

/** Runs the lines in a shell whose every program is one of those above. */
function runRecorded(
  shell: readonly string[],
  files: Readonly<Record<string, string | undefined>>,
  line: string,
): Promise<Seen> {
  return inFolder({}, (folder) => {
    const [bin, log, work] = ['bin', 'log', 'work'].map((name) => join(folder, name)) as [string, string, string];
    for (const path of [bin, log, work]) mkdirSync(path);
    for (const [name, text] of Object.entries(files)) if (text !== undefined) writeFileSync(join(work, name), text);
    for (const name of recorded) {
      const rest = name === 'envsubst' ? '/usr/bin/env' : `/usr/bin/cat >> '${log}/inputs'`;
      writeFileSync(join(bin, name), recorder(log, rest), { mode: 0o755 });
    }
    for (const name of passedOn) {
      const real = findProgram(name) ?? name;
      writeFileSync(join(bin, name), recorder(log, `exec '${real}' "$@"`), { mode: 0o755 });
    }
    const [program = '', ...parameters] = shell;
    run(findProgram(program) ?? program, [...parameters, '-c', line], { cwd: work, env: { PATH: bin } });
    const read = (name: string) => (existsSync(join(log, name)) ? readFileSync(join(log, name), 'utf8') : '');
    const written = readdirSync(work).filter((name) => readFileSync(join(work, name), 'utf8').includes('planted'));
    return {
      arguments: read('arguments').split('\0'),
      inputs: read('inputs'),
      modes: Object.fromEntries(
        written.map((name) => [name, (statSync(join(work, name)).mode & 0o777).toString(8)] as const),
      ),
    };
  });
}

const secrets = ['fake-planted-key', 'fake-planted-word', "fake-planted it's $HOME"];
const document = parseHjson(`{
  # who asks
  organisationName: "Acme Ltd"
  encryptionKey: "${secrets[0]}"
  oidcClientSecret: "${secrets[2]}"
  pgConnStr: "postgres://review:${secrets[1]}@db.example.com/review"
}`);
const variables = [
  { name: 'HTTPS_PROXY', value: 'http://u:fake-planted-proxy@proxy.example.com:3128' },
  { name: 'NO_PROXY', value: 'a, b' },
];

/** The commands in backticks of a sentence that one of the recorded programs runs. */
function commandsIn(hint: string): readonly string[] {
  return [...hint.matchAll(/`([^`]+)`/g)].flatMap(([, command = '']) =>
    recorded.includes(command.split(' ')[0] ?? '') && command.includes(' ') ? [command] : [],
  );
}

/** What a user runs: the output if it is a script, and the commands that the target names. */
function linesOf(target: Target, keepsComments: boolean) {
  const output = exportTo(document, target, variables, { keepsComments });
  if (!output.ok) return undefined;
  const kept = output.apart?.kept(true);
  const files = {
    'config.json': document.text,
    [target.fileName]: output.text,
    ...(target.apart && kept?.ok && { [target.apart.keptFileName]: kept.text }),
  };
  const runsItself = /^(?:gh|glab|az|docker) /m.test(output.text) ? [`. ./${target.fileName}`] : [];
  const command = output.apart?.command;
  return { files, lines: [...runsItself, ...(command ? [command] : []), ...commandsIn(target.hint)] };
}

const sample = {
  name: 'Sample',
  sourceID: '42',
  gatewayURL: 'https://gateway.example.com',
  baseURL: undefined,
  time: '',
  timeZone: '',
};
const tokenUrl = 'https://auth.example.com/token';
const requests: readonly (readonly [name: string, place: CredentialPlace, gateway: object])[] = [
  ['with the secret in the body', 'body', { tokenUrl }],
  ['with the secret in the header', 'header', { tokenUrl }],
  ['with a password in the address', 'body', { tokenUrl: 'https://u:fake-planted-pw@auth.example.com/token' }],
  ['with a secret parameter', 'header', { tokenUrl, endpointParams: { assertion: "'fake-planted-assertion'" } }],
];

const present = shells.filter(([program]) => findProgram(program));

describe.each(present.map((shell) => [shell.join(' '), shell] as const))('in %s', (_, shell) => {
  it.each(targets.flatMap((target) => [false, true].map((keeps) => [target.id, target, keeps] as const)))(
    'no argument of a program holds a secret: %s',
    async (_id, target, keeps) => {
      const { files, lines } = linesOf(target, keeps) ?? { files: {}, lines: [] };
      for (const line of lines) {
        const seen = await runRecorded(shell, files, line);
        expect(seen.arguments.length).toBeGreaterThan(1);
        expect(seen.arguments.filter((argument) => argument.includes('planted'))).toEqual([]);
      }
    },
    60_000,
  );

  it.each(['github-actions', 'gitlab-ci', 'azure-devops'])('%s hands the secrets to standard input', async (id) => {
    const target = targets.find((each) => each.id === id) as Target;
    const { files, lines } = linesOf(target, false) ?? { files: {}, lines: [] };
    const { inputs } = await runRecorded(shell, files, lines[0] ?? '');
    expect(inputs).toContain('fake-planted-key');
    expect(inputs).toContain('fake-planted-proxy');
  });

  it('what envsubst reads and writes is for its owner alone', async () => {
    const target = targets.find(({ id }) => id === 'envsubst') as Target;
    const { files, lines } = linesOf(target, false) ?? { files: {}, lines: [] };
    const { modes } = await runRecorded(shell, { ...files, 'config.json': undefined }, lines[0] ?? '');
    expect(modes).toMatchObject({ 'server-secrets.sh': '600', 'config.json': '600' });
  });

  it.each(requests)('the command for curl, %s', async (_name, place, gateway) => {
    const text = JSON.stringify({ gatewayOAuth2: { clientId: 'client', clientSecret: secrets[2], ...gateway } });
    const request = buildTokenRequest(readConfig(text), sample, 'latest', 0, place);
    const command = request.kind === 'request' ? curlCommand(request, 'included') : undefined;
    const seen = await runRecorded(shell, {}, command ?? '');
    expect(seen.arguments).toContain('--config');
    expect(seen.arguments.filter((argument) => /planted|Basic/.test(argument))).toEqual([]);
    expect(seen.inputs).toMatch(/planted|Basic/);
  });
});
