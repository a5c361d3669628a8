import { describe, expect, it } from 'vitest';
import { runOn } from '../../testing/commandLine.ts';

const original =
  '{\n  # about it\n  baseUrl: https://a.example\n  oidcClientSecret: fake-secret\n  encryptionKey: "fake-key" # kept\n}\n';

async function redacted(text: string): Promise<string> {
  return (await runOn({ standardInput: text }, 'redact', '-')).out;
}

describe('restore', () => {
  it('gives the original back, with what was changed in the copy', async () => {
    const copy = (await redacted(original)).replace('a.example', 'b.example');
    expect(await runOn({ files: { copy, original } }, 'restore', 'copy', '--from', 'original')).toMatchObject({
      code: 0,
      out: original.replace('a.example', 'b.example'),
      err: '',
    });
  });

  it('puts nothing back unasked once the original has changed', async () => {
    const copy = await redacted(original);
    const files = { copy, original: original.replace('a.example', 'c.example') };
    expect(await runOn({ files }, 'restore', 'copy', '--from', 'original')).toMatchObject({
      code: 1,
      out: copy,
      err: ['oidcClientSecret', 'encryptionKey']
        .map(
          (name) =>
            `arconf: ${name}: Not put back: The copy was made from another text, and what is around it differs. --fill ${name} uses the secret of original.\n`,
        )
        .join(''),
    });
    const { code, out } = await runOn({ files }, 'restore', 'copy', '--from', 'original', '--fill', 'oidcClientSecret');
    expect(code).toBe(1);
    expect(out).toContain('oidcClientSecret: fake-secret\n');
    expect(out).toMatch(/encryptionKey: "<redacted encryptionKey of [\da-f]{8}>"/);
  });

  it('never gives a secret to another option', async () => {
    const copy = (await redacted(original)).replace('oidcClientSecret:', 'mailFrom:');
    const { code, out, err } = await runOn({ files: { copy, original } }, 'restore', 'copy', '--from', 'original');
    expect([code, err]).toEqual([1, 'arconf: mailFrom: original has nothing that belongs here.\n']);
    expect(out).not.toContain('fake-secret');
  });

  it('says what is missing', async () => {
    expect(await runOn({ files: { copy: original } }, 'restore', 'copy')).toMatchObject({ code: 2 });
    expect(await runOn({ files: { original } }, 'restore', 'original', '--from', 'original')).toMatchObject({
      code: 2,
      err: 'arconf: original: It has no mark of a redacted copy.\n',
    });
  });
});
