import { readFileSync } from 'node:fs';
import { type HjsonDocument, parseHjson } from 'hjson-document';
import { measured } from 'source-text/testing/measured';
import { processorTime } from 'source-text/testing/processorTime';
import { describe, expect, it } from 'vitest';
import type { LeftOut } from './markedValues.ts';
import { type KeptComments, redactedCopy, redactPart } from './redact.ts';

import { type CopyToRestore, readCopy } from './restoreCopy.ts';

const complete = readFileSync(new URL('../fixtures/complete.hjson', import.meta.url), 'utf8');

function copyOf(text: string, kept: KeptComments = 'none'): string {
  const copy = redactedCopy(parseHjson(text), kept);
  if (!copy.ok) throw new Error(copy.reason);
  return copy.text;
}

function read(copy: string, original: string | HjsonDocument): CopyToRestore {
  const found = readCopy(copy, typeof original === 'string' ? parseHjson(original) : original);
  if (!found) throw new Error('No mark was found.');
  return found;
}

const nothing = () => false;
const everything = () => true;
const matches = ({ places }: CopyToRestore) => places.map(({ path, match }) => `${path.join('.')}: ${match}`);
const text = ({ restore }: CopyToRestore, isChosen: (place: LeftOut) => boolean) => restore(isChosen).text;

describe('beside the text that it was made of', () => {
  it.each(['none', 'unsuspicious', 'all'] as const)(
    'a copy with %s of the comments comes back byte for byte',
    (kept) => {
      for (const original of [complete, complete.replaceAll('\n', '\r\n')]) {
        const copy = read(copyOf(original, kept), original);
        expect(copy.isOfOriginal).toBe(true);
        expect(copy.restore(nothing)).toMatchObject({ text: original, left: 0 });
        expect(text(read(copyOf(original, kept).replaceAll('\r\n', '\n'), original), nothing)).toBe(original);
      }
    },
  );

  it.each([
    ['a number', '{ oidcClientSecret: 20260000123456 }'],
    ['a quoteless text', 'oidcClientSecret: fake-secret-value\nsmtpPort: 1\n'],
    ['a text of several lines', "{\n  oidcClientSecret: '''\n    fake-secret\n    value\n    '''\n}"],
    ['escapes', '{ oidcClientSecret: "\\u0066ake-secret-value" }'],
    ['an object in place of a secret', '{ credentials: { # fake\n x: "fake-secret-value" } // why\n}'],
    ['two passwords in one value', '{ pgConnStr: "postgres://u:fake-one@db?sslpassword=fake-two" }'],
    ['keys in one script', '{ "密码": fake-secret-one\n  "пароль": fake-secret-two\n }'],
    ['a text that cannot be read', '{ oidcClientSecret: "fake-secret-value" smtpPort }'],
    ['a NUL in what cannot be read', '{ oidcClientSecret "fake\0secret" }'],
    ['a NUL behind the root', '{ oidcClientSecret: "fake-secret-value" }\0 more'],
    ['a carriage return alone', 'mailFrom: fake\rfake\noidcClientSecret: fake-secret-value\n'],
    ['keys that only their signs tell apart', '{ "api token": "fake-alpha"\n api_token: "fake-beta"\n }'],
    [
      'keys deeper than a mark names',
      `{ ${'a: { '.repeat(9)}token: "fake-one" }, b: { token: "fake-two" ${'}'.repeat(10)}`,
    ],
    ['the text of a mark', '{ mailFrom: "<redacted x>"\n oidcClientSecret: fake-secret-value\n }'],
  ])('%s comes back', (_, original) => {
    expect(text(read(copyOf(original), original), nothing)).toBe(original);
  });

  it('what was changed in the copy stays changed, and the comments come back where they were', () => {
    const original =
      '{\n  # who asks: the network team\n  smtpPort: 25 // was 587\n  oidcClientSecret: "fake-secret-one" # rotated\n  # by phone\n  smtpHostname: mail\n}\n';
    const changed = copyOf(original).replace('25', '26').replace('  smtpHostname', '  mailFrom: a@b.c\n  smtpHostname');
    const restored = read(changed, original).restore(nothing);
    expect(restored.text).toBe(original.replace('25', '26').replace('  # by phone', '  mailFrom: a@b.c\n  # by phone'));
    expect(restored).toMatchObject({ values: 1, comments: 4, left: 0 });
  });

  it('a comment that was added to the original since is where it was added', () => {
    const original = '{\n  # about it\n  tokenA: fake-token-a\n  # about b\n  tokenB: fake-token-b\n}\n';
    const now = `# new note\n${original.replace('  tokenB', '  # and more\n  tokenB')}`;
    expect(text(read(copyOf(original), now), nothing)).toBe(now);
  });

  it('a member that was removed goes with its comment', () => {
    const original = '{\n  # about it\n  smtpPort: 25\n  oidcClientSecret: "fake-secret-one" # rotated\n}\n';
    const changed = copyOf(original).replace('  smtpPort: 25\n', '');
    expect(text(read(changed, original), nothing)).toBe('{\n  oidcClientSecret: "fake-secret-one" # rotated\n}\n');
  });

  it('a new secret in place of a mark stays', () => {
    const original = '{\n  oidcClientSecret: fake-secret-one\n  encryptionKey: fake-key-1 # kept\n}\n';
    const changed = copyOf(original).replace(/"<redacted oidc[^"]*"/, 'fake-secret-two');
    expect(text(read(changed, original), nothing)).toBe(original.replace('secret-one', 'secret-two'));
  });

  it('a mark in another option stays a mark', () => {
    const original = '{\n  oidcClientSecret: fake-secret-one\n  supportPageUrl: https://a.example\n}\n';
    const changed = copyOf(original).replace(
      'https://a.example',
      `"https://evil.example/?${/<redacted[^>]*>/.exec(copyOf(original))?.[0]}"`,
    );
    const copy = read(changed, original);
    expect(matches(copy)).toEqual(['oidcClientSecret: known', 'supportPageUrl: none']);
    expect(copy.restore(everything)).toMatchObject({ text: expect.stringContaining('/?<redacted'), left: 1 });
  });

  it.each([
    ['the path', 'https://a.example/$'],
    ['a password', 'https://user:$@a.example/x'],
    ['a host', 'https://$.a.example/x'],
  ])('the user of an address does not go into %s', (_, address) => {
    const original = '{\n  supportPageUrl: "https://mangrove@a.example/x"\n}\n';
    const changed = copyOf(original).replace(/"https:.*(<redacted[^>]*>).*"/, (_, mark) =>
      JSON.stringify(address.replace('$', mark)),
    );
    expect(text(read(changed, original), everything)).toBe(changed);
  });

  it('a mark in a comment stays a mark, and nothing in its place becomes a member', () => {
    const original = '{\n  # a */ smtpPort: 99\n  oidcClientSecret: fake-secret-one\n  smtpPort: 25\n}\n';
    const mark = /<redacted[^>]*>/.exec(copyOf(original))?.[0] ?? '';
    const restored = text(read(`/* ${mark} */ ${copyOf(original)}`, original), everything);
    expect(restored).toContain(mark);
    expect(parseHjson(restored).goRoot).toMatchObject({ members: [{}, {}] });
    expect(restored).not.toMatch(/\*\/ smtpPort: 99(?!\n {2}oidc)/);
  });

  it.each<[string, (copy: string) => string]>([
    ['an element was added', (copy) => copy.replace('[ ', '[ "new", ')],
    ['an element was removed', (copy) => copy.replace(/\{ name[^}]*\}, /, '')],
    ['an element was replaced', (copy) => copy.replace(/\{ name[^}]*\}/, '"new"')],
    ['two changed places', (copy) => copy.replace(/(\{ name[^}]*\}), (\{ name[^}]*\})/, '$2, $1')],
  ])('of a list, nothing is put back unasked once %s', (_, change) => {
    const original = '{ users: [ { name: "a", token: "fake-token-a" }, { name: "b", token: "fake-token-b" } ] }';
    const copy = read(change(copyOf(original)), original);
    expect(copy.isOfOriginal).toBe(true);
    expect(new Set(copy.places.map(({ match }) => match))).toEqual(new Set(['asked']));
    expect(text(copy, nothing)).toBe(change(copyOf(original)));
    expect(text(copy, everything)).toBe(change(original));
  });

  it('of a list whose elements are the same ones, everything comes back', () => {
    const original = '{ users: [ { name: "a", age: 1 }, { token: "fake-token-b" }, 5 ] }';
    const changed = (from: string) => from.replace('age: 1', 'age: 2').replace(', 5 ]', ', 6 ]');
    expect(text(read(changed(copyOf(original)), original), nothing)).toBe(changed(original));
  });

  it('a copy of an original that differs in hidden texts alone gets what the original has now', () => {
    const original = '{\n  # why\n  oidcClientSecret: fake-secret-one\n}\n';
    const now = original.replace('one', 'two');
    expect(text(read(copyOf(original), now), nothing)).toBe(now);
  });

  it('a part of a copy is asked about, and is never the whole', () => {
    const original = '{\n  oidcClientSecret: fake-secret-one\n  smtpPort: 25\n}\n';
    const part = redactPart(parseHjson(original), { start: 0, end: original.indexOf('  smtpPort') }, []);
    const copy = read(`${part}}\n`, original);
    expect(copy.isOfOriginal).toBe(false);
    expect(matches(copy)).toEqual(['oidcClientSecret: asked']);
  });

  it('text that could not be read comes back only where it still cannot be read', () => {
    const original =
      '{\n  users: [\n    { name: fake-name-1, token: "fake-tok-1" }\n    # second\n    { name: "fake-name-2"\n      token: fake-tok-2\n    }\n  ]\n}\n';
    const copy = copyOf(original);
    expect(text(read(copy, original), nothing)).toBe(original);
    const { text: moved, left } = read(`{ config: ${copy} }`, original).restore(nothing);
    expect([moved.includes('fake-name'), left]).toEqual([false, 3]);
  });

  it('a value that the copy wrote without quotes takes in no comment of the original', () => {
    const original = '{\n  smtpPort: 25 # was 587\n  oidcClientSecret: "fake-secret-one"\n}\n';
    expect(text(read(copyOf(original).replace('25', '$PORT'), original), nothing)).toBe(
      original.replace('  smtpPort: 25 # was 587', '  # was 587\n  smtpPort: $PORT'),
    );
  });

  it('a comment whose member was removed is named', () => {
    const original = '{\n  # about it\n  smtpPort: 25 # was 587\n  oidcClientSecret: "fake-secret-one"\n}\n';
    const { lostComments } = read(copyOf(original).replace('  smtpPort: 25\n', ''), original);
    expect(lostComments.map(({ start, end }) => original.slice(start, end))).toEqual(['# about it', '# was 587']);
  });

  it('a comment of the copy that belongs to no option is not lost', () => {
    const original = '{\n  # mine\n  oidcClientSecret: fake-secret-one\n}\n';
    const changed = copyOf(original).replace('}\n', '}\n# theirs\n');
    expect(text(read(changed, original), nothing)).toContain('# theirs');
  });
});

describe('beside any other text', () => {
  const template = (name: string) =>
    `{\n  baseUrl: https://${name}.example\n  encryptionKey: fake-key-${name}\n  pgConnStr: "postgres://app:fake-pw-${name}@db/review"\n  smtpAuth: { mechanism: { clientId: "mailer", clientSecret: "fake-mail-${name}" } }\n}\n`;

  it('nothing is put back unasked', () => {
    const copy = read(copyOf(template('one')), template('two'));
    expect(copy.isOfOriginal).toBe(false);
    expect(matches(copy)).toEqual([
      'encryptionKey: asked',
      'pgConnStr: asked',
      'smtpAuth.mechanism.clientSecret: asked',
    ]);
    expect(copy.restore(nothing)).toMatchObject({ text: copyOf(template('one')), values: 0, left: 3 });
    expect(text(copy, ({ path }) => path[0] === 'encryptionKey')).toContain('encryptionKey: fake-key-two\n');
  });

  it('comments never come back', () => {
    const original = '{\n  # about it\n  tokenA: fake-token-a\n  # about b\n  tokenB: fake-token-b\n}\n';
    const copy = read(copyOf(original), original.replace('{', '{\n  smtpPort: 25'));
    expect(copy.restore(everything)).toMatchObject({ comments: 0, text: expect.not.stringContaining('about') });
  });

  it.each([
    [
      'keys that the server takes for the same',
      '{ apiToken: fake-token-1\n APITOKEN: fake-token-2\n mailFrom: x\n }',
      '{ APITOKEN: fake-token-2\n apiToken: fake-token-1\n mailFrom: y\n }',
    ],
    [
      'a key that is there twice',
      '{ token: fake-1\n token: fake-2\n mailFrom: x\n }',
      '{ token: fake-2\n token: fake-1\n mailFrom: y\n }',
    ],
    [
      'a mark of another option',
      '{ encryptionKey: fake-key-1\n mailFrom: x\n }',
      '{ oidcClientSecret: fake-secret-one\n mailFrom: y\n }',
    ],
  ])('%s: nothing is offered', (_, original, other) => {
    const copy = read(copyOf(original), other);
    expect(new Set(copy.places.map(({ match }) => match))).toEqual(new Set(['none']));
    expect(text(copy, everything)).toBe(copyOf(original));
  });

  it.each([
    [
      'an element',
      '{ users: [ { name: "a", token: "fake-token-a" } ] }',
      '{ users: [ { name: "new", token: "fake-token-n" }, { name: "a", token: "fake-token-a" } ] }',
    ],
    [
      'an element with keys of letters that a mark cannot have',
      '{ users: [ { "密码": "fake-1", "пароль": "fake-2" } ] }',
      '{ users: [ { "пароль": "fake-2", "密码": "fake-1", x: "y" } ] }',
    ],
  ])('%s of a list is asked about', (_, original, other) => {
    const copy = read(copyOf(original), other);
    expect(new Set(copy.places.map(({ match }) => match))).toEqual(new Set(['asked']));
    expect(text(copy, nothing)).toBe(copyOf(original));
  });

  it('a copy of an older version, which names no original, is asked about', () => {
    const original = '{ encryptionKey: fake-key-1\n smtpPort: 25\n } # <redacted comment 1>';
    const old = '{ encryptionKey: "<redacted encryptionKey>"\n smtpPort: 25\n }';
    expect(matches(read(old, original))).toEqual(['encryptionKey: asked']);
  });
});

it('a text without marks is no copy', () => {
  expect(readCopy(complete, parseHjson(complete))).toBeUndefined();
});

it('takes no more than linear time for marks in one value', measured, () => {
  const value = '<redacted encryptionKey of 12345678>'.repeat(3_000);
  const original = parseHjson(complete);
  expect(processorTime(() => readCopy(`{ organisationName: "${value}" }`, original)?.restore(everything))).toBeLessThan(
    5_000,
  );
});
