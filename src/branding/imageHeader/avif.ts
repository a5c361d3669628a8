import { type ByteReader, createByteReader, type ImageFormatReader } from './imageHeader.ts';

const alphaTypes = ['urn:mpeg:mpegB:cicp:systems:auxiliary:alpha', 'urn:mpeg:hevc:2015:auxid:1'];

/**
 * AVIF 1.1 over ISO/IEC 14496-12 and 23008-12: the size is the `ispe` property of the primary item, `irot` turns it,
 * and an auxiliary alpha image (`auxC`) makes it transparent.
 */
export const avif: ImageFormatReader = {
  format: 'AVIF',
  recognises(bytes) {
    const reader = createByteReader(bytes);
    if (reader.tag(4) !== 'ftyp') return false;
    const brands = reader.tag(8, Math.min(reader.u32(0), 256) - 8);
    return brands.includes('avif') || brands.includes('avis');
  },
  read(bytes) {
    const reader = createByteReader(bytes);
    const file = boxes(reader, { start: 0, end: reader.length });
    if (file.at(-1)?.end !== reader.length) return undefined;
    const meta = file.find((box) => box.tag === 'meta');
    const content = meta && { start: meta.start + 4, end: meta.end };
    const itemProperties = content && findBox(reader, content, 'iprp');
    const container = itemProperties && findBox(reader, itemProperties, 'ipco');
    const primary = content && findBox(reader, content, 'pitm');
    if (!itemProperties || !container || !primary) return undefined;

    const properties = boxes(reader, container);
    const item = reader.u8(primary.start) === 0 ? reader.u16(primary.start + 4) : reader.u32(primary.start + 4);
    const indexes = propertyIndexes(reader, findBox(reader, itemProperties, 'ipma'), item);
    const own = indexes.flatMap((index) => properties[index - 1] ?? []);
    const extent = own.find((box) => box.tag === 'ispe');
    if (!extent || !reader.has(extent.start, 12)) return undefined;

    const size = { width: reader.u32(extent.start + 4), height: reader.u32(extent.start + 8) };
    const turn = own.find((box) => box.tag === 'irot');
    const isTurned = turn !== undefined && (reader.u8(turn.start) & 1) === 1;
    return {
      format: 'AVIF',
      width: isTurned ? size.height : size.width,
      height: isTurned ? size.width : size.height,
      mayBeTransparent: properties.some((box) => box.tag === 'auxC' && isAlpha(reader, box)),
      isVector: false,
    };
  },
};

/** The content of one box: bytes from `start` to `end`, without its own header. */
interface Box {
  readonly tag: string;
  readonly start: number;
  readonly end: number;
}

type Extent = Pick<Box, 'start' | 'end'>;

/** The boxes within a range; a box that is truncated or larger than its parent ends the list. */
function boxes(reader: ByteReader, { start, end }: Extent): readonly Box[] {
  const found: Box[] = [];
  let offset = start;
  while (offset + 8 <= Math.min(end, reader.length)) {
    const short = reader.u32(offset);
    const headerSize = short === 1 ? 16 : 8;
    const size = short === 1 ? reader.u32(offset + 8) * 2 ** 32 + reader.u32(offset + 12) : short || end - offset;
    if (size < headerSize || offset + size > end) break;
    found.push({ tag: reader.tag(offset + 4), start: offset + headerSize, end: offset + size });
    offset += size;
  }
  return found;
}

function findBox(reader: ByteReader, extent: Extent, tag: string): Box | undefined {
  return boxes(reader, extent).find((box) => box.tag === tag);
}

/** One-based indexes into `ipco` of the properties that belong to an item (23008-12 §9.3.2, `ipma`). */
function propertyIndexes(reader: ByteReader, box: Box | undefined, item: number): readonly number[] {
  if (!box) return [];
  const wideItems = reader.u8(box.start) >= 1;
  const wideIndexes = (reader.u8(box.start + 3) & 1) === 1;
  const entryCount = reader.u32(box.start + 4);
  let offset = box.start + 8;
  for (let entry = 0; entry < entryCount && offset < box.end; entry++) {
    const id = wideItems ? reader.u32(offset) : reader.u16(offset);
    offset += wideItems ? 4 : 2;
    const count = reader.u8(offset++);
    const indexes = Array.from({ length: count }, (_, index) =>
      wideIndexes ? reader.u16(offset + index * 2) & 0x7fff : reader.u8(offset + index) & 0x7f,
    );
    if (id === item) return indexes;
    offset += count * (wideIndexes ? 2 : 1);
  }
  return [];
}

function isAlpha(reader: ByteReader, box: Box): boolean {
  const type = reader.tag(box.start + 4, box.end - box.start - 4);
  return alphaTypes.some((alphaType) => type.startsWith(alphaType));
}
