import type { Refusable } from 'source-text';

export type ImageFormat = 'PNG' | 'JPEG' | 'WebP' | 'AVIF' | 'SVG';

/** In CSS pixels, as a browser shows an image: turned as its orientation says. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What the first bytes of an image say about it. */
export interface ImageHeader extends Size {
  readonly format: ImageFormat;
  /** Whether the format stores transparency for this image; only the pixels show whether any is used. SVG always may. */
  readonly mayBeTransparent: boolean;
  /** SVG is redrawn at every size. */
  readonly isVector: boolean;
  /** True where an SVG gives its size in a way that only a browser can work out: a formula, an entity, or the unit of a font. */
  readonly isSizeUnknown?: true;
  /** What an SVG has that browsers leave out of an image: files that it would fetch, and scripts. */
  readonly leftOut?: { readonly files: number; readonly scripts: number };
}

export type ParseImageHeaderResult = Refusable<{ readonly header: ImageHeader }>;

/** One reader per format: says whether the bytes look like it, and reads the header; undefined if that is damaged or truncated. */
export interface ImageFormatReader {
  readonly format: ImageFormat;
  recognises(bytes: Uint8Array): boolean;
  read(bytes: Uint8Array): ImageHeader | undefined;
}

/** Reads numbers from bytes; past the end every number is 0, and `has` says so beforehand. Offsets count bytes. */
export interface ByteReader {
  readonly length: number;
  has(offset: number, count: number): boolean;
  u8(offset: number): number;
  u16(offset: number, littleEndian?: boolean): number;
  u24(offset: number, littleEndian?: boolean): number;
  u32(offset: number, littleEndian?: boolean): number;
  /** Bytes as Latin-1: for tags of four letters. */
  tag(offset: number, count?: number): string;
}

export function createByteReader(bytes: Uint8Array): ByteReader {
  const u8 = (offset: number) => bytes[offset] ?? 0;
  const number = (offset: number, count: number, littleEndian: boolean) => {
    let value = 0;
    for (let index = 0; index < count; index++) {
      value = value * 256 + u8(offset + (littleEndian ? count - 1 - index : index));
    }
    return value;
  };
  return {
    length: bytes.length,
    has: (offset, count) => offset >= 0 && offset + count <= bytes.length,
    u8,
    u16: (offset, littleEndian = false) => number(offset, 2, littleEndian),
    u24: (offset, littleEndian = false) => number(offset, 3, littleEndian),
    u32: (offset, littleEndian = false) => number(offset, 4, littleEndian),
    tag: (offset, count = 4) => String.fromCharCode(...bytes.subarray(offset, offset + count)),
  };
}

/** Tag 0x0112 of the first directory (Exif 2.3 §4.6.4) of the data at an offset; undefined if it has none or is truncated. */
export function orientationOf(reader: ByteReader, start: number): number | undefined {
  const littleEndian = reader.tag(start, 2) === 'II';
  const directory = start + reader.u32(start + 4, littleEndian);
  const count = reader.u16(directory, littleEndian);
  for (let index = 0; index < count && reader.has(directory + 2 + index * 12, 12); index++) {
    const entry = directory + 2 + index * 12;
    if (reader.u16(entry, littleEndian) === 0x0112) return reader.u16(entry + 8, littleEndian);
  }
  return undefined;
}

/** The size as it is drawn: orientations 5 to 8 turn a picture by 90°. */
export function turned({ width, height }: Size, orientation: number | undefined): Size {
  return orientation !== undefined && orientation >= 5 ? { width: height, height: width } : { width, height };
}
