import type { ByteReader } from './byteReader.ts';
import type { Size } from './imageHeader.ts';

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
