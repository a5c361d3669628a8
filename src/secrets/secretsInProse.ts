import { looksLikeSecretKey, namesSecretInProse } from '../config/index.ts';
import { mergeRanges, type TextRange, textRange } from '../text/index.ts';

/** `is`, in the languages of people who write such files; only between a name and what follows it. */
const verbs = 'is|was|are|were|ist|war|lautet|sind|est|es|era|é|är|var|er|on|jest|je';

/** The characters of names, of any script, invisible ones too. Ranges instead of properties: this runs over every comment. */
const letter = String.raw`\w.\xad\u00c0-\u1fff\u200b-\u200f\u2060-\u2064\u2c00-\u2fff\u3040-\ufeff\uff10-\uff19\uff21-\uff3a\uff41-\uff5a-`;
/** Sought from the beginning of a word only, or a long word would be tried at each letter. */
const name = `(?<![${letter}])([${letter}]+)(?![${letter}])`;

const words = new RegExp(`[${letter}]+`, 'g');

/** A name with what gives it a value, up to the value. A remark in brackets may stand between, the sign may be percent-encoded or full-width. */
const assignment = new RegExp(
  String.raw`${name}["'\x60*]?\s*(?:\([^()\n]{0,40}\)\s*)?` +
    String.raw`(?:(?:[:=\uff1a\uff1d]|%3[ad])[=>]?|->|(?<=\s)(?:${verbs})\s*(?::|(?<=\s)))\s*(?=[^\s,}\]])`,
  'gi',
);

/** In what cannot be read, anything may stand where a colon is missing. */
const damagedAssignment = new RegExp(String.raw`${name}["']?(?:[^${letter}"'\x60{[<(\\])*(?=[^\s,}\]])`, 'g');

/** An empty value and a switch have nothing to hide. */
const harmlessValue = /^(?:""|''|''''''|null|true|false)?[\s,}\]]*$/;

/** True when the text gives a value to something that is called like a secret: `password=…`, `token: …`. */
export function assignsSecret(text: string): boolean {
  for (const [, name = ''] of text.matchAll(assignment)) if (namesSecretInProse(name)) return true;
  return false;
}

/**
 * Where a comment shows a secret: behind a name, as the password of an address, as a key, or as a word that looks like one.
 * In text order, not overlapping; offsets are those of `comment`.
 */
export function secretsInComment(comment: string): readonly TextRange[] {
  return secretsIn(comment, [
    ...assignedSecrets(comment, assignment, namesSecretInProse),
    ...wordsBehindNames(comment),
  ]);
}

/** True where a text has a word that may be about a secret, though nothing in it looks like the secret itself. */
export function mentionsSecret(text: string): boolean {
  for (const { 0: word } of text.matchAll(words)) if (namesSecretInProse(word)) return true;
  return false;
}

/** The same for text that cannot be read. */
export function secretsInDamage(text: string): readonly TextRange[] {
  return secretsIn(text, assignedSecrets(text, damagedAssignment, looksLikeSecretKey));
}

/** True for what looks like a token or a private key, wherever it is. */
export function holdsToken(text: string): boolean {
  return text.search(tokenShape) >= 0 || text.search(privateKey) >= 0;
}

function secretsIn(text: string, assigned: readonly TextRange[]): readonly TextRange[] {
  return mergeRanges(
    [
      ...assigned,
      ...passwordsInAddresses(text),
      ...privateKeys(text),
      ...matchesOf(tokenShape, text),
      ...randomWords(text),
    ].sort((a, b) => a.start - b.start),
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
  const line = text.slice(start, lineEnd(text, start));
  // The end of a block comment is not part of the value.
  return start + line.replace(/\*\/\s*$/, '').trimEnd().length;
}

function lineEnd(text: string, offset: number): number {
  lineRest.lastIndex = offset;
  return offset + (lineRest.exec(text)?.[0].length ?? 0);
}

const lineRest = /[^\r\n]*/y;

const nameAndWord = new RegExp(String.raw`${name}[\t ]+(?=([^\s"',;]*[\d!$%&*+?^~#@][^\s"',;]*))`, 'g');

/** Words with a digit or a sign behind a name: `password hunter2`, without anything between. */
function wordsBehindNames(text: string): readonly TextRange[] {
  return [...text.matchAll(nameAndWord)].flatMap(({ 0: before, 1: name = '', 2: word = '', index }) => {
    if (word.length < 4 || !namesSecretInProse(name)) return [];
    const start = index + before.length;
    return [textRange(start, start + word.length)];
  });
}

const userName = /[^\s:/?#@]*:/y;

/** The passwords of addresses: to the last @ of the line, since a password may hold one, or a blank. In time that grows with the text. */
export function passwordsInAddresses(text: string): readonly TextRange[] {
  const found: TextRange[] = [];
  for (let at = text.indexOf('://'); at >= 0; ) {
    userName.lastIndex = at + 3;
    let next = at + 3;
    if (userName.test(text)) {
      const start = userName.lastIndex;
      const lineStop = lineEnd(text, start);
      const last = text.slice(start, lineStop).lastIndexOf('@');
      if (last > 0) found.push(textRange(start, start + last));
      // What is left of the line holds no @, so an address that begins in it has no password either.
      next = lineStop;
    }
    at = text.indexOf('://', next);
  }
  return found;
}

const privateKey = /-----BEGIN [A-Z ]*PRIVATE KEY/;

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

/** A JSON Web Token, tokens with the prefix of who issues them, and what follows the name of a scheme. */
const tokenShape = new RegExp(
  [
    String.raw`\beyJ[\w-]{6,}(?:\.[\w-]*)+`,
    String.raw`\b(?:gh[oprsu]_|github_pat_|glpat-|xox[abeoprs]-|sk[-_]|hvs\.|dckr_pat_|npm_|pypi-|ya29\.|AIza)[\w./+=-]{6,}`,
    String.raw`(?<=\b(?:[Bb]asic|[Bb]earer|[Nn]egotiate)[\t ]+)(?!(?:auth|access|token|scheme|realm|log))[\w.~+/=-]{6,}`,
  ].join('|'),
  'g',
);

function matchesOf(pattern: RegExp, text: string): readonly TextRange[] {
  return [...text.matchAll(pattern)].map(({ 0: word, index }) => textRange(index, index + word.length));
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
