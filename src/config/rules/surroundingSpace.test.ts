import { expect, test } from 'vitest';
import { problemLines } from '../../testing/configProblems.ts';
import { checkSurroundingSpace } from './surroundingSpace.ts';

test.each<[string, string | undefined]>([
  ['fake secret', undefined],
  ['fake secret ', 'fake secret'],
  ['\nfake', 'fake'],
])('surrounding space %j', (text, expected) =>
  expect(checkSurroundingSpace(text)[0]?.replacement?.value).toBe(expected),
);

test('surrounding space in a secret is warned of', () =>
  expect(problemLines('oidcClientSecret: "FAKE "')).toEqual(['warning surrounding-space oidcClientSecret']));
