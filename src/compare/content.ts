import { isPlaceholder, type OptionDefinition, type OptionKind } from '../config/index.ts';
import { secretPartOfVariable } from '../delivery/index.ts';
import {
  type HjsonNode,
  type HjsonString,
  type HjsonValue,
  isArrayValue,
  isNumberValue,
  nodeValue,
  toPortableJson,
} from '../hjson/index.ts';
import { holdsSentinel, isReference, sentinelPattern } from '../references/index.ts';
import { hiddenText, holdsSecretIn, type SecretPart } from '../secrets/index.ts';
import { decodePercent } from '../text/index.ts';
import type { Column } from './column.ts';
import type { Openness } from './row.ts';

/** What one text says in one row, secrets included: never leaves this folder. */
export type Content = SetContent | { readonly kind: 'unset' } | { readonly kind: 'unreadable' };

export interface SetContent {
  readonly kind: 'set';
  /** What is compared. */
  readonly value: HjsonValue;
  /** As text, with dots for what is secret. */
  readonly text: string;
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
  const value = nodeValue(node);
  const part = column.secretParts.get(node);
  if (node.kind === 'string') return readString(node, part, kind);
  const isSecret = part !== undefined || holdsSecretIn(column.document, node.range);
  if (textsIn(value).some(holdsSentinel)) return redacted(value, isSecret ? hiddenText : toPortableJson(value));
  return isSecret ? hidden(value, value) : plain(value, toPortableJson(value));
}

function readString({ value }: HjsonString, part: SecretPart | undefined, kind?: OptionKind): SetContent {
  const open = openness(value, kind);
  if (holdsSentinel(value)) return redacted(value, part ? withoutPart(value, part) : value);
  if (!part) return { ...plain(value, shownText(value)), open };
  if (part.isWhole) return { ...hidden(value, value), open };
  return { ...plain(value, withoutPart(value, part)), open, secret: secretIn(value, part) };
}

function withoutPart(text: string, { start, end }: SecretPart): string {
  return `${text.slice(0, start)}${hiddenText}${text.slice(end)}`;
}

/** In an address a password may be written in several ways. */
function secretIn(text: string, { start, end, isWhole }: SecretPart): string {
  const part = text.slice(start, end);
  return isWhole ? text : (decodePercent(part) ?? part);
}

/** What a text says outside HJSON values, under a name: a part of a connection string, an environment variable. */
export function readText(name: string, value: string, isSecret: boolean): SetContent {
  const isFilled = value.trim() !== '' && !isReference(value.trim());
  if (isSecret && isFilled && !holdsSentinel(value)) return hidden(value, value);
  const part = secretPartOfVariable({ name, value });
  const text = part ? withoutPart(value, part) : value;
  if (holdsSentinel(value)) return redacted(value, isSecret ? hiddenText : text);
  const secret = part && secretIn(value, part);
  return { ...plain(value, text === '' ? '""' : text), open: openness(value), secret };
}

function openness(text: string, kind?: OptionKind): SetContent['open'] {
  if (isReference(text.trim())) return 'reference';
  return kind && isPlaceholder(text, kind) ? 'placeholder' : undefined;
}

/** A value from which a redacted copy leaves something out: what that was is unknown. */
function redacted(value: HjsonValue, text: string): SetContent {
  return { ...plain(value, text.replace(sentinelPattern, hiddenText)), open: 'redacted' };
}

function plain(value: HjsonValue, text: string): SetContent {
  return { kind: 'set', value, text, isDefault: false, isValid: true, open: undefined, secret: undefined };
}

/** The same content with all of its value hidden. */
export function hidden(value: HjsonValue, secret: HjsonValue): SetContent {
  return { ...plain(value, hiddenText), secret };
}

/** Quotes a text that reads as another type, is empty, or has spaces at its ends. */
export function shownText(text: string): string {
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
