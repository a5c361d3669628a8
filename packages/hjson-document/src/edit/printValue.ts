import { toPortableJson } from '../values/json.ts';
import { type HjsonValue, isArrayValue, isNumberValue, isObjectValue } from '../values/values.ts';
import { keyText, stringText } from './scalarText.ts';
import type { WritingStyle } from './style.ts';

/** Deeper values are written as one line of JSON: no person reads them, and they must not exhaust the engine's stack. */
const deepestIndentation = 50;

/** A value in the style of the neighbourhood. `indent` is the indentation of the line that it starts on. */
export function printValue(value: HjsonValue, style: WritingStyle, indent: string, depth = 0): string {
  if (typeof value === 'string') {
    return stringText(value, style.isOneLine && style.stringStyle === 'quoteless' ? 'double' : style.stringStyle);
  }
  if (value === null || typeof value === 'boolean') return String(value);
  if (isNumberValue(value)) return value.lexeme;
  if (depth === deepestIndentation) return toPortableJson(value);
  const inner = indent + style.unit;
  const items = isArrayValue(value)
    ? value.map((element) => printValue(element, style, inner, depth + 1))
    : [...value].map(([name, member]) => printMember(name, member, style, inner, depth + 1));
  const [open, close] = isObjectValue(value) ? ['{', '}'] : ['[', ']'];
  if (items.length === 0) return open + close;
  if (style.isOneLine) {
    const space = style.colon.endsWith(' ') ? ' ' : '';
    return `${open}${space}${items.join(`,${space}`)}${space}${close}`;
  }
  const separator = `${style.usesCommas ? ',' : ''}${style.eol}${inner}`;
  return `${open}${style.eol}${inner}${items.join(separator)}${style.eol}${indent}${close}`;
}

export function printMember(name: string, value: HjsonValue, style: WritingStyle, indent: string, depth = 0): string {
  return keyText(name, style.keyQuote) + style.colon + printValue(value, style, indent, depth);
}
