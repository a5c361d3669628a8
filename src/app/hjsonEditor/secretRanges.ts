import { isSecretPath, looksLikeSecretKey, options } from '../../config/index.ts';
import type { HjsonDocument, HjsonNode } from '../../hjson/index.ts';
import { type OptionPath, type TextRange, textRange } from '../../text/index.ts';

/**
 * Where secrets lie in the text. In the tree the schema decides, and addresses with a password count wherever they are. Where no
 * tree was made, in comments and in what cannot be read, a key that is named like a secret does. What repeats a secret is one, too.
 */
export function secretRanges(document: HjsonDocument): readonly TextRange[] {
  const found: Found = { secrets: [], texts: new Set(), read: [] };
  collect(document.root, [], false, found);
  const unread = assignedSecrets(document.text, found.read);
  return [...found.secrets, ...unread, ...repetitions(document.text, found)];
}

interface Found {
  readonly secrets: TextRange[];
  /** The secrets themselves, to look for elsewhere. */
  readonly texts: Set<string>;
  /** Every key and every scalar, in text order. */
  readonly read: TextRange[];
}

/** Shorter secrets are not looked for elsewhere: they would be found inside ordinary words. */
const shortestSought = 6;

const secretNames = new Set(options.filter(({ secret }) => secret).map(({ path }) => fold(String(path.at(-1)))));

/** Asked for every key, before the dearer question of its path. Letters fold as they do for the server: the Kelvin sign is a k. */
function mayBeSecret(name: string): boolean {
  return secretNames.has(fold(name)) || looksLikeSecretKey(name);
}

function fold(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

function collect(node: HjsonNode, path: OptionPath, isBelow: boolean, found: Found): void {
  if (node.kind === 'object') {
    for (const { key, value } of node.members) {
      const own = [...path, key.name];
      found.read.push(key.range);
      if (value) collect(value, own, isBelow || (mayBeSecret(key.name) && isSecretPath(own)), found);
    }
  } else if (node.kind === 'array') {
    node.elements.forEach((element, index) => {
      collect(element, [...path, index], isBelow, found);
    });
  } else {
    found.read.push(node.range);
    if (!isSecret(node, isBelow)) return;
    found.secrets.push(node.range);
    if (isBelow && node.kind === 'string' && node.value.length >= shortestSought) found.texts.add(node.value);
  }
}

/** An address with a password, a password among keywords, a private key. */
const holdsPassword = /:\/\/[^\s/?#@]*:[^\s@]+@|\b(?:password|passwd|pwd)\s*=\s*[^\s&;]|-----BEGIN [A-Z ]*PRIVATE KEY/i;

/** An empty string, null or a switch has nothing to hide. */
function isSecret(node: HjsonNode, isBelow: boolean): boolean {
  if (node.kind === 'number') return isBelow;
  if (node.kind !== 'string' || node.value === '') return false;
  return isBelow || holdsPassword.test(node.value);
}

/** A key with its colon, up to its value. Sought from the beginning of a word only, or a long word would be tried at each letter. */
const assignment = /(["']?(?<![\w.-])([\w.-]+)["']?[ \t]*[:=][ \t]*)(?=[^\s,}\]])/g;

/** `read` is left out: the tree has decided about it. */
function assignedSecrets(text: string, read: readonly TextRange[]): readonly TextRange[] {
  const secrets: TextRange[] = [];
  let next = 0;
  for (const match of text.matchAll(assignment)) {
    const key = match[2] ?? '';
    if (!mayBeSecret(key)) continue;
    while ((read[next]?.end ?? Number.POSITIVE_INFINITY) <= match.index) next++;
    if ((read[next]?.start ?? Number.POSITIVE_INFINITY) <= match.index) continue;
    const start = match.index + (match[1]?.length ?? 0);
    const end = valueEnd(text, start);
    if (start < end) secrets.push(textRange(start, end));
  }
  return secrets;
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

function repetitions(text: string, { secrets, texts }: Found): readonly TextRange[] {
  const repeated: TextRange[] = [];
  for (const secret of texts) {
    for (let at = text.indexOf(secret); at >= 0; at = text.indexOf(secret, at + secret.length)) {
      const range = textRange(at, at + secret.length);
      if (!secrets.some((other) => other.start <= range.start && range.end <= other.end)) repeated.push(range);
    }
  }
  return repeated;
}
