import type { HjsonNode } from 'hjson-document';
import { asItLooks, decodeHtmlEntities, type ValuePath } from 'source-text';
import type { OptionKind } from '../schema/entry.ts';
import type { OptionDefinition } from '../schema/option.ts';

const booleanWords: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['yes', true],
  ['on', true],
  ['1', true],
  ['false', false],
  ['no', false],
  ['off', false],
  ['0', false],
]);

/** The names of the two mechanisms in other programs. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ['plain', 'autoDiscover'],
  ['login', 'autoDiscover'],
  ['crammd5', 'autoDiscover'],
  ['password', 'autoDiscover'],
  ['basic', 'autoDiscover'],
  ['auto', 'autoDiscover'],
  ['oauth', 'xOAuth2'],
  ['oauth2', 'xOAuth2'],
  ['oauthbearer', 'xOAuth2'],
]);

/** The unambiguous meaning of a value of another type; for a fraction, the integers on both sides. */
export function plainMeanings(
  kind: OptionKind | 'program',
  node: HjsonNode,
  path: ValuePath,
): readonly (number | boolean)[] {
  if (node.kind !== 'string' && node.kind !== 'number') return [];
  if (kind === 'boolean') {
    const word = booleanWords.get(node.kind === 'string' ? plainText(node.value, path).toLowerCase() : node.lexeme);
    return word === undefined ? [] : [word];
  }
  if (kind !== 'integer') return [];
  if (node.kind === 'number') return [Math.floor(node.value), Math.ceil(node.value)].filter(Number.isSafeInteger);
  const text = plainText(node.value, path);
  return /^-?(?:0|[1-9]\d{0,14})$/.test(text) ? [Number(text)] : [];
}

/** A text in the ASCII that it looks like, without what was copied with it: its key, quotes, and the sign at its end. */
export function plainText(text: string, path: ValuePath): string {
  return asItLooks(decodeHtmlEntities(text))
    .replace(String(path.at(-1)), '')
    .replace(/^[\s"'`“”‘’:=]+|[\s"'`“”‘’,;]{1,20}$/g, '');
}

/** The number of minutes in a text such as `5m` or `5 minutes`. */
export function minutesIn(node: HjsonNode): number | undefined {
  const [, digits] =
    (node.kind === 'string' && /^(\d{1,9})\s*m(?:in|ins|inute|inutes)?$/i.exec(node.value.trim())) || [];
  return digits === undefined ? undefined : Number(digits);
}

/** The choice that another program gives this name. */
export function choiceNamed(name: string): string | undefined {
  return otherNames.get(name.toLowerCase().replace(/[^a-z0-9]/g, ''));
}

/**
 * True for what may stand in an option, or is a number, a switch or a choice in quotes, with a unit or under another name: for any other
 * text in an option that takes none, nothing says what it is.
 */
export function readsAsValueOf({ kind, path, unit, choices = [] }: OptionDefinition, node: HjsonNode): boolean {
  if (node.kind !== 'string') return true;
  switch (kind) {
    case 'integer':
    case 'boolean':
      return plainMeanings(kind, node, path).length > 0 || (unit === 'minutes' && minutesIn(node) !== undefined);
    case 'choice': {
      const plain = plainText(node.value, path);
      const isChoice = choices.some(({ value }) => value.toLowerCase() === plain.toLowerCase());
      return isChoice || choiceNamed(plain) !== undefined;
    }
    case 'object':
    case 'programs':
      return false;
    default:
      return true;
  }
}

/** True for what is not text unless it is quoted; a Go struct with a text field there reads it as text anyway. */
export function isLiteral({ kind }: HjsonNode): boolean {
  return kind === 'number' || kind === 'boolean' || kind === 'null';
}

/**
 * True when a reader that reads a literal as text up to the end of its line would swallow something else. A comma or a comment up to the
 * end of the line becomes part of only this text; a block comment may end, or continue, anywhere.
 */
export function continuesOnLine(text: string, offset: number): boolean {
  const rest = /[\t ,]*(?:#|\/\/|[\r\n]|$)/y;
  rest.lastIndex = offset;
  return !rest.test(text);
}
