import { beforeEach, expect, test, vi } from 'vitest';
import type { HjsonDocument } from '../document.ts';
import { parseHjson } from '../syntax/parseHjson.ts';
import type { NodeEntry } from '../tree/nodeEntries.ts';
import { changeOf, defineField, defineSearch, reparse } from './reparse.ts';

const before = parseHjson('a: 1\nb: 2\nc: 3\n');
const edit = { range: { start: 8, end: 9 }, newText: '20' };

const whole = vi.fn((document: HjsonDocument) => `whole ${document.text}`);
beforeEach(() => {
  whole.mockClear();
});

test('after a change of one scalar the last result is updated, without another pass over the document', () => {
  const afterChange = vi.fn((previous: string, change: { readonly written: unknown }) => {
    return change.written ? `${previous} changed` : undefined;
  });
  const follow = defineField({ create: whole, update: afterChange });
  expect(follow(before)).toBe(`whole ${before.text}`);
  const after = reparse(before, [edit]);
  expect(follow(after)).toBe(`whole ${before.text} changed`);
  expect(follow(after)).toBe(`whole ${before.text} changed`);
  expect([whole.mock.calls.length, afterChange.mock.calls.length]).toEqual([1, 1]);
});

test.each([
  ['another document', () => parseHjson('a: 1\nb: 20\nc: 3\n')],
  ['two edits at once', () => reparse(before, [edit, { range: { start: 13, end: 14 }, newText: '30' }])],
  ['an edit of a key', () => reparse(before, [{ range: { start: 5, end: 6 }, newText: 'd' }])],
])('after %s the document is worked through', (_, next) => {
  const follow = defineField({ create: whole, update: () => 'carried on' });
  follow(before);
  const document = next();
  expect(follow(document)).toBe(`whole ${document.text}`);
});

test('a change that the result cannot follow is computed in full', () => {
  const follow = defineField({ create: whole, update: () => undefined });
  follow(before);
  const after = reparse(before, [edit]);
  expect(follow(after)).toBe(`whole ${after.text}`);
});

test('of values, the one that changed alone is looked at again', () => {
  const isFound = vi.fn(({ node }: NodeEntry) => node?.kind === 'number' && node.value !== 2);
  const follow = defineSearch(isFound);
  const stepsIn = (document: HjsonDocument) => follow(document).map(({ step }) => step);
  expect(stepsIn(before)).toEqual(['a', 'c']);
  isFound.mockClear();
  const found = reparse(before, [edit]);
  expect(stepsIn(found)).toEqual(['a', 'c', 'b']);
  expect(stepsIn(reparse(found, [{ range: { start: 8, end: 10 }, newText: '2' }]))).toEqual(['a', 'c']);
  expect(isFound.mock.calls.map(([{ step }]) => step)).toEqual(['b', 'b']);
});

test('a field of one document is not disturbed by another document that is read in between', () => {
  const update = vi.fn((previous: string) => `${previous} changed`);
  const field = defineField({ create: whole, update });
  field(before);
  const after = reparse(before, [edit]);
  field(parseHjson('d: 4\n'));
  reparse(parseHjson('d: 4\n'), [{ range: { start: 3, end: 4 }, newText: '5' }]);
  expect(field(after)).toBe(`whole ${before.text} changed`);
});

test('a document does not keep those before the last one in memory', () => {
  const after = reparse(before, [edit]);
  expect(changeOf(after)?.before).toBe(before);
  const later = reparse(after, [{ range: { start: 3, end: 4 }, newText: '7' }]);
  expect(changeOf(later)?.before).toBe(after);
  expect(changeOf(after)).toBeUndefined();
});

test('without edits there is no change', () => {
  expect(reparse(before, [])).toBe(before);
});

test.each([
  ['one value', [edit]],
  ['a key', [{ range: { start: 5, end: 6 }, newText: 'd' }]],
])('what is attached to a document stays after an edit of %s', (_, edits) => {
  const attached = { note: 'mine' };
  expect(reparse({ ...before, attached }, edits).attached).toBe(attached);
});
