import { describe, expect, it } from 'vitest';
import { runOn } from '../../testing/commandLine.ts';

const text = '# note\nbaseUrl: https://review.example.com\noidcClientSecret: fake-secret\n';
const redacted = 'baseUrl: https://review.example.com\noidcClientSecret: "<redacted oidcClientSecret of f4414c39>"\n';

describe('redact', () => {
  it('prints a copy without secrets', async () => {
    expect(await runOn({ files: { 'config.json': text } }, 'redact', 'config.json')).toMatchObject({
      code: 0,
      out: redacted,
      err: '',
    });
  });

  it('keeps the comments that are asked for', async () => {
    const { out } = await runOn({ standardInput: text }, 'redact', '-', '--comments', 'unsuspicious');
    expect(out).toMatch(/^# note\n/);
  });

  it('names no original as text conversion, where that would be a change of each line', async () => {
    const { out } = await runOn({ standardInput: text }, 'redact', '--textconv', '-');
    expect(out).toBe('# …\nbaseUrl: https://review.example.com\noidcClientSecret: "<redacted oidcClientSecret>"\n');
  });

  const keyIsSecret = '"password=fake-secret": 1\n';

  it('refuses what has no safe copy', async () => {
    expect(await runOn({ standardInput: keyIsSecret }, 'redact', '-')).toMatchObject({
      code: 2,
      out: '',
      err: 'arconf: <stdin>: Line 1: This key holds a secret: there is no safe copy of this text.\n',
    });
  });

  it.each([
    ['a text without a safe copy', { 'a.json': keyIsSecret }],
    ['a file that is not text', { 'a.json': new Uint8Array([0, 1, 2]) }],
    ['a file that is not there', {}],
  ])('as text conversion prints one line for %s, because git stops where it fails', async (_, files) => {
    const { code, out, err } = await runOn({ files }, 'redact', '--textconv', 'a.json');
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^\(not shown: [^\n]*\)\n$/);
    expect(out).not.toContain('fake-secret');
  });
});
