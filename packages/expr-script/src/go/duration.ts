import { decodeRune, hexEscape } from 'source-text';
import { fromByteString, toByteString } from '../value.ts';

export const nanosecondsPerSecond = 1_000_000_000n;

const units: ReadonlyMap<string, bigint> = new Map([
  ['ns', 1n],
  ['us', 1_000n],
  [toByteString('µs'), 1_000n],
  [toByteString('μs'), 1_000n],
  ['ms', 1_000_000n],
  ['s', nanosecondsPerSecond],
  ['m', 60n * nanosecondsPerSecond],
  ['h', 3600n * nanosecondsPerSecond],
]);

const largest = 2n ** 63n;

export type ParsedDuration = { readonly nanoseconds: bigint } | { readonly message: string };

/** time.ParseDuration: `[-+]? ( DIGITS [ '.' DIGITS ] UNIT )+`, or a bare zero. The message is Go's. */
export function parseDuration(bytes: string): ParsedDuration {
  const invalid = { message: `time: invalid duration ${fromByteString(quoteForTime(bytes))}` };
  const isNegative = bytes.startsWith('-');
  let rest = isNegative || bytes.startsWith('+') ? bytes.slice(1) : bytes;
  if (rest === '0') return { nanoseconds: 0n };
  if (rest === '') return invalid;
  let total = 0n;
  while (rest !== '') {
    const [whole = '', integer = '', fraction = ''] = /^([0-9]*)(?:\.([0-9]*))?/.exec(rest) ?? [];
    if (integer === '' && fraction === '') return invalid;
    rest = rest.slice(whole.length);
    const unitName = /^[^.0-9]*/.exec(rest)?.[0] ?? '';
    if (BigInt(integer.slice(0, 400)) > largest) return invalid;
    if (unitName === '') return { message: `time: missing unit in duration ${fromByteString(quoteForTime(bytes))}` };
    const unit = units.get(unitName);
    if (unit === undefined) {
      const [name, whole] = [unitName, bytes].map((text) => fromByteString(quoteForTime(text)));
      return { message: `time: unknown unit ${name} in duration ${whole}` };
    }
    rest = rest.slice(unitName.length);
    const part = BigInt(integer.slice(0, 400)) * unit;
    if (BigInt(integer.slice(0, 400)) > largest / unit) return invalid;
    total += part + fractionOf(fraction, unit);
    if (total > largest) return invalid;
  }
  if (isNegative) return { nanoseconds: -total };
  return total === largest ? invalid : { nanoseconds: total };
}

/** The fraction of a unit, by floating point as in Go; digits that do not fit into 63 bits are dropped. */
function fractionOf(digits: string, unit: bigint): bigint {
  let value = 0n;
  let scale = 1;
  for (const digit of digits) {
    if (value > (largest - 1n) / 10n) break;
    const next = value * 10n + BigInt(digit);
    if (next > largest) break;
    value = next;
    scale *= 10;
  }
  return value > 0n ? BigInt(Math.trunc(Number(value) * (Number(unit) / scale))) : 0n;
}

/** Duration.String, such as `1h0m0.5s`. */
export function durationText(nanoseconds: bigint): string {
  const sign = nanoseconds < 0n ? '-' : '';
  const magnitude = nanoseconds < 0n ? -nanoseconds : nanoseconds;
  if (magnitude === 0n) return '0s';
  if (magnitude < 1_000n) return `${sign}${magnitude}ns`;
  if (magnitude < 1_000_000n) return `${sign}${decimal(magnitude, 3)}µs`;
  if (magnitude < nanosecondsPerSecond) return `${sign}${decimal(magnitude, 6)}ms`;
  const minutes = magnitude / (60n * nanosecondsPerSecond);
  const seconds = `${decimal(magnitude % (60n * nanosecondsPerSecond), 9)}s`;
  if (minutes === 0n) return sign + seconds;
  if (minutes < 60n) return `${sign}${minutes}m${seconds}`;
  return `${sign}${minutes / 60n}h${minutes % 60n}m${seconds}`;
}

/** `value / 10**places` without trailing zeros. */
function decimal(value: bigint, places: number): string {
  const digits = value.toString().padStart(places + 1, '0');
  const fraction = digits.slice(-places).replace(/(?<!0)0+$/, '');
  return digits.slice(0, -places) + (fraction && `.${fraction}`);
}

/** How package time quotes a text in its errors: bytes below space and from 0x80 as `\xNN`. A byte string. */
export function quoteForTime(bytes: string): string {
  let quoted = '"';
  for (let offset = 0; offset < bytes.length; ) {
    const { rune, size } = decodeRune(bytes, offset);
    const source = bytes.slice(offset, offset + size);
    if (rune >= 0x80 || rune < 0x20) {
      for (const byte of source) quoted += hexEscape(byte);
    } else {
      quoted += source === '"' || source === '\\' ? `\\${source}` : source;
    }
    offset += size;
  }
  return `${quoted}"`;
}
