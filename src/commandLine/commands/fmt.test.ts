import { describe, expect, it } from 'vitest';
import { runOn } from '../../testing/commandLine.ts';

const odd = '{ "smtpPort" :25,\n oidcClientSecret: "fake-secret" }\n';
const formatted = '{\n  "smtpPort": 25,\n  oidcClientSecret: "fake-secret"\n}\n';
const broken = '{ a: \n';
const files = { odd, formatted, broken };

describe('fmt', () => {
  it('writes the formatted text into the file that is not formatted yet', async () => {
    const run = await runOn({ files }, 'fmt', 'odd', 'formatted');
    expect(run).toMatchObject({ code: 0, out: '', err: '', files: { odd: run.files.odd, formatted } });
    expect(run.files.odd).not.toBe(odd);
    expect(await runOn({ files: { a: run.files.odd ?? '' } }, 'fmt', '--check', 'a')).toMatchObject({
      code: 0,
      out: '',
    });
  });

  it('filters standard input', async () => {
    expect(await runOn({ standardInput: formatted }, 'fmt', '-')).toMatchObject({ code: 0, out: formatted });
  });

  it('checks, and names the files', async () => {
    expect(await runOn({ files }, 'fmt', '--check', 'odd', 'formatted')).toMatchObject({
      code: 1,
      out: 'odd\n',
      files,
    });
  });

  it('shows what it would write, without secrets', async () => {
    const { code, out, files: left } = await runOn({ files }, 'fmt', '--diff', 'odd');
    expect([code, left]).toEqual([0, files]);
    expect(out).toMatch(/^--- odd\n\+\+\+ odd\n@@/);
    expect(out).not.toContain('fake-secret');
  });

  it('leaves unreadable files unchanged, and formats the others', async () => {
    const run = await runOn({ files }, 'fmt', 'broken', 'odd');
    expect(run).toMatchObject({ code: 2, err: 'arconf: broken: Repair the errors first, then format.\n' });
    expect(run.files.broken).toBe(broken);
    expect(run.files.odd).not.toBe(odd);
  });

  it('keeps line ends, and writes UTF-8 without a byte order mark, which hjson-go reads', async () => {
    const text = '\uFEFF{ a: 1,\r\n b: "ä" }\r\n';
    const formatted = '{\r\n  a: 1,\r\n  b: "ä"\r\n}\r\n';
    const utf16 = new Uint8Array(new Uint16Array([...text].map((unit) => unit.charCodeAt(0))).buffer);
    for (const bytes of [text, `\uFEFF${text}`, utf16, `\uFEFF${formatted}`]) {
      const { code, err, raw } = await runOn({ files: { a: bytes } }, 'fmt', 'a');
      expect(code).toBe(0);
      expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(raw.a)).toBe(formatted);
      expect(err).toMatch(/^arconf: a: Was UTF-(?:8 with BOM|16LE), and is now UTF-8 without a byte order mark/);
      expect(await runOn({ files: { a: bytes } }, 'fmt', '--check', 'a')).toMatchObject({ code: 1 });
    }
  });
});
