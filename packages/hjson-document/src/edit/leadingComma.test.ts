import { applyEdits, type EditOutcome } from 'source-text';
import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { Random } from 'source-text/testing/random';
import { describe, expect, test } from 'vitest';
import { parseHjson } from '../syntax/parseHjson.ts';
import { fromPlain } from '../values/values.ts';
import { removeMember } from './removeMember.ts';
import { setValue } from './setValue.ts';

const block = '{\n  a: 1\n  , b: 2 # of b\n  # about d\n  , d: 4\n}\n';
const atBrace = '{ a: 1\n, b: 2\n, d: 4\n}\n';

const result = (text: string, outcome: EditOutcome) => (outcome.ok ? applyEdits(text, outcome.edits) : outcome.reason);

describe('with commas before the keys, removing', () => {
  test.each([
    { name: 'the first', text: block, key: 'a', after: '{\n  b: 2 # of b\n  # about d\n  , d: 4\n}\n' },
    { name: 'one in between', text: block, key: 'b', after: '{\n  a: 1\n  # about d\n  , d: 4\n}\n' },
    { name: 'the last, with its comment', text: block, key: 'd', after: '{\n  a: 1\n  , b: 2 # of b\n}\n' },
    { name: 'the first beside the brace', text: atBrace, key: 'a', after: '{ b: 2\n, d: 4\n}\n' },
    { name: 'one in between, beside the brace', text: atBrace, key: 'b', after: '{ a: 1\n, d: 4\n}\n' },
    { name: 'the last, beside the brace', text: atBrace, key: 'd', after: '{ a: 1\n, b: 2\n}\n' },
    { name: 'without braces', text: 'a: 1\n, b: 2\n', key: 'b', after: 'a: 1\n' },
    { name: 'the first without braces', text: 'a: 1\r\n, b: 2\r\n', key: 'a', after: 'b: 2\r\n' },
  ])('$name leaves the style as it is', ({ text, key, after }) => {
    expect(result(text, removeMember(parseHjson(text), [key]))).toBe(after);
  });
});

describe('with commas before the keys, adding', () => {
  const order = () => [['first', 'a', 'b', 'c', 'd', 'e']];
  test.each([
    { name: 'the first', text: block, key: 'first', after: block.replace('  a: 1\n', '  first: 9\n  , a: 1\n') },
    { name: 'one in between', text: block, key: 'c', after: block.replace('of b\n', 'of b\n  , c: 9\n') },
    { name: 'the last', text: block, key: 'e', after: block.replace('d: 4\n', 'd: 4\n  , e: 9\n') },
    { name: 'the first beside the brace', text: atBrace, key: 'first', after: atBrace.replace('a:', 'first: 9\n, a:') },
    { name: 'the last beside the brace', text: atBrace, key: 'e', after: atBrace.replace('4\n', '4\n, e: 9\n') },
    {
      name: 'in place of a comment',
      text: '{\n  a: 1\n  , b: 2\n  # c: 3\n}\n',
      key: 'c',
      after: '{\n  a: 1\n  , b: 2\n  , c: 9\n}\n',
    },
  ])('$name keeps the style', ({ text, key, after }) => {
    expect(result(text, setValue(parseHjson(text), [key], fromPlain(9), { order }))).toBe(after);
  });
});

test('members come and go in any list of this style without a refusal', () => {
  const random = new Random(91);
  const wrong = Array.from({ length: fuzzCount(500) }, () => {
    const lead = random.pick([', ', '  , ', ',', '\t,\t']);
    const values = ['1', '"x"', 'true', '{ n: 1 }', "'y' # its comment", '5 // five'];
    const keys = ['a', 'b', 'c', 'd', 'e'].filter(() => random.chance(70));
    const about = () => (random.chance(20) ? `${lead.replace(/,.*/, '')}# about\n` : '');
    const lines = keys.map((key, index) => `${index ? about() + lead : ' '}${key}: ${random.pick(values)}\n`);
    const text = random.chance(50) ? `{\n${lines.join('')}}\n` : lines.join('');
    const document = parseHjson(text);
    const key = random.pick(keys.length > 0 ? keys : ['a']);
    const removal = removeMember(document, [key]);
    const rest = result(text, removal);
    const added = setValue(parseHjson(rest), [key], fromPlain(9), { order: () => [['a', 'b', 'c', 'd', 'e']] });
    const after = parseHjson(result(rest, added));
    const hasBlankLine = /^[ \t]+$/m.test(rest);
    const hasTrailingComma = /,[ \t]*(?:\n|$)/.test(after.text);
    if (keys.length === 0) return undefined;
    const isRight = removal.ok && added.ok && !hasBlankLine && !hasTrailingComma && after.errors.length === 0;
    return isRight ? undefined : [text, rest, after.text];
  });
  expect(wrong.filter((found) => found).slice(0, 3)).toEqual([]);
});
