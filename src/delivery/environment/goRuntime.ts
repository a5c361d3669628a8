import { error, hint, type ValueDiagnostic, warning } from './check.ts';

const unitBytes: ReadonlyMap<string, bigint> = new Map([
  ['B', 1n],
  ['KiB', 1n << 10n],
  ['MiB', 1n << 20n],
  ['GiB', 1n << 30n],
  ['TiB', 1n << 40n],
]);

const most = (1n << 63n) - 1n;
const little = 64n << 20n;

/** `off`, or bytes with an optional unit: `^[0-9]+(([KMGT]i)?B)?$` up to 2^63 - 1. Go ends the program at its start for anything else. */
export function checkMemoryLimit(value: string): readonly ValueDiagnostic[] {
  if (value === 'off') return [];
  const [, sign, digits, unit = 'B'] = /^(\+|-(?=0+(?:\D|$)))?(\d+)((?:[KMGT]i)?B)?$/.exec(value) ?? [];
  if (digits === undefined)
    return [error('memory-limit-form', `${whatIsWrong(value)} Go programs do not start with this value.`)];
  const bytes = BigInt(digits) * (unitBytes.get(unit) ?? 1n);
  if (bytes > most)
    return [
      error('memory-limit-range', 'GOMEMLIMIT is above 2^63 - 1 bytes. Go programs do not start with this value.'),
    ];
  if (sign !== undefined)
    return [warning('memory-limit-form', 'The documentation of Go has no sign here. Write the number without it.')];
  if (bytes >= little) return [];
  return [
    warning(
      'memory-limit-small',
      'This is less than 64 MiB. Go would spend its time collecting garbage. Use off for no limit.',
    ),
  ];
}

const example = 'Write it as in 512MiB.';

/** Only the first match is reported. */
const slips: readonly (readonly [pattern: RegExp, message: string])[] = [
  [/^\s|\s$/, 'There is a space before or after the limit. Remove it.'],
  [/^off$/i, 'Write off in lower case.'],
  [/\s/, `Spaces are not allowed. ${example}`],
  [/^[+-]/, `A sign is not allowed. ${example}`],
  [/[.,]/, 'Only whole numbers are allowed. For 1.5 GiB write 1536MiB.'],
  [/^\d+\s*[kmgt]b?$/i, `The units are KiB, MiB, GiB and TiB. ${example}`],
  [/^\d+\s*[kmgt]i$/i, `The unit ends in B. ${example}`],
  [/^\d+\s*(?:[kmgt]i)?b$/i, 'Upper and lower case matter: B, KiB, MiB, GiB, TiB.'],
];

function whatIsWrong(value: string): string {
  return (
    slips.find(([pattern]) => pattern.test(value))?.[1] ?? `Must be off, or a number with an optional unit. ${example}`
  );
}

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
