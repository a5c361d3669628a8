import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { type HjsonDocument, nodeEntries, parseHjson, tokens } from 'hjson-document';
import { configTexts, hjsonTexts } from 'hjson-document/testing/hjsonTexts';
import type { TextRange } from 'source-text';
import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { growth, growthOfSize } from 'source-text/testing/growth';
import { measured } from 'source-text/testing/measured';
import { processorTime } from 'source-text/testing/processorTime';
import { Random } from 'source-text/testing/random';
import { describe, expect, it, test } from 'vitest';
import { defaultTemplate } from '../../config/index.ts';
import { secretRanges } from '../../secrets/index.ts';
import { isSecretPath } from '../../testing/isSecretPath.ts';
import { nastyConfigs } from '../../testing/nastyConfigs.ts';
import { targets } from '../consumers/consumers.ts';
import { exportTo } from '../exportConfig.ts';
import { type KeptComments, redact, redactedCopy, redactPart } from './redact.ts';
import { countSecrets, findSecretOccurrences } from './secretOccurrences.ts';

const complete = readFileSync(new URL('../fixtures/complete.hjson', import.meta.url), 'utf8');
const planted = 'fake-Planted0-marker';

function redacted(text: string): string {
  const redaction = redact(parseHjson(text), 'all');
  if (!redaction.ok) throw new Error(redaction.reason);
  return redaction.text;
}

describe('a redacted copy of the complete configuration', () => {
  it('keeps everything but the secrets', () => {
    const copy = redacted(complete);
    expect(copy).toContain('encryptionKey: "<redacted encryptionKey>"');
    expect(copy).toContain(
      '"postgres://review:<redacted password.in.pgConnStr>@db.example.com:5432/review?sslmode=verify-full"',
    );
    expect(copy).toContain('clientSecret: "<redacted smtpAuth.mechanism.clientSecret>"');
    expect(copy).toContain('# only the label of the login button');
    expect(copy).not.toMatch(/fake|MDEyMzQ1/);
    expect(copy.split('\n')).toHaveLength(complete.split('\n').length);
  });
});

describe('comments', () => {
  const text =
    '# who asks: the network team\n{\n  // passwords come from the vault\n  smtpPort: 25 /* was 587 */ #\n' +
    `  oidcClientSecret: "${planted}" # rotate yearly\n  // db password was: other-${planted}\n}\n`;

  it.each<[KeptComments, readonly string[]]>([
    ['none', ['# …', '// …', '/* … */ #', '" # …']],
    ['unsuspicious', ['# who asks: the network team', '// …', '/* was 587 */', '" # …']],
    [
      'all',
      ['# who asks: the network team', '// passwords come from the vault', '/* was 587 */', 'password was: <red'],
    ],
  ])('stay in a text that keeps %s', (kept, expected) => {
    const redaction = redact(parseHjson(text), kept);
    if (!redaction.ok) throw new Error(redaction.reason);
    for (const comment of expected) expect(redaction.text).toContain(comment);
    expect(redaction.text).not.toContain(planted);
  });

  it('stay out of one of unsuspicious ones beside a secret, and beside a comment that is suspicious', () => {
    const notes =
      '# who asks\n\n# the old one\n# rotated in May\noidcClientSecret: x\n\n# for the gateway:\n# the password\n/* zebra */ // quilt\n# hours\nsmtpPort: 25';
    expect(redact(parseHjson(notes), 'unsuspicious')).toMatchObject({
      text: '# who asks\n\n# …\n# …\noidcClientSecret: "<redacted oidcClientSecret>"\n\n# …\n# …\n/* … */ // …\n# hours\nsmtpPort: 25',
    });
  });

  it('in an object that goes as a whole go with it', () => {
    const nested = `{ credentials: { # ${planted}\n x: "${planted}" } // why\n}`;
    expect(redact(parseHjson(nested))).toMatchObject({
      ok: true,
      text: '{ credentials: "<redacted credentials>" // …\n}',
    });
  });
});

describe('a copy to hand over', () => {
  const copied = (text: string, kept?: KeptComments) => {
    const copy = redactedCopy(parseHjson(text), kept);
    if (!copy.ok) throw new Error(copy.reason);
    return copy;
  };

  it('names itself in each mark, whatever is in its secrets and its line ends', () => {
    const one = copied('{\n  encryptionKey: one\n  smtpPort: 25\n}\n');
    expect(one.text).toBe(`{\n  encryptionKey: "<redacted encryptionKey of ${one.digest}>"\n  smtpPort: 25\n}\n`);
    expect(copied('{\n  encryptionKey: other\n  smtpPort: 25\n}\n').digest).toBe(one.digest);
    expect(copied('{\r\n  encryptionKey: one\r\n  smtpPort: 25\r\n}\r\n').digest).toBe(one.digest);
    expect(copied('{\n  encryptionKey: one\n  smtpPort: 26\n}\n').digest).not.toBe(one.digest);
  });

  it('has no comment of its user, and those of the default configuration', () => {
    const [head = ''] = defaultTemplate().split('\n');
    const text = `${head}\n{\n  # who asks\n  /* two\n     lines */\n  smtpPort: 25 // was 587\n  /* a */ smtpHostname: mail\n}\n# end`;
    expect(copied(text).text).toBe(`${head}\n{\n  smtpPort: 25\n  /**/ smtpHostname: mail\n}\n`);
    expect(copied(text, 'all').text).toBe(text);
  });
});

describe('where a secret may be', () => {
  it.each([
    ['the password of a connection string', `{ pgConnStr: "postgres://u:${planted}@db/d?sslmode=require" }`],
    ['one of keywords, in quotes', `{ pgConnStr: "host=db password='it\\\\' ${planted}'" }`],
    ['two passwords of a connection string', `{ pgConnStr: "postgres://u:${planted}@db?sslpassword=${planted}" }`],
    ['a connection string that cannot be read', `{ pgConnStr: "Host=db;Password=${planted}" }`],
    ['a secret option', `{ oidcClientSecret: "${planted}" }`],
    ['a quoteless one', `oidcClientSecret: ${planted}\nsmtpPort: 1\n`],
    ['a multi-line one', `{\n  oidcClientSecret: '''\n    ${planted}\n    '''\n}`],
    ['one with escapes', `{ oidcClientSecret: "${planted.replace('f', '\\u0066')}" }`],
    ['a number', '{ oidcClientSecret: 20260000123456 }', '20260000123456'],
    ['an object in place of a secret', `{ oidcClientSecret: { a: ["${planted}"] } }`],
    ['another spelling of the option', `{ OIDCCLIENTSECRET: "${planted}" }`],
    ['a duplicate that does not count', `{ oidcClientSecret: "${planted}"\n oidcClientSecret: "other" }`],
    ['an unknown key', `{ apiToken: "${planted}" }`],
    ['below an unknown key', `{ credentials: { a: [ "${planted}" ] } }`],
    ['a password in a URL', `{ pgConnStr: "postgres://u:${planted}@h/d" }`],
    ['a password in the query of a URL', `{ pgConnStr: "postgres://u:x@h/d?password=${planted}" }`],
    ['a password in keywords', `{ pgConnStr: "host=h password=${planted} user=u" }`],
    ['a quoted password in keywords', `{ pgConnStr: "host=h password='${planted} x'" }`],
    ['a connection string that nobody can read', `{ pgConnStr: "Host=h;Password=${planted}" }`],
    ['a password in any other URL', `{ supportPageUrl: "https://u:${planted}@h/" }`],
    ['a token parameter', `{ gatewayOAuth2: { endpointParams: { client_assertion: "'${planted}'" } } }`],
    ['a comment with an assignment', `# oidcClientSecret: ${planted}\n{}`],
    ['a comment with a JSON member', `{ // "password" : "${planted}"\n}`],
    ['a comment with a URL', `{ /* postgres://u:${planted}@h */ }`],
    ['a comment that repeats a secret', `# it is ${planted}, you know\n{ oidcClientSecret: "${planted}" }`],
    ['another value that repeats a secret', `{ organisationName: "x ${planted} y"\n oidcClientSecret: "${planted}" }`],
    [
      'percent-encoded, and repeated decoded',
      '# p#ssw0rd-Marker\n{ pgConnStr: "postgres://u:p%23ssw0rd-Marker@h/d" }',
      'p#ssw0rd-Marker',
    ],
    ['text that cannot be read', `{ oidcClientSecret "${planted}" }`],
    ['behind a NUL', `{ smtpPort: 1 }\0 oidcClientSecret: ${planted}`],
    ['behind the root', `{ smtpPort: 1 } ${planted}`],
    ['the last word of an unclosed string', `{ oidcClientSecret: "${planted}`],
  ])('%s', (_name, text, marker = planted) => {
    const copy = redacted(text);
    expect(copy).not.toContain(marker);
    const read = JSON.stringify(parseHjson(copy).root);
    expect(read).not.toContain(marker);
  });

  it('names the line of a key that is the secret', () => {
    expect(redact(parseHjson(`{\n  "${planted}": 1\n  oidcClientSecret: "${planted}"\n}`))).toEqual({
      ok: false,
      reason: 'Line 2: This key holds a secret: there is no safe copy of this text.',
    });
  });

  it.each([
    ['an empty secret', '{ oidcClientSecret: "" }'],
    ['a connection string without password', '{ pgConnStr: "postgres://u@h/d" }'],
    ['a keyword form without password', '{ pgConnStr: "host=h user=u dbname=d" }'],
    ['a URL with a user alone', '{ supportPageUrl: "https://u@h/" }'],
    ['an ordinary comment', '# only the label of the button\n{ smtpPort: 587 }'],
  ])('leaves %s alone', (_name, text) => {
    expect(redacted(text)).toBe(text);
  });
});

it('is not quadratic in the length of a value', measured, () => {
  const parts = [
    'x',
    ' ',
    'host=',
    "password=' ",
    '://',
    ':',
    'a: ',
    '@',
    '-----BEGIN ',
    '<redacted ',
    'key: ',
    'key"',
    'key ',
    'login was ',
    '--token ',
  ];
  const redactOne = (part: string) => {
    const value = part.repeat(Math.floor(100_000 / part.length));
    const text = `{ organisationName: ${JSON.stringify(value)}\n pgConnStr: ${JSON.stringify(value)} } # ${value}\n ${value}`;
    redact(parseHjson(text), 'all');
  };
  expect(processorTime(() => parts.forEach(redactOne))).toBeLessThan(10_000);
});

describe('a part of the text', () => {
  const text = `{ oidcClientSecret: "${planted}", baseUrl: "https://x.test" } # token: ${planted}`;
  const part = (from: string, to: string, hidden: readonly string[] = []) =>
    redactPart(
      parseHjson(text),
      { start: text.indexOf(from), end: text.indexOf(to) + to.length },
      hidden.map((each) => ({ start: text.indexOf(each), end: text.indexOf(each) + each.length })),
    );

  const whole = redactedCopy(parseHjson(text));
  const digest = whole.ok ? whole.digest : expect.fail(whole.reason);
  const mark = `<redacted oidcClientSecret of a part of ${digest}>`;

  it('has sentinels that say that it is a part, and no comment', () => {
    expect(part('{', '}')).toBe(`{ oidcClientSecret: "${mark}", baseUrl: "https://x.test" }`);
    expect(part('}', 'token')).toBe('}');
  });

  it('of all of the text is a copy of it', () => {
    expect(redactPart(parseHjson(text), { start: 0, end: text.length }, [])).toBe(whole.ok && whole.text);
  });

  it('shows no part of a secret that it cuts', () => {
    expect(part('Planted', 'baseUrl')).toBe(`"${mark}", baseUrl`);
  });

  it('shows nothing else that is hidden', () => {
    expect(part('baseUrl', '}', ['"https://x.test"'])).toBe('baseUrl: "<redacted secret>" }');
  });
});

describe('nesting deeper than calls', () => {
  const nested = (depth: number) => `{password: ${'['.repeat(depth)}7${']'.repeat(depth)}}`;
  const secretOnEachLevel = (depth: number) => `${'{token: fake-token\na: '.repeat(depth)}7${'}'.repeat(depth)}`;
  const [target] = targets;

  it.each([
    ['one secret at the bottom', nested(100_000), 1],
    ['a secret on each level', secretOnEachLevel(20_000), 20_000],
  ])('%s is counted and redacted', { tags: 'slow' }, (_name, text, secrets) => {
    const document = parseHjson(text);
    expect(countSecrets(document)).toBe(secrets);
    expect(redact(document)).toMatchObject({ ok: true, count: secrets });
  });

  it('is exported, or refused with a reason', () => {
    const document = parseHjson(nested(100_000));
    for (const each of targets) expect(exportTo(document, each, [])).toHaveProperty('ok');
  });

  it.each([
    ['countSecrets', (document: HjsonDocument) => countSecrets(document)],
    ['redact', (document: HjsonDocument) => redact(document)],
    ['exportTo', (document: HjsonDocument) => target && exportTo(document, target, [])],
  ])('%s needs linear time', measured, (_name, task) => {
    const prepare = (depth: number) => {
      const document = parseHjson(secretOnEachLevel(depth));
      return () => task(document);
    };
    expect(growth(1_500, prepare)).toBeLessThan(6 * growthOfSize);
  });
});

describe('any text', () => {
  const piece = fc.constantFrom(
    `oidcClientSecret: ${planted}`,
    `"oidcClientSecret": "${planted}"`,
    `token = ${planted}`,
    `# password: ${planted}\n`,
    '{',
    '}',
    '[',
    ']',
    '\n',
    '\r\n',
    ',',
    ':',
    "'''",
    '"',
    '/*',
    '*/',
    'smtpPort: 25',
    'smtpAuth: {',
    'é😀',
    '\0',
  );

  it('shows no secret in a secret place or a comment', () => {
    const random = new Random(6);
    const runs = fuzzCount(2_000);
    let redacted = 0;
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const document = parseHjson(pieces.join(''));
        const redaction = redact(document, random.pick(['none', 'unsuspicious', 'all'] as const));
        if (!redaction.ok) return;
        if (countSecrets(document) > 0) {
          redacted++;
          expect(redaction.text).not.toContain(planted);
        }
        const copy = parseHjson(redaction.text);
        for (const { node, path } of nodeEntries(copy)) {
          if (node?.kind === 'string' && isSecretPath(path)) expect(node.value).not.toContain(planted);
        }
        for (const { kind, range } of tokens(copy)) {
          if (kind === 'comment') expect(redaction.text.slice(range.start, range.end)).not.toContain(planted);
        }
      }),
      { seed: 5, numRuns: runs },
    );
    expect(redacted).toBeGreaterThan(runs / 10);
  });
});

test('the editor hides what a redacted copy removes, and a redacted copy removes what the editor hides', () => {
  const cases = fuzzCount(300);
  const random = new Random(71);
  const notes = [
    'note: "api_token: abcdefgh"',
    'note: "mySecret=abcdefgh"',
    '# was abcDEF0123456789abcdefXYZ',
    '"password=x1": 1',
  ];
  const spoiled = configTexts(cases, 72).map((text) => {
    const at = random.below(text.length + 1);
    return `${text.slice(0, at)}\n${random.pick(notes)}\n${text.slice(at)}`;
  });
  let hidden = 0;
  for (const text of [...configTexts(cases, 73), ...hjsonTexts(cases, 74), ...nastyConfigs(cases, 75), ...spoiled]) {
    const document = parseHjson(text);
    const { occurrences, secrets } = findSecretOccurrences(document);
    const masked = secretRanges(document);
    const taken = [...occurrences, ...secrets.keys].map(({ range }) => range);
    // What cannot be parsed is removed as a whole, but has to be seen to be repaired.
    const secret = occurrences.filter(({ kind }) => kind !== 'unparsed').map(({ range }) => range);
    const holds = (outer: TextRange, inner: TextRange) => outer.start <= inner.start && inner.end <= outer.end;
    const shownBy = (ranges: readonly TextRange[], by: readonly TextRange[]) =>
      ranges.filter((range) => !by.some((other) => holds(other, range)));
    expect(shownBy(secret, masked).map(({ start, end }) => text.slice(start, end))).toEqual([]);
    expect(shownBy(masked, taken).map(({ start, end }) => text.slice(start, end))).toEqual([]);
    hidden += masked.length;
  }
  expect(hidden).toBeGreaterThan(cases);
});
