import { type ByteReader, createByteReader, type ImageFormatReader, type ImageHeader } from './imageHeader.ts';

/** RFC 9649: the first chunk of the RIFF container is `VP8 ` (lossy), `VP8L` (lossless) or `VP8X` (extended). */
export const webp: ImageFormatReader = {
  format: 'WebP',
  recognises: (bytes) => {
    const reader = createByteReader(bytes);
    return reader.tag(0) === 'RIFF' && reader.tag(8) === 'WEBP';
  },
  read(bytes) {
    const reader = createByteReader(bytes);
    if (!reader.has(0, 30) && !(reader.tag(12) === 'VP8L' && reader.has(0, 25))) return undefined;
    if (!reader.has(8, reader.u32(4, true))) return undefined;
    return chunkReaders[reader.tag(12)]?.(reader);
  },
};

const chunkReaders: Readonly<Record<string, (reader: ByteReader) => ImageHeader | undefined>> = {
  /** RFC 6386 §9.1: start code, then 14 bits for each side. */
  'VP8 ': (reader) =>
    reader.u24(23) === 0x9d012a
      ? header(reader.u16(26, true) & 0x3fff, reader.u16(28, true) & 0x3fff, false)
      : undefined,
  /** RFC 9649 §3.4: 14 bits for each side less one, then the alpha hint. */
  VP8L: (reader) => {
    if (reader.u8(20) !== 0x2f) return undefined;
    const bits = reader.u32(21, true);
    return header((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1, ((bits >>> 28) & 1) === 1);
  },
  /** RFC 9649 §2.7.1: the flags, of which alpha may be missing although frames of an animation have it; 24 bits for each side less one. */
  VP8X: (reader) => header(reader.u24(24, true) + 1, reader.u24(27, true) + 1, (reader.u8(20) & 0x12) !== 0),
};

function header(width: number, height: number, mayBeTransparent: boolean): ImageHeader {
  return { format: 'WebP', width, height, mayBeTransparent, isVector: false };
}
