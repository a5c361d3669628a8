import { GoPanic } from '../thrown.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const digitValues: ReadonlyMap<string, number> = new Map([...alphabet].map((digit, value) => [digit, value]));

/** base64.StdEncoding.EncodeToString. */
export function encodeBase64(bytes: string): string {
  let text = '';
  for (let offset = 0; offset < bytes.length; offset += 3) {
    const count = Math.min(3, bytes.length - offset);
    let group = 0;
    for (let index = 0; index < 3; index++) {
      group = (group << 8) | (index < count ? bytes.charCodeAt(offset + index) : 0);
    }
    for (let index = 0; index < 4; index++) {
      text += index <= count ? alphabet[(group >> (18 - 6 * index)) & 63] : '=';
    }
  }
  return text;
}

/**
 * base64.StdEncoding.DecodeString: padding is required, CR and LF are skipped, left-over bits are ignored.
 * Throws `GoPanic` with Go's text, whose number is an offset in the text.
 */
export function decodeBase64(text: string): string {
  let bytes = '';
  let offset = 0;
  while (true) {
    const digits: number[] = [];
    while (digits.length < 4) {
      offset = skipLineEnds(text, offset);
      if (offset === text.length) {
        if (digits.length > 0) throw corrupt(offset - digits.length);
        return bytes;
      }
      const value = digitValues.get(text[offset] ?? '');
      if (value === undefined) {
        if (text[offset] !== '=' || digits.length < 2) throw corrupt(offset);
        requirePadding(text, offset, digits.length);
        return bytes + groupBytes(digits);
      }
      digits.push(value);
      offset++;
    }
    bytes += groupBytes(digits);
  }
}

/** The padding fills the group of four and nothing follows it. */
function requirePadding(text: string, paddingStart: number, digitCount: number): void {
  let offset = paddingStart + 1;
  if (digitCount === 2) {
    offset = skipLineEnds(text, offset);
    if (offset === text.length) throw corrupt(text.length);
    if (text[offset] !== '=') throw corrupt(offset - 1);
    offset++;
  }
  offset = skipLineEnds(text, offset);
  if (offset < text.length) throw corrupt(offset);
}

function groupBytes(digits: readonly number[]): string {
  const group = digits.reduce((bits, digit, index) => bits | (digit << (18 - 6 * index)), 0);
  return String.fromCharCode(group >> 16, (group >> 8) & 0xff, group & 0xff).slice(0, digits.length - 1);
}

function skipLineEnds(text: string, start: number): number {
  let offset = start;
  while (text[offset] === '\n' || text[offset] === '\r') offset++;
  return offset;
}

function corrupt(offset: number): GoPanic {
  return new GoPanic(`illegal base64 data at input byte ${offset}`);
}
