import { elementsOf } from '../go/compare.ts';
import { formatValue } from '../go/format.ts';
import { GoPanic } from '../thrown.ts';
import { anyMapType, anySliceType } from '../types.ts';
import {
  anySlice,
  anyTypeName,
  type ExprValue,
  fromByteString,
  GoBytes,
  GoMap,
  GoSlice,
  goTypeName,
  isHashable,
} from '../value.ts';
import { reflectedKind } from './arguments.ts';
import type { Builtin, CallContext, TypeRule } from './builtin.ts';
import { oneOfKinds } from './rules.ts';

export const mapBuiltins: readonly Builtin[] = [
  {
    name: 'keys',
    documentation: 'The keys of the map, in no certain order.',
    signatures: ['keys(map: map): array'],
    argumentCost: 'shallow',
    rule: mapRule((name) => `cannot get keys from ${name}`),
    call: ([map = null], context) =>
      anySlice(entriesOf(map, context, (kind) => `cannot get keys from ${kind}`).map(([key]) => key)),
  },
  {
    name: 'values',
    documentation: 'The values of the map, in no certain order.',
    signatures: ['values(map: map): array'],
    argumentCost: 'shallow',
    rule: mapRule((name) => `cannot get values from ${name}`),
    call: ([map = null], context) =>
      anySlice(entriesOf(map, context, (kind) => `cannot get values from ${kind}`).map(([, value]) => value)),
  },
  {
    name: 'toPairs',
    documentation: 'The entries of the map as pairs of key and value, in no certain order.',
    signatures: ['toPairs(map: map): array'],
    argumentCost: 'shallow',
    rule: mapRule((name) => `cannot transform ${name} to pairs`),
    call: ([map = null], context) => {
      const entries = entriesOf(map, context, (kind) => `cannot transform ${kind} to pairs`);
      return new GoSlice(
        `[2]${anyTypeName}`,
        entries.map((entry) => new GoSlice(anyTypeName, entry, false, true)),
      );
    },
  },
  {
    name: 'fromPairs',
    documentation: 'A map from pairs of key and value.',
    signatures: ['fromPairs(pairs: array): map'],
    rule: oneOfKinds(
      ['interface', 'slice', 'array'],
      () => anyMapType,
      (name) => `cannot transform ${name} from pairs`,
    ),
    call: ([pairs = null]) => {
      const items = elementsOf(pairs);
      if (!items) throw new GoPanic(`cannot transform ${shownAsText(pairs)} from pairs`);
      return new GoMap(anyTypeName, anyTypeName, items.map(toEntry));
    },
  },
];

function mapRule(refusal: (name: string) => string): TypeRule {
  return oneOfKinds(['interface', 'map'], () => anySliceType, refusal);
}

function entriesOf(map: ExprValue, context: CallContext, refusal: (kind: string) => string) {
  if (map instanceof GoMap) return context.entriesOf(map);
  throw new GoPanic(refusal(reflectedKind(map)));
}

function toEntry(pair: ExprValue): readonly [ExprValue, ExprValue] {
  const items = elementsOf(pair);
  if (!items) throw new GoPanic(`invalid pair ${fromByteString(formatValue(pair))}`);
  const [key = null, value = null] = items;
  if (items.length !== 2) throw new GoPanic(`invalid pair length ${fromByteString(formatValue(pair))}`);
  if (!isHashable(key)) throw new GoPanic(`runtime error: hash of unhashable type ${unhashableName(key)}`);
  return [key, value];
}

/** In an array it is the element that cannot be hashed. */
function unhashableName(key: ExprValue): string {
  const culprit = key instanceof GoSlice && key.isArray ? key.items.find((item) => !isHashable(item)) : undefined;
  return culprit === undefined ? goTypeName(key) : unhashableName(culprit);
}

/** How Go's `%s` prints what is not an array. */
function shownAsText(value: ExprValue): string {
  if (value === null) return '<invalid reflect.Value>';
  return fromByteString(textForm(value));
}

function textForm(value: ExprValue): string {
  if (value === null) return '<nil>';
  if (typeof value === 'string') return value;
  if (value instanceof GoBytes) return value.bytes;
  if (value instanceof GoSlice) return `[${value.items.map(textForm).join(' ')}]`;
  if (value instanceof GoMap) {
    const entries = Array.from(value.entries(), ([key, item]) => `${textForm(key)}:${textForm(item)}`);
    return `map[${entries.sort().join(' ')}]`;
  }
  const text = formatValue(value);
  const hasStringMethod = goTypeName(value).includes('time.');
  return hasStringMethod ? text : `%!s(${goTypeName(value)}=${text})`;
}
