const base = 36;
const smallestThreshold = 1;
const largestThreshold = 26;
const initialBias = 72;
const firstNonAscii = 0x80;

/**
 * The ASCII form of a host name: each label outside ASCII becomes `xn--…`, letters keep their case (RFC 3492).
 * No mapping and no validation, because Go writes the Host header without either.
 */
export function toAsciiHost(host: string): string {
  return host
    .split('.')
    .map((label) => (/^[\0-\x7f]*$/.test(label) ? label : `xn--${encodeLabel(label)}`))
    .join('.');
}

/** RFC 3492 §6.3. */
function encodeLabel(label: string): string {
  const codePoints = Array.from(label, (character) => character.codePointAt(0) ?? 0);
  const basic = codePoints.filter((codePoint) => codePoint < firstNonAscii);
  let output = String.fromCharCode(...basic) + (basic.length > 0 ? '-' : '');
  let current = firstNonAscii;
  let delta = 0;
  let bias = initialBias;
  let handled = basic.length;
  while (handled < codePoints.length) {
    const threshold = current;
    const next = Math.min(...codePoints.filter((codePoint) => codePoint >= threshold));
    delta += (next - current) * (handled + 1);
    for (const codePoint of codePoints) {
      if (codePoint < next) delta++;
      if (codePoint !== next) continue;
      output += encodeDelta(delta, bias);
      bias = adaptBias(delta, handled + 1, handled === basic.length);
      delta = 0;
      handled++;
    }
    delta++;
    current = next + 1;
  }
  return output;
}

/** A generalised variable-length integer (RFC 3492 §3.3). */
function encodeDelta(delta: number, bias: number): string {
  let digits = '';
  let rest = delta;
  for (let position = base; ; position += base) {
    const threshold = Math.max(smallestThreshold, Math.min(largestThreshold, position - bias));
    if (rest < threshold) return digits + digit(rest);
    digits += digit(threshold + ((rest - threshold) % (base - threshold)));
    rest = Math.floor((rest - threshold) / (base - threshold));
  }
}

/** `a` to `z` for 0 to 25, `0` to `9` for 26 to 35. */
function digit(value: number): string {
  return String.fromCharCode(value < 26 ? value + 0x61 : value - 26 + 0x30);
}

/** RFC 3492 §6.1. */
function adaptBias(delta: number, count: number, isFirst: boolean): number {
  let rest = isFirst ? Math.floor(delta / 700) : Math.floor(delta / 2);
  rest += Math.floor(rest / count);
  let position = 0;
  while (rest > ((base - smallestThreshold) * largestThreshold) / 2) {
    rest = Math.floor(rest / (base - smallestThreshold));
    position += base;
  }
  return position + Math.floor(((base - smallestThreshold + 1) * rest) / (rest + 38));
}
