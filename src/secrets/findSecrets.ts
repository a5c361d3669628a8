import {
  type HjsonDocument,
  type HjsonKey,
  type HjsonNode,
  type NodeEntry,
  nodeEntries,
  parseHjson,
  tokens,
} from 'hjson-document';
import { defineField } from 'hjson-document/incremental';
import { decodeBase64, decodeBase64Text, decodePercent, encodeBase64, encodePercent } from 'source-text';
import { isOptionKey, looksLikeSecretKey, namesSecret, takesSecretObject } from '../config/index.ts';
import { sentinelPattern } from '../references/index.ts';
import { type SecretPart, secretPartOf } from './secretPart.ts';
import { type OutsideTree, secretsOutsideTree } from './secretsOutsideTree.ts';
import { strayTokens } from './strayTokens.ts';
import { createTextSearch, type TextSearch } from './textSearch.ts';
import { undescribedIn } from './undescribed.ts';

/** The secrets of a document. All lists are in text order. */
export interface Secrets extends OutsideTree {
  /**
   * Strings and numbers: the values of secret options and of keys with telling names, addresses with a password, anything that repeats
   * one of these, and every string that the reference does not describe.
   */
  readonly values: readonly SecretValue[];
  /** The secret part of each of them. */
  readonly parts: ReadonlyMap<HjsonNode, SecretPart>;
  /** Keys that assign a value themselves, or repeat a secret. */
  readonly keys: readonly HjsonKey[];
  /** Where the comments directly above or below a secret begin. */
  readonly beside: ReadonlySet<number>;
  /** Finds the secret values elsewhere. */
  readonly search: TextSearch;
}

export interface SecretValue {
  readonly place: NodeEntry;
  readonly node: HjsonNode;
  /** Offsets in the value of a string; for a number, the whole lexeme. */
  readonly part: SecretPart;
  readonly isRepetition: boolean;
  /** Nothing says that it is secret, but the reference does not describe it. */
  readonly isUndescribed: boolean;
}

/**
 * Everything that is secret. In the tree, the schema and the names of keys decide; in comments, in the text of other values and in text
 * that cannot be parsed, a name that is followed by a value does. Anything that repeats a secret is one, too. Nothing in a text that was
 * not read.
 */
export const findSecrets = defineField<Secrets>({
  create: secretsOf,
  // What one value contains may be repeated anywhere.
  update: () => undefined,
});

function secretsOf(document: HjsonDocument): Secrets {
  if (document.excess) return secretsOf(parseHjson(''));
  const stray = strayTokens(document);
  const { named, members, sought } = namedSecrets(document, stray);
  const search = createTextSearch(sought);
  const values = withRepetitions(document, named, search);
  const keys = nodeEntries(document).flatMap(({ member }) =>
    member && (stray.has(member.key.range.start) || isSecretKey(member.key.name, search)) ? [member.key] : [],
  );
  const beside = commentsBeside(document, members);
  const outside = secretsOutsideTree(document, search, stray, beside);
  const parts = new Map(values.map(({ node, part }) => [node, part]));
  return { values, parts, keys, beside, search, ...outside };
}

/**
 * What the option, the key or the text of the value itself makes a secret, and what nobody has described. An object or a list in place of a
 * secret is one as a whole. `members` has those without a value, too; `sought` are the texts to look for elsewhere.
 */
function namedSecrets(document: HjsonDocument, stray: ReadonlySet<number>) {
  const below = new Set<NodeEntry>();
  const isUndescribed = undescribedIn(document);
  const named: SecretValue[] = [];
  const members: NodeEntry[] = [];
  const sought: string[] = [];
  for (const place of nodeEntries(document)) {
    const { node, parent, member } = place;
    const isBelow = parent !== undefined && below.has(parent);
    const isStray = [node, member?.key].some((part) => part && stray.has(part.range.start));
    const isNamed = isBelow || isStray || saysSecret(place);
    if (isNamed) below.add(place);
    const part = node && secretPart(node, isNamed);
    if (isNamed || part) members.push(place);
    if (node && part) sought.push(...soughtTexts(node, part));
    const hidden = node && isUndescribed(place, node) ? wholeOf(node) : part;
    if (!node || !hidden || isBelow) continue;
    named.push({ place, node, part: hidden, isRepetition: false, isUndescribed: !part });
  }
  return { named, members, sought };
}

/** The secret part of a value, whatever else is in the document. `isNamed`: its key or one above it says so. */
export function secretPart(node: HjsonNode, isNamed: boolean): SecretPart | undefined {
  if (node.kind === 'string') return secretPartOf(node.value, isNamed);
  const isFilled = node.kind === 'object' ? node.members.length > 0 : node.kind === 'array' && node.elements.length > 0;
  return isNamed && (node.kind === 'number' || isFilled) ? wholeOf(node) : undefined;
}

/** Also true below a secret name: a secret of a wrong type is secret with all that is in it. */
export function isNamedSecret(place: NodeEntry): boolean {
  for (let at: NodeEntry | undefined = place; at; at = at.parent) if (saysSecret(at)) return true;
  return false;
}

/** True for the key of a secret, and for a text or a list where an object with secrets belongs. */
function saysSecret(place: NodeEntry): boolean {
  const { node, member } = place;
  if (!member) return false;
  const depth = depthOf(place);
  if (namesSecret(member.key.name, () => place.path, depth)) return true;
  return node !== undefined && node.kind !== 'object' && depth < 5 && takesSecretObject(place.path);
}

/** No further than it matters: a text may nest too deeply for a walk to its root from each value. */
function depthOf(place: NodeEntry): number {
  let depth = 1;
  for (let at = place.parent; at && depth < 10; at = at.parent) depth++;
  return depth;
}

/** The text that may repeat a secret, as the tree holds it; undefined for a node that cannot. */
export function repeatable(node: HjsonNode): string | undefined {
  if (node.kind === 'string') return node.value;
  return node.kind === 'number' ? node.lexeme : undefined;
}

function withRepetitions(
  document: HjsonDocument,
  named: readonly SecretValue[],
  search: TextSearch,
): readonly SecretValue[] {
  const byNode = new Map(named.map((secret) => [secret.node, secret]));
  let hiddenTo = 0;
  return nodeEntries(document).flatMap((place): readonly SecretValue[] => {
    const { node } = place;
    const secretHere = node && byNode.get(node);
    if (secretHere && (node.kind === 'object' || node.kind === 'array')) {
      hiddenTo = node.range.end;
      return [secretHere];
    }
    // Hidden with what contains it.
    if (node && node.range.start < hiddenTo) return [];
    const text = node && repeatable(node);
    if (!node || text === undefined) return [];
    const secret = byNode.get(node);
    if (!secret)
      return search.holdsOne(text)
        ? [{ place, node, part: wholeOf(node), isRepetition: true, isUndescribed: false }]
        : [];
    const { start, end, isWhole } = secret.part;
    const isRepeatedBeside = !isWhole && (search.holdsOne(text.slice(0, start)) || search.holdsOne(text.slice(end)));
    return [isRepeatedBeside ? { ...secret, part: wholeOf(node) } : secret];
  });
}

export function wholeOf(node: HjsonNode): SecretPart {
  return { start: 0, end: node.kind === 'string' ? node.value.length : 0, isWhole: true };
}

/**
 * The secret in each of its forms: as it is, decoded as a URL has it, without the backslashes of the keyword form, and without the quotes
 * that make it a text in a program; and each of these encoded.
 */
function soughtTexts(node: HjsonNode, part: SecretPart): readonly string[] {
  if (node.kind === 'number') return [node.lexeme];
  if (node.kind !== 'string') return [];
  // What a redacted copy says in place of a secret is none.
  const secret = node.value.slice(part.start, part.end).replace(sentinelPattern, '').trim();
  if (secret === '') return [];
  const unescaped = secret.replace(/\\([\s\S])/g, '$1');
  const [quote = ''] = unescaped;
  const isQuoted = /["'`]/.test(quote) && unescaped.endsWith(quote);
  const decoded = decodePercent(secret) ?? secret;
  // Of the user information of an address, each half.
  const halves = node.value.slice(0, part.start).endsWith('//') ? decoded.split(':') : [];
  const forms = [secret, decoded, unescaped, isQuoted ? unescaped.slice(1, -1) : unescaped, ...halves];
  return [...new Set(forms)].flatMap(encodings);
}

/** A secret as other programs write it: percent-encoded, as a form sends it, in Base64 of either alphabet, in hexadecimal, for HTML, in another case. */
function encodings(secret: string): readonly string[] {
  const bytes = new TextEncoder().encode(secret.slice(0, mostEncoded));
  const percent = encodePercent(secret);
  const escaped = (signs: RegExp) => secret.replace(signs, (sign) => `&${entities[sign]};`);
  // Of Base64 also the digits where others are encoded before: in HTTP, the ID of a client. Three bytes are four digits.
  const digits = [0, 1, 2].map((before) =>
    encodeBase64(new Uint8Array([...new Uint8Array(before), ...bytes])).slice(before === 0 ? 0 : before + 1),
  );
  const texts = [secret, ...digits].flatMap((text) => {
    const bare = text.replace(/(?<!=)=+$/, '');
    return [text, bare, bare.replaceAll('+', '-').replaceAll('/', '_')];
  });
  // What a secret in Base64 stands for, such as the bytes of a key.
  const decoded = decodeBase64(secret.slice(0, mostEncoded));
  return [
    ...texts,
    percent,
    percent.replaceAll('%20', '+'),
    secret.replaceAll(' ', '+'),
    ...hexadecimal(bytes),
    ...(decoded ? [...hexadecimal(decoded), decodeBase64Text(secret) ?? secret] : []),
    ...[/[&<>"']/g, /[&<>]/g].map(escaped),
    ...[secret.toLowerCase(), secret.toUpperCase(), secret.normalize('NFC'), secret.normalize('NFD')],
  ];
}

function hexadecimal(bytes: Uint8Array): readonly string[] {
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [digits, digits.toUpperCase()];
}

/** No program encodes more of a secret in one word. */
const mostEncoded = 1_000;

const entities: Readonly<Record<string, string>> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": '#39' };

/**
 * Where the comments begin that are directly above or below one of the members, in lines without a blank one between them: a note of a
 * secret often holds the one before it, or the next.
 */
function commentsBeside(document: HjsonDocument, members: readonly NodeEntry[]): ReadonlySet<number> {
  const keys = new Set(members.map(({ member }) => member?.key.range.start));
  const ends = new Set(members.map(({ node }) => node?.range.end));
  const found = new Set<number>();
  /** The comments directly above, each on its own line. */
  let above: number[] = [];
  let isBelow = false;
  let lastEnd = 0;
  for (const { kind, range } of tokens(document)) {
    if (kind === 'blank') continue;
    const lineEnds = document.text.slice(lastEnd, range.start).split('\n').length - 1;
    lastEnd = range.end;
    if (lineEnds > 1) {
      above = [];
      isBelow = false;
    }
    if (kind === 'comment') {
      if (lineEnds > 0 || range.start === 0) above.push(range.start);
      if (isBelow) found.add(range.start);
      continue;
    }
    if (kind === 'key' && keys.has(range.start)) for (const start of above) found.add(start);
    above = [];
    isBelow = ends.has(range.end) || (isBelow && document.text[range.start] === ',');
  }
  return found;
}

/** The key of an option is public, even where someone chose it as a password. */
function isSecretKey(name: string, search: TextSearch): boolean {
  if (isOptionKey(name)) return false;
  // With an equals sign instead of a colon, the value is a part of the key.
  const holdsValue = name.includes('=') && looksLikeSecretKey(name);
  return holdsValue || secretPartOf(name, false) !== undefined || search.holdsOne(name);
}
