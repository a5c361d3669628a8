import { createByteReader, type ImageFormatReader, orientationOf, turned } from './imageHeader.ts';

/** ITU-T T.81 Annex B: the size is in the frame header (SOF0 to SOF15); Exif may turn it. */
export const jpeg: ImageFormatReader = {
  format: 'JPEG',
  recognises: (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff,
  read(bytes) {
    const reader = createByteReader(bytes);
    let orientation = 1;
    let offset = 2;
    while (reader.has(offset, 4)) {
      if (reader.u8(offset) !== 0xff) return undefined;
      const marker = reader.u8(offset + 1);
      if (marker === 0xff) {
        offset++;
        continue;
      }
      if (isFrameHeader(marker)) {
        if (!reader.has(offset, 9)) return undefined;
        const size = { width: reader.u16(offset + 7), height: reader.u16(offset + 5) };
        return hasEnd(bytes, offset)
          ? { format: 'JPEG', ...turned(size, orientation), mayBeTransparent: false, isVector: false }
          : undefined;
      }
      if (marker === 0xe1 && reader.tag(offset + 4, 6) === 'Exif\0\0')
        orientation = orientationOf(reader, offset + 10) ?? orientation;
      offset += 2 + (isStandalone(marker) ? 0 : reader.u16(offset + 2));
    }
    return undefined;
  },
};

/** Whether an end of image (EOI) follows; what comes after it is ignored. A truncated file would be drawn grey at the bottom. */
function hasEnd(bytes: Uint8Array, from: number): boolean {
  for (let at = bytes.length - 2; at > from; at--) if (bytes[at] === 0xff && bytes[at + 1] === 0xd9) return true;
  return false;
}

/** SOF0 to SOF15 without DHT (C4), JPG (C8) and DAC (CC), which share the range. */
function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

/** RST0 to RST7, SOI, EOI and TEM carry no length. */
function isStandalone(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd9);
}
