import { type ByteReader, createByteReader, type ImageFormatReader, orientationOf, turned } from './imageHeader.ts';

const signature = '\x89PNG\r\n\x1a\n';
const colourTypesWithAlpha = [4, 6];

/**
 * PNG (third edition) §5.2 signature, §11.2.1 IHDR; a `tRNS` chunk before the pixels makes the other colour types transparent, and the
 * first `eXIf` before them may turn the picture: browsers do not look for one behind them.
 */
export const png: ImageFormatReader = {
  format: 'PNG',
  recognises: (bytes) => createByteReader(bytes).tag(0, 8) === signature,
  read(bytes) {
    const reader = createByteReader(bytes);
    if (!reader.has(8, 25) || reader.tag(12) !== 'IHDR') return undefined;
    const hasAlphaChannel = colourTypesWithAlpha.includes(reader.u8(25));
    const chunks = completeChunks(reader);
    if (chunks.at(-1)?.tag !== 'IEND') return undefined;
    const beforePixels = chunks.slice(
      0,
      chunks.findIndex(({ tag }) => tag === 'IDAT'),
    );
    const exif = beforePixels.find(({ tag }) => tag === 'eXIf');
    const size = { width: reader.u32(16), height: reader.u32(20) };
    return {
      format: 'PNG',
      ...turned(size, exif && orientationOf(reader, exif.start)),
      mayBeTransparent: hasAlphaChannel || beforePixels.some(({ tag }) => tag === 'tRNS'),
      isVector: false,
    };
  },
};

/** The complete chunks with where their content starts, up to `IEND`; a truncated file ends before that. */
function completeChunks(reader: ByteReader): readonly { readonly tag: string; readonly start: number }[] {
  const chunks: { readonly tag: string; readonly start: number }[] = [];
  let offset = 8;
  while (chunks.at(-1)?.tag !== 'IEND' && reader.has(offset, 12 + reader.u32(offset))) {
    chunks.push({ tag: reader.tag(offset + 4), start: offset + 8 });
    offset += 12 + reader.u32(offset);
  }
  return chunks;
}
