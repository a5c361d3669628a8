import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lintHjson, parseHjson } from '../hjson/index.ts';
import { applyEdits, type Problem } from '../text/index.ts';
import { exampleConfiguration } from './exampleConfiguration.ts';
import { options } from './options.ts';
import { readConfig } from './readConfig.ts';
import { defaultTemplate } from './template.ts';

const fixtures = new URL('./fixtures/', import.meta.url);
const fixture = (name: string) => readFileSync(new URL(name, fixtures), 'utf8');
const read = (text: string, version = 'latest') => readConfig(parseHjson(text), version);

/** `severity code path`, without the options that are merely missing and without what HJSON's own lints say. */
const problemsOf = (text: string, version?: string) => {
  const lints = new Set(lintHjson(parseHjson(text)).map(({ code }) => code));
  return read(text, version)
    .problems.filter(({ code }) => code !== 'option-missing' && !lints.has(code))
    .map(({ severity, code, path }) => `${severity} ${code} ${path.join('.')}`);
};

const only = (text: string, code: string): Problem => {
  const found = read(text).problems.filter((problem) => problem.code === code);
  expect(found).toHaveLength(1);
  return found[0] as Problem;
};

const fixed = (text: string, { fixes }: Problem, index = 0) => applyEdits(text, fixes[index]?.edits() ?? []);

describe('states', () => {
  const text = '{\n  readTimeOutMinutes: 5\n  queryTimeOutMinutes: 20\n  smtpPort: null\n}\n';
  test.each([
    ['readTimeOutMinutes', 'equalToDefault', 5],
    ['queryTimeOutMinutes', 'explicit', 20],
    ['writeTimeOutMinutes', 'unset', undefined],
    ['smtpPort', 'unset', null],
    ['smtpAuth.mechanism.type', 'unset', undefined],
  ])('%s is %s', (key, state, value) =>
    expect(read(text).entries.get(key)).toMatchObject({ state, value, valid: true }),
  );

  test('there is an entry for every option, in order', () =>
    expect([...read('{}').entries.keys()]).toEqual(options.map(({ key }) => key)));
});

describe('value', () => {
  const text = `{
  smtpPort: "587"
  queryTimeOutMinutes: twelve
  baseUrl: https://review.example.com
  gatewayOAuth2: { endpointParams: { "a.b": "'x'", n: 1 } }
  telemetry: { level: 3 }
}`;
  test.each<[readonly (string | number)[], unknown]>([
    [['baseUrl'], 'https://review.example.com'],
    [['smtpPort'], undefined],
    [['queryTimeOutMinutes'], 10],
    [['writeTimeOutMinutes'], 15],
    [['gatewayOAuth2', 'endpointParams', 'a.b'], "'x'"],
    [['gatewayOAuth2', 'clientId'], undefined],
    [['telemetry', 'level'], 3],
    [['nothing'], undefined],
    [['__proto__'], undefined],
  ])('of %j is %j', (path, expected) => expect(read(text).value(path)).toBe(expected));

  test('of a record is there though one entry is of a wrong type', () =>
    expect(read(text).value(['gatewayOAuth2', 'endpointParams'])).toEqual({ 'a.b': "'x'", n: 1 }));
});

describe('types', () => {
  test.each<[string, string, string]>([
    ['smtpPort: "587"', 'error wrong-type smtpPort', 'smtpPort: 587'],
    ['smtpPort: 587.0', 'error integer-form smtpPort', 'smtpPort: 587'],
    ['smtpPort: 1e3', 'error integer-form smtpPort', 'smtpPort: 1000'],
    ['pgAzureManagedIdentity: "true"', 'error wrong-type pgAzureManagedIdentity', 'pgAzureManagedIdentity: true'],
    ['pgAzureManagedIdentity: No', 'error wrong-type pgAzureManagedIdentity', 'pgAzureManagedIdentity: false'],
    ['pgAzureManagedIdentity: 1', 'error wrong-type pgAzureManagedIdentity', 'pgAzureManagedIdentity: true'],
    ['organisationName: 42 # note', 'warning unquoted-literal organisationName', 'organisationName: "42" # note'],
    ['organisationName: true', 'warning unquoted-literal organisationName', 'organisationName: "true"'],
    ['organisationName: null', 'warning null-for-text organisationName', 'organisationName: "null"'],
    ['smtpPort: null', 'warning null-is-unset smtpPort', ''],
    ['readTimeOutMinutes: null', 'hint null-is-unset readTimeOutMinutes', ''],
    ['smtpAuth: null', 'hint null-is-unset smtpAuth', ''],
  ])('%s', (line, problem, mended) => {
    const text = `{\n  ${line}\n}\n`;
    const found = read(text).problems.filter(({ code }) => problem.includes(` ${code} `));
    expect(found.map(({ severity, code, path }) => `${severity} ${code} ${path.join('.')}`)).toEqual([problem]);
    expect(fixed(text, found[0] as Problem)).toBe(mended ? `{\n  ${mended}\n}\n` : '{\n}\n');
  });

  test.each([
    ['smtpPort: "587 ms"', 'smtpPort takes a whole number, and this is text in quotes.'],
    ['smtpPort: 587.5', 'smtpPort takes a whole number, and this is a number.'],
    ['smtpPort: +5', 'smtpPort takes a whole number, and this is text.'],
    ['baseUrl: {}', 'baseUrl takes text, and this is an object.'],
    ['baseUrl: []', 'baseUrl takes text, and this is a list.'],
    ['smtpAuth: ""', 'smtpAuth takes an object in braces, and this is text in quotes.'],
    ['smtpAuth: { mechanism: 5 }', 'smtpAuth.mechanism takes an object in braces, and this is a number.'],
  ])('%s has no fix', (line, message) => {
    const problem = only(`{\n  ${line}\n}\n`, 'wrong-type');
    expect(problem).toMatchObject({ severity: 'error', message, fixes: [] });
  });

  test('an integer beyond 64 bits', () => {
    expect(problemsOf('{ queryTimeOutMinutes: 9223372036854775808 }')).toContain(
      'error integer-form queryTimeOutMinutes',
    );
    expect(problemsOf('{ queryTimeOutMinutes: 9007199254740993 }')).not.toContain(
      'error integer-form queryTimeOutMinutes',
    );
  });

  test('a program that is a number becomes a text for Expr', () => {
    const text = '{\n  gatewayOAuth2: {\n    endpointParams: {\n      tenant: 42\n    }\n  }\n}\n';
    expect(fixed(text, only(text, 'unquoted-literal'))).toBe(text.replace('42', `"'42'"`));
  });

  test.each([
    ['plain', 'autoDiscover'],
    ['xoauth2', 'xOAuth2'],
    ['autodiscover', 'autoDiscover'],
    ['OAuth2', 'xOAuth2'],
  ])('the mechanism %s was meant as %s', (written, meant) => {
    const text = `{\n  smtpAuth: {\n    mechanism: {\n      type: ${written}\n    }\n  }\n}\n`;
    const problem = only(text, 'not-a-choice');
    expect(problem).toMatchObject({ severity: 'error', path: ['smtpAuth', 'mechanism', 'type'] });
    expect(problem.message).toBe(
      `smtpAuth.mechanism.type is autoDiscover or xOAuth2, written exactly so. Did you mean ${meant}?`,
    );
    expect(fixed(text, problem)).toBe(text.replace(written, meant));
  });

  test.each([
    ['[]', 'error root-not-object '],
    ['"text"', 'error read-as-one-value '],
    ['42', 'error read-as-one-value '],
    ['smtpAuth: {mechanism: {type: autoDiscover}}', 'error read-as-one-value '],
    ['null', 'warning read-as-nothing '],
  ])('the root of %s', (text, problem) => expect(problemsOf(text)).toContain(problem));
});

describe('missing options', () => {
  test('those without a default are warned of, at the brace of their parent', () => {
    const text = '# head\n{\n  smtpAuth: {\n  }\n}\n';
    const missing = read(text).problems.filter(({ code }) => code === 'option-missing');
    expect(missing.map(({ path }) => path.join('.'))).toEqual([
      'baseUrl',
      'organisationName',
      'encryptionKey',
      'pgConnStr',
      'oidcIssuer',
      'oidcClientId',
      'oidcClientSecret',
      'mailFrom',
      'smtpHostname',
      'smtpPort',
      'smtpAuth.username',
      'smtpAuth.mechanism',
    ]);
    expect(new Set(missing.map(({ severity }) => severity))).toEqual(new Set(['warning']));
    expect(missing.slice(0, 10).every(({ range }) => range.start === 7 && range.end === 8)).toBe(true);
    expect(missing.slice(10).every(({ range }) => text.slice(range.start, range.end) === 'smtpAuth')).toBe(true);
    expect(missing[0]?.message).toBe(
      'baseUrl is not set and has no default. Whether the server needs it at start-up is not documented.',
    );
  });

  test.each([
    ['baseUrl', 0, '  baseUrl: ""\n'],
    ['smtpPort', 0, '  smtpPort: 587\n'],
  ])('«Add» for %s', (key, index, line) => {
    const text = '{\n  templatesPath: ""\n}\n';
    const problem = read(text).problems.find(({ code, path }) => code === 'option-missing' && path.join('.') === key);
    expect(fixed(text, problem as Problem, index)).toBe(`{\n${line}  templatesPath: ""\n}\n`);
  });

  test('«Add» for the mechanism offers both', () => {
    const text = '{\n  smtpAuth: {\n    username: "a"\n  }\n}\n';
    const problem = read(text).problems.find(({ path }) => path.join('.') === 'smtpAuth.mechanism') as Problem;
    expect(problem.fixes.map(({ title }) => title)).toEqual(['Add with autoDiscover', 'Add with xOAuth2']);
    const after = read(fixed(text, problem, 1));
    expect(after.value(['smtpAuth', 'mechanism', 'type'])).toBe('xOAuth2');
  });

  test('nothing counts as missing while a part of the text is damaged', () => {
    const reading = read('{\n  baseUrl: "x\n  ]]\n}\n');
    expect(reading.problems.some(({ severity }) => severity === 'error')).toBe(true);
    expect(reading.problems.filter(({ code }) => code === 'option-missing')).toEqual([]);
  });

  test('an empty one is warned of', () =>
    expect(problemsOf('{ baseUrl: "" }')).toContain('warning option-empty baseUrl'));
});

describe('keys', () => {
  test('an unknown key is kept, warned of, and renamed on request', () => {
    const text = '{\n  smtpProt: 587 # mail\n}\n';
    const problem = only(text, 'unknown-key');
    expect(problem).toMatchObject({ severity: 'warning', path: ['smtpProt'] });
    expect(problem.message).toBe('The server does not know this key and ignores it. Did you mean smtpPort?');
    expect(text.slice(problem.range.start, problem.range.end)).toBe('smtpProt');
    expect(fixed(text, problem)).toBe('{\n  smtpPort: 587 # mail\n}\n');
    expect(read(text).unknown).toEqual([['smtpProt']]);
  });

  test('a key of another object is told where it belongs', () =>
    expect(only('{\n  smtpAuth: {\n    password: "FAKE"\n  }\n}\n', 'unknown-key').message).toContain(
      'password belongs into smtpAuth.mechanism.',
    ));

  test('no rename where the right key is there already', () =>
    expect(only('{\n  smtpPort: 25\n  smtpProt: 587\n}\n', 'unknown-key').fixes.map(({ title }) => title)).toEqual([
      'Remove',
    ]));

  test('what is below an unknown key is its own affair', () =>
    expect(read('{\n  telemetry: { password: "x", baseUrl: 5 }\n}\n').unknown).toEqual([['telemetry']]));

  test('another spelling is not the option, and a Go server may take it for it', () => {
    const text = '{\n  BASEURL: "https://review.example.com"\n}\n';
    const reading = read(text);
    expect(reading.value(['baseUrl'])).toBeUndefined();
    expect(reading.problems.some(({ code, path }) => code === 'option-missing' && path[0] === 'baseUrl')).toBe(false);
    expect(fixed(text, only(text, 'key-case'))).toBe('{\n  baseUrl: "https://review.example.com"\n}\n');
  });

  test.each([
    ['{\n  baseUrl: "a"\n  BASEURL: "b"\n}', 'this one wins'],
    ['{\n  BASEURL: "a"\n  baseUrl: "b"\n}', 'the one spelt baseUrl wins'],
    ['{\n  baseUrl: "a"\n  BASEURL: "b"\n  baseUrl: "c"\n}', 'this one wins'],
  ])('of two spellings in %j it says which wins', (text, words) =>
    expect(only(text, 'key-case').message).toContain(words),
  );

  test('names of token parameters may differ in case', () =>
    expect(
      problemsOf(`{\n  gatewayOAuth2: { endpointParams: { audience: "'a'", AUDIENCE: "'b'" } }\n}`).filter((problem) =>
        /key/.test(problem),
      ),
    ).toEqual([]));

  test('of duplicates the last counts, and the others are told so', () => {
    const text = '{\n  smtpPort: 25 # old\n  smtpPort: 587\n  x: { y: 1, y: 2 }\n}\n';
    const found = read(text).problems.filter(({ code }) => code === 'duplicate-key');
    expect(found.map(({ path, range }) => [path.join('.'), range.start])).toEqual([
      ['smtpPort', text.indexOf('smtpPort')],
      ['x.y', text.indexOf('y: 1')],
    ]);
    expect(found[0]?.message).toBe('This key is set again in line 3. That one counts; this one is ignored.');
    expect(read(text).value(['smtpPort'])).toBe(587);
    expect(fixed(text, found[0] as Problem)).toBe(text.replace('  smtpPort: 25 # old\n', ''));
    expect(fixed(text, found[1] as Problem)).toBe(text.replace('y: 1, ', ''));
  });

  test('an unquoted value after a text takes the rest of its line along, for some readers', () => {
    expect(problemsOf('{\n  baseUrl: "x"\n  extra: 1, smtpPort: 25\n}')).toContain('warning unquoted-after-text extra');
    expect(problemsOf('{\n  baseUrl: "x"\n  extra: 1\n  smtpPort: 25\n}')).not.toContain(
      'warning unquoted-after-text extra',
    );
    expect(problemsOf('{\n  smtpPort: 25\n  extra: 1, baseUrl: "x"\n}')).not.toContain(
      'warning unquoted-after-text extra',
    );
  });
});

describe('options that go together', () => {
  const mechanism = (body: string) =>
    problemsOf(`{\n  smtpAuth: {\n    username: "a"\n    mechanism: {\n${body}\n    }\n  }\n}\n`);

  test('the other mechanism’s fields are superfluous, its own are missing', () =>
    expect(
      mechanism(
        'type: "xOAuth2"\npassword: "FAKE"\nclientId: "c"\nscope: "s"\ntokenUrl: "https://login.example.com/token"',
      ),
    ).toEqual([
      'warning choice-field-missing smtpAuth.mechanism.clientSecret',
      'warning choice-field-superfluous smtpAuth.mechanism.password',
    ]));

  test('autoDiscover with its password', () => expect(mechanism('type: "autoDiscover"\npassword: "FAKE"')).toEqual([]));

  test('an unknown mechanism says nothing of fields', () =>
    expect(mechanism('type: "plain"\npassword: "FAKE"')).toEqual(['error not-a-choice smtpAuth.mechanism.type']));

  test.each<[string, readonly string[]]>([
    ['smtpPort: 0', ['warning smtp-port-range smtpPort']],
    ['smtpPort: 70000', ['warning smtp-port-range smtpPort']],
    ['smtpPort: 465', ['hint smtp-port-465 smtpPort']],
    ['smtpPort: 587', ['hint smtp-port-587 smtpPort']],
    ['smtpPort: 25', []],
    ['smtpPort: 2525', []],
    ['queryTimeOutMinutes: 0', ['warning minutes-not-positive queryTimeOutMinutes']],
    ['readTimeOutMinutes: -1', ['warning minutes-not-positive readTimeOutMinutes']],
    ['queryTimeOutMinutes: 20', ['hint query-longer-than-write queryTimeOutMinutes']],
    ['writeTimeOutMinutes: 8', ['hint query-longer-than-write writeTimeOutMinutes']],
    ['writeTimeOutMinutes: 10', []],
    [
      'pgAzureManagedIdentity: true\n  pgConnStr: "host=localhost password=FAKE"',
      ['warning managed-identity-password pgConnStr'],
    ],
    ['pgAzureManagedIdentity: true\n  pgConnStr: "host=localhost user=a"', []],
    ['pgAzureManagedIdentity: false\n  pgConnStr: "host=localhost password=FAKE"', []],
    ['supportPageUrl: "help.example.com"', ['error url-no-scheme supportPageUrl']],
    ['organisationName: "<NAME>"', ['warning placeholder organisationName']],
    ['oidcClientSecret: "FAKE "', ['warning surrounding-space oidcClientSecret']],
  ])('%s', (line, expected) => expect(problemsOf(`{\n  ${line}\n}\n`)).toEqual(expected));

  test('cross-field rules run though something else is of a wrong type', () =>
    expect(problemsOf('{\n  baseUrl: {}\n  writeTimeOutMinutes: 8\n}\n')).toContain(
      'hint query-longer-than-write writeTimeOutMinutes',
    ));
});

describe('server version', () => {
  const text = `{\n  gatewayOAuth2: {\n    endpointParams: {\n      a: "'x'"\n    }\n  }\n}\n`;
  const isNewer = (version: string) =>
    problemsOf(text, version).includes('warning newer-than-server gatewayOAuth2.endpointParams');
  test.each([
    ['3.41.9', true],
    ['3.42.0', false],
    ['3.43', false],
    ['latest', false],
    ['nonsense', false],
  ])('%s', (version, expected) => expect(isNewer(version)).toBe(expected));
});

describe('what we hand out ourselves', () => {
  test('the example has no problems', () => expect(problemsOf(exampleConfiguration())).toEqual([]));
  test('the example misses nothing', () => expect(read(exampleConfiguration()).problems).toEqual([]));

  test('the template is valid, sets every default and nothing else', () => {
    const reading = read(defaultTemplate());
    expect(problemsOf(defaultTemplate())).toEqual([]);
    for (const { facts, state } of reading.entries.values()) {
      const expected = facts.default === undefined ? 'unset' : 'equalToDefault';
      expect(`${facts.key} ${state}`).toBe(`${facts.key} ${expected}`);
    }
  });

  test('the template with every comment of an option removed reads, with the types right', () => {
    const uncommented = defaultTemplate().replace(/^( *)# ((?: {2})*(?:[a-zA-Z0-9]+: |\}))/gm, '$1$2');
    const errors = read(uncommented).problems.filter(({ severity }) => severity === 'error');
    expect(errors).toEqual([]);
    expect(read(uncommented).unknown).toEqual([]);
    expect([...read(uncommented).entries.values()].filter(({ node }) => !node).map(({ facts }) => facts.key)).toEqual(
      [],
    );
  });
});

describe('configurations as people write them', () => {
  test.each(readdirSync(fixtures).filter((name) => name.endsWith('.hjson')))('%s', async (name) => {
    const lines = problemsOf(fixture(name)).join('\n');
    await expect(`${lines}\n`).toMatchFileSnapshot(`./fixtures/${name.replace('.hjson', '.problems.txt')}`);
  });
});

describe('secrets', () => {
  const marker = 'hunter2';
  const texts = [
    `{ encryptionKey: "${marker}", pgConnStr: "postgres://u:${marker}#@h/x", oidcClientSecret: ${marker} }`,
    `{ pgConnStr: "host=h password=a ${marker}", smtpAuth: { mechanism: { type: autoDiscover, password: "${marker} " } } }`,
    `{ encryptionKey: { ${marker}: 1 }, oidcClientSecret: ["${marker}"], secret: "${marker}" }`,
    `{ "oidcClientSecret": "${marker}\n}`,
    `{ oidcIssuer: "https://u:${marker}@login.example.com", baseUrl: "${marker}" }`,
  ];
  test.each(texts)('%#: no message or title repeats one', (text) => {
    for (const { message, detail = '', fixes } of read(text).problems) {
      expect([message, ...fixes.map(({ title }) => title)].join()).not.toContain(marker);
      expect(detail).not.toContain(marker);
    }
  });
});

test('problems are in text order, each once', () => {
  const problems = read(fixture('03-comments-everywhere.hjson')).problems;
  expect([...problems].sort((a, b) => a.range.start - b.range.start)).toEqual(problems);
  const places = problems.map(({ code, path, range }) => `${code} ${path.join('.')} ${range.start}`);
  expect(new Set(places).size).toBe(places.length);
});

const runs = { seed: 4711, numRuns: 2000 * Number(process.env.FUZZ_FACTOR ?? 1) };

test('any text and any value under a known key is read without throwing, with ranges inside the text', () => {
  const keys = options.filter(({ path }) => path.length === 1).map(({ key }) => key);
  const value = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.json(),
    fc.webUrl(),
    fc.emailAddress(),
    fc.constantFrom("'''", '{', 'null', '1e'),
  );
  const line = fc
    .tuple(fc.oneof(fc.constantFrom(...keys), fc.string()), value)
    .map(([key, written]) => `${key}: ${written}`);
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(line, { maxLength: 8 }).map((lines) => lines.join('\n')),
  );
  fc.assert(
    fc.property(text, (source) => {
      for (const { range, message } of read(source).problems) {
        expect(range.start).toBeGreaterThanOrEqual(0);
        expect(range.end).toBeGreaterThanOrEqual(range.start);
        expect(range.end).toBeLessThanOrEqual(source.length);
        expect(message).toMatch(/^\S.*[.?]$/s);
      }
    }),
    runs,
  );
});

test('no text makes it throw', () => {
  for (const text of [
    '',
    '\ufeff{}',
    '{',
    '}',
    '[',
    '"',
    "'''",
    'a',
    'a:',
    '{"__proto__": 1}',
    '{a:{a:{a:'.repeat(500),
    '\0',
  ]) {
    expect(() => read(text)).not.toThrow();
  }
});
