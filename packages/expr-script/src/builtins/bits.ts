import { integerOf } from '../go/compare.ts';
import { wrapInt } from '../go/integer.ts';
import { GoPanic } from '../thrown.ts';
import { intType } from '../types.ts';
import { type ExprValue, goTypeName } from '../value.ts';
import type { Builtin } from './builtin.ts';
import { overload, overloads } from './rules.ts';

export const bitBuiltins: readonly Builtin[] = [
  bitwise('bitand', 'The bits that both numbers have.', (left, right) => left & right),
  bitwise('bitor', 'The bits that at least one number has.', (left, right) => left | right),
  bitwise('bitxor', 'The bits that exactly one number has.', (left, right) => left ^ right),
  bitwise('bitnand', 'The bits of the first number that the second lacks.', (left, right) => left & ~right),
  shift('bitshl', 'The bits moved to the left.', (bits, distance) => bits << distance),
  shift('bitshr', 'The bits moved to the right, keeping the sign.', (bits, distance) => bits >> distance),
  shift(
    'bitushr',
    'The bits moved to the right, with zeros from the left.',
    (bits, distance) => BigInt.asUintN(64, bits) >> distance,
  ),
  {
    name: 'bitnot',
    documentation: 'All bits turned over.',
    signatures: ['bitnot(number: int): int'],
    rule: overloads(overload([intType], intType)),
    call: ([number]) => ~toInt(number, 'bitnot'),
  },
];

function bitwise(name: string, documentation: string, combine: (left: bigint, right: bigint) => bigint): Builtin {
  return {
    name,
    documentation,
    signatures: [`${name}(a: int, b: int): int`],
    rule: overloads(overload([intType, intType], intType)),
    call: ([left, right]) => wrapInt(combine(toInt(left, name), toInt(right, name))),
  };
}

function shift(name: string, documentation: string, move: (bits: bigint, distance: bigint) => bigint): Builtin {
  return {
    ...bitwise(name, documentation, (bits, distance) => {
      if (distance < 0n) {
        throw new GoPanic(`invalid operation: negative shift count ${distance} (type int)`);
      }
      // From 64 places on nothing changes any more.
      return move(bits, distance > 64n ? 64n : distance);
    }),
    signatures: [`${name}(number: int, places: int): int`],
  };
}

function toInt(value: ExprValue | undefined, name: string): bigint {
  const integer = integerOf(value ?? null);
  if (integer !== undefined) return integer;
  throw new GoPanic(`cannot use ${goTypeName(value ?? null)} as argument (type int) to call ${name}`);
}
