import { decodeRune } from 'source-text';
import { GoPanic } from '../thrown.ts';
import {
  type ExprValue,
  GoBytes,
  GoDuration,
  GoFunction,
  GoLocation,
  GoLocationStruct,
  GoMap,
  GoMonth,
  GoSlice,
  GoTime,
  GoWeekday,
  goTypeName,
} from '../value.ts';
import { encodeBase64 } from './base64.ts';
import { marshalTime } from './timeFormat.ts';

/**
 * json.MarshalIndent with two spaces: keys sorted by their bytes, `<`, `>`, `&`, U+2028 and U+2029 escaped.
 * Throws `GoPanic` with Go's text for what JSON cannot hold.
 */
export function encodeJson(value: ExprValue): string {
  return encode(value, '');
}

const timeFailure = 'json: error calling MarshalJSON for type time.Time: Time.MarshalJSON: ';

function encode(value: ExprValue, indent: string): string {
  switch (typeof value) {
    case 'string':
      return encodeString(value);
    case 'number':
      return encodeNumber(value);
    case 'bigint':
    case 'boolean':
      return String(value);
  }
  if (value === null) return 'null';
  if (value instanceof GoBytes) return `"${encodeBase64(value.bytes)}"`;
  if (value instanceof GoSlice) return value.isNil ? 'null' : encodeItems(value.items, indent);
  if (value instanceof GoMap) return encodeMap(value, indent);
  if (value instanceof GoTime) return `"${marshalTime(value, timeFailure)}"`;
  if (value instanceof GoDuration) return String(value.nanoseconds);
  if (value instanceof GoMonth) return String(value.month);
  if (value instanceof GoWeekday) return String(value.weekday);
  if (value instanceof GoLocation || value instanceof GoLocationStruct) return '{}';
  if (value instanceof GoFunction) throw new GoPanic(`json: unsupported type: ${value.type}`);
  return String(value.value);
}

/** As JavaScript writes numbers, except for the sign of zero. */
function encodeNumber(value: number): string {
  if (Number.isFinite(value)) return Object.is(value, -0) ? '-0' : String(value);
  const name = Number.isNaN(value) ? 'NaN' : value > 0 ? '+Inf' : '-Inf';
  throw new GoPanic(`json: unsupported value: ${name}`);
}

function encodeItems(items: readonly ExprValue[], indent: string): string {
  return block(
    '[',
    items.map((item) => encode(item, `${indent}  `)),
    ']',
    indent,
  );
}

function encodeMap(map: GoMap, indent: string): string {
  if (map.keyType !== 'string') throw new GoPanic(`json: unsupported type: ${goTypeName(map)}`);
  const entries = Array.from(map.entries(), ([key, value]) => [String(key), value] as const);
  entries.sort(([left], [right]) => (left < right ? -1 : 1));
  return block(
    '{',
    entries.map(([key, value]) => `${encodeString(key)}: ${encode(value, `${indent}  `)}`),
    '}',
    indent,
  );
}

function block(open: string, lines: readonly string[], close: string, indent: string): string {
  if (lines.length === 0) return open + close;
  return `${open}\n${lines.map((line) => `${indent}  ${line}`).join(',\n')}\n${indent}${close}`;
}

const shortEscapes: ReadonlyMap<number, string> = new Map([
  [0x08, '\\b'],
  [0x09, '\\t'],
  [0x0a, '\\n'],
  [0x0c, '\\f'],
  [0x0d, '\\r'],
  [0x22, '\\"'],
  [0x5c, '\\\\'],
]);
const alwaysEscaped: ReadonlySet<number> = new Set([0x26, 0x3c, 0x3e, 0x2028, 0x2029]);

function encodeString(bytes: string): string {
  let text = '"';
  for (let offset = 0; offset < bytes.length; ) {
    const { rune, size } = decodeRune(bytes, offset);
    if (rune < 0x20 || alwaysEscaped.has(rune) || shortEscapes.has(rune)) {
      text += shortEscapes.get(rune) ?? `\\u${rune.toString(16).padStart(4, '0')}`;
    } else if (size === 1 && rune > 0x7f) {
      text += '\\ufffd';
    } else {
      text += bytes.slice(offset, offset + size);
    }
    offset += size;
  }
  return `${text}"`;
}
