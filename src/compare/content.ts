import { type HjsonNode, type HjsonValue, isArrayValue, isNumberValue, nodeValue } from 'hjson-document';
import { decodePercent } from 'source-text';
import { isPlaceholder, type OptionDefinition, type OptionKind } from '../config/index.ts';
import { secretPartOfVariable } from '../delivery/index.ts';
import { holdsSentinel, isMask, isReference, pointerIn } from '../references/index.ts';
import { hiddenPart, hiddenText, type SecretPart, type ShownText, shownText, writtenAs } from '../secrets/index.ts';
import type { Column } from './column.ts';
import type { Openness } from './row.ts';

/** What one text says in one row, secrets included: never leaves this folder. */
export type Content = SetContent | { readonly kind: 'unset' } | { readonly kind: 'unreadable' };

export interface SetContent {
  readonly kind: 'set';
  /** What is compared. */
  readonly value: HjsonValue;
  readonly text: ShownText | 'set';
  readonly isDefault: boolean;
  readonly isValid: boolean;
  readonly open: Openness | undefined;
  /** The secret in the value. */
  readonly secret: HjsonValue | undefined;
}

export const unset: Content = { kind: 'unset' };
export const unreadable: Content = { kind: 'unreadable' };

/** An object counts as set or not: its members are compared in separate rows. */
const presence: HjsonValue = new Map();

/** What a text says about an option. */
export function readOption(column: Column, option: OptionDefinition): Content {
  const entry = column.config.entries.get(option.key);
  if (!entry || entry.state === 'unset') return missing(column, entry?.value === null);
  const { node, state, valid } = entry;
  if (!node) return unreadable;
  const hasRows = option.kind === 'object' || option.kind === 'programs';
  if (hasRows && node.kind === 'object') return { ...plain(presence, 'set'), isValid: valid };
  return { ...readNode(column, node, option.kind), isDefault: state === 'equalToDefault', isValid: valid };
}

/** What is missing from the readable part of a text may be in the rest of it; `null` is there, and unset. */
export function missing({ isReadable }: Column, isNull = false): Content {
  return isReadable || isNull ? unset : unreadable;
}

/** What a value says. Without a kind, it is that of an unknown key. */
export function readNode(column: Column, node: HjsonNode, kind?: OptionKind): SetContent {
  const { document } = column;
  const value = nodeValue(node);
  const text = shownText(document, node);
  const part = hiddenPart(document, node);
  if (textsIn(value).some(kind === 'secret' ? isMask : holdsSentinel)) return redacted(value, text);
  if (node.kind !== 'string') return part ? hidden(value, value) : plain(value, text);
  const open = openness(node.value, kind);
  return part
    ? { ...plain(value, text), open, secret: secretIn(node.value, part) }
    : { ...plain(value, writtenAs(text, unambiguous)), open };
}

/** In an address a password may be written in several ways. */
function secretIn(text: string, { start, end, isWhole }: SecretPart): string {
  const part = text.slice(start, end);
  return isWhole ? text : (decodePercent(part) ?? part);
}

/** What a text says outside HJSON values, under a name: a part of a connection string, an environment variable. */
export function readText(column: Column, name: string, value: string, isSecret: boolean): SetContent {
  const isFilled = value.trim() !== '' && !isReference(value.trim());
  const isWhole = isSecret && isFilled;
  const part = isWhole ? { start: 0, end: value.length, isWhole } : secretPartOfVariable({ name, value });
  const text = shownText(column.document, value, { part });
  if (isSecret ? isMask(value) : holdsSentinel(value)) return redacted(value, text);
  if (isWhole) return hidden(value, value);
  const secret = part && secretIn(value, part);
  return { ...plain(value, value === '' ? writtenAs(text, unambiguous) : text), open: openness(value), secret };
}

function openness(text: string, kind?: OptionKind): SetContent['open'] {
  if (isReference(text.trim())) return 'reference';
  if (kind === 'secret' && pointerIn(text) !== undefined) return 'elsewhere';
  return kind && isPlaceholder(text, kind) ? 'placeholder' : undefined;
}

/** A value from which a redacted copy leaves something out: what that was is unknown. */
function redacted(value: HjsonValue, text: ShownText): SetContent {
  return { ...plain(value, text), open: 'redacted' };
}

function plain(value: HjsonValue, text: SetContent['text']): SetContent {
  return { kind: 'set', value, text, isDefault: false, isValid: true, open: undefined, secret: undefined };
}

/** The same content with all of its value hidden. */
export function hidden(value: HjsonValue, secret: HjsonValue): SetContent {
  return { ...plain(value, hiddenText), secret };
}

/** In quotes if the text reads as another type, is empty, or has spaces at its ends. */
export function unambiguous(text: string): string {
  const looksOdd = text === '' || text !== text.trim() || /^(?:-?\d[\d.eE+-]*|true|false|null|[{["].*)$/s.test(text);
  return looksOdd ? JSON.stringify(text) : text;
}

/** Every text in a value that could repeat a secret. */
export function textsIn(value: HjsonValue): readonly string[] {
  const texts: string[] = [];
  const open = [value];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next === 'string') texts.push(next);
    else if (next === null || typeof next === 'boolean') continue;
    else if (isNumberValue(next)) texts.push(next.lexeme);
    else if (isArrayValue(next)) open.push(...next);
    else open.push(...next.keys(), ...next.values());
  }
  return texts;
}
