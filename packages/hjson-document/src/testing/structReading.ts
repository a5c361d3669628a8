import { plainValueOf } from '../index.ts';
import { parseAsStruct, type StructReader } from '../structs.ts';
import { type GoType, sampleType } from './goStruct.ts';

/** True for a path of Go type string, false for another known path, undefined for one that the struct does not know. */
export function isGoString(path: readonly (string | number)[]): boolean | undefined {
  let type: GoType | undefined = sampleType;
  for (const step of path) type = fieldOf(type, String(step));
  return type === undefined ? undefined : type === 'string';
}

function fieldOf(type: GoType | undefined, name: string): GoType | undefined {
  if (type === 'map') return 'string';
  if (typeof type !== 'object') return undefined;
  const found = Object.keys(type).find((key) => key === name) ?? Object.keys(type).find((key) => sameName(key, name));
  return found === undefined ? undefined : type[found];
}

/** Keys fold as in encoding/json: ASCII case, the long s and the Kelvin sign. */
function sameName(key: string, name: string): boolean {
  const fold = (text: string) => text.replaceAll('\u017f', 's').replaceAll('\u212a', 'k').toLowerCase();
  return fold(key) === fold(name);
}

/** A value as the struct holds it, without zero values; undefined if encoding/json would refuse it. */
function asStruct(value: unknown, type: GoType = sampleType): unknown {
  if (value === null) return zero;
  if (type === 'string') return typeof value === 'string' ? value || zero : undefined;
  if (type === 'bool') return typeof value === 'boolean' ? value || zero : undefined;
  if (type === 'int') return typeof value === 'number' && Number.isInteger(value) ? value || zero : undefined;
  if (typeof value !== 'object' || Array.isArray(value)) return undefined;
  const held: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(value)) {
    const memberType = fieldOf(type, name);
    if (!memberType) continue;
    const read = asStruct(member, memberType);
    if (read === undefined) return undefined;
    const key = type === 'map' ? name : Object.keys(type).find((known) => sameName(known, name));
    if (key === undefined) continue;
    if (type === 'map' && read === zero) held[key] = '';
    else if (read !== zero) held[key] = read;
    else if (member !== null) delete held[key];
  }
  return type === 'map' && Object.keys(held).length === 0 ? zero : held;
}

/** What `omitempty` leaves out. */
const zero = Symbol('zero');

/** The result of a Go reader for a text, as in the vectors and the answers of `reference/`. */
export interface Reading {
  readonly ok: boolean;
  readonly value?: unknown;
  readonly message?: string;
  readonly line?: number;
  readonly col?: number;
}

/**
 * How our reading into a struct differs from hjson-go's. Undefined if both refuse the text with the same message, or both accept it with
 * the same fields. Type errors are not compared, and keys that differ only in case are left out.
 */
export function structDifference(text: string, reader: StructReader, expected: Reading): string | undefined {
  const { verdict, goRoot } = parseAsStruct(text, isGoString, reader);
  const isTypeError = !expected.ok && expected.message?.startsWith('json:');
  if (isTypeError) return undefined;
  if (!expected.ok || !verdict.ok) {
    const answer = verdict.ok ? 'accepted' : verdict.message;
    return answer === expected.message
      ? undefined
      : `${reader} ${JSON.stringify(text)}\n  here ${answer}\n  Go   ${expected.message}`;
  }
  const value = goRoot ? plainValueOf(goRoot) : null;
  const held = asStruct(value);
  const actual = JSON.stringify(sorted(held === zero ? {} : held));
  const wanted = JSON.stringify(sorted(expected.value));
  return actual === wanted ? undefined : `${reader} ${JSON.stringify(text)}\n  here ${actual}\n  Go   ${wanted}`;
}

/** The same for the same members, whatever their order. */
export function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, member]) => [name, sorted(member)]);
}

/** True if both accept the text with the same value, or both refuse it. */
export function isSameReading(left: Reading, right: Reading): boolean {
  return JSON.stringify([left.ok, sorted(left.value)]) === JSON.stringify([right.ok, sorted(right.value)]);
}
