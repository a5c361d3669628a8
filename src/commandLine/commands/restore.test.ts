import { describe, expect, it } from 'vitest';
import { runOn } from '../../testing/commandLine.ts';

const original =
  '{\n  # about it\n  baseUrl: https://a.example\n  oidcClientSecret: fake-secret\n  encryptionKey: "fake-key" # kept\n}\n';

async function redacted(text: string): Promise<string> {
  return (await runOn({ standardInput: text }, 'redact', '-')).out;
}

describe('restore', () => {
  it('gives the original back, with what was changed in the copy', async () => {
    const copy = (await redacted(original)).replace('a.example', 'b.example');
    expect(await runOn({ files: { copy, original } }, 'restore', 'copy', '--from', 'original')).toMatchObject({
      code: 0,
      out: original.replace('a.example', 'b.example'),
      err: 'arconf: restore: 2 secrets and 2 comments put back, each as it is now in original.\n',
    });
  });

  it('puts nothing back unasked once the original has changed', async () => {
    const copy = await redacted(original);
    const files = { copy, original: original.replace('a.example', 'c.example') };
    expect(await runOn({ files }, 'restore', 'copy', '--from', 'original')).toMatchObject({
      code: 1,
      out: copy,
      err: `${['oidcClientSecret', 'encryptionKey']
        .map(
          (name) =>
            `arconf: ${name}: Not put back: The copy was made from another text. --fill ${name} uses the secret of original.\n`,
        )
        .join('')}arconf: restore: 2 marks left, in lines 3, 4.\n`,
    });
    const { code, out } = await runOn({ files }, 'restore', 'copy', '--from', 'original', '--fill', 'oidcClientSecret');
    expect(code).toBe(1);
    expect(out).toContain('oidcClientSecret: fake-secret\n');
    expect(out).toMatch(/encryptionKey: "<redacted encryptionKey of [\da-f]{8}>"/);
  });

  it('never gives a secret to another option', async () => {
    const copy = (await redacted(original)).replace('oidcClientSecret:', 'mailFrom:');
    const { code, out, err } = await runOn({ files: { copy, original } }, 'restore', 'copy', '--from', 'original');
    expect(code).toBe(1);
    expect(err).toContain('arconf: mailFrom: original has nothing that belongs here.\n');
    expect(out).not.toContain('fake-secret');
  });

  const restored = async (text: string, change: (copy: string) => string, now = text) =>
    runOn({ files: { copy: change(await redacted(text)), original: now } }, 'restore', 'copy', '--from', 'original');
  const markIn = (copy: string) => /<redacted [^>]*>/.exec(copy)?.[0] ?? '';
  const link = '{\n  supportPageUrl: "https://user:fake-secret-1@wiki.example.com/x"\n}\n';
  const database = '{\n  pgConnStr: "postgres://app:fake-secret-1@db.example.com/x"\n}\n';

  it.each<[string, string, (mark: string) => string]>([
    ['the path of a link', link, (mark) => `https://wiki.example.com/${mark}`],
    ['the user of a database', database, (mark) => `postgres://${mark}@db.example.com/x`],
    ['the name of an application', database, (mark) => `postgres://app@db.example.com/x?application_name=${mark}`],
    ['a host', database, (mark) => `postgres://app@${mark}/x`],
    ['a query', link, (mark) => `https://wiki.example.com/x?page=${mark}`],
  ])('puts no password into %s', async (_, text, address) => {
    const { code, out, err } = await restored(text, (copy) => copy.replace(/"[^"]*"/, `"${address(markIn(copy))}"`));
    expect([code, out]).toEqual([1, expect.stringMatching(/<redacted password\.in\.\w+ of [\da-f]{8}>/)]);
    expect(out).not.toContain('fake-secret');
    expect(err).toContain('original has nothing that belongs here.');
  });

  it.each<[string, (copy: string) => string]>([
    ['a comment', (copy) => `# ${markIn(copy)}\n${copy}`],
    ['a key', (copy) => copy.replace('{', `{ "${markIn(copy)}": 1`)],
  ])('leaves a mark in %s, and says where', async (_, change) => {
    const { code, err } = await restored(link, change);
    expect([code, err]).toEqual([1, expect.stringContaining('arconf: restore: 1 mark left, in line 1.\n')]);
  });

  it.each<[string, (mark: string) => string]>([
    ['as HTML', (mark) => mark.replace('<', '&lt;').replace('>', '&gt;')],
    ['in capitals', (mark) => mark.toUpperCase()],
    ['with a broken blank', (mark) => mark.replace(' of', '\u00a0of')],
    ['with a second blank', (mark) => mark.replace(' ', '  ')],
  ])('leaves a mark %s, and says where', async (_, altered) => {
    const { code, out, err } = await restored(original, (copy) => copy.replace(/<redacted enc[^>]*>/, altered));
    expect([code, out]).toEqual([1, expect.stringContaining('fake-secret')]);
    expect(err).toContain('arconf: restore: 1 mark left, in line 5.\n');
  });

  it('puts a password back where the rest of its address has changed', async () => {
    const change = (copy: string) => copy.replace('app:', 'other:').replace('db.example.com/x', 'db.example.net/y');
    expect(await restored(database, change)).toMatchObject({ code: 0, out: change(database) });
  });

  const commented =
    '# of the file\n{\n  # about the address\n  baseUrl: https://a.example\n\n  # ---- Mail ----\n  # about the port\n  smtpPort: 25 # was 587\n' +
    '  smtpAuth: {\n    # who\n    username: app\n  }\n  gatewayOAuth2: { # tokens\n    clientSecret: "fake-secret-1"\n  }\n}\n';
  const lines = (text: string, from: number, count: number, to: number) => {
    const all = text.split('\n');
    const moved = all.splice(from, count);
    all.splice(to, 0, ...moved);
    return all.join('\n');
  };

  it.each<[string, (copy: string) => string, readonly RegExp[]]>([
    [
      'two lines',
      (copy) => lines(copy, 1, 1, 3),
      [/# about the port\n {2}smtpPort[^\n]*\n[\s\S]*# about the address\n {2}baseUrl/],
    ],
    [
      'two sections',
      (copy) => lines(copy, 4, 3, 7),
      [/gatewayOAuth2: \{ # tokens[\s\S]*smtpAuth[\s\S]*# who\n {4}username/],
    ],
    [
      'all members',
      (copy) => lines(lines(copy, 1, 1, 9), 6, 3, 1),
      [/gatewayOAuth2[\s\S]*smtpPort: 25 # was 587[\s\S]*baseUrl/],
    ],
  ])('keeps the new order of %s, with their comments', async (_, change, expected) => {
    const { code, out } = await restored(commented, change);
    expect(code).toBe(0);
    for (const each of expected) expect(out).toMatch(each);
    expect(out.match(/#/g)).toHaveLength(7);
    expect(out).toContain('fake-secret-1');
  });

  it.each<[string, (copy: string) => string]>([
    [
      'crosswise',
      (copy) =>
        copy
          .replace(/apiToken(?=:)/, '-')
          .replace(/password2(?=:)/, 'apiToken')
          .replace('-:', 'password2:'),
    ],
    ['to a new name', (copy) => copy.replace(/apiToken(?=:)/, 'otherToken').replace(/password2(?=:)/, 'otherPassword')],
    ['into another object', (copy) => copy.replace('{', '{ inner: {').replace(/\}\n$/, '} }\n')],
  ])('counts no secret of keys that were renamed %s, and keeps the names', async (_, change) => {
    const text = '{\n  apiToken: fake-token-1\n  password2: fake-password-2\n}\n';
    const { code, out, err } = await restored(text, change);
    expect([code, out]).toEqual([1, change(await redacted(text))]);
    expect(err.match(/original has nothing that belongs here/g)).toHaveLength(2);
    expect(err).not.toContain('put back');
  });

  it.each<[string, (copy: string) => string, string]>([
    [
      'a note of its own above one of the original',
      (copy) => copy.replace('  smtpPort', '  # mine\n  smtpPort'),
      '# mine',
    ],
    ['a note of its own behind one of the original', (copy) => copy.replace('25', '26 # mine'), '26 # mine'],
    ['a comment above all', (copy) => `# mine\n${copy}`, '# mine\n'],
    [
      'a new member with a note',
      (copy) => copy.replace('  smtpPort', '  # mine\n  mailFrom: a@b.c\n  smtpPort'),
      '# mine\n  mailFrom',
    ],
    [
      'a block around members',
      (copy) => copy.replace('  smtpPort: 25', '  /* mine */\n  smtpPort: 25 /* mine */'),
      '25 /* mine */',
    ],
  ])('keeps every comment beside %s', async (_, change, mine) => {
    const { code, out } = await restored(commented, change);
    expect(code).toBe(0);
    for (const comment of commented.match(/# [^\n]*/g) ?? []) expect(out).toContain(`${comment}\n`);
    expect(out).toContain(mine);
    expect(out).toContain('fake-secret-1');
  });

  it('keeps the comments of a list in which an element was added', async () => {
    const text = '{\n  hosts: [\n    1 # one\n    # about two\n    2\n  ]\n  apiToken: fake-token-1\n}\n';
    const change = (copy: string) => copy.replace('    2\n', '    3\n    2\n');
    expect(await restored(text, change)).toMatchObject({
      code: 0,
      out: text.replace('    # about two\n', '    3\n    # about two\n'),
    });
  });

  it('names the comments that have no place any more', async () => {
    const { code, err } = await restored(commented, (copy) => copy.replace('  smtpPort: 25\n', ''));
    expect(code).toBe(0);
    expect(err).toContain('2 comments of original have no place in the copy: lines 7, 8.\n');
  });

  const users =
    '{\n  users: [\n    { name: "alice", token: "fake-a" }\n    { name: "bob", token: "fake-b" }\n    { name: "carl", token: "fake-c" }\n  ]\n}\n';
  const swapped = lines(users, 2, 1, 3);

  it.each<[string, (copy: string) => string]>([
    ['was removed', (copy) => lines(copy, 2, 1, 100)],
    ['was added', (copy) => copy.replace('[\n', '[\n    { name: "new" }\n')],
    ['was moved', (copy) => lines(copy, 2, 1, 4)],
  ])('takes nobody of a list for another one once an element %s', async (_, change) => {
    const { code, out, err } = await restored(users, change, swapped);
    expect([code, out]).toEqual([1, change(await redacted(users))]);
    expect(err).toContain('The list has changed, and an index does not tell which element this is. --fill users.');
  });

  it('says that a secret is the one of now', async () => {
    const now = original.replace('fake-secret', 'fake-rotated');
    expect(await restored(original, (copy) => copy, now)).toMatchObject({
      code: 0,
      out: now,
      err: expect.stringContaining('as it is now in original'),
    });
  });

  it('says what is missing', async () => {
    expect(await runOn({ files: { copy: original } }, 'restore', 'copy')).toMatchObject({ code: 2 });
    expect(await runOn({ files: { original } }, 'restore', 'original', '--from', 'original')).toMatchObject({
      code: 2,
      err: 'arconf: original: It has no mark of a redacted copy.\n',
    });
  });
});
