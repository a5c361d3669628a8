import { describe, expect, it } from 'vitest';
import { runOn } from '../../testing/commandLine.ts';

const text = `{
  // where users go
  baseUrl: https://review.example.com # with https
  # smtpPort: 25
  smtpAuth: {
    mechanism: { type: "autoDiscover", "password": "fake-password" }
  }
}
`;
const file = 'config.json';
type Machine = Parameters<typeof runOn>[0];
const set = (words: readonly string[], machine: Machine = {}) =>
  runOn({ ...machine, files: { [file]: text, ...machine.files } }, 'set', ...words);

describe('set', () => {
  it.each<[name: string, words: readonly string[], before: string, after: string]>([
    ['text', ['baseUrl', 'https://b.example.com'], 'https://review.example.com #', '"https://b.example.com" #'],
    ['an integer', ['queryTimeOutMinutes', '20'], '  smtpAuth', '  queryTimeOutMinutes: 20\n  smtpAuth'],
    ['what is commented out', ['smtpPort', '587'], '# smtpPort: 25', 'smtpPort: 587'],
    ['a switch', ['supportCustomMailServer', 'true'], '  }\n}', '  }\n  supportCustomMailServer: true\n}'],
    ['text that looks like a number', ['organisationName', '007'], '', 'organisationName: 007'],
  ])('%s', async (_name, words, _before, after) => {
    const { code, err, files } = await set([file, ...words]);
    expect([code, err]).toEqual([0, '']);
    expect(files[file]).toContain(
      after
        .trim()
        .split('\n')[0]
        ?.replace(/"https:\/\/b\.example\.com" #/, 'https://b.example.com'),
    );
    expect(files[file]).toContain('// where users go');
  });

  it.each([
    ['smtpPort', '587 ', 'smtpPort: 587\n'],
    ['smtpPort', '587\u00a0', 'smtpPort: 587\n'],
    ['smtpPort', '\u200b587', 'smtpPort: 587\n'],
    ['queryTimeOutMinutes', ' 5', 'queryTimeOutMinutes: 5\n'],
    ['supportCustomMailServer', 'true ', 'supportCustomMailServer: true\n'],
    ['organisationName', ' Example ', 'organisationName: " Example "\n'],
  ])('%s: what cannot be seen around a number or switch is no part of it, as in %j', async (key, value, expected) => {
    const { code, files } = await runOn({ files: { [file]: 'mailFrom: a\n' } }, 'set', file, key, value);
    expect(code).toBe(0);
    expect(files[file]).toContain(expected);
  });

  it('accepts JSON for objects', async () => {
    const { code, files } = await set([file, 'gatewayOAuth2', '--json', '{"clientId": "a", "endpointParams": {}}']);
    expect(code).toBe(0);
    expect(files[file]).toMatch(/gatewayOAuth2:\s*\{\s*clientId: "?a"?/);
  });

  it('writes a note', async () => {
    const { files } = await set([file, 'queryTimeOutMinutes', '20', '--note', 'large imports']);
    expect(files[file]).toContain('  # large imports\n  queryTimeOutMinutes: 20\n');
  });

  it('prints the result for standard input', async () => {
    const { code, out } = await runOn({ standardInput: 'mailFrom: a\n' }, 'set', '-', 'smtpPort', '25');
    expect([code, out]).toEqual([0, 'mailFrom: a\nsmtpPort: 25\n']);
  });

  it.each<[name: string, words: readonly string[], reason: string]>([
    ['an unknown option', ['smtpPrt', '25'], 'There is no option of this name. Did you mean smtpPort?'],
    ['a value of another type', ['smtpPort', 'abc'], 'This is not a value that smtpPort can have.'],
    ['a number with a fraction', ['smtpPort', '1.5'], 'This is not a value that smtpPort can have.'],
    [
      'no choice',
      ['smtpAuth.mechanism.type', 'plain'],
      'Not applied: this is not a value that smtpAuth.mechanism.type can have.',
    ],
    ['no JSON', ['smtpAuth', '{', '--json'], 'The value is not JSON.'],
    ['two values', ['mailFrom', 'a', '--from-env', 'B'], 'The value is given twice: name one source of it.'],
    [
      'no value',
      ['mailFrom'],
      'The value is missing: give it as an operand, or by --stdin, --from-env or --from-file.',
    ],
    ['no option', [], 'Something is missing: the operands are FILE OPTION [VALUE].'],
    ['a variable that is not set', ['mailFrom', '--from-env', 'NO'], 'The variable NO is not set.'],
    ['a file that is not there', ['mailFrom', '--from-file', 'no'], 'no: There is no such file.'],
  ])('refuses %s and writes nothing', async (_name, words, reason) => {
    expect(await set([file, ...words])).toMatchObject({
      code: 2,
      out: '',
      err: `arconf: set: ${reason}\n`,
      files: { [file]: text },
    });
  });
});

it.each([
  ['set', 'smtpPort', '2525'],
  ['get', 'smtpPort'],
  ['unset', 'smtpPort'],
])('the order of git config is answered with ours: %s', async (command, option, ...value) => {
  const { code, err } = await runOn({ files: { [file]: text } }, command, option, ...value, file);
  expect([code, err]).toEqual([2, 'arconf: smtpPort: There is no such file. The file comes before the option.\n']);
});

describe('a secret', () => {
  it.each<[name: string, words: readonly string[], machine: Machine]>([
    ['from standard input', ['--stdin'], { standardInput: 'new-fake\n' }],
    ['from a variable', ['--from-env', 'NEW'], { variables: { NEW: 'new-fake' } }],
    ['from a file', ['--from-file', 'new.txt'], { files: { 'new.txt': 'new-fake\r\n' } }],
    ['typed at the terminal', [], { typed: 'new-fake' }],
  ])('%s', async (_name, words, machine) => {
    const { code, out, err, files } = await set([file, 'oidcClientSecret', ...words], machine);
    expect([code, out, err]).toEqual([0, '', '']);
    expect(files[file]).toContain('  oidcClientSecret: new-fake\n');
  });

  it.each<[name: string, words: readonly string[]]>([
    ['of an option', ['oidcClientSecret', 'planted']],
    ['of a token parameter', ['gatewayOAuth2.endpointParams.client_assertion', "'planted'"]],
    ['in an object', ['smtpAuth.mechanism', '--json', '{"password": "planted"}']],
    ['in an address', ['baseUrl', 'https://user:planted@example.com']],
    ['in a note', ['smtpPort', '25', '--note', 'the password is planted7']],
    ['that begins with a hyphen', ['oidcClientSecret', '--planted']],
    ['that begins like an option', ['oidcClientSecret', '--from-env-planted']],
    ['behind the end of the options', ['oidcClientSecret', '--', '-planted']],
  ])('%s is never taken from the command line', async (_name, words) => {
    const { code, out, err, files } = await set([file, ...words]);
    expect([code, out]).toEqual([2, '']);
    expect(err).not.toContain('planted');
    expect(files).toEqual({ [file]: text });
  });

  it('may be a reference', async () => {
    const { code, files } = await set([file, 'oidcClientSecret', `\${OIDC_SECRET}`]);
    expect(code).toBe(0);
    expect(files[file]).toContain(`\${OIDC_SECRET}`);
  });

  it('is not asked for if nobody can answer', async () => {
    expect(await set([file, 'oidcClientSecret'])).toMatchObject({ code: 2, files: { [file]: text } });
  });

  it('changes without being shown', async () => {
    const { code, out, files } = await set([file, 'smtpAuth.mechanism.password', '--stdin', '--diff'], {
      standardInput: 'planted',
    });
    expect([code, out]).toEqual([0, 'smtpAuth.mechanism.password: changes (hidden)\n']);
    expect(files).toEqual({ [file]: text });
  });
});

describe('changes of several options', () => {
  const changes = (from: string) => set([file, '--from', 'changes.hjson'], { files: { 'changes.hjson': from } });

  it('are set together, and keep what they do not name', async () => {
    const { code, files } = await changes(
      'smtpPort: 25\noidcClientSecret: "new-fake"\nsmtpAuth: { username: "a" }\ngatewayOAuth2: { endpointParams: { x: "baseURL" } }',
    );
    expect(code).toBe(0);
    expect(files[file]).toContain('"password": "fake-password"');
    for (const part of ['smtpPort: 25', 'oidcClientSecret: ', 'username: ', 'x: ']) expect(files[file]).toContain(part);
  });

  it('say which options of another choice become comments', async () => {
    const { code, err, files } = await changes('smtpAuth: { mechanism: { type: "xOAuth2" } }');
    expect(code).toBe(0);
    expect(err).toBe('arconf: set: Commented out, as they belong to the other choice: smtpAuth.mechanism.password.\n');
    expect(files[file]).toMatch(/# ?"password": "fake-password"/);
  });

  it.each([
    ['a text that cannot be read', '{ smtpPort: 25', 'Line 1: '],
    ['unknown keys', 'smtpPort: 25\nport: 1', '1 key of it is not an option.'],
    ['null', 'smtpPort: 25\nmailFrom: null', 'mailFrom is null: remove it with unset.'],
  ])('are refused as a whole with %s', async (_name, from, reason) => {
    const { code, err, files } = await changes(from);
    expect(code).toBe(2);
    expect(err).toMatch(new RegExp(`^arconf: set: changes.hjson: ${reason}`));
    expect(files[file]).toBe(text);
  });

  it('are refused as a whole with one value that an option cannot have', async () => {
    const { code, files } = await changes('smtpPort: 25\nqueryTimeOutMinutes: "x"');
    expect([code, files[file]]).toEqual([2, text]);
  });
});
