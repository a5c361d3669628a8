import { describe, expect, it } from 'vitest';
import { runOn } from '../../testing/commandLine.ts';

const config = 'baseUrl: https://review.example.com\nsmtpPort: 25\n';
const service = (name: string, port: number) =>
  `  ${name}:\n    environment:\n      GOGC: 50\n      SERVICE_CONFIG_HJSON: '{"baseUrl":"https://review.example.com","smtpPort":${port}}'\n`;
const files = {
  'config.json': config,
  'compose.yaml': `services:\n${service('api', 25)}`,
  'two.yaml': `services:\n${service('api', 25)}${service('web', 587)}`,
  'config.sh': 'cat <<EOF > config.json\n{\n  baseUrl: https://review.example.com\n  oidcClientSecret: "$PW"\n}\nEOF\n',
  'config.yaml': 'baseUrl: https://review.example.com\nsmtpAuth:\n  username: review\n',
  'mail.txt': 'Ada wrote:\n> baseUrl: https://review.example.com\n> smtpPort: 25\n',
  'name.txt': `docker run -e 'SERVICE_CONFIG_HJSON={"organisationName":"It''s us"}' review\n`,
  'windows.txt': `PS C:\\> docker run -e 'SERVICE_CONFIG_HJSON={"baseUrl":"https://review.example.com","oidcClientSecret":"FAKE-it''s"}' review\n`,
  'mails.txt':
    'Password Fake7731x\n```\n{ smtpPort: 25 }\n```\nFake7731y\n```\n{ smtpPort: 587 }\n```\nStaging\n```\n{ smtpPort: 26 }\n```\n',
  other: 'hello: world\n',
};
const run = (...words: readonly string[]) => runOn({ files }, ...words);

describe('with --wrapped, the configuration in a file is read by', () => {
  it('get', async () =>
    expect(await run('get', '--wrapped', 'compose.yaml', 'smtpPort')).toMatchObject({ out: '25\n' }));

  it('get, from YAML with nested options', async () =>
    expect(await run('get', '--wrapped', 'config.yaml', 'smtpAuth.username')).toMatchObject({ out: 'review\n' }));

  it('effective, with the variables beside it', async () => {
    const { out } = await run('effective', '--wrapped', 'compose.yaml');
    expect(out).toMatch(/^smtpPort +file +25$/m);
    expect(out).toMatch(/^GOGC +environment +50$/m);
  });

  it('diff', async () => {
    expect(await run('diff', '--wrapped', 'compose.yaml', 'compose.yaml')).toMatchObject({ code: 0 });
    expect(await run('diff', '--wrapped', 'compose.yaml', 'config.yaml')).toMatchObject({ code: 1 });
  });

  it('merge', async () => {
    const { code, out } = await run('merge', '--wrapped', 'compose.yaml', 'compose.yaml', 'compose.yaml');
    expect([code, JSON.parse(out)]).toEqual([0, { baseUrl: 'https://review.example.com', smtpPort: 25 }]);
  });
});

/** Messages without the one that counts the options. */
const withoutCount = (messages: string) => messages.replace(/^arconf: \S+: \d+ of \d+ options set.*\n/m, '');

it.each([
  ['check', '--wrapped', 'config.sh'],
  ['get', '--wrapped', 'config.sh', 'baseUrl'],
  ['effective', '--wrapped', 'config.sh'],
  ['diff', '--wrapped', 'config.sh', 'config.json'],
])('%s says what the program behind a wrapper would still fill in', async (...words) => {
  const { err } = await run(...words);
  expect(withoutCount(err)).toBe(
    'arconf: config.sh: Not resolved, left as written: $PW in oidcClientSecret. Replace with actual values.\n',
  );
});

it.each([
  ['check', '--wrapped', 'windows.txt'],
  ['get', '--wrapped', 'windows.txt', 'baseUrl'],
  ['effective', '--wrapped', 'windows.txt'],
  ['diff', '--wrapped', 'windows.txt', 'config.json'],
])('%s names the programs that differ and the options, and shows no value', async (...words) => {
  const { code, out, err } = await run(...words);
  expect(code).toBe(2);
  expect(out + err).toContain(
    'Programs read it differently in oidcClientSecret (PowerShell; POSIX shell, fish). Add --as with one of these names.',
  );
  expect(out + err).not.toMatch(/it's|its|FAKE/);
});

it('--as picks one of them', async () => {
  const name = (as: string) => run('get', '--wrapped', '--as', as, 'name.txt', 'organisationName');
  expect(await name('powershell')).toMatchObject({ code: 0, out: "It's us\n" });
  expect(await name('POSIX shell')).toMatchObject({ code: 0, out: 'Its us\n' });
  expect(await name('nushell')).toMatchObject({
    code: 2,
    err: expect.stringContaining('(POSIX shell, fish; PowerShell)'),
  });
});

describe('a wrapped configuration is never read as something else by', () => {
  it.each([
    ['get', 'compose.yaml', 'smtpPort'],
    ['effective', 'compose.yaml'],
    ['diff', 'config.json', 'compose.yaml'],
    ['get', 'config.yaml', 'smtpAuth.username'],
  ])('%s', async (...words) => {
    const { code, out, err } = await run(...words);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/holds a configuration \((?:Compose file|YAML)\)\. Add --wrapped\.$/m);
  });

  it.each([
    ['set', 'compose.yaml', 'smtpPort=587'],
    ['fmt', 'compose.yaml'],
    ['unset', 'compose.yaml', 'smtpPort'],
  ])('%s', async (...words) => {
    const { code, err, files: after } = await run(...words);
    expect([code, after['compose.yaml']]).toEqual([2, files['compose.yaml']]);
    expect(err).toContain('holds a configuration (Compose file). Put that into a separate file.');
  });
});

it('of several configurations, none is taken', async () => {
  const { code, err } = await run('get', '--wrapped', 'two.yaml', 'smtpPort');
  expect(code).toBe(2);
  expect(err).toContain('several configurations (Compose file, api; Compose file, web)');
});

it('of several configurations, the lines are said, and no words of the file', async () => {
  const { err } = await run('effective', '--wrapped', 'mails.txt');
  expect(err).toContain('several configurations (HJSON, line 3; HJSON, line 7; HJSON, line 11)');
});

it('says why nothing is found', async () => {
  const { code, err } = await run('get', '--wrapped', 'other', 'smtpPort');
  expect(code).toBe(2);
  expect(err).toContain('known option');
});

describe('check', () => {
  it('of YAML with nested options says what it is, and which option reads it', async () =>
    expect((await run('check', 'config.yaml')).err).toBe(
      'arconf: config.yaml: This looks like a file that holds a configuration (YAML). Add --wrapped.\n',
    ));

  it.each(['text', 'compact', 'json', 'sarif', 'github', 'gitlab'])(
    '--wrapped says in %s why it found nothing',
    async (format) => {
      const { code, out, err } = await run('check', '--wrapped', '--output', format, 'other');
      expect(code).toBe(2);
      expect(out + err).toContain('known option');
    },
  );

  it.each([
    '{}',
    'arn:aws:secretsmanager:eu-central-1:1:secret:review',
    '{"config":{"baseUrl":"https://review.example.com"}}',
  ])('of a text that sets no option is no success: %s', async (text) => {
    const { code, out } = await runOn(
      { files: { a: text } },
      'check',
      '--fail-on',
      'warning',
      '--output',
      'compact',
      'a',
    );
    expect([code, out]).toEqual([1, expect.stringContaining('[no-option-set]')]);
  });
});
