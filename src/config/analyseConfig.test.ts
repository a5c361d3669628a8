import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { type HjsonDocument, parseHjson } from 'hjson-document';
import { configTexts, hjsonTexts } from 'hjson-document/testing/hjsonTexts';
import { followEdits } from 'hjson-document/testing/scalarEdits';
import { placeOf } from 'source-text';
import { fuzzCount, fuzzRuns } from 'source-text/testing/fuzzRuns';
import { growth, growthOfSize } from 'source-text/testing/growth';
import { longTest } from 'source-text/testing/limits';
import { Random } from 'source-text/testing/random';
import { describe, expect, test } from 'vitest';
import { fixedText, problemLines, readText } from '../testing/configProblems.ts';
import { analyseConfig } from './analyseConfig.ts';
import { exampleConfiguration } from './documents/examples.ts';
import { defaultTemplate } from './documents/template.ts';
import { options } from './schema/options.ts';

const fixtures = new URL('./fixtures/', import.meta.url);
const fixture = (name: string) => readFileSync(new URL(name, fixtures), 'utf8');

describe('states', () => {
  const text = '{\n  readTimeOutMinutes: 5\n  queryTimeOutMinutes: 20\n  smtpPort: null\n}\n';
  test.each([
    ['readTimeOutMinutes', 'equalToDefault', 5],
    ['queryTimeOutMinutes', 'explicit', 20],
    ['writeTimeOutMinutes', 'unset', undefined],
    ['smtpPort', 'unset', null],
    ['smtpAuth.mechanism.type', 'unset', undefined],
  ])('%s is %s', (key, state, value) =>
    expect(readText(text).entries.get(key)).toMatchObject({ state, value, valid: true }),
  );

  test('there is an entry for every option, in order', () =>
    expect([...readText('{}').entries.keys()]).toEqual(options.map(({ key }) => key)));
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
  ])('of %j is %j', (path, expected) => expect(readText(text).value(path)).toBe(expected));

  test('of a record is there though one entry is of a wrong type', () =>
    expect(readText(text).value(['gatewayOAuth2', 'endpointParams'])).toEqual({ 'a.b': "'x'", n: 1 }));
});

describe('what the project itself provides', () => {
  test('the example has no problems', () => expect(problemLines(exampleConfiguration())).toEqual([]));
  test('the example misses nothing', () => expect(readText(exampleConfiguration()).diagnostics).toEqual([]));

  test('the template is valid, sets every default and nothing else', () => {
    const analysis = readText(defaultTemplate());
    expect(problemLines(defaultTemplate())).toEqual([]);
    for (const { option, state } of analysis.entries.values()) {
      const expected = option.default === undefined ? 'unset' : 'equalToDefault';
      expect(`${option.key} ${state}`).toBe(`${option.key} ${expected}`);
    }
  });

  test('the template with every comment of an option removed reads, with the types right', () => {
    const uncommented = withoutMarks(withoutMarks(defaultTemplate()));
    const errors = readText(uncommented).diagnostics.filter(({ severity }) => severity === 'error');
    expect(errors).toEqual([]);
    expect(readText(uncommented).unknown).toEqual([]);
    expect(
      [...readText(uncommented).entries.values()].filter(({ node }) => !node).map(({ option }) => option.key),
    ).toEqual([]);
  });
});

test('the template with its blocks put to use holds the fields of one mechanism', () => {
  const codes = readText(withoutMarks(defaultTemplate())).diagnostics.map(({ code }) => code);
  expect(new Set(codes)).toEqual(new Set(['option-empty']));
});

/** A text whose commented-out options are in use; those that are commented out within them stay comments. */
function withoutMarks(text: string): string {
  return text.replace(/^( *)# ((?: {2})*(?:# )?(?:[a-z][a-zA-Z0-9]*: |\}))/gm, '$1$2');
}

describe('configurations as people write them', () => {
  test.each(readdirSync(fixtures).filter((name) => name.endsWith('.hjson')))('%s', async (name) => {
    const lines = problemLines(fixture(name)).join('\n');
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
    const { diagnostics } = readText(text);
    expect(diagnostics.filter(({ range }) => range)).not.toEqual([]);
    for (const { message, detail = '', fixes } of diagnostics) {
      expect([message, ...fixes.map(({ title }) => title)].join()).not.toContain(marker);
      expect(detail).not.toContain(marker);
    }
  });
});

describe('syntax errors', () => {
  const text =
    '{\n  baseUrl: "https://review.example.com"\n  smtpPort: 587,,\n  smtpAuth: {\n    username: "a\n  }\n}\n';
  const errors = readText(text).diagnostics.filter(({ severity }) => severity === 'error');

  test('have a place, a path and, the first, the words of hjson-go', () => {
    expect(errors.map(({ code, path }) => `${code} ${path.join('.')}`)).toEqual([
      'stray-comma ',
      'unclosed-string smtpAuth.username',
    ]);
    expect(errors[0]?.detail).toContain('Found');
    expect(errors[1]?.detail).toBeUndefined();
  });

  test('can be fixed one by one', () => {
    const once = fixedText(text, errors[0]);
    const [second] = readText(once).diagnostics.filter(({ severity }) => severity === 'error');
    expect(parseHjson(fixedText(once, second)).errors).toEqual([]);
  });

  test('leave the rest readable', () => expect(readText(text).value(['smtpPort'])).toBe(587));
});

test('problems are in text order, each once', () => {
  const problems = readText(fixture('03-comments-everywhere.hjson')).diagnostics;
  expect([...problems].sort((a, b) => placeOf(a) - placeOf(b))).toEqual(problems);
  const places = problems.map(({ code, path, range }) => `${code} ${path.join('.')} ${range?.start}`);
  expect(new Set(places).size).toBe(places.length);
});

test(
  'any text and any value under a known key is read without throwing, with ranges inside the text for what is there',
  longTest,
  () => {
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
        for (const { code, range, message } of readText(source).diagnostics) {
          expect(range === undefined).toBe(/^(option|choice-field)-missing$/.test(code));
          expect(message).toMatch(/^\S.*[.?]$/s);
          if (!range) continue;
          expect(range.start).toBeGreaterThanOrEqual(0);
          expect(range.end).toBeGreaterThanOrEqual(range.start);
          expect(range.end).toBeLessThanOrEqual(source.length);
        }
      }),
      fuzzRuns(2000),
    );
  },
);

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
    expect(() => readText(text)).not.toThrow();
  }
});

test('takes no more time for each bracket the deeper it is', () => {
  const nested = (depth: number) => {
    const document = parseHjson(`a: ${'['.repeat(depth)}${']'.repeat(depth)}`);
    return () => analyseConfig({ ...document }, 'latest').diagnostics;
  };
  expect(growth(600, nested)).toBeLessThan(growthOfSize * 3);
});

test('an edited text has the problems and fixes of a full reading', longTest, () => {
  const texts = [...configTexts(fuzzCount(300), 71), ...hjsonTexts(fuzzCount(300), 72)];
  const problemsOf = (document: HjsonDocument) =>
    analyseConfig(document, 'latest').diagnostics.map(({ fixes, ...problem }) => ({
      ...problem,
      fixes: fixes.map(({ title, edit }) => {
        const outcome = edit();
        return { title, outcome: outcome.ok ? outcome.edits : outcome.reason };
      }),
    }));
  const { misled, followed } = followEdits(texts, new Random(73), problemsOf);
  expect(misled.slice(0, 3)).toEqual([]);
  expect(followed).toBeGreaterThan(texts.length / 4);
});
