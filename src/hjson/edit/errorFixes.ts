import { type Fix, lineEndOf, safe, startOfLine, type TextRange } from '../../text/index.ts';
import type { HjsonDocument, HjsonError, HjsonErrorCode } from '../document.ts';
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
  'missing-value': [({ text }, { end }) => valueForKey(text, end)],
  'number-out-of-range': [quote('Quote it as text')],
  'space-in-key': [addColon, quoteKey],
  'stray-closer': [(_, range) => fix('Remove it', range, '')],
  'stray-comma': [(_, range) => safe(fix('Remove it', range, ''))],
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

/** The fixes of an error of this document. */
export function errorFixes(document: HjsonDocument, error: HjsonError): readonly Fix[] {
  return (repairs[error.code] ?? []).flatMap((repair) => repair(document, error.range) ?? []);
}

function fix(title: string, range: TextRange, newText: string): Fix {
  return { title, edit: () => ({ ok: true, edits: [{ range, newText }] }) };
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

/** `baseUrl https://…`: the colon that was found belongs to the URL. */
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
 * `smtpPort 587`: not safe before text, which may be prose; no fix before text that would take more than its value. None behind a value,
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

/** Not safe if a later line has the closing quote: this text would take the lines between. */
function addClosingQuote({ text }: HjsonDocument, { start, end }: TextRange): Fix {
  const quote = text[start] ?? '"';
  const curly = text.slice(start, end).search(/[\u2018\u2019\u201c\u201d](?=[,\s]*$)/);
  if (curly > 0) return fix('Replace the curly quote', { start: start + curly, end: start + curly + 1 }, quote);
  const close = fix('Add the closing quote', { start: end, end }, quote);
  return isClosedBelow(text, end, quote) ? close : safe(close);
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
 * Not safe before what would then be a comment: the next line would become the value. No fix if the key contains what looks like a comment,
 * which would become part of a name.
 */
function quoteKey({ text }: HjsonDocument, { start, end }: TextRange): Fix | undefined {
  const key = text.slice(start, end).trimEnd();
  if (/#|\/[/*]/.test(key)) return undefined;
  const quoted = fix('Quote the key', { start, end: start + key.length }, keyText(key, 'double'));
  const [rest = ''] = text.slice(end).split('\n', 1);
  return /^:\s*(#|\/[/*]|$)/.test(rest) ? quoted : safe(quoted);
}

/** `1.` is 1, `1e` and `1e+` are 1, `1.e2` is 1e2. */
function finished(lexeme: string): string {
  return lexeme.replace(/[eE][+-]?$/, '').replace(/\.(?!\d)/, '');
}

/** What an object or a list begins with, on the line of its bracket; anything else may be a text that begins with a bracket. */
const beginningInside = /^[ \t]*(?:$|\r?\n|[{}[\]"'#\d-]|\/[/*]|[^\s{}[\],:]+[ \t]*:)/;

/** Adds the closer below what could be read of the object or array. */
function close(closer: string): Repair {
  return (document, range) => ({
    title: `Add the missing "${closer}"`,
    isSafe: beginningInside.test(document.text.slice(range.start + 1)),
    edit: () => {
      const { text } = document;
      const end = contentEnd(document, range.start);
      const spansLines = text.slice(range.start, end).includes('\n');
      const newText = spansLines ? lineEndOf(text) + lineIndent(text, range.start) + closer : closer;
      return { ok: true, edits: [{ range: { start: end, end }, newText }] };
    },
  });
}

function contentEnd({ root }: HjsonDocument, opener: number): number {
  let node = root;
  for (;;) {
    if (node.range.start === opener || (node.kind !== 'object' && node.kind !== 'array')) return node.range.end;
    const children = node.kind === 'object' ? node.members.map(({ value }) => value) : node.elements;
    const inner = children.find((child) => child && child.range.start <= opener && opener < child.range.end);
    if (!inner) return node.range.end;
    node = inner;
  }
}
