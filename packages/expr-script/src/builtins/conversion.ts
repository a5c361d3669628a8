import { floatOf } from '../go/compare.ts';
import { formatValue } from '../go/format.ts';
import { intFromFloat } from '../go/integer.ts';
import { parseFloat64, parseInt64 } from '../go/parseNumber.ts';
import { countRunes } from '../go/utf8.ts';
import { GoPanic } from '../thrown.ts';
import { anyType, floatType, type GoKind, integerKinds, intType, stringType } from '../types.ts';
import { type ExprValue, fromByteString, GoBytes, GoMap, GoSlice, goTypeName } from '../value.ts';
import { reflectedInt, reflectedKind } from './arguments.ts';
import type { Builtin } from './builtin.ts';
import { oneOfKinds, overload, overloads } from './rules.ts';

const numberKinds: readonly GoKind[] = ['float64', ...integerKinds];

export const conversionBuiltins: readonly Builtin[] = [
  {
    name: 'len',
    documentation: 'How many elements, entries, or characters there are.',
    signatures: ['len(value: string | array | map): int'],
    argumentCost: 'shallow',
    rule: oneOfKinds(
      ['array', 'map', 'slice', 'string', 'interface'],
      () => intType,
      (name) => `invalid argument for len (type ${name})`,
    ),
    call: ([value = null]) => BigInt(lengthOf(value)),
  },
  {
    name: 'type',
    documentation: 'The name of the type of the value, such as string, int or array.',
    signatures: ['type(value: any): string'],
    argumentCost: 'constant',
    rule: overloads(overload([anyType], stringType)),
    call: ([value = null]) => typeOf(value),
  },
  {
    name: 'int',
    documentation: 'The number without its fraction, or the whole number that a text shows.',
    signatures: ['int(value: number | string): int'],
    rule: oneOfKinds(
      [...numberKinds, 'string', 'interface'],
      () => intType,
      (name) => `invalid argument for int (type ${name})`,
    ),
    call: ([value = null]) => toInt(value),
  },
  {
    name: 'float',
    documentation: 'The number as a float, or the one that a text shows.',
    signatures: ['float(value: number | string): float'],
    rule: oneOfKinds(
      [...numberKinds, 'string', 'interface'],
      () => floatType,
      (name) => `invalid argument for float (type ${name})`,
    ),
    call: ([value = null]) => toFloat(value),
  },
  {
    name: 'string',
    documentation: 'The value as text.',
    signatures: ['string(value: any): string'],
    rule: overloads(overload([anyType], stringType)),
    call: ([value = null]) => formatValue(value),
  },
];

function lengthOf(value: ExprValue): number {
  if (typeof value === 'string') return countRunes(value);
  if (value instanceof GoSlice) return value.items.length;
  if (value instanceof GoBytes) return value.bytes.length;
  if (value instanceof GoMap) return value.size;
  throw new GoPanic(`invalid argument for len (type ${goTypeName(value)})`);
}

function typeOf(value: ExprValue): string {
  if (value === null) return 'nil';
  const name = goTypeName(value);
  if (name.startsWith('time.')) return name;
  const kind = reflectedKind(value);
  if (kind === 'slice') return 'array';
  return kind.replace(/(?<!\d)\d+$/, '');
}

function toInt(value: ExprValue): bigint {
  if (typeof value === 'number') return intFromFloat(value);
  if (typeof value === 'string') {
    const parsed = parseInt64(value, 10);
    if ('value' in parsed) return parsed.value;
    throw new GoPanic(`invalid operation: int(${fromByteString(value)})`);
  }
  const integer = reflectedInt(value);
  if (integer !== undefined) return integer;
  if (value === null) throw new GoPanic('reflect: call of reflect.Value.Type on zero Value');
  throw new GoPanic(`invalid operation: int(${goTypeName(value)})`);
}

function toFloat(value: ExprValue): number {
  if (typeof value === 'string') {
    const parsed = parseFloat64(value);
    if ('value' in parsed) return parsed.value;
    throw new GoPanic(`invalid operation: float(${fromByteString(value)})`);
  }
  const number = floatOf(value);
  if (number !== undefined) return number;
  throw new GoPanic(`invalid operation: float(${goTypeName(value)})`);
}
