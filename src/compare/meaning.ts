import { equalValues, type HjsonValue } from 'hjson-document';

/** True when two values mean the same, however they are written: `587` and `587.0`, any order of the members of an object. */
export function isSameMeaning(a: HjsonValue, b: HjsonValue): boolean {
  return equalValues(a, b, isSameNumber);
}

/** Exact: two integers that round to the same double stay different. */
function isSameNumber(a: string, b: string): boolean {
  return a === b || decimalOf(a) === decimalOf(b);
}

/** The digits of a JSON number without leading and trailing zeros, and the power of ten that they are multiplied by. */
function decimalOf(lexeme: string): string {
  const [, sign = '', integer = '', fraction = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(lexeme) ?? [];
  const digits = `${integer}${fraction}`.replace(/^0+/, '');
  const significant = digits.replace(/(?<!0)0+$/, '');
  if (significant === '') return integer === '' ? lexeme : '0';
  const power = Number(exponent) - fraction.length + digits.length - significant.length;
  return `${sign}${significant}e${power}`;
}
