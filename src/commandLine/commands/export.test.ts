import { describe, expect, it } from 'vitest';
import { targets } from '../../delivery/index.ts';
import { runOn } from '../../testing/commandLine.ts';

const config = 'baseUrl: "https://review.example.com"\noidcClientSecret: "fake-secret"\n';
const exported = (words: readonly string[], machine: Parameters<typeof runOn>[0] = {}) =>
  runOn({ files: { a: config }, ...machine }, 'export', ...words, 'a');

describe('export', () => {
  it('lists every target', async () => {
    const { code, out } = await runOn({}, 'export', '--list');
    expect(code).toBe(0);
    for (const { id } of targets) expect(out).toMatch(new RegExp(`^ {2}${id}( |$)`, 'm'));
  });

  it('writes a shell command', async () => {
    expect(await exported(['--for', 'posix'])).toMatchObject({
      code: 0,
      err: '',
      out: `export SERVICE_CONFIG_HJSON='{"baseUrl":"https://review.example.com","oidcClientSecret":"fake-secret"}'\n`,
    });
  });

  it.each([
    ['compose', [], '--name service=server and --name image=server-image'],
    ['compose', ['--name', 'service=api'], '--name image=server-image'],
    ['docker-run', [], '--name image=server-image'],
    ['kubernetes-apart', [], '--name service=server and --name image=server-image'],
    ['kubernetes-file', ['--name', 'image=review:1'], '--name service=server'],
    ['azure-devops', [], '--name pipeline=deploy'],
    [
      'vault-agent',
      ['--name', 'image=a', '--name', 'service=b', '--name', 'store=c'],
      '--name item=secret/data/server',
    ],
  ])('says which names of %s %j are placeholders', async (id, words, names) => {
    const { code, err } = await exported(['--for', id, ...words]);
    expect(code).toBe(0);
    expect(err).toContain(`arconf: a: The output has placeholders: ${names}. Give the names of yours.\n`);
  });

  it.each([
    ['compose', ['--name', 'service=api', '--name', 'image=review:1']],
    ['kubernetes-file', []],
    ['kubernetes-apart', ['--part', 'secrets']],
    ['posix', []],
  ])('names no placeholder that %s %j does not write', async (id, words) =>
    expect((await exported(['--for', id, ...words])).err).not.toContain('placeholder'),
  );

  it('says why GitLab masks nothing', async () => {
    const masked = await exported(['--for', 'gitlab-ci'], { files: { a: `${config}organisationName: Acme Ltd\n` } });
    expect(masked.out).toMatch(/^glab variable set SERVICE_CONFIG_HJSON --raw --masked <<'END'\n.*Acme\\u0020Ltd/);
    expect(masked.err).toBe('');
    const { out, err } = await exported(['--for', 'gitlab-ci', '--keep-comments']);
    expect(out).toMatch(
      /^# Not masked: it has several lines\.\nglab variable set SERVICE_CONFIG_HJSON --raw <<'END'\n/,
    );
    expect(err).toContain('GitLab cannot mask SERVICE_CONFIG_HJSON in the logs of jobs: it has several lines.');
  });

  it('writes names and variables', async () => {
    const variables = { SERVICE_CONFIG_HJSON: config, GOGC: '50' };
    const words = ['export', '--for', 'kubernetes-env', '--name', 'name=my-review', '--env'];
    const { code, out } = await runOn({ variables }, ...words);
    expect(code).toBe(0);
    expect(out).toContain('my-review');
    expect(out).toContain('GOGC');
  });

  it('keeps the secrets apart', async () => {
    const committed = await exported(['--for', 'envsubst'], { columns: 80 });
    expect(committed).toMatchObject({ code: 0 });
    expect(committed.out).toContain(`\${OIDC_CLIENT_SECRET}`);
    expect(committed.out + committed.err).not.toContain('fake-secret');
    expect(committed.err).toContain('envsubst');
    const names = await exported(['--for', 'envsubst', '--part', 'names'], { columns: 80 });
    expect(names.out).toBe("export OIDC_CLIENT_SECRET=''\n");
    const secrets = await exported(['--for', 'envsubst', '--part', 'secrets']);
    expect(secrets.out).toBe("export OIDC_CLIENT_SECRET='fake-secret'\n");
  });

  it.each([[['--for', 'posix']], [['--for', 'envsubst', '--part', 'secrets']]])(
    'prints secrets to a terminal on request alone: %j',
    async (words) => {
      expect(await exported(words, { columns: 80 })).toMatchObject({ code: 2, out: '' });
      const { code, out } = await exported([...words, '--to-terminal'], { columns: 80 });
      expect(code).toBe(0);
      expect(out).toContain('fake-secret');
    },
  );

  it.each(['<redacted oidcClientSecret>', '&lt;redacted oidcClientSecret&gt;', 'x<redacted%20oidcClientSecret>'])(
    'writes a mark of a redacted copy on request alone: %s',
    async (mark) => {
      const files = { a: config.replace('fake-secret', mark) };
      for (const words of [[], ['--part', 'secrets']]) {
        const target = words.length === 0 ? 'posix' : 'envsubst';
        const refused = await exported(['--for', target, ...words], { files });
        expect(refused).toMatchObject({ code: 1, out: '', err: expect.stringContaining('It is a redacted copy') });
        const { code, out } = await exported(['--for', target, ...words, '--allow-marks'], { files });
        expect([code, out]).toEqual([0, expect.stringContaining('redacted')]);
      }
    },
  );

  it.each([
    '<redacted oidcClientSecret of 8406dc8b>',
    String.raw`\u003credacted oidcClientSecret of 8406dc8b\u003e`,
    String.raw`\\u003credacted oidcClientSecret of 8406dc8b\\u003e`,
    '‹redacted oidcClientSecret of 8406dc8b›',
    'redacted oidcClientSecret of 8406dc8b',
    '•\ufe00•\ufe00•\ufe00•\ufe00•\ufe00•••\ufe0d',
    '••••••',
    'xxxxxx',
    'hunter2 was redacted',
  ])('refuses where check finds a mark: %s', async (value) => {
    const files = { a: config.replace('fake-secret', value) };
    const { out } = await runOn({ files }, 'check', '--output', 'json', 'a');
    const { code } = await exported(['--for', 'posix'], { files });
    expect(code).toBe(out.includes('redaction-mark') ? 1 : 0);
  });

  it('finds that a target cannot hold a configuration', async () => {
    const { code, out, err } = await runOn({ standardInput: '{ a' }, 'export', '--for', 'posix', '-');
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^arconf: <stdin>: \S/);
  });

  it.each<[words: readonly string[], reason: string]>([
    [[], '--for names the target; --list has all of them.'],
    [['--for', 'posx'], 'There is no such target. Did you mean posix?'],
    [['--for', 'posix', '--name', 'name=x'], '--name takes KEY=VALUE; this target has no names.'],
    [['--for', 'compose', '--name', 'x'], '--name takes KEY=VALUE; this target has the keys service, image.'],
  ])('%j is wrong usage', async (words, reason) => {
    expect(await exported(words)).toMatchObject({ code: 2, out: '', err: `arconf: export: ${reason}\n` });
  });
});
