import { quote } from './quote.ts';

/** Why strconv refuses a number. */
export type NumberFault = 'invalid syntax' | 'value out of range';

export type ParsedInt = { readonly value: bigint } | { readonly fault: NumberFault };
export type ParsedFloat = { readonly value: number } | { readonly fault: NumberFault };

/** The whole text of a strconv error, such as `strconv.ParseInt: parsing "12a": invalid syntax`. */
export function numberErrorText(functionName: 'ParseInt' | 'ParseFloat' | 'Atoi', text: string, fault: NumberFault) {
  return `strconv.${functionName}: parsing ${quote(text)}: ${fault}`;
}

const prefixBases: Readonly<Record<string, 2 | 8 | 16>> = { '0b': 2, '0o': 8, '0x': 16 };

/**
 * strconv.ParseInt for 64 bits. With base 0 the text may have a prefix (`0x`, `0o`, `0b`, or a leading zero for octal)
 * and single underscores between digits; with base 10 it has neither.
 */
export function parseInt64(text: string, base: 0 | 10): ParsedInt {
  const isNegative = text.startsWith('-');
  const unsigned = isNegative || text.startsWith('+') ? text.slice(1) : text;
  const magnitude = base === 10 ? digitsValue(unsigned, 10) : prefixedValue(unsigned);
  if (magnitude === undefined) return { fault: 'invalid syntax' };
  const value = isNegative ? -magnitude : magnitude;
  return BigInt.asIntN(64, value) === value ? { value } : { fault: 'value out of range' };
}

function prefixedValue(text: string): bigint | undefined {
  if (text.includes('_') && !areUnderscoresPlaced(text)) return undefined;
  const plain = text.replaceAll('_', '');
  const base = prefixBases[plain.slice(0, 2).toLowerCase()];
  if (base !== undefined && plain.length > 2) return digitsValue(plain.slice(2), base);
  return plain.startsWith('0') && plain.length > 1 ? digitsValue(plain.slice(1), 8) : digitsValue(plain, 10);
}

const digitPatterns = { 2: /^[01]+$/, 8: /^[0-7]+$/, 10: /^[0-9]+$/, 16: /^[0-9a-f]+$/i } as const;
const literalPrefixes = { 2: '0b', 8: '0o', 10: '', 16: '0x' } as const;

function digitsValue(digits: string, base: 2 | 8 | 10 | 16): bigint | undefined {
  if (!digitPatterns[base].test(digits)) return undefined;
  // Nothing longer fits into 64 bits, and BigInt takes quadratic time.
  const significant = digits.replace(/^0+(?=.)/, '').slice(0, 70);
  return BigInt(literalPrefixes[base] + significant);
}

/** Each underscore is between digits, or between a base prefix and a digit. */
function areUnderscoresPlaced(text: string): boolean {
  const prefix = /^0[box]/i.exec(text)?.[0] ?? '';
  const digit = prefix.toLowerCase() === '0x' ? '[0-9a-f]' : '[0-9]';
  const stray = new RegExp(`(?<!${digit})_|_(?!${digit})`, 'i');
  // The prefix counts as a digit: a plain digit represents it.
  return !stray.test((prefix ? '0' : '') + text.slice(prefix.length).replace(/^[+-]/, ''));
}

const decimalPattern = /^[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:e[+-]?[0-9]+)?$/i;
const hexPattern = /^([+-]?)0x([0-9a-f]*)(?:\.([0-9a-f]*))?p([+-]?[0-9]+)$/i;
const infinityPattern = /^[+-]?inf(?:inity)?$/i;

/** strconv.ParseFloat for 64 bits: decimal, hexadecimal with `p` exponent, inf, infinity and nan; underscores as between digits of Go literals. */
export function parseFloat64(text: string): ParsedFloat {
  if (infinityPattern.test(text)) return { value: text.startsWith('-') ? -Infinity : Infinity };
  if (/^nan$/i.test(text)) return { value: Number.NaN };
  const plain = text.replaceAll('_', '');
  if (plain !== text && !areUnderscoresPlaced(text.replace(/^[+-]/, ''))) return { fault: 'invalid syntax' };
  const hex = hexPattern.exec(plain);
  if (!hex && !decimalPattern.test(plain)) return { fault: 'invalid syntax' };
  const value = hex ? hexFloat(hex) : Number(plain);
  if (value === undefined) return { fault: 'invalid syntax' };
  return Number.isFinite(value) ? { value } : { fault: 'value out of range' };
}

function hexFloat([, sign = '', whole = '', fraction = '', exponent = '']: RegExpExecArray): number | undefined {
  if (whole === '' && fraction === '') return undefined;
  const mantissa = BigInt(`0x${whole}${fraction}`);
  const magnitude = scaleByPowerOfTwo(mantissa, clampExponent(exponent) - 4 * fraction.length);
  return sign === '-' ? -magnitude : magnitude;
}

/** strconv stops to add digits to an exponent at 10,000. */
function clampExponent(text: string): number {
  const value = Number(text);
  return Math.max(-99_999, Math.min(99_999, value));
}

/** `mantissa * 2**exponent`, rounded to nearest, ties to even. */
function scaleByPowerOfTwo(mantissa: bigint, exponent: number): number {
  if (mantissa === 0n) return 0;
  const bits = mantissa.toString(2).length;
  if (bits + exponent > 1024) return Infinity;
  // The lowest bit that the result can hold: 53 bits of precision, and nothing below 2**-1074.
  const lowest = Math.max(bits + exponent - 53, -1074);
  const dropped = lowest - exponent;
  if (dropped <= 0) return Number(mantissa) * 2 ** exponent;
  if (dropped > bits + 1) return 0;
  const shift = BigInt(dropped);
  const kept = mantissa >> shift;
  const rest = mantissa - (kept << shift);
  const half = 1n << (shift - 1n);
  const rounded = rest > half || (rest === half && (kept & 1n) === 1n) ? kept + 1n : kept;
  return Number(rounded) * 2 ** Math.max(lowest, -1074);
}
