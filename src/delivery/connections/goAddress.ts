/** An IP address as Go compares it: an IPv4 address written as IPv6 equals the IPv4 address. */
export interface Address {
  /** In bits: 32 or 128. */
  readonly size: number;
  readonly value: bigint;
}

export interface Block {
  readonly holds: (address: Address) => boolean;
}

/** The IP address in a text, in any spelling; undefined for any other text. */
export function parseAddress(text: string): Address | undefined {
  const v4 = parseV4(text);
  if (v4 !== undefined) return { size: 32, value: v4 };
  const v6 = parseV6(text);
  return v6 === undefined ? undefined : normalised(v6);
}

/** `10.0.0.0/8`, `fd00::/8`; undefined for any other text. */
export function parseBlock(text: string): Block | undefined {
  const [, start = '', digits = ''] = /^([^/]*)\/(\d+)$/.exec(text) ?? [];
  const v4 = parseV4(start);
  const value = v4 ?? parseV6(start);
  const size = v4 === undefined ? 128 : 32;
  const length = Number(digits);
  if (value === undefined || digits === '' || length > size) return undefined;
  const free = BigInt(size - length);
  const first = (value >> free) << free;
  // Go looks at the first address: an IPv6 block that begins with an IPv4 address is an IPv4 block.
  const base = size === 32 ? { size, value: first } : normalised(first);
  return { holds: ({ size: bits, value: other }) => bits === base.size && other >> free === base.value >> free };
}

export function sameAddress(a: Address, b: Address): boolean {
  return a.size === b.size && a.value === b.value;
}

const mappedPrefix = 0xffffn;

function normalised(value: bigint): Address {
  return value >> 32n === mappedPrefix ? { size: 32, value: value & 0xffffffffn } : { size: 128, value };
}

function parseV4(text: string): bigint | undefined {
  if (!/^(?:(?:0|[1-9]\d{0,2})(?:\.(?!$)|$)){4}$/.test(text)) return undefined;
  const bytes = text.split('.').map(Number);
  return bytes.every((byte) => byte < 256) ? bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n) : undefined;
}

/** A URL has one spelling for each address. */
function parseV6(text: string): bigint | undefined {
  const url = `http://[${text}]/`;
  if (!text.includes(':') || !/^[0-9a-f:.]+$/i.test(text) || !URL.canParse(url)) return undefined;
  const [left = '', right] = new URL(url).hostname.slice(1, -1).split('::');
  const groups = (part: string | undefined) => (part ? part.split(':') : []);
  const zeros = 8 - groups(left).length - groups(right).length;
  const all = [...groups(left), ...Array.from({ length: zeros }, () => '0'), ...groups(right)];
  return all.reduce((sum, group) => sum * 65536n + BigInt(`0x${group}`), 0n);
}
