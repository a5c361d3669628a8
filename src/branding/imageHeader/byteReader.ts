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
