import { describe, expect, it, test } from 'vitest';
import { fixedText, onlyProblem, problemLines, readText } from '../../testing/configProblems.ts';

/** Each with what is seen in its place. */
const everywhere: readonly (readonly [name: string, character: string, looksLike: string])[] = [
  ['a zero width space', '\u200b', ''],
  ['a word joiner', '\u2060', ''],
  ['a soft hyphen', '\u00ad', ''],
  ['a byte order mark', '\ufeff', ''],
  ['a direction mark', '\u202c', ''],
  ['a direction mark', '\u2066', ''],
  ['an invisible letter', '\u3164', ''],
  ['a zero width joiner', '\u200d', ''],
  ['a direction mark', '\u200e', ''],
  ['a direction mark', '\u200f', ''],
  ['a variation selector', '\ufe0f', ''],
  ['a tag character', '\u{e0041}', ''],
  ['a variation selector', '\u{e0100}', ''],
  ['a braille blank', '\u2800', ' '],
  ['a next-line character', '\u0085', ' '],
];
const inNames: typeof everywhere = [
  ['a no-break space', '\u00a0', ' '],
  ['a typographic hyphen', '\u2010', '-'],
  ['a typographic hyphen', '\u2011', '-'],
  ['a dash', '\u2013', '-'],
  ['a minus sign', '\u2212', '-'],
  ['a ligature', '\ufb01', 'fi'],
  ['a ligature', '\ufb03', 'ffi'],
  ['a styled or full-width form', '\uff43', 'c'],
  ['a styled or full-width form', '\uff0e', '.'],
  ['a styled or full-width form', '\u{1d5fa}', 'm'],
  ['a typographic slash', '\u2215', '/'],
];

const names = ['oidcClientId', 'smtpAuth.username', 'smtpHostname', 'templatesPath', 'gatewayOAuth2.clientId'];
const others = ['organisationName', 'oidcClientSecret', 'smtpAuth.mechanism.password'];

/** A configuration with one option; its value is between quotes or without. */
function written(key: string, value: string, quote: string): string {
  return key.split('.').reduceRight((inner, name) => `{\n${name}: ${inner}\n}`, quote + value + quote);
}

describe.each(['"', "'", ''])('between %s', (quote) => {
  const cases = [
    ...[...names, ...others].flatMap((key) => everywhere.map((row) => [key, ...row] as const)),
    ...names.flatMap((key) => inNames.map((row) => [key, ...row] as const)),
  ];

  it.each(cases)(
    '%s: %s is named in the middle of a value, and replaced by what it looks like',
    (key, name, character, looksLike) => {
      const text = written(key, `mail${character}relay`, quote);
      const problem = onlyProblem(text, 'disguised-character');
      expect(problem.message).toContain(`There is ${name} in it`);
      expect(readText(fixedText(text, problem)).value(key.split('.'))).toBe(`mail${looksLike}relay`);
    },
  );

  it.each(others.flatMap((key) => inNames.map((row) => [key, ...row] as const)))(
    '%s: %s is left to the writing of people',
    (key, _name, character) => {
      const found = problemLines(written(key, `mail${character}relay`, quote));
      expect(found.filter((line) => line.includes('disguised'))).toEqual([]);
    },
  );
});

test.each(everywhere.filter(([name]) => name !== 'a byte order mark'))(
  'a key with %s is not the key that it looks like',
  (_name, character) => {
    for (const quote of ['', '"', "'"]) {
      const text = `{\n${quote}smtp${character}Port${quote}: 25\n}`;
      const problem = readText(text).diagnostics.find(({ code }) => code === 'invisible-in-key');
      expect(readText(fixedText(text, problem)).value(['smtpPort'])).toBe(25);
    }
  },
);

test.each([
  ['baseUrl', '&quot;https://review.example.com&quot;', '"https://review.example.com"'],
  ['oidcClientSecret', '&quot;fake&#39;s&#x3c;', '"fake\'s<'],
  ['organisationName', 'Research &amp; Development', 'Research & Development'],
  ['supportPageUrl', 'https://help.example.com/?a\\\\u003d1', 'https://help.example.com/?a=1'],
  ['organisationName', 'ACME \\\\ud83d\\\\ude00', 'ACME \u{1f600}'],
  ['organisationName', 'Research &#0000038; Development', 'Research & Development'],
  ['organisationName', 'Research &#x00000026; Development', 'Research & Development'],
])('%s: %s is decoded', (key, source, value) => {
  const text = written(key, source, '"');
  expect(readText(fixedText(text, onlyProblem(text, 'encoded-character'))).value([key])).toBe(value);
});

test.each([
  'organisationName: ACME &#00; Europe',
  'organisationName: ACME \\ud83d Europe',
  'organisationName: ACME \\u0000 Europe',
  'templatesPath: C:\\users\\uabcd',
  'loginPageBackgroundPath: D:\\u00fcber\\logo.svg',
])('%s: what stands for no character, and a path of Windows, is not decoded', (text) =>
  expect(problemLines(text).filter((line) => line.includes('encoded'))).toEqual([]),
);

test.each([
  ['a joiner of emoji', '\u{1f469}\u200d\u2695\ufe0f Clinic'],
  ['a joiner of Persian', '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645'],
  ['a tag of a flag', '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} Clinic'],
  ['a direction mark beside Hebrew', '\u05d1\u05d9\u05ea Clinic\u200e'],
])('%s may be in a name of prose', (_name, value) =>
  expect(problemLines(written('organisationName', value, '"')).filter((line) => line.includes('disguised'))).toEqual(
    [],
  ),
);

test.each(['mail.example.com\u200b', 'mail.example.com\u00ad', 'mail\u200b.example\u200b.com'])(
  'all of them are removed at once, at the end of a value too: %j',
  (value) => {
    const text = written('smtpHostname', value, '"');
    expect(readText(fixedText(text, onlyProblem(text, 'disguised-character'))).value(['smtpHostname'])).toBe(
      'mail.example.com',
    );
  },
);

test.each([
  ['baseUrl', 'https://review\uff0eexample.com', 'https://review.example.com'],
  ['baseUrl', 'https:\uff0f\uff0freview.example.com', 'https://review.example.com'],
  ['mailFrom', 'noreply\uff20example.com', 'noreply@example.com'],
  ['smtpHostname', '\uff4d\uff41\uff49\uff4c.example.com', 'mail.example.com'],
])('%s: full-width forms in %j are written in ASCII', (key, value, expected) => {
  const text = written(key, value, '"');
  expect(readText(fixedText(text, onlyProblem(text, 'disguised-character'))).value([key])).toBe(expected);
});

test.each(['Centre \u2122', 'O\ufb03ce \u2460', 'm\u00b2 \u00bd'])('%s may be in a name of prose', (value) =>
  expect(problemLines(written('organisationName', value, '"')).filter((line) => line.includes('disguised'))).toEqual(
    [],
  ),
);

test.each(['lab-m\u00b2', 'n\u00ba1', 'caf\u00e9', '\u4e2d\u6587', '\u0661', '\u00bd'])(
  '%s may be in a name',
  (value) =>
    expect(problemLines(written('oidcClientId', value, '"')).filter((line) => line.includes('disguised'))).toEqual([]),
);

test.each([
  'mail.example.com',
  'mail',
  'mx_1.example.com.',
  'bücher.example',
  'почта.example',
  '192.0.2.1',
  '[2001:db8::1]',
])('%s is a host name', (source) =>
  expect(problemLines(written('smtpHostname', source, '"')).filter((line) => /smtp-host|disguised/.test(line))).toEqual(
    [],
  ),
);

test.each([
  ['pgConnStr', 'postgres://review:fa–ke@db‐', '.example.com/review?sslmode=verify-full', '-'],
  ['pgConnStr', 'postgres://review@db−', '.example.com:5432/review?sslmode=verify-full', '-'],
  ['pgConnStr', 'host=db―', ".example.com user=review password='fa–ke' sslmode=verify-full", '-'],
  ['pgConnStr', 'host=ofﬁce.example.com sslmode=verify-full', '', 'fi'],
  ['mailFrom', 'no‑', 'reply@example.com', '-'],
  ['mailFrom', 'Review – team <noreply@ex‒', 'ample.com>', '-'],
  ['mailFrom', 'noreply@ofﬁce.example', '', 'fi'],
])(
  '%s: what looks like ASCII in a host or an address is named, and nothing around it: %s%s',
  (key, before, after, sign) => {
    const text = written(key, before + after, '"');
    const found = /[ﬁ‐-―−](?=[^ﬁ‐-―−]*$)/;
    expect(readText(fixedText(text, onlyProblem(text, 'disguised-character'))).value([key])).toBe(
      before.replace(found, sign) + after,
    );
  },
);
