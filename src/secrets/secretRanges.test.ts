import { describe, expect, test } from 'vitest';
import { defaultTemplate, exampleConfiguration } from '../config/index.ts';
import { parseHjson } from '../hjson/index.ts';
import { configTexts, hjsonTexts } from '../testing/hjsonTexts.ts';
import { Random } from '../testing/random.ts';
import { followEdits } from '../testing/scalarEdits.ts';
import { secretRanges } from './secretRanges.ts';

function secretsOf(text: string): readonly string[] {
  const ranges = [...secretRanges(parseHjson(text))].sort((a, b) => a.start - b.start);
  return ranges.map(({ start, end }) => text.slice(start, end));
}

describe('secrets lie', () => {
  test.each([
    ['in secret options', '{encryptionKey: "fake-key", smtpPort: 587}', ['"fake-key"']],
    ['in options below an object', 'smtpAuth: {mechanism: {password: "fake"}}', ['"fake"']],
    ['in all of a secret of a wrong type', '{oidcClientSecret: ["fake", {a: 1}]}', ['"fake"', '1']],
    ['in unknown keys that are named like one', '{my_token: "fake", tokenUrl: "https://x.test"}', ['"fake"']],
    ['in addresses with a password, under any key', '{a: "https://u:fake@x.test"}', ['"https://u:fake@x.test"']],
    ['in comments', '# oidcClientSecret: fake one\n{} // password = fake two\n', ['fake one', 'fake two']],
    ['behind a comment of words', '# the key below\na: b # clientSecret: "fake"\n# x\n', ['b # clientSecret: "fake"']],
    ['in what cannot be read', '{a: 1}\nclientSecret: fake\n', ['fake']],
    ['in several lines', "{} # password: '''fake\n# more''' end\n", ["'''fake", "more'''"]],
    ['wherever they are repeated', '{encryptionKey: "fake-key"} # was fake-key\n', ['"fake-key"', 'fake-key']],
    ['in a text that assigns one, under any key', '{note: "api_token: abcdefgh"}', ['"api_token: abcdefgh"']],
    ['in a text with a camel-case assignment', '{note: "mySecret=abcdefgh"}', ['"mySecret=abcdefgh"']],
    [
      'where a percent-encoded one is repeated decoded',
      '{pgConnStr: "postgres://u:p%23ssw0rd@h/d", note: "is p#ssw0rd"}',
      ['"postgres://u:p%23ssw0rd@h/d"', '"is p#ssw0rd"'],
    ],
    ['in a long random word of a comment', '# was abcDEF0123456789abcdefXYZ then\n{}', ['abcDEF0123456789abcdefXYZ']],
    ['behind the key of damaged text', '{ oidcClientSecret "fake" }', ['"fake"']],
    ['nowhere in prose', '# keyword=value pairs, monkeys: two, the hockey-score: 3:2\n{}', []],
    ['nowhere in empty values and switches', '{encryptionKey: "", oidcClientSecret: null, password: true}', []],
  ])('%s', (_, text, expected) => {
    expect(secretsOf(text)).toEqual(expected);
  });
});

test('nesting may be deeper than calls', () => {
  expect(secretsOf(`{password: ${'['.repeat(100_000)}7${']'.repeat(100_000)}}`)).toEqual(['7']);
});

test('the secrets of an edited text are those of the text read anew', () => {
  const cases = Math.ceil(300 * Number(process.env.FUZZ_FACTOR ?? 1));
  const notes = "/* clientSecret: '''fake */ a: \"b\"\n# password: fake-secret\nd: [fake-secret\n]\nmailFrom: x\n";
  const texts = [...configTexts(cases, 61), ...hjsonTexts(cases, 62), ...Array<string>(cases).fill(notes)];
  const { misled, followed } = followEdits(texts, new Random(63), secretRanges);
  expect(misled.slice(0, 3)).toEqual([]);
  expect(followed).toBeGreaterThan(texts.length / 4);
});

test('the template shows all of its prose', () => {
  expect(secretsOf(defaultTemplate())).toEqual([]);
});

test('the example hides the values of its secrets alone', () => {
  expect(secretsOf(exampleConfiguration())).toEqual([
    '"bm90LWEtcmVhbC1rZXktZm9yLWV4YW1wbGVzLW9ubHk="',
    '"postgres://review:fake-password@db.example.com:5432/review?sslmode=verify-full"',
    'fake-oidc-secret',
    'fake-mail-secret',
    'fake-gateway-secret',
  ]);
});
