import { type Fix, lineEndOf, safe, startOfLine, type TextRange } from 'source-text';
import type { HjsonDocument, HjsonError, HjsonErrorCode, HjsonNode } from '../document.ts';
import { keyText, quotedText } from './scalarText.ts';
import { lineIndent } from './style.ts';

/** Undefined if there is nothing to offer. */
type Repair = (document: HjsonDocument, range: TextRange) => Fix | undefined;

/** The possible fixes of a syntax error; none for one that only the author can resolve. */
const repairs: Readonly<Partial<Record<HjsonErrorCode, readonly Repair[]>>> = {
  'bad-escape': [(_, { start }) => safe(fix('Double the backslash', { start, end: start }, '\\'))],
  'closer-in-string': [quote('Quote the text')],
  'lax-number': [
    ({ text }, range) => fix('Finish the number', range, finished(text.slice(range.start, range.end))),
    quote('Quote it as text'),
  ],
  'missing-colon': [addColonAfterKey],
  'missing-value': [({ text }, { end }) => (punctuatedWord.test(text.slice(end)) ? undefined : valueForKey(text, end))],
  'number-out-of-range': [quote('Quote it as text')],
  'space-in-key': [addColon, removeMark, quoteKey],
  'stray-closer': [(_, range) => fix('Remove it', range, '')],
  'stray-comma': [removeComma],
  'text-after-quote': [makeOneText],
  'text-after-root': [(_, range) => fix('Remove it', range, '')],
  'unclosed-array': [close(']')],
  'unclosed-multiline': [
    ({ damage }, { start, end }) => {
      const region = damage.find((candidate) => candidate.start <= start && start < candidate.end);
      const at = region?.end ?? end;
      return fix("Add ''' where the text seems to end", { start: at, end: at }, "'''");
    },
  ],
  'unclosed-object': [close('}')],
  'unclosed-string': [addClosingQuote],
  'unreadable-line': [(_, range) => fix('Remove it', range, '')],
};

/** The fixes of one of the errors of this document, the most likely one first; none if only the author knows. */
export function errorFixes(document: HjsonDocument, error: HjsonError): readonly Fix[] {
  return (repairs[error.code] ?? []).flatMap((repair) => repair(document, error.range) ?? []);
}

function fix(title: string, range: TextRange, newText: string): Fix {
  return { title, edit: () => ({ ok: true, edits: [{ range, newText }] }) };
}

/** Punctuation before what is hardly the next key: it may be a part of the value. */
const punctuatedWord = /^[ \t]*[,:}\]][,:}\] \t]*(?!["']?[\w.-]+["']?\s*:)[^\s,:}\]#/]/;

/** No fix behind a colon: the comma may be a part of the value. */
function removeComma({ text }: HjsonDocument, range: TextRange): Fix | undefined {
  return /:[\s,]*$/.test(text.slice(startOfLine(text, range.start), range.start))
    ? undefined
    : safe(fix('Remove it', range, ''));
}

/** `#word`, `//word`: a comment sign right before a word, which is hardly a comment. */
const commentedWord = /([ \t]*)((?:#|\/\/|\/\*)[^\s#/*][^\r\n]*)/y;

/** Gives a key whose colon ends at the offset the word behind it that HJSON reads as a comment, or else an empty text. */
export function valueForKey(text: string, offset: number): Fix {
  commentedWord.lastIndex = offset;
  const [, space = '', word] = commentedWord.exec(text) ?? [];
  if (word === undefined) return fix('Give the key an empty text', { start: offset, end: offset }, ' ""');
  const start = offset + space.length;
  const value = word.trimEnd();
  return fix('Put it in quotes', { start, end: start + value.length }, quotedText(value, '"'));
}

/**
 * `"The ""Best"" Company"`, `"""text"""`: the line from the quote that begins the text to its last one, with single quotes for doubled ones
 * and without the further ones around it. Not safe: only the author knows which quotes were meant.
 */
function makeOneText({ text }: HjsonDocument, { start }: TextRange): Fix | undefined {
  const from = startOfLine(text, start);
  const [before = ''] = /^[\s{[,]*(?:(?:"[^"]*"|'[^']*'|[^\s"':,]+)\s*:\s*)?/.exec(text.slice(from, start)) ?? [];
  const at = from + before.length;
  const sign = text[at];
  const [line = ''] = text.slice(at).split(/\r?\n/, 1);
  if (sign !== '"' && sign !== "'") return undefined;
  const last = line.lastIndexOf(sign);
  // Behind the last quote nothing may follow but the end of the value.
  if (last <= 0 || !/^\s*(?:[,}\]]\s*)*(?:(?:#|\/\/).*)?$/.test(line.slice(last + 1))) return undefined;
  const inner = line.slice(1, last);
  if (/["']\s*,\s*["']?[\w.]+["']?\s*:/.test(inner)) return undefined;
  const around = new RegExp(`^${sign}+|${sign}+$`, 'g');
  const value =
    inner.startsWith(sign) && inner.endsWith(sign) ? inner.replace(around, '') : inner.replaceAll(sign + sign, sign);
  return fix('Make it one text', { start: at, end: at + last + 1 }, quotedText(value, sign));
}

function quote(title: string): Repair {
  return ({ text }, range) => fix(title, range, quotedText(text.slice(range.start, range.end), '"'));
}

/** `homeUrl https://…`: the colon that was found belongs to the URL. */
function addColon({ text }: HjsonDocument, { start, end }: TextRange): Fix | undefined {
  const [key] = /^\S+(?=\s+[a-z][a-z0-9+.-]*$)/i.exec(text.slice(start, end).trimEnd()) ?? [];
  if (key === undefined || !text.startsWith('://', end)) return undefined;
  const at = start + key.length;
  return safe(fix('Add the colon', { start: at, end: at }, ':'));
}

const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/;
const string = String.raw`"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'`;
const wholeKey = new RegExp(`^(?:${string}|[^\\s{}[\\],:]+)`);
const scalar = `(?:${number.source}|true|false|null|${string})`;
const beginningOfValue = new RegExp(`^(?:[{[]|${scalar}\\s*(?:$|[,}\\]#]|/[/*]))`);

/**
 * `slotSize 587`: not safe before text, which may be prose; no fix before text that would take more than its value. None behind a value,
 * either: what follows a text that its own quote has ended is a part of it, and no key.
 */
function addColonAfterKey({ text }: HjsonDocument, { start, end }: TextRange): Fix | undefined {
  if (!/(?:^|[{,\n])[\t ]*$/.test(text.slice(startOfLine(text, start), start))) return undefined;
  const [line = ''] = text.slice(start).split(/\r?\n/, 1);
  const [key = ''] = wholeKey.exec(line) ?? [];
  const [equals] = /^\s*=>?(?=\s)/.exec(line.slice(key.length)) ?? [];
  if (equals) return fix('Write a colon', { start: start + key.length, end: start + key.length + equals.length }, ':');
  const value = line.slice(key.length).trim();
  const at = start + key.length;
  const colon = fix('Add the colon', { start: at, end: at }, ':');
  if (beginningOfValue.test(value)) return safe(colon);
  const isText = at < end && end === start + line.trimEnd().length && !/^(?:,|#|\/[/*])/.test(value);
  return isText ? colon : undefined;
}

/** What may be behind the text and not a part of it: a comment, or what separates members. */
const behindText = /(?<!\s)\s+(?:#|\/[/*])[\s\S]*|(?<![,}\]\s])\s*[,}\]][,}\]\s]*$/;

/**
 * Not safe where the text may have ended before its line does, or if a later line has the closing quote: this text would take the lines
 * between.
 */
function addClosingQuote({ text }: HjsonDocument, { start, end }: TextRange): Fix {
  const quote = text[start] ?? '"';
  const line = text.slice(start, end);
  const last = line.search(/["'`\u00b4\u2018\u2019\u201c\u201d](?=[,\s]*$)/);
  if (last > 0) {
    const at = start + last;
    // The same sign does not end it only behind a backslash.
    if (line[last] === quote) return fix('Double the backslash', { start: at, end: at }, '\\');
    return fix('Replace the last quote', { start: at, end: at + 1 }, quote);
  }
  const at = start + line.replace(behindText, '').length;
  const close = fix('Add the closing quote', { start: at, end: at }, quote);
  const isPlain = at === end && /[^\s\\"']$/.test(line) && text[start - 1] !== quote;
  return isPlain && !isClosedBelow(text, end, quote) ? safe(close) : close;
}

/** The first line with an open quote decides: the quote is a closing one where a value can end but not begin. */
function isClosedBelow(text: string, end: number, quote: string): boolean {
  for (const [line] of text.slice(end).matchAll(/[^\n]+/g)) {
    const parts = line.replace(/\\./g, '').split(quote);
    if (parts.length % 2 === 1) continue;
    const [last = '', before = ''] = parts.reverse();
    return /^\s*(?:$|[,}\]#]|\/[/*])/.test(last) && /[^\s:,[{]\s*$/.test(before);
  }
  return false;
}

/**
 * Not safe: a colon may be missing, or the key may be in a list. No fix if the key contains what looks like a comment, which would become
 * part of a name.
 */
function quoteKey({ text }: HjsonDocument, { start, end }: TextRange): Fix | undefined {
  const key = text.slice(start, end).trimEnd();
  return /#|\/[/*]/.test(key)
    ? undefined
    : fix('Quote the key', { start, end: start + key.length }, keyText(key, 'double'));
}

/** `- slotSize: 25`, `export slotSize: 25`: what stands before the members of a list or of a script. */
function removeMark({ text }: HjsonDocument, { start, end }: TextRange): Fix | undefined {
  const [mark] = /^(?:[-*\u2022]|\d+[.)]|export)\s+(?=\S+\s*$)/.exec(text.slice(start, end)) ?? [];
  return mark === undefined ? undefined : fix('Remove the mark', { start, end: start + mark.length }, '');
}

/** `1.` is 1, `1e` and `1e+` are 1, `1.e2` is 1e2. */
function finished(lexeme: string): string {
  return lexeme.replace(/[eE][+-]?$/, '').replace(/\.(?!\d)/, '');
}

/** What an object or a list begins with, on the line of its bracket; anything else may be a text that begins with a bracket. */
const beginningInside = /^[ \t]*(?:$|\r?\n|[{}[\]"'#\d-]|\/[/*]|[^\s{}[\],:]+[ \t]*:)/;

/** Adds the closer below what could be read of the object or array. */
function close(closer: string): Repair {
  return (document, range) => {
    const { text } = document;
    const node = nodeAt(document, range.start);
    return {
      title: `Add the missing "${closer}"`,
      isSafe: isWhole(node, text),
      edit: () => {
        const { end } = node.range;
        const spansLines = text.slice(range.start, end).includes('\n');
        const newText = spansLines ? lineEndOf(text) + lineIndent(text, range.start) + closer : closer;
        return { ok: true, edits: [{ range: { start: end, end }, newText }] };
      },
    };
  };
}

/** False where a bracket may be a part of a text, or a member has no value on its line, so that what was read may not be what was meant. */
function isWhole(node: HjsonNode, text: string): boolean {
  if (node.kind !== 'object' && node.kind !== 'array') return true;
  const { start } = node.range;
  if (/[{[]/.test(text.charAt(start)) && !beginningInside.test(text.slice(start + 1))) return false;
  if (node.kind === 'array') return node.elements.every((element) => isWhole(element, text));
  return node.members.every(
    ({ colon = 0, value }) => value && !text.slice(colon, value.range.start).includes('\n') && isWhole(value, text),
  );
}

/** The innermost node that begins at the offset, or is around it. */
function nodeAt({ root }: HjsonDocument, opener: number): HjsonNode {
  let node = root;
  for (;;) {
    if (node.range.start === opener || (node.kind !== 'object' && node.kind !== 'array')) return node;
    const children = node.kind === 'object' ? node.members.map(({ value }) => value) : node.elements;
    const inner = children.find((child) => child && child.range.start <= opener && opener < child.range.end);
    if (!inner) return node;
    node = inner;
  }
}
