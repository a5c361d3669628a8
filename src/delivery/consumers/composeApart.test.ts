import { expect, test } from 'vitest';
import { exportedApart } from '../../testing/targets.ts';

test.each([
  ['the password of a proxy without a scheme', 'HTTPS_PROXY', 'user:planted-proxy-word@proxy.example.com:3128'],
  ['what repeats a secret of the text', 'NO_PROXY', 'localhost,planted-database-word'],
])('a variable with %s is not committed', (_, name, value) => {
  const text = '{ "pgConnStr": "postgres://review:planted-database-word@db.example.com/review" }';
  const { committed, kept } = exportedApart('compose-apart', text, [{ name, value }]);
  expect(committed).not.toContain('planted');
  const full = kept(true);
  expect(full.ok && full.text).toContain(value);
});
