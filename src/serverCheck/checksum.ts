/** The checksum that `cksum` prints for these bytes (POSIX, cksum): a CRC of them and of their number. */
export function checksum(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) crc = withByte(crc, byte);
  for (let length = bytes.length; length > 0; length = Math.floor(length / 256)) crc = withByte(crc, length % 256);
  return ~crc >>> 0;
}

const polynomial = 0x04c11db7;

function withByte(crc: number, byte: number): number {
  let next = crc ^ (byte << 24);
  for (let bit = 0; bit < 8; bit++) next = next < 0 ? (next << 1) ^ polynomial : next << 1;
  return next;
}
