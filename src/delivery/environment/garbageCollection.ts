import { hint, type ValueDiagnostic, warning } from './check.ts';

const lowest = -(2n ** 31n);
const highest = 2n ** 31n - 1n;

/** `off` or a 32-bit integer, as Go's runtime reads it; it silently treats anything else as 100. */
export function checkGarbageCollection(value: string): readonly ValueDiagnostic[] {
  if (value === 'off') return [];
  if (/^\+\d{1,9}$/.test(value))
    return [warning('gogc-form', 'The documentation of Go has no + here. Write the number without it.')];
  const isInteger = /^-?\d+$/.test(value);
  const percent = isInteger ? BigInt(value) : 0n;
  if (!isInteger || percent < lowest || percent > highest) {
    return [
      warning(
        'gogc-form',
        'Must be off or a whole number, without sign, space or %. Go would silently use 100 instead.',
      ),
    ];
  }
  if (percent < 0n)
    return [hint('gogc-negative', 'A negative number switches garbage collection off. Write off instead.')];
  if (percent < 10n) {
    return [
      warning('gogc-small', 'With such a small number, Go spends its time collecting garbage. The usual value is 100.'),
    ];
  }
  return [];
}
