import { looksLikeSecretKey, namesSecretInProse } from '../config/index.ts';
import { mergeRanges, type TextRange, textRange } from '../text/index.ts';

/** A name with its colon or equals sign, up to its value. Sought from the beginning of a word only, or a long word would be tried at each letter. */
const assignment = /(?<![\w.-])([\w.-]+)["']?\s*[:=]\s*(?=[^\s,}\]])/g;
/** In what cannot be read, the colon may be what is missing. */
const damagedAssignment = /(?<![\w.-])([\w.-]+)["']?(?:\s*[:=]\s*|[ \t]+(?=["']))(?=[^\s,}\]])/g;

/** An empty value and a switch have nothing to hide. */
const harmlessValue = /^(?:""|''|''''''|null|true|false)?[\s,}\]]*$/;

/** True when the text gives a value to something that is called like a secret: `password=…`, `token: …`. */
export function assignsSecret(text: string): boolean {
  for (const [, name = ''] of text.matchAll(assignment)) if (namesSecretInProse(name)) return true;
  return false;
}

/**
 * Where a comment shows a secret: behind a name, as the password of an address, as a key, or as a long random word.
 * In text order, not overlapping; offsets are those of `comment`.
 */
export function secretsInComment(comment: string): readonly TextRange[] {
  return secretsIn(comment, assignedSecrets(comment, assignment, namesSecretInProse));
}

/** The same for text that cannot be read. */
export function secretsInDamage(text: string): readonly TextRange[] {
  return secretsIn(text, assignedSecrets(text, damagedAssignment, looksLikeSecretKey));
}

function secretsIn(text: string, assigned: readonly TextRange[]): readonly TextRange[] {
  return mergeRanges(
    [...assigned, ...passwordsInAddresses(text), ...privateKeys(text), ...randomWords(text)],
    'overlapping',
  );
}

/** From each value to the end of its line, or of the multi-line string that begins there. */
function assignedSecrets(text: string, pattern: RegExp, isSecret: (name: string) => boolean): readonly TextRange[] {
  const secrets: TextRange[] = [];
  let done = 0;
  for (const match of text.matchAll(pattern)) {
    const start = match.index + match[0].length;
    if (start < done || !isSecret(match[1] ?? '')) continue;
    const end = valueEnd(text, start);
    if (harmlessValue.test(text.slice(start, end))) continue;
    secrets.push(textRange(start, end));
    done = end;
  }
  return secrets;
}

function valueEnd(text: string, start: number): number {
  if (text.startsWith("'''", start)) {
    const close = text.indexOf("'''", start + 3);
    return close < 0 ? text.length : close + 3;
  }
  lineRest.lastIndex = start;
  const line = lineRest.exec(text)?.[0] ?? '';
  // The end of a block comment is not part of the value.
  return start + line.replace(/\*\/\s*$/, '').trimEnd().length;
}

const lineRest = /[^\r\n]*/y;

const userName = /[^\s:/?#@]*:/y;
const password = /[^\s@]+/y;

/** The passwords before the @ of addresses, in time that grows with the text, whatever it is. */
export function passwordsInAddresses(text: string): readonly TextRange[] {
  const found: TextRange[] = [];
  for (let at = text.indexOf('://'); at >= 0; ) {
    userName.lastIndex = at + 3;
    let next = at + 3;
    if (userName.test(text)) {
      const start = userName.lastIndex;
      password.lastIndex = start;
      // What follows holds no @ up to here, so an address that begins in it has no password either.
      next = password.test(text) ? password.lastIndex : start;
      if (next > start && text[next] === '@') found.push(textRange(start, next));
    }
    at = text.indexOf('://', next);
  }
  return found;
}

function privateKeys(text: string): readonly TextRange[] {
  const found: TextRange[] = [];
  for (let start = text.indexOf('-----BEGIN'); start >= 0; ) {
    const tail = text.indexOf('-----END', start);
    const end = tail < 0 ? text.length : valueEnd(text, tail);
    found.push(textRange(start, text.startsWith('*/', end - 2) ? end - 2 : end));
    start = text.indexOf('-----BEGIN', Math.max(end, start + 1));
  }
  return found;
}

const longWord = /[A-Za-z0-9+/=_-]{20,}/g;

/** Words that nobody would write: long, of letters and digits. The steps of a path are words of their own. */
function randomWords(text: string): readonly TextRange[] {
  return [...text.matchAll(longWord)].flatMap(({ 0: word, index }) => {
    const steps = word.startsWith('/') ? word.split('/') : [word];
    return steps.some((step) => step.length >= 20 && /\d/.test(step) && /[A-Za-z]/.test(step))
      ? [textRange(index, index + word.length)]
      : [];
  });
}
