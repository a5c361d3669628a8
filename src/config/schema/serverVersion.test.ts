import { expect, test } from 'vitest';
import { compareVersions, isServerVersion } from './serverVersion.ts';

test.each([
  ['3.42.0', true],
  ['v3.42.0', true],
  ['3.42', true],
  [' 3.42.0 ', true],
  ['3.42.0-rc.1', true],
  ['3.42.0+build.5', true],
  ['latest', false],
  ['', false],
  ['3.x', false],
  ['3.42.0.1', false],
])('%j is a version: %s', (text, expected) => expect(isServerVersion(text)).toBe(expected));

test.each([
  ['3.42.0', '3.42.0', 0],
  ['3.42', 'v3.42.0', 0],
  ['3.42.0+a', '3.42.0+b', 0],
  ['3.9.0', '3.42.0', -1],
  ['3.41.9', '3.42.0', -1],
  ['4', '3.42.0', 1],
  ['3.42.0-rc.1', '3.42.0', -1],
  ['3.42.0-rc.2', '3.42.0-rc.10', 0],
  ['3.41.0', '3.42.0-rc.1', -1],
  ['latest', '99.0.0', 1],
  ['latest', 'latest', 0],
  ['no version', '3.42.0', 1],
])('%s against %s', (a, b, sign) => {
  expect(Math.sign(compareVersions(a, b))).toBe(sign);
  expect(Math.sign(compareVersions(b, a))).toBe(sign === 0 ? 0 : -sign);
});
