import { applyEdits, isWithin, samePath, type ValuePath } from 'source-text';
import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { Random } from 'source-text/testing/random';
import { expect, test } from 'vitest';
import { parseHjson } from '../syntax/parseHjson.ts';
import { configTexts } from '../testing/hjsonTexts.ts';
import { nodeEntries } from '../tree/nodeEntries.ts';
import { removeMember, removeMembers } from './removeMember.ts';

function removed(text: string, paths: readonly ValuePath[]): string {
  const outcome = removeMembers(parseHjson(text), paths);
  return outcome.ok ? applyEdits(text, outcome.edits) : outcome.reason;
}

/** The text, or the reason of the first removal that is refused. */
function removedOneByOne(text: string, paths: readonly ValuePath[]): string {
  let rest = text;
  for (const path of paths) {
    const outcome = removeMember(parseHjson(rest), path);
    if (!outcome.ok) return outcome.reason;
    rest = applyEdits(rest, outcome.edits);
  }
  return rest;
}

test.each([
  { name: 'the last two of a list with commas', paths: [['b'], ['c']], after: '{\n  "a": 1\n}\n' },
  { name: 'in any order', paths: [['c'], ['a']], after: '{\n  "b": {"x": 1, "y": 2}\n}\n' },
  { name: 'all of them', paths: [['a'], ['b'], ['c']], after: '{\n}\n' },
  { name: 'an object and what is in it', paths: [['b', 'x'], ['b']], after: '{\n  "a": 1,\n  "c": 3\n}\n' },
  { name: 'the same twice', paths: [['a'], ['a'], ['b']], after: '{\n  "c": 3\n}\n' },
  { name: 'none', paths: [], after: '{\n  "a": 1,\n  "b": {"x": 1, "y": 2},\n  "c": 3\n}\n' },
])('removing several members: $name', ({ paths, after }) => {
  expect(removed('{\n  "a": 1,\n  "b": {"x": 1, "y": 2},\n  "c": 3\n}\n', paths)).toBe(after);
});

test('a comment above a duplicate that does not count stays when the member below it goes as well', () => {
  expect(removed('# whose?\na: 1\nb: 2\na: 3\nc: 4\n', [['a'], ['b']])).toBe('# whose?\nc: 4\n');
});

test('one member that cannot be removed keeps all of them', () => {
  expect(removeMembers(parseHjson('a: 1\nb: 2\n'), [['a'], ['missing']])).toMatchObject({ ok: false });
});

test('any set of members is removed as one after the other, from the last one up', () => {
  const random = new Random(61);
  let several = 0;
  const wrong = configTexts(fuzzCount(3000), 62).filter((text) => {
    const all = nodeEntries(parseHjson(text)).map(({ path }) => path);
    const chosen = all.filter((path) => typeof path.at(-1) === 'string' && random.chance(50));
    const paths = chosen.filter(
      (path, index) => !chosen.some((other, at) => (samePath(path, other) ? at < index : isWithin(path, other))),
    );
    if (paths.length > 1) several++;
    const start = (path: ValuePath) => all.findIndex((other) => samePath(other, path));
    return (
      removed(text, paths) !==
      removedOneByOne(
        text,
        paths.toSorted((a, b) => start(b) - start(a)),
      )
    );
  });
  expect(wrong.slice(0, 3)).toEqual([]);
  expect(several).toBeGreaterThan(fuzzCount(500));
});
