import { mergeRanges, startOfLine, type TextRange, textRange } from 'source-text';
import {
  isOptionKey,
  isPublicKey,
  looksLikeSecretKey,
  namesSecretInProse,
  namesSecretObject,
} from '../config/index.ts';
import { decodings } from './addresses.ts';
import { passwordsIn, secretShapesIn, valueEnd } from './secretShapes.ts';

/** The characters of names, in any script, including invisible ones. Ranges instead of properties: this runs over every comment. */
const letter = String.raw`\w.\xad\u00c0-\u1fff\u200b-\u200f\u2060-\u2064\u2c00-\u2fff\u3040-\ufeff\uff10-\uff19\uff21-\uff3a\uff41-\uff5a-`;
const words = new RegExp(`[${letter}]+`, 'g');

/** What assigns a value to a name: a sign, also percent-encoded or full-width, or a verb. */
const signs = String.raw`(?:[:=\uff1a\uff1d]|%3[ad])[=>]?|->|[\u2192\u21d2]`;
const verbs = 'is|was|are|were';
const value = String.raw`\s*(?=[^\s,}\]])`;
const verb = String.raw`(?<=\s)(?:${verbs})\s*(?::\s*|(?<=\s))(?=[^\s,}\]])`;
/** What ends a name: a quote, or the brackets of a parameter. */
const closing = String.raw`(?:\]|\[\w*\]|\+(?==))*["'\x60*]?`;
const remark = String.raw`(?:\([^()\n]{0,40}\)\s*)?`;
const fewWords = String.raw`(?:[^\s:=.,;]{1,30}[\t ]+){0,3}?(?:[^\s:=.,;]{1,30}[\t ]*)?`;
const clause = String.raw`(?:,[\t ]*)?${fewWords}`;

/** From a name to its value, in the text of a value. */
const inValue = new RegExp(`${closing}\\s*(?:(?:${signs})${value}|${verb})`, 'iy');

/** The same in a comment: with a remark in brackets or a few words between them, or with only a blank if the value is hardly a word. */
const inComment = new RegExp(
  `${closing}[\\t ]*${remark}(?:(?:(?:of|for|from|in|on) ${fewWords})?(?:${signs})${value}|${verb})`,
  'iy',
);
const inSentence = new RegExp(`${closing}[\\t ]*${remark}(?:${clause}(?:${signs})${value}|${fewWords}${verb})`, 'iy');
/** Comments mention these without giving one: "every key here is a fake". */
const isSubject = /key|secret|token|connection|credential|cookie|signature/i;
const besideName = /[\t ]+(?=[^\s"',;]*(?:[\d!$%&*+?^~#@]|[^\s"',;][:/]+[^\s"',;]))(?=[^\s"',;]{4})/y;
/** A word alone below a line that ends with the name. */
const below = /["'`]?[\t ]*\n[\t ]*(?=[^\s\p{L}\p{N}]*[\p{L}\p{N}]\S*[\t ]*(?:\n|$))/uy;
const behindFlag = /[\t ]+(?=\S)/y;

/** In text that cannot be parsed, anything may be there instead of a missing colon. */
const inDamage = new RegExp(String.raw`["']?(?:[^${letter}"'\x60{[<(\\])*(?=[^\s,}\]])`, 'y');

/** An empty value or a switch has nothing to hide. */
const harmlessValue = /^(?:""|''||null|true|false)?[\s,}\]]*$/;

/** True when the text assigns a value to something that is named like a secret: `password=…`, `token: …`. */
export function assignsSecret(text: string): boolean {
  for (const name of secretNames(text, namesSecretInProse)) if (textAfter(inValue, text, name.end) >= 0) return true;
  return false;
}

/**
 * Where a comment shows a secret: after a name, as the password of an address, as a key, or as a word that looks like one.
 * In text order, not overlapping; offsets are those of `comment`.
 */
export function secretsInComment(comment: string): readonly TextRange[] {
  return secretsBehind(comment, namesSecretInProse, (name) => {
    const direct = textAfter(inComment, comment, name.end);
    const word = comment.slice(name.start, name.end);
    const canBeFar = direct < 0 && (isOptionKey(word) || !isSubject.test(word));
    const start = canBeFar ? textAfter(inSentence, comment, name.end) : direct;
    if (start >= 0) return textRange(start, valueEnd(comment, start));
    const isFlag = comment.startsWith('-', name.start);
    const next = textAfter(isFlag ? behindFlag : besideName, comment, name.end);
    const [first = ''] = comment.slice(next).split(/[\s"',;]/, 1);
    if (next >= 0) return textRange(next, next + first.length);
    const only = textAfter(below, comment, name.end);
    if (only < 0) return undefined;
    // Of a name at the end of its line alone: looking for the beginning of it each time would be quadratic.
    const isHeading = comment.slice(startOfLine(comment, name.start), name.end).split(/\s+/, 6).length <= 5;
    return isHeading ? textRange(only, valueEnd(comment, only)) : undefined;
  });
}

/** The words in which a reader of addresses finds a secret. */
function encodedIn(text: string): readonly TextRange[] {
  return [...text.matchAll(/\S+/g)].flatMap(({ 0: word, index }) =>
    decodings(word).some((decoded) => assignsSecret(decoded) || passwordsIn(decoded).length > 0)
      ? [textRange(index, index + word.length)]
      : [],
  );
}

/** A key with its colon, before a value; the last group is there if that value is no prose: `hjson/edit/keyComments.ts` has the rule. */
const asMember = /^("[^"\n]*"|'[^'\n]*'|[^\s{}[\],:"'#/]+)[\t ]*:[\t ]*(?=(["'{[]|(?!\p{L}+[.,;!?]*\s*$)\S+\s*$)|\S)/u;

/**
 * The value in a comment that reads as a member, if it would be secret in one: the key alone says so, or an object with secrets belongs
 * there. `isAtMarker`: no blank is before the key, so any value is one.
 */
export function secretOfMember(comment: string, isAtMarker: boolean): readonly TextRange[] {
  const [all = '', key = '', isWritten] = asMember.exec(comment) ?? [];
  if (!isAtMarker && isWritten === undefined) return [];
  const name = key.replace(/^["']|["']$/g, '');
  const value = textRange(all.length, valueEnd(comment, all.length));
  const isSecret = namesSecretObject(name)
    ? comment[value.start] !== '{'
    : !isPublicKey(name) && looksLikeSecretKey(name);
  return isSecret && !harmlessValue.test(comment.slice(value.start, value.end)) ? [value] : [];
}

/** The same for text that cannot be read. */
export function secretsInDamage(text: string): readonly TextRange[] {
  return secretsBehind(text, looksLikeSecretKey, (name) => {
    const start = textAfter(inDamage, text, name.end);
    return start < 0 ? undefined : textRange(start, valueEnd(text, start));
  });
}

/** The signs of comments, and words between these and punctuation. */
const wordsOfDamage = /\/[/*]|\*\/|(?:[^\s"',:=[\]{}#/*]|\/(?![/*])|\*(?!\/))+/g;

/** Every word of a text that cannot be read, since any may be a value; the keys of the reference are none. */
export function valuesInDamage(text: string): readonly TextRange[] {
  return [...text.matchAll(wordsOfDamage)].flatMap(({ 0: word, index }) =>
    isOptionKey(word) || isPublicKey(word) || /^(?:true|false|null|\/[/*]|\*\/)$/.test(word)
      ? []
      : [textRange(index, index + word.length)],
  );
}

/** The values that a text assigns to names of secrets, and what looks like one. A name inside a value is a part of it. */
function secretsBehind(
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
  return mergeRanges([...found, ...secretShapesIn(text), ...encodedIn(text)], 'overlapping');
}

/** True if a text has a word that may be about a secret, even if nothing in it looks like the secret itself. */
export function mentionsSecret(text: string): boolean {
  return !secretNames(text, namesSecretInProse).next().done;
}

/** What may precede the value in a comment beside a secret: `from May: …`, `was …`. */
const besideSign = new RegExp(`(?:${signs}|(?<!\\S)(?:${verbs}|until|before|formerly|previously))$`, 'i');
const gluedName = new RegExp(`^[^\\s:=]*(?:${signs})(?!//)(?=\\S)`, 'i');

/** The last word of each line of a comment directly above or below a secret, if it is a value. */
export function secretsBeside(comment: string): readonly TextRange[] {
  return [...comment.matchAll(/[^\r\n]+/g)].flatMap(({ 0: line, index }) => {
    const { 0: word = '', index: at = 0 } = /(?<!\S)\S+(?=\s*$)/.exec(line) ?? {};
    const before = line.slice(0, at).trimEnd();
    const [glued = ''] = gluedName.exec(word) ?? [];
    const last = word.slice(glued.length).split(/[:=]/).at(-1) ?? '';
    const isValue = /[\p{L}\p{N}]/u.test(last) && (glued !== '' || besideSign.test(before));
    if (!isValue || isPublicKey((glued || before).match(words)?.at(-1) ?? '')) return [];
    return [textRange(index + at + glued.length, index + at + word.length)];
  });
}

/** Secrets only as parameters of an address, in its query, its path or its fragment. */
const isSecretParameter = /^(?:code|ticket|sid|session(?:[_-]?id)?|(?:j|asp|php)sess(?:ion)?id)$/i;

function* secretNames(text: string, isSecret: (name: string) => boolean): Generator<TextRange> {
  for (const { 0: word, index } of text.matchAll(words)) {
    const end = index + word.length;
    if (isSecret(word) || (isSecretParameter.test(word) && /[?&#;]/.test(text.charAt(index - 1)) && text[end] === '='))
      yield textRange(index, end);
  }
}

/** Where the text continues after what the pattern matches at the offset; -1 if it does not match there. */
function textAfter(pattern: RegExp, text: string, offset: number): number {
  pattern.lastIndex = offset;
  return pattern.test(text) ? pattern.lastIndex : -1;
}
