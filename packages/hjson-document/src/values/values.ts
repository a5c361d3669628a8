import type { HjsonNode } from '../document.ts';
import { deepestNesting } from '../syntax/parserTypes.ts';
import { foldNode } from '../walk.ts';

/** What a text means, apart from how it is written: to compare and to write. Numbers keep their digits, objects are maps. */
export type HjsonValue = null | boolean | string | HjsonNumberValue | readonly HjsonValue[] | HjsonObjectValue;

/** A number with the digits that it is written with. */
export interface HjsonNumberValue {
  readonly kind: 'number';
  /** A number of JSON: `1.50`. */
  readonly lexeme: string;
}

/** What can be set: a value, or the plain JavaScript of one. An edit refuses anything else: NaN, undefined, a Date, what contains itself. */
export type PlainValue =
  | HjsonValue
  | number
  | bigint
  | readonly PlainValue[]
  | ReadonlyMap<string, PlainValue>
  | { readonly [key: string]: PlainValue };

/** Keeps the order of the members; `__proto__` is a key like any other. */
export type HjsonObjectValue = ReadonlyMap<string, HjsonValue>;

/** The value of a node. With duplicate keys, the last value counts, in the position of the first, as hjson-go reads it. */
export function nodeValue(node: HjsonNode): HjsonValue {
  return unbox(
    foldNode<Boxed>(node, {
      scalar: (scalar) => {
        if (scalar.kind === 'number') return { value: { kind: 'number', lexeme: scalar.lexeme } };
        return { value: scalar.kind === 'null' ? null : scalar.value };
      },
      array: (elements) => ({ value: elements.map(unbox) }),
      object: (members) => ({ value: new Map(members.map(([name, member]) => [name, member.value])) }),
    }),
  );
}

/** `null` is a value like any other, and a fold must be able to distinguish it from nothing. */
interface Boxed {
  readonly value: HjsonValue;
}

function unbox(boxed: Boxed): HjsonValue {
  return boxed.value;
}

/**
 * The value of a node as plain JavaScript: objects without a prototype, so that `__proto__` is a key like any other; numbers as doubles,
 * which round, and are infinite if out of range. With duplicate keys, the last value counts.
 */
export function plainValueOf(node: HjsonNode): unknown {
  if (node.kind === 'null') return null;
  if (node.kind !== 'object' && node.kind !== 'array') return node.value;
  return foldNode<{ readonly value: unknown }>(node, {
    scalar: (scalar) => ({ value: scalar.kind === 'null' ? null : scalar.value }),
    array: (elements) => ({ value: elements.map((element) => element.value) }),
    object: (members) => {
      const value: Record<string, unknown> = Object.create(null);
      for (const [name, member] of members) value[name] = member.value;
      return { value };
    },
  }).value;
}

/**
 * Plain JavaScript as a value. Numbers get their shortest lexeme; what HJSON cannot hold becomes null, or is left out of an object where it
 * is undefined, as in JSON. Null as a whole if it is nested too deep, as what contains itself is.
 */
export function fromPlain(plain: unknown): HjsonValue {
  return read(plain, true) ?? null;
}

/** The same; undefined where HJSON cannot hold some of it. */
export function valueOfPlain(plain: unknown): HjsonValue | undefined {
  return read(plain, false);
}

function read(plain: unknown, isLenient: boolean): HjsonValue | undefined {
  let whole: HjsonValue | undefined;
  const left: { readonly plain: unknown; readonly depth: number; readonly put: (value: HjsonValue) => void }[] = [];
  left.push({ plain, depth: 0, put: (value) => (whole = value) });
  // Not by recursion: a value may nest deeper than calls.
  for (let next = left.pop(); next; next = left.pop()) {
    const { plain: held, depth, put } = next;
    if (depth > deepestNesting) return undefined;
    if (held === null || typeof held === 'string' || typeof held === 'boolean') put(held);
    else if (typeof held === 'bigint' || (typeof held === 'number' && Number.isFinite(held)))
      put({ kind: 'number', lexeme: Object.is(held, -0) ? '-0' : String(held) });
    else if (Array.isArray(held)) {
      const elements: HjsonValue[] = Array.from(held, () => null);
      put(elements);
      for (const [index, each] of [...held.entries()].reverse())
        left.push({ plain: each, depth: depth + 1, put: (value) => (elements[index] = value) });
    } else if (typeof held === 'object' && isNumberValue(held as HjsonObjectValue)) put(held as HjsonNumberValue);
    else {
      const entries = entriesOf(held);
      if (!entries && !isLenient) return undefined;
      const kept = entries?.filter(([, each]) => !isLenient || each !== undefined);
      const members = new Map<string, HjsonValue>(kept?.map(([name]) => [name, null]));
      put(kept ? members : null);
      for (const [name, each] of kept?.reverse() ?? [])
        left.push({ plain: each, depth: depth + 1, put: (value) => members.set(name, value) });
    }
  }
  return whole;
}

/** The members of a map with names, or of a plain object; undefined for anything else. */
function entriesOf(held: unknown): [string, unknown][] | undefined {
  if (typeof held !== 'object' || held === null) return undefined;
  const isPlain = [Object.prototype, null].includes(Object.getPrototypeOf(held));
  const entries: [unknown, unknown][] | undefined =
    held instanceof Map ? [...held] : isPlain ? Object.entries(held) : undefined;
  return entries?.every((entry): entry is [string, unknown] => typeof entry[0] === 'string') ? entries : undefined;
}

/** A value as plain JavaScript, as `plainValueOf` gives it for a node. */
export function toPlain(value: HjsonValue): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isNumberValue(value)) return Number(value.lexeme);
  if (isArrayValue(value)) return value.map(toPlain);
  const plain: Record<string, unknown> = Object.create(null);
  for (const [name, member] of value) plain[name] = toPlain(member);
  return plain;
}

/** Tells an object from the other values. */
export function isObjectValue(value: HjsonValue): value is HjsonObjectValue {
  return value instanceof Map;
}

/** Tells a list from the other values. */
export function isArrayValue(value: HjsonValue): value is readonly HjsonValue[] {
  return Array.isArray(value);
}

/** Tells a number from the other values. */
export function isNumberValue(value: HjsonValue): value is HjsonNumberValue {
  return typeof value === 'object' && value !== null && 'lexeme' in value;
}

/** True if both mean the same: numbers if they have the same digits, or by `isSameNumber`; objects whatever the order of their members. */
export function equalValues(
  left: HjsonValue,
  right: HjsonValue,
  isSameNumber: (lexeme: string, other: string) => boolean = Object.is,
): boolean {
  const pairs: [HjsonValue, HjsonValue][] = [[left, right]];
  for (let pair = pairs.pop(); pair; pair = pairs.pop()) {
    const [a, b] = pair;
    if (a === b) continue;
    if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return false;
    if (isNumberValue(a) || isNumberValue(b)) {
      if (!isNumberValue(a) || !isNumberValue(b) || !isSameNumber(a.lexeme, b.lexeme)) return false;
    } else if (isArrayValue(a) || isArrayValue(b)) {
      if (!isArrayValue(a) || !isArrayValue(b) || a.length !== b.length) return false;
      for (const [index, element] of a.entries()) pairs.push([element, b[index] ?? null]);
    } else {
      if (a.size !== b.size) return false;
      for (const [name, member] of a) {
        const other = b.get(name);
        if (other === undefined) return false;
        pairs.push([member, other]);
      }
    }
  }
  return true;
}
