import { parseHjson } from 'hjson-document';
import { expect, test } from 'vitest';
import { refusalOfNames, targetOf, written } from '../../testing/targets.ts';
import { exportTo } from '../exportConfig.ts';

test.each([
  [
    'systemd-unit',
    `a"%\\\u0001`,
    `[Service]\nEnvironment="SERVICE_CONFIG_HJSON=a\\"%%\\\\\\x01"\nEnvironment="NO_PROXY=a, b"\n`,
  ],
  ['systemd-file', `it's $x`, `SERVICE_CONFIG_HJSON="it's \\$x"\nNO_PROXY='a, b'\n`],
])('%s escapes %j', (id, value, expected) => expect(written(id, value)).toBe(expected));

test('the credential has the link to it', () =>
  expect(written('systemd-credential', '')).toBe(
    [
      '# install -m 600 config.json /etc/server.config.json',
      '# mkdir -p /app/config',
      '# ln -s /run/credentials/server.service/config.json /app/config/config.json',
      '[Service]',
      'LoadCredential=config.json:/etc/server.config.json',
      'Environment="NO_PROXY=a, b"',
      '',
    ].join('\n'),
  ));

test('a unit with a slash is refused', () =>
  expect(refusalOfNames('systemd-credential', { service: 'a/b' })).toContain('Unit'));

test.each([
  ['systemd-unit', 'a\uffff'],
  ['systemd-file', '\ufdd0'],
])('%s refuses %j', (id, value) => expect(written(id, value)).toMatch(/^refused: .*noncharacter/));

test('a noncharacter that JSON can escape is escaped', () => {
  const output = exportTo(parseHjson('{ organisationName: "\ufffe" }'), targetOf('systemd-unit'), []);
  expect(output.ok && output.text).toContain('\\\\ufffe');
});

test('one that has no escape is refused', () =>
  expect(exportTo(parseHjson('{ organisationName: "\u{1fffe}" }'), targetOf('systemd-unit'), []).ok).toBe(false));
