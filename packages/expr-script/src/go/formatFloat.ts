interface ShortestDecimal {
  readonly sign: '' | '-';
  /** Neither starts nor ends with a zero, except for the number zero. */
  readonly digits: string;
  /** The power of ten of the first digit. */
  readonly exponent: number;
}

/** The fewest digits that yield the number again, as strconv and JavaScript both find them. */
function shortestDecimal(value: number): ShortestDecimal {
  const sign = value < 0 || Object.is(value, -0) ? '-' : '';
  const [mantissa = '0', exponent = '0'] = Math.abs(value).toExponential().split('e');
  return { sign, digits: mantissa.replace('.', ''), exponent: Number(exponent) };
}

/**
 * strconv's format `g` with the shortest precision, which is how fmt prints a float64:
 * with an exponent when that is below -4 or at least 6 (expr.md §7).
 */
export function formatFloat(value: number): string {
  if (Number.isNaN(value)) return 'NaN';
  if (!Number.isFinite(value)) return value > 0 ? '+Inf' : '-Inf';
  const { sign, digits, exponent } = shortestDecimal(value);
  return sign + (exponent < -4 || exponent >= 6 ? scientific(digits, exponent) : positional(digits, exponent));
}

function scientific(digits: string, exponent: number): string {
  const fraction = digits.length > 1 ? `.${digits.slice(1)}` : '';
  return `${digits[0]}${fraction}e${exponent < 0 ? '-' : '+'}${String(Math.abs(exponent)).padStart(2, '0')}`;
}

function positional(digits: string, exponent: number): string {
  if (exponent < 0) return `0.${'0'.repeat(-exponent - 1)}${digits}`;
  if (digits.length <= exponent + 1) return digits.padEnd(exponent + 1, '0');
  return `${digits.slice(0, exponent + 1)}.${digits.slice(exponent + 1)}`;
}
