import { isSecretPath, looksLikeSecretKey, options } from '../../config/index.ts';
import {
  following,
  type HjsonDocument,
  type HjsonNode,
  type PlacedValue,
  placedValues,
  placeOnRoute,
} from '../../hjson/index.ts';
import { overlaps, rangeAfter, remembered, type TextRange, textRange } from '../../text/index.ts';

/**
 * Where secrets lie in the text. In the tree the schema decides, and addresses with a password count wherever they are. Where no
 * tree was made, in comments and in what cannot be read, a key that is named like a secret does. What repeats a secret is one, too.
 */
export function secretRanges(document: HjsonDocument): readonly TextRange[] {
  return foundIn(document).ranges;
}

interface Found {
  readonly ranges: readonly TextRange[];
  /** The secrets themselves, which were looked for everywhere. */
  readonly texts: ReadonlySet<string>;
}

/** A value that is no secret, holds none and becomes none only moves what lies behind it. */
const foundIn = following<Found>(collect, ({ ranges, texts }, { before, after, edit, route, replaced, written }) => {
  const place = placeOnRoute(after, route);
  if (!place || isSecret(replaced, isNamedSecret(place)) || isSecret(written, isNamedSecret(place))) return undefined;
  // A comment that is named like a secret runs to the end of its line, over the values there.
  if (ranges.some((range) => overlaps(range, replaced.range))) return undefined;
  if (isRepeatedAt(before.text, replaced.range, texts) || isRepeatedAt(after.text, written.range, texts))
    return undefined;
  return { ranges: ranges.map((range) => rangeAfter(range, edit)), texts };
});

/** True when one of the texts stands in the range, at least in part. */
function isRepeatedAt(text: string, { start, end }: TextRange, texts: ReadonlySet<string>): boolean {
  return [...texts].some((sought) => {
    const around = sought.length - 1;
    return text.slice(Math.max(0, start - around), end + around).includes(sought);
  });
}

/** Shorter secrets are not looked for elsewhere: they would be found inside ordinary words. */
const shortestSought = 6;

const secretNames = new Set(options.filter(({ secret }) => secret).map(({ path }) => fold(String(path.at(-1)))));

/** Asked for every key, before the dearer question of its path. Letters fold as they do for the server: the Kelvin sign is a k. */
const mayBeSecret = remembered((name) => secretNames.has(fold(name)) || looksLikeSecretKey(name));

function fold(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

function collect(document: HjsonDocument): Found {
  const secrets: TextRange[] = [];
  const texts = new Set<string>();
  /** Every key and every scalar, in text order. */
  const read: TextRange[] = [];
  const below = new Set<PlacedValue>();
  for (const place of placedValues(document)) {
    const { node, member, parent } = place;
    if (member) read.push(member.key.range);
    if (!node) continue;
    const isBelow = (parent !== undefined && below.has(parent)) || hasSecretName(place);
    if (isBelow) below.add(place);
    if (node.kind === 'object' || node.kind === 'array') continue;
    read.push(node.range);
    if (!isSecret(node, isBelow)) continue;
    secrets.push(node.range);
    if (isBelow && node.kind === 'string' && node.value.length >= shortestSought) texts.add(node.value);
  }
  const unread = assignedSecrets(document.text, read);
  return { ranges: [...secrets, ...unread, ...repetitions(document.text, texts, secrets)], texts };
}

function hasSecretName(place: PlacedValue): boolean {
  return place.member !== undefined && mayBeSecret(place.member.key.name) && isSecretPath(place.path);
}

/** True below a secret name, too. */
function isNamedSecret(place: PlacedValue): boolean {
  for (let at: PlacedValue | undefined = place; at; at = at.parent) if (hasSecretName(at)) return true;
  return false;
}

/** What shows a secret inside of any text, each beside a mark without which it need not be looked for. */
const addressPassword = { mark: '@', pattern: /:\/\/[^\s/?#@]*:[^\s@]+@/ };
const keywordPassword = { mark: '=', pattern: /\b(?:password|passwd|pwd)\s*=\s*[^\s&;]/i };
const privateKey = { mark: '-----', pattern: /-----BEGIN [A-Z ]*PRIVATE KEY/i };

function holdsPassword(text: string): boolean {
  return [addressPassword, keywordPassword, privateKey].some(
    ({ mark, pattern }) => text.includes(mark) && pattern.test(text),
  );
}

/** An empty string, null or a switch has nothing to hide. */
function isSecret(node: HjsonNode, isBelow: boolean): boolean {
  if (node.kind === 'number') return isBelow;
  if (node.kind !== 'string' || node.value === '') return false;
  return isBelow || holdsPassword(node.value);
}

/** A key with its colon, up to its value. Sought from the beginning of a word only, or a long word would be tried at each letter. */
const assignment = /(["']?(?<![\w.-])([\w.-]+)["']?[ \t]*[:=][ \t]*)(?=[^\s,}\]])/g;

/** In what lies between the keys and scalars that were read: the tree has decided about those. */
function assignedSecrets(text: string, read: readonly TextRange[]): readonly TextRange[] {
  const secrets: TextRange[] = [];
  let start = 0;
  for (const { start: end, end: next } of [...read, textRange(text.length, text.length)]) {
    if (hasLetter(text, start, end)) secrets.push(...assignedBetween(text, start, end));
    start = next;
  }
  return secrets;
}

function assignedBetween(text: string, start: number, end: number): readonly TextRange[] {
  // With the characters around it, which tell where a word begins and whether a value follows.
  const from = Math.max(0, start - 1);
  const secrets: TextRange[] = [];
  for (const match of text.slice(from, end + 1).matchAll(assignment)) {
    if (from + match.index < start || !mayBeSecret(match[2] ?? '')) continue;
    const value = from + match.index + (match[1]?.length ?? 0);
    const last = valueEnd(text, value);
    if (value < last) secrets.push(textRange(value, last));
  }
  return secrets;
}

function hasLetter(text: string, start: number, end: number): boolean {
  for (let offset = start; offset < end; offset++) {
    const lower = text.charCodeAt(offset) | 32;
    if (lower >= 97 && lower <= 122) return true;
  }
  return false;
}

/** To the end of the line, or of the multi-line string that begins there. */
function valueEnd(text: string, start: number): number {
  if (text.startsWith("'''", start)) {
    const close = text.indexOf("'''", start + 3);
    return close < 0 ? text.length : close + 3;
  }
  const length = text.slice(start).search(/[\r\n]|$/);
  return start + text.slice(start, start + length).trimEnd().length;
}

/** `secrets`: in text order, not overlapping, so that what begins in one of them is in the last that begins before it. */
function repetitions(text: string, texts: ReadonlySet<string>, secrets: readonly TextRange[]): readonly TextRange[] {
  const repeated: TextRange[] = [];
  const isInSecret = ({ start, end }: TextRange) => {
    let low = 0;
    for (let high = secrets.length; low < high; ) {
      const middle = (low + high) >> 1;
      if ((secrets[middle]?.start ?? 0) <= start) low = middle + 1;
      else high = middle;
    }
    return end <= (secrets[low - 1]?.end ?? 0);
  };
  for (const secret of texts) {
    for (let at = text.indexOf(secret); at >= 0; at = text.indexOf(secret, at + secret.length)) {
      const range = textRange(at, at + secret.length);
      if (!isInSecret(range)) repeated.push(range);
    }
  }
  return repeated;
}
