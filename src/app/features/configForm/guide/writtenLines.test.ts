import { expect, it } from 'vitest';
import { defaultTemplate } from '../../../../config/index.ts';
import { parseHjson } from '../../../../hjson/index.ts';
import { readConfig } from '../../../../testing/readConfig.ts';
import { writtenKeys, writtenLines } from './writtenLines.ts';

it('has the lines of some options with their numbers, and a mask for each secret', () => {
  const text =
    '{\r\n  # note\r\n  pgConnStr: postgres://review:FAKE-pw@db/review\r\n  smtpPort: 25\r\n  baseUrl: x\r\n}';
  expect(writtenLines(parseHjson(text), ['baseUrl', 'pgConnStr'])).toEqual([
    { number: 3, text: '  pgConnStr: postgres://review:••••••@db/review' },
    { number: 5, text: '  baseUrl: x' },
  ]);
});

it('hides a secret of several lines as one line', () => {
  const text = "{\n  encryptionKey:\n    '''\n    FAKE\n    key\n    '''\n}";
  const lines = writtenLines(parseHjson(text), ['encryptionKey']);
  expect(lines.map((line) => line.text).join('\n')).not.toMatch(/FAKE|key$/);
});

it.each([
  ['the template', defaultTemplate(), defaultTemplate(), []],
  ['a changed default', defaultTemplate(), '{ queryTimeOutMinutes: 11, templatesPath: "" }', ['queryTimeOutMinutes']],
  [
    'a default that was written',
    '{}',
    '{ queryTimeOutMinutes: 11, templatesPath: "" }',
    ['queryTimeOutMinutes', 'templatesPath'],
  ],
])('counts as written what somebody wrote, of %s', (_name, before, after, expected) => {
  const [opened, now] = [readConfig(before).config, readConfig(after).config];
  expect(writtenKeys(['queryTimeOutMinutes', 'templatesPath'], now, opened)).toEqual(expected);
});
