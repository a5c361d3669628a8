import { parseHjson } from 'hjson-document';
import { expect, it, test } from 'vitest';
import { targetOf } from '../../testing/targets.ts';
import { exportRedacted } from './exportRedacted.ts';
import { redact } from './redact.ts';

const document = parseHjson('{ "pgConnStr": "postgres://review:planted-database-word@db.example.com/review" }');

function redacted(id: string, variables: Parameters<typeof exportRedacted>[3], choices = {}) {
  const output = exportRedacted(document, redact(document), targetOf(id), variables, choices);
  return output.ok ? output.text : output.reason;
}

test.each([
  [
    'the password of a proxy',
    'HTTPS_PROXY',
    'http://u:planted-word@proxy:3128',
    'http://u:<redacted HTTPS_PROXY>@proxy',
  ],
  ['that of a proxy without a scheme', 'HTTPS_PROXY', 'u:planted-word@proxy:3128', 'u:<redacted HTTPS_PROXY>@proxy'],
  ['what repeats a secret of the text', 'NO_PROXY', 'localhost,planted-database-word', '<redacted NO_PROXY>'],
])('leaves out %s', (_title, name, value, shown) => {
  const text = redacted('env-raw', [{ name, value }]);
  expect(text).toContain(`${name}=${shown}`);
  expect(text).not.toContain('planted');
});

it('leaves out the contents of the exported files, and keeps their places', () => {
  const bytes = new TextEncoder().encode('held by the picture');
  const names = { image: 'server:3.42' };
  const text = redacted('kubernetes-file', [], { names, files: [{ path: '/app/logo.svg', bytes }] });
  expect(text).toContain('/app/logo.svg');
  expect(text).not.toContain(Buffer.from(bytes).toString('base64'));
});
