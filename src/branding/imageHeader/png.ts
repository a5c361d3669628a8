import { createByteReader } from './byteReader.ts';
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
    return {
      format: 'PNG',
      width: reader.u32(16),
      height: reader.u32(20),
      mayBeTransparent: hasAlphaChannel || hasChunkBeforePixels(bytes, 'tRNS'),
      isVector: false,
    };
  },
};

function hasChunkBeforePixels(bytes: Uint8Array, name: string): boolean {
  const reader = createByteReader(bytes);
  let offset = 8;
  while (reader.has(offset, 8)) {
    const tag = reader.tag(offset + 4);
    if (tag === name) return true;
    if (tag === 'IDAT') return false;
    offset += 12 + reader.u32(offset);
  }
  return false;
}
