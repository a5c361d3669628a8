import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { measured } from 'source-text/testing/measured';
import { processorTime } from 'source-text/testing/processorTime';
import { describe, expect, it } from 'vitest';
import { hostilePictures } from '../../testing/hostileTexts.ts';
import { parseImageHeader } from './readImageHeader.ts';

const runs = fuzzCount(300);

function fixture(name: string): Uint8Array {
  return readFileSync(new URL(`./fixtures/${name}`, import.meta.url));
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function summary(bytes: Uint8Array): string {
  const parsed = parseImageHeader(bytes);
  if (!parsed.ok) return parsed.reason;
  const { format, width, height, mayBeTransparent, isSizeUnknown } = parsed.header;
  return `${format} ${isSizeUnknown ? 'of unknown size' : `${width} × ${height}`}${mayBeTransparent ? ' alpha' : ''}`;
}

describe('readImageHeader of files that a browser wrote', () => {
  it.each([
    ['alpha-98x14.png', 'PNG 98 × 14 alpha'],
    ['opaque-40x20.jpg', 'JPEG 40 × 20'],
    ['lossy-40x20.webp', 'WebP 40 × 20'],
    ['lossless-98x14.webp', 'WebP 98 × 14 alpha'],
    ['extended-98x14.webp', 'WebP 98 × 14 alpha'],
    ['opaque-2x2.avif', 'AVIF 2 × 2'],
  ])('%s', (name, expected) => {
    expect(summary(fixture(name))).toBe(expected);
  });
});

describe('details of the formats', () => {
  const chunk = (tag: string, content: readonly number[]) => [
    ...[24, 16, 8, 0].map((shift) => (content.length >> shift) & 0xff),
    ...bytesOf(tag),
    ...content,
    ...[0, 0, 0, 0],
  ];
  const pngOf = (colourType: number, ...chunks: readonly number[][]) =>
    Uint8Array.from([
      ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
      ...chunk('IHDR', [0, 0, 0, 70, 0, 0, 0, 10, 8, colourType, 0, 0, 0]),
      ...chunks.flat(),
      ...chunk('IEND', []),
    ]);

  const tiff = (orientation: number) => [
    ...[...bytesOf('MM'), 0, 42, 0, 0, 0, 8],
    ...[0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0],
  ];

  it.each([
    ['palette without transparency', pngOf(3, chunk('PLTE', [0, 0, 0]), chunk('IDAT', [])), 'PNG 70 × 10'],
    [
      'palette with tRNS',
      pngOf(3, chunk('PLTE', [0, 0, 0]), chunk('tRNS', [0]), chunk('IDAT', [])),
      'PNG 70 × 10 alpha',
    ],
    ['a tRNS after the pixels does not count', pngOf(2, chunk('IDAT', []), chunk('tRNS', [0])), 'PNG 70 × 10'],
    ['grey with alpha', pngOf(4), 'PNG 70 × 10 alpha'],
    ['turned by Exif', pngOf(2, chunk('eXIf', tiff(6)), chunk('IDAT', [])), 'PNG 10 × 70'],
    ['upside down by Exif', pngOf(2, chunk('eXIf', tiff(3)), chunk('IDAT', [])), 'PNG 70 × 10'],
    [
      'the first of two counts',
      pngOf(2, chunk('eXIf', tiff(6)), chunk('eXIf', tiff(1)), chunk('IDAT', [])),
      'PNG 10 × 70',
    ],
    ['Exif behind the pixels does not count', pngOf(2, chunk('IDAT', []), chunk('eXIf', tiff(6))), 'PNG 70 × 10'],
  ])('PNG: %s', (_, bytes, expected) => {
    expect(summary(bytes)).toBe(expected);
  });

  const riffOf = (name: string, tag: string) => {
    const file = fixture(name);
    const at = Buffer.from(file).indexOf(tag);
    return Uint8Array.from([...bytesOf('RIFF'), 0, 0, 0, 0, ...bytesOf('WEBP'), ...file.subarray(at)]);
  };

  it.each([
    ['lossy', riffOf('lossy-40x20.webp', 'VP8 '), 'WebP 40 × 20'],
    ['lossless', riffOf('lossless-98x14.webp', 'VP8L'), 'WebP 98 × 14 alpha'],
  ])('WebP without the extended header: %s', (_, bytes, expected) => {
    expect(summary(bytes)).toBe(expected);
  });

  it('an animation of WebP may be transparent, whatever its flag of alpha says', () => {
    const bytes = Uint8Array.from(fixture('extended-98x14.webp'));
    const flags = 20;
    bytes[flags] = ((bytes[flags] ?? 0) & ~0x10) | 0x02;
    expect(summary(bytes)).toBe('WebP 98 × 14 alpha');
  });

  const exif = (orientation: number) => [0xff, 0xe1, 0, 34, ...bytesOf('Exif\0\0'), ...tiff(orientation)];

  it.each([
    [1, 'JPEG 40 × 20'],
    [3, 'JPEG 40 × 20'],
    [6, 'JPEG 20 × 40'],
    [8, 'JPEG 20 × 40'],
  ])('JPEG: Exif orientation %d', (orientation, expected) => {
    const plain = [...fixture('opaque-40x20.jpg')];
    expect(summary(Uint8Array.from([...plain.slice(0, 2), ...exif(orientation), ...plain.slice(2)]))).toBe(expected);
  });

  const box = (tag: string, ...content: readonly (readonly number[])[]): number[] => {
    const body = content.flat();
    return [0, 0, (body.length + 8) >> 8, (body.length + 8) & 0xff, ...bytesOf(tag), ...body];
  };
  const full = [0, 0, 0, 0];
  const ispe = (width: number, height: number) => box('ispe', full, [0, 0, 0, width], [0, 0, 0, height]);
  const auxC = box('auxC', full, [...bytesOf('urn:mpeg:mpegB:cicp:systems:auxiliary:alpha'), 0]);
  const avifOf = (properties: readonly number[][], primary: readonly number[]) =>
    Uint8Array.from([
      ...box('ftyp', [...bytesOf('mif1')], [0, 0, 0, 0], [...bytesOf('avif')]),
      ...box(
        'meta',
        full,
        box('pitm', full, [0, 2]),
        box(
          'iprp',
          box('ipco', ...properties),
          box('ipma', full, [0, 0, 0, 2], [0, 1, 1, 1], [0, 2, primary.length, ...primary]),
        ),
      ),
    ]);

  it.each([
    ['the size of the primary item counts', avifOf([ispe(9, 9), ispe(70, 10)], [0x82]), 'AVIF 70 × 10'],
    ['turned by 90°', avifOf([ispe(9, 9), ispe(70, 10), box('irot', [1])], [2, 3]), 'AVIF 10 × 70'],
    ['turned by 180°', avifOf([ispe(9, 9), ispe(70, 10), box('irot', [2])], [2, 3]), 'AVIF 70 × 10'],
    ['with an alpha image', avifOf([ispe(9, 9), ispe(70, 10), auxC], [2]), 'AVIF 70 × 10 alpha'],
  ])('AVIF: %s', (_, bytes, expected) => {
    expect(summary(bytes)).toBe(expected);
  });

  it.each([
    ['lengths', '<svg xmlns="http://www.w3.org/2000/svg" width="70" height="10px"/>', 'SVG 70 × 10 alpha'],
    ['units', '<svg width="1in" height="0.5in"></svg>', 'SVG 96 × 48 alpha'],
    ['viewBox alone', '<svg viewBox="0 0 140 20"></svg>', 'SVG 140 × 20 alpha'],
    ['viewBox and percentages', "<svg width='100%' height='100%' viewBox='0,0,140,20'></svg>", 'SVG 140 × 20 alpha'],
    ['one length and viewBox', '<svg width="70" viewBox="0 0 140 20"></svg>', 'SVG 70 × 10 alpha'],
    ['neither', '<svg></svg>', 'SVG 300 × 150 alpha'],
    ['stretched', '<svg viewBox="0 0 140 20" preserveAspectRatio=" none "></svg>', 'SVG 300 × 150 alpha'],
    [
      'stretched, one length',
      '<svg width="70" viewBox="0 0 140 20" preserveAspectRatio="none"/>',
      'SVG 300 × 150 alpha',
    ],
    [
      'stretched, lengths',
      '<svg width="70" height="30" viewBox="0 0 140 20" preserveAspectRatio="none"/>',
      'SVG 70 × 30 alpha',
    ],
    ['sizes of the font', '<svg width="10em" height="2rem" viewBox="0 0 140 20"></svg>', 'SVG 160 × 32 alpha'],
    ['sizes of letters', '<svg width="10ex" viewBox="0 0 140 20"></svg>', 'SVG of unknown size alpha'],
    ['a formula', '<svg width="70" height="calc(1em - 6px)"></svg>', 'SVG of unknown size alpha'],
    ['an entity', '<svg width="&w;" height="10"></svg>', 'SVG of unknown size alpha'],
    ['no length at all', '<svg width="auto" height="-1" viewBox="0 0 140 20"></svg>', 'SVG 140 × 20 alpha'],
    ['nothing in size', '<svg width="0px" height="0" viewBox="0 0 140 20"></svg>', 'SVG 140 × 20 alpha'],
    ['character references', '<svg width="&#55;0" height="&#x31;0"></svg>', 'SVG 70 × 10 alpha'],
    [
      'declaration, comment with a decoy, document type',
      '\ufeff<?xml version="1.0"?>\n<!-- <svg width="1"> -->\n<!DOCTYPE svg [ <!ENTITY a "b"> ]>\n<svg width="7" height="1">\n</svg>\n<!-- end -->',
      'SVG 7 × 1 alpha',
    ],
    ['prefix', '<s:svg xmlns:s="http://www.w3.org/2000/svg" width="7" height="1"></s:svg>', 'SVG 7 × 1 alpha'],
    ['a sign inside an attribute', '<svg data-x="a>b" width="7" height="1"></svg>', 'SVG 7 × 1 alpha'],
  ])('SVG: %s', (_, text, expected) => {
    expect(summary(bytesOf(text))).toBe(expected);
  });

  it.each([
    [
      'nothing',
      '<rect fill="url(#a)"/><use href="#b"/><image href="data:image/png;base64,AA"/><a href="https://x"/>',
      0,
      0,
    ],
    [
      'a picture and a font',
      '<image xlink:href="https://x/a.png"/><style>@import "f.css"; @font-face{src:url(f.woff)}</style>',
      3,
      0,
    ],
    ['an icon of another file', "<use\nhref = 'icons.svg#a'/>", 1, 0],
    ['scripts', '<script>alert(1)</script><rect onclick="a()"/>', 0, 2],
    ['a script of another file', '<script href="a.js"/>', 1, 1],
    ['words that are no script', '<text>on = "a" url(</text>', 0, 0],
  ])('SVG: what browsers leave out of an image: %s', (_, content, files, scripts) => {
    const parsed = parseImageHeader(bytesOf(`<svg width="7" height="1">${content}</svg>`));
    expect(parsed.ok && parsed.header.leftOut).toEqual({ files, scripts });
  });

  it('SVG: UTF-16 with its mark', () => {
    const text = '\ufeff<svg width="7" height="1"/>';
    expect(summary(new Uint8Array(Uint16Array.from(text, (letter) => letter.charCodeAt(0)).buffer))).toBe(
      'SVG 7 × 1 alpha',
    );
  });
});

describe('readImageHeader refuses with a reason', () => {
  const huge = Uint8Array.from(fixture('alpha-98x14.png'));
  huge.set([0, 1, 0, 0, 0, 1, 0, 0], 16);
  const flat = Uint8Array.from(fixture('alpha-98x14.png'));
  flat.set([0, 0, 0, 0], 20);

  it.each([
    ['an empty file', new Uint8Array(), 'The file is empty. Choose a PNG, JPEG, WebP, AVIF or SVG image.'],
    ['text', bytesOf('hello'), 'The file is not a PNG, JPEG, WebP, AVIF or SVG image. Choose one of these.'],
    [
      'a page',
      bytesOf('<!DOCTYPE html><svg></svg>'),
      'The file is not a PNG, JPEG, WebP, AVIF or SVG image. Choose one of these.',
    ],
    [
      'GIF',
      bytesOf('GIF89a\x01\0\x01\0'),
      'The file is not a PNG, JPEG, WebP, AVIF or SVG image. Choose one of these.',
    ],
    [
      'a cut PNG',
      fixture('alpha-98x14.png').subarray(0, 20),
      'The file begins like a PNG image, but it is damaged or cut. Export the image again.',
    ],
    [
      'a cut JPEG',
      fixture('opaque-40x20.jpg').subarray(0, 30),
      'The file begins like a JPEG image, but it is damaged or cut. Export the image again.',
    ],
    [
      'a cut SVG',
      bytesOf('<svg width="7" height="1"><path'),
      'The file begins like an SVG image, but it is damaged or cut. Export the image again.',
    ],
    ['no height', flat, 'The file begins like a PNG image, but it is damaged or cut. Export the image again.'],
    [
      'a decompression bomb',
      huge,
      '65536 × 65536 px is too large to be shown. Choose an image of at most 100 megapixels.',
    ],
  ])('%s', (_, bytes, reason) => {
    expect(summary(bytes)).toBe(reason);
  });

  it.each([
    ['a PNG', 'alpha-98x14.png'],
    ['a JPEG', 'opaque-40x20.jpg'],
    ['a WebP', 'lossy-40x20.webp'],
    ['an AVIF', 'opaque-2x2.avif'],
  ])('%s without its last ten bytes', (format, name) => {
    expect(summary(fixture(name).subarray(0, -10))).toBe(
      `The file begins like ${format} image, but it is damaged or cut. Export the image again.`,
    );
  });

  it('an SVG with so many comments that a browser would take long for it', () => {
    expect(summary(bytesOf(`<svg/>${'<!---->'.repeat(20_000)}`))).toContain('damaged');
    expect(summary(bytesOf(`<svg/>${'<!---->'.repeat(1000)}`))).not.toContain('damaged');
  });

  it.each(hostilePictures)('reads a picture of 200,000 characters at once: $name', measured, ({ svg }) => {
    const bytes = bytesOf(svg(200_000));
    expect(processorTime(() => parseImageHeader(bytes))).toBeLessThan(600);
  });

  it('never throws, whatever is cut or changed', () => {
    const originals = [
      'alpha-98x14.png',
      'opaque-40x20.jpg',
      'lossy-40x20.webp',
      'lossless-98x14.webp',
      'opaque-2x2.avif',
    ];
    const change = fc.record({ at: fc.nat(300), value: fc.nat(255) });
    fc.assert(
      fc.property(fc.constantFrom(...originals), fc.nat(400), fc.array(change), (name, length, changes) => {
        const bytes = Uint8Array.from(fixture(name)).subarray(0, length);
        for (const { at, value } of changes) bytes[at] = value;
        const parsed = parseImageHeader(bytes);
        expect(parsed.ok ? parsed.header.width > 0 : parsed.reason.length > 0).toBe(true);
      }),
      { numRuns: runs, seed: 23 },
    );
  });
});
