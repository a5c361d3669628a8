const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Standard Base64 with padding (RFC 4648 §4). */
export function encodeBase64(bytes: Uint8Array): string {
  let text = '';
  for (let offset = 0; offset < bytes.length; offset += 3) {
    const [first = 0, second = 0, third = 0] = bytes.subarray(offset, offset + 3);
    const bits = (first << 16) | (second << 8) | third;
    const sextets = [bits >> 18, (bits >> 12) & 63, (bits >> 6) & 63, bits & 63];
    const used = Math.min(4, bytes.length - offset + 1);
    text += sextets.map((sextet, index) => (index < used ? alphabet[sextet] : '=')).join('');
  }
  return text;
}

/**
 * The bytes of standard Base64 with padding, as Go's `base64.StdEncoding` reads it: leftover bits at the end may be anything. Undefined for
 * any other text, including one with line breaks.
 */
export function decodeBase64(text: string): Uint8Array | undefined {
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) return undefined;
  const digits = text.replace(/(?<!=)=+$/, '');
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4));
  let bits = 0;
  let bitCount = 0;
  let length = 0;
  for (const digit of digits) {
    bits = ((bits << 6) | alphabet.indexOf(digit)) & 0xfff;
    bitCount += 6;
    if (bitCount < 8) continue;
    bitCount -= 8;
    bytes[length++] = (bits >> bitCount) & 0xff;
  }
  return bytes;
}
