import { isDigit, minus } from './characters.ts';

/**
 * NUMBER = ["-"] ( "0" / [1-9]*DIGIT ) [ "." *DIGIT ] [ ("e"/"E") [+-] *DIGIT ] — hjson-grammar §8, lax as the server is.
 * Returns the offset after the number that starts at `start`, or -1 when there is no number.
 */
export function scanNumber(text: string, start: number): number {
  let offset = start;
  let unit = text.charCodeAt(offset);
  if (unit === minus) unit = text.charCodeAt(++offset);
  if (!isDigit(unit)) return -1;
  if (unit === 48) {
    unit = text.charCodeAt(++offset);
    if (isDigit(unit)) return -1;
  } else {
    do unit = text.charCodeAt(++offset);
    while (isDigit(unit));
  }
  if (unit === 46) {
    do unit = text.charCodeAt(++offset);
    while (isDigit(unit));
  }
  if (unit === 101 || unit === 69) {
    unit = text.charCodeAt(++offset);
    if (unit === 43 || unit === minus) unit = text.charCodeAt(++offset);
    while (isDigit(unit)) unit = text.charCodeAt(++offset);
  }
  return offset;
}

const jsonNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** Numbers such as `1.` and `1e` are read as numbers, and then fail the whole document (hjson-grammar §8). */
export function isJsonNumber(lexeme: string): boolean {
  return jsonNumber.test(lexeme);
}

/** The value of a lexeme that `scanNumber` accepted; of a lax one the part that is a number. */
export function numberValue(lexeme: string): number {
  const value = Number(lexeme);
  return Number.isNaN(value) ? Number.parseFloat(lexeme) : value;
}
