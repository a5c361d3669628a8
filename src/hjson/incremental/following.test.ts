import { beforeEach, expect, test, vi } from 'vitest';
import type { HjsonDocument } from '../document.ts';
import { parseEdited } from '../latestReading.ts';
import { parseHjson } from '../parseHjson.ts';
import type { Route } from '../placedValues.ts';
import { following, followingPlaces } from './following.ts';

const before = parseHjson('a: 1\nb: 2\nc: 3\n');
const edit = { range: { start: 8, end: 9 }, newText: '20' };

const whole = vi.fn((document: HjsonDocument) => `whole ${document.text}`);
beforeEach(() => {
  whole.mockClear();
});

test('after a change of one scalar the last result is carried on, and the document is not worked through again', () => {
  const afterChange = vi.fn((previous: string, change: { readonly written: unknown }) => {
    return change.written ? `${previous} changed` : undefined;
  });
  const follow = following(whole, afterChange);
  expect(follow(before)).toBe(`whole ${before.text}`);
  const after = parseEdited(before, [edit]);
  expect(follow(after)).toBe(`whole ${before.text} changed`);
  expect(follow(after)).toBe(`whole ${before.text} changed`);
  expect([whole.mock.calls.length, afterChange.mock.calls.length]).toEqual([1, 1]);
});

test.each([
  ['another document', () => parseHjson('a: 1\nb: 20\nc: 3\n')],
  ['two edits at once', () => parseEdited(before, [edit, { range: { start: 13, end: 14 }, newText: '30' }])],
  ['an edit of a key', () => parseEdited(before, [{ range: { start: 5, end: 6 }, newText: 'd' }])],
])('after %s the document is worked through', (_, next) => {
  const follow = following(whole, () => 'carried on');
  follow(before);
  const document = next();
  expect(follow(document)).toBe(`whole ${document.text}`);
});

test('a change that cannot be carried on has the document worked through', () => {
  const follow = following(whole, () => undefined);
  follow(before);
  const after = parseEdited(before, [edit]);
  expect(follow(after)).toBe(`whole ${after.text}`);
});

test('of places, the one that changed alone is looked at again', () => {
  const isFound = vi.fn((_: Route, document: HjsonDocument) => document.text.includes('20'));
  const follow = followingPlaces(() => [[0], [1]], isFound);
  expect(follow(before)).toEqual([[0], [1]]);
  const found = parseEdited(before, [edit]);
  expect(follow(found)).toEqual([[0], [1]]);
  expect(follow(parseEdited(found, [{ range: { start: 8, end: 10 }, newText: '5' }]))).toEqual([[0]]);
  expect(isFound.mock.calls.map(([route]) => route)).toEqual([[1], [1]]);
});
