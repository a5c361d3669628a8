import { expect, test } from 'vitest';
import { fixedText, readText } from '../../testing/configProblems.ts';

test('of duplicates the last counts, and the others are reported', () => {
  const text = '{\n  smtpPort: 25 # old\n  smtpPort: 587\n  x: { y: 1, y: 2 }\n}\n';
  const found = readText(text).diagnostics.filter(({ code }) => code === 'duplicate-key');
  expect(found.map(({ path, range }) => [path.join('.'), range?.start])).toEqual([
    ['smtpPort', text.indexOf('smtpPort')],
    ['x.y', text.indexOf('y: 1')],
  ]);
  expect(found[0]?.message).toBe('This key is set again in line 3. hjson-go keeps that one and ignores this one.');
  expect(readText(text).value(['smtpPort'])).toBe(587);
  expect(fixedText(text, found[0])).toBe(text.replace('  smtpPort: 25 # old\n', ''));
  expect(fixedText(text, found[1])).toBe(text.replace('y: 1, ', ''));
});
