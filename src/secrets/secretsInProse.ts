import { looksLikeSecretKey, namesSecretInProse } from '../config/index.ts';
import { mergeRanges, type TextRange, textRange } from '../text/index.ts';
import { secretShapesIn } from './secretShapes.ts';
import { valueEnd } from './valueEnd.ts';

/** The characters of names, of any script, invisible ones too. Ranges instead of properties: this runs over every comment. */
const letter = String.raw`\w.\xad\u00c0-\u1fff\u200b-\u200f\u2060-\u2064\u2c00-\u2fff\u3040-\ufeff\uff10-\uff19\uff21-\uff3a\uff41-\uff5a-`;
const words = new RegExp(`[${letter}]+`, 'g');

/** What gives a name its value, as a sign (also percent-encoded or full-width) or as `is` in the languages of people who write such files. */
const signs = String.raw`(?:[:=\uff1a\uff1d]|%3[ad])[=>]?|->`;
const verbs = 'is|was|are|were|ist|war|lautet|sind|est|es|era|é|är|var|er|on|jest|je';
const value = String.raw`\s*(?=[^\s,}\]])`;
const verb = String.raw`(?<=\s)(?:${verbs})\s*(?::\s*|(?<=\s))(?=[^\s,}\]])`;
const closingQuote = String.raw`["'\x60*]?\s*`;
const remark = String.raw`(?:\([^()\n]{0,40}\)\s*)?`;
const fewWords = String.raw`(?:[^\s:=.,;]{1,30}[\t ]+){0,3}?(?:[^\s:=.,;]{1,30}\s*)?`;

/** From a name to its value, in the text of a value. */
const inValue = new RegExp(`${closingQuote}(?:(?:${signs})${value}|${verb})`, 'iy');

/** The same in a comment, with a remark in brackets or a few words between; or with a blank alone, where the value is hardly a word. */
const inComment = new RegExp(
  `${closingQuote}${remark}(?:(?:(?:of|for|from|in|on) ${fewWords})?(?:${signs})${value}|${verb})`,
  'iy',
);
const inSentence = new RegExp(`${closingQuote}${remark}${fewWords}(?:(?:${signs})${value}|${verb})`, 'iy');
/** Comments speak of these without giving one: "every key here is a fake". */
const isSubject = /key|secret|token|connection|credential|cookie/i;
const besideName = /[\t ]+(?=[^\s"',;]*[\d!$%&*+?^~#@])(?=[^\s"',;]{4})/y;
const behindFlag = /[\t ]+(?=\S)/y;

/** In what cannot be read, anything may stand where a colon is missing. */
const inDamage = new RegExp(String.raw`["']?(?:[^${letter}"'\x60{[<(\\])*(?=[^\s,}\]])`, 'y');

/** An empty value and a switch have nothing to hide. */
const harmlessValue = /^(?:""|''||null|true|false)?[\s,}\]]*$/;

/** True when the text gives a value to something that is called like a secret: `password=…`, `token: …`. */
export function assignsSecret(text: string): boolean {
  for (const name of secretNames(text, namesSecretInProse)) if (textAfter(inValue, text, name.end) >= 0) return true;
  return false;
}

/**
 * Where a comment shows a secret: behind a name, as the password of an address, as a key, or as a word that looks like one.
 * In text order, not overlapping; offsets are those of `comment`.
 */
export function secretsInComment(comment: string): readonly TextRange[] {
  const assigned = behindNames(comment, namesSecretInProse, (name) => {
    const direct = textAfter(inComment, comment, name.end);
    const canBeFar = direct < 0 && !isSubject.test(comment.slice(name.start, name.end));
    const start = canBeFar ? textAfter(inSentence, comment, name.end) : direct;
    if (start >= 0) return textRange(start, valueEnd(comment, start));
    const isFlag = comment.startsWith('-', name.start);
    const word = textAfter(isFlag ? behindFlag : besideName, comment, name.end);
    return word < 0 ? undefined : textRange(word, wordEnd(comment, word));
  });
  return mergeRanges([...assigned, ...secretShapesIn(comment)], 'overlapping');
}

/** The same for text that cannot be read. */
export function secretsInDamage(text: string): readonly TextRange[] {
  const assigned = behindNames(text, looksLikeSecretKey, (name) => {
    const start = textAfter(inDamage, text, name.end);
    return start < 0 ? undefined : textRange(start, valueEnd(text, start));
  });
  return mergeRanges([...assigned, ...secretShapesIn(text)], 'overlapping');
}

/** What the names of secrets in a text give values to. A name inside of a value is a part of it. */
function behindNames(
  text: string,
  isSecret: (name: string) => boolean,
  valueBehind: (name: TextRange) => TextRange | undefined,
): readonly TextRange[] {
  const found: TextRange[] = [];
  for (const name of secretNames(text, isSecret)) {
    if (name.start < (found.at(-1)?.end ?? 0)) continue;
    const behind = valueBehind(name);
    if (behind && !harmlessValue.test(text.slice(behind.start, behind.end))) found.push(behind);
  }
  return found;
}

/** True where a text has a word that may be about a secret, though nothing in it looks like the secret itself. */
export function mentionsSecret(text: string): boolean {
  for (const _ of secretNames(text, namesSecretInProse)) return true;
  return false;
}

/** True for a comment that ends where the value of a secret name is expected: the value is in the comment below. */
export function awaitsValue(comment: string): boolean {
  if (!/[:=：]$/.test(comment)) return false;
  const name = comment.slice(0, -1).trimEnd().replace(/["']$/, '');
  for (const { end } of secretNames(name, namesSecretInProse)) if (end === name.length) return true;
  return false;
}

function* secretNames(text: string, isSecret: (name: string) => boolean): Generator<TextRange> {
  for (const { 0: word, index } of text.matchAll(words))
    if (isSecret(word)) yield textRange(index, index + word.length);
}

/** Where the text goes on behind what the pattern matches at the offset; -1 where it does not match there. */
function textAfter(pattern: RegExp, text: string, offset: number): number {
  pattern.lastIndex = offset;
  return pattern.test(text) ? pattern.lastIndex : -1;
}

function wordEnd(text: string, start: number): number {
  const length = text.slice(start).search(/[\s"',;]/);
  return length < 0 ? text.length : start + length;
}
