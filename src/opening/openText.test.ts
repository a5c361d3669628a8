import fc from 'fast-check';
import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { describe, expect, it } from 'vitest';
import { openText, saveBytes } from './openText.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, bigEndian: boolean) =>
  Uint8Array.from([...text].flatMap((letter) => (bigEndian ? [0, letter.charCodeAt(0)] : [letter.charCodeAt(0), 0])));

describe('what UTF-8 text becomes', () => {
  it.each([
    ['LF', '{\n  a: 1\n}\n', '\n'],
    ['CR LF', '{\r\n  a: 1\r\n}\r\n', '\r\n'],
    ['one line', '{a: 1}', '\n'],
    ['nothing', '', '\n'],
    ['beyond the BMP', '# 😀 ünï\n', '\n'],
  ])('%s is kept', (_name, text, lineEnd) => {
    expect(openText(bytesOf(text))).toEqual({ ok: true, text, lineEnd, notes: [] });
  });

  it('loses a byte order mark, and says so', () => {
    const opened = openText(bytesOf('\uFEFF{a: 1}'));
    expect(opened).toMatchObject({ ok: true, text: '{a: 1}' });
    expect(opened.ok && opened.notes.join()).toContain('byte order mark');
  });

  it('loses several byte order marks, too', () => {
    expect(openText(bytesOf('\uFEFF\uFEFF{a: 1}'))).toMatchObject({ ok: true, text: '{a: 1}' });
  });

  it.each([
    ['mostly LF', 'a\nb\nc\r\n', 'a\nb\nc\n', '\n'],
    ['mostly CR LF', 'a\r\nb\r\nc\n', 'a\r\nb\r\nc\r\n', '\r\n'],
    ['as many of each', 'a\r\nb\n', 'a\nb\n', '\n'],
    ['lone CR', 'a\rb\r', 'a\nb\n', '\n'],
  ])('gets line ends of one kind: %s', (_name, text, expected, lineEnd) => {
    const opened = openText(bytesOf(text));
    expect(opened).toMatchObject({ ok: true, text: expected, lineEnd });
    expect(opened.ok && opened.notes).toHaveLength(1);
  });

  it.each([
    ['a\nb\nc\r\n', 'Changed 1 line end to LF'],
    ['a\r\nb\r\nc\r\nd\ne\n', 'Changed 2 line ends to CR LF'],
  ])('says how many line ends it changed: %j', (text, said) => {
    const opened = openText(bytesOf(text));
    expect(opened.ok && opened.notes.join()).toContain(said);
  });
});

describe('what is not UTF-8', () => {
  it.each([
    ['UTF-16LE', utf16('{ organisationName: x }\n', false)],
    ['UTF-16BE', utf16('{ organisationName: x }\n', true)],
    ['UTF-16LE', Uint8Array.from([0xff, 0xfe, ...utf16('{}', false)])],
    ['UTF-16BE', Uint8Array.from([0xfe, 0xff, ...utf16('{}', true)])],
  ])('%s is offered, and read when it is chosen', (encoding, bytes) => {
    expect(openText(bytes)).toMatchObject({ ok: false, encodings: [encoding] });
    const opened = openText(bytes, encoding);
    expect(opened.ok && opened.text.startsWith('{')).toBe(true);
    expect(opened.ok && opened.notes[0]).toContain('saved as UTF-8');
  });

  it.each([
    ['with the lowest byte first', [0x7b, 0, 0, 0, 0x7d, 0, 0, 0]],
    ['with the highest byte first', [0, 0, 0, 0x7b, 0, 0, 0, 0x7d]],
    ['with the lowest byte first, and a mark', [0xff, 0xfe, 0, 0, 0x7b, 0, 0, 0]],
    ['with the highest byte first, and a mark', [0, 0, 0xfe, 0xff, 0, 0, 0, 0x7b]],
  ])('UTF-32 %s is refused by its name', (_name, bytes) => {
    expect(openText(Uint8Array.from(bytes))).toMatchObject({
      ok: false,
      encodings: [],
      reason: 'This file is UTF-32, and hjson-go reads UTF-8. Save it as UTF-8 first.',
    });
  });

  it('an older Western encoding is offered, with the place', () => {
    const bytes = Uint8Array.from([...bytesOf('name: Bj'), 0xf6, ...bytesOf('rn')]);
    expect(openText(bytes)).toMatchObject({ ok: false, encodings: ['windows-1252'] });
    expect(openText(bytes)).toMatchObject({ reason: expect.stringContaining('byte 8') });
    expect(openText(bytes, 'windows-1252')).toMatchObject({ ok: true, text: 'name: Björn' });
  });

  it.each([
    ['a NUL', Uint8Array.from([0x7b, 0x00, 0x7d]), 'byte 1'],
    ['an image', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x01]), 'byte 6'],
  ])('%s is refused, with the place', (_name, bytes, place) => {
    expect(openText(bytes)).toMatchObject({ ok: false, encodings: [], reason: expect.stringContaining(place) });
  });

  it('an encoding that nobody knows is refused', () => {
    expect(openText(bytesOf('a'), 'klingon')).toMatchObject({ ok: false, encodings: [] });
  });
});

describe('saving', () => {
  it('restores the bytes of the file if there was nothing to report', () => {
    const runs = fuzzCount(500);
    let saved = 0;
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const bytes = bytesOf(text);
        const opened = openText(bytes);
        if (!opened.ok || opened.notes.length > 0) return;
        saved++;
        expect(saveBytes(opened.text)).toEqual(bytes);
      }),
      { seed: 11, numRuns: runs },
    );
    expect(saved).toBeGreaterThan(runs / 4);
  });
});
