import { type ByteReader, createByteReader } from './byteReader.ts';
import type { ImageFormatReader } from './imageHeader.ts';

const signature = '\x89PNG\r\n\x1a\n';
const colourTypesWithAlpha = [4, 6];

/** PNG (third edition) §5.2 signature, §11.2.1 IHDR; a `tRNS` chunk before the pixels makes the other colour types transparent. */
export const png: ImageFormatReader = {
  format: 'PNG',
  recognises: (bytes) => createByteReader(bytes).tag(0, 8) === signature,
  read(bytes) {
    const reader = createByteReader(bytes);
    if (!reader.has(8, 25) || reader.tag(12) !== 'IHDR') return undefined;
    const hasAlphaChannel = colourTypesWithAlpha.includes(reader.u8(25));
    const tags = chunkTags(reader);
    if (tags.at(-1) !== 'IEND') return undefined;
    return {
      format: 'PNG',
      width: reader.u32(16),
      height: reader.u32(20),
      mayBeTransparent: hasAlphaChannel || tags.slice(0, tags.indexOf('IDAT')).includes('tRNS'),
      isVector: false,
    };
  },
};

/** The names of the complete chunks, up to `IEND`; a truncated file ends before that. */
function chunkTags(reader: ByteReader): readonly string[] {
  const tags: string[] = [];
  let offset = 8;
  while (tags.at(-1) !== 'IEND' && reader.has(offset, 12 + reader.u32(offset))) {
    tags.push(reader.tag(offset + 4));
    offset += 12 + reader.u32(offset);
  }
  return tags;
}
