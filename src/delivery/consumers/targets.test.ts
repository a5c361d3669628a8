import { describe, expect, it } from 'vitest';
import { proxyExceptions, wholeTargets, written } from '../../testing/targets.ts';
import { targets } from './consumers.ts';
import { encodeFor } from './encodeFor.ts';

describe('what the user names', () => {
  const names = {
    name: 'review',
    namespace: 'on',
    service: 'api',
    image: 'registry.example.com:5000/a/b:3.42',
    pipeline: 'ship it',
  };

  it.each(wholeTargets.filter((target) => target.names))(
    '$id: every name that it asks for is in its output',
    (target) => {
      const output = encodeFor(target, '{}', [proxyExceptions], names);
      const asked = Object.keys(target.names ?? {}) as (keyof typeof names)[];
      expect(asked.filter((key) => !(output.ok && output.text.includes(names[key])))).toEqual([]);
    },
  );
});

it.each([
  ['a\0b', 'NUL'],
  ['\udc00', 'surrogate'],
])('%j, which no consumer can hold, is refused', (value, reason) =>
  expect(written('posix', value)).toMatch(new RegExp(`^refused: .*${reason}`)),
);

it('every target has a name and a file', () => {
  expect(new Set(targets.map(({ id }) => id)).size).toBe(targets.length);
  expect(new Set(targets.map(({ title }) => title)).size).toBe(targets.length);
  expect(new Set(wholeTargets.map(({ fileName }) => fileName)).size).toBe(wholeTargets.length);
});
