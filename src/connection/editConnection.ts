import { applyEdits, decodePercent, encodePercent, type TextEdit, textRange } from 'source-text';
import {
  type ConnectionPart,
  type ConnectionParts,
  type ConnectionSpelling,
  readConnectionParts,
  type UrlLayout,
  urlLayout,
} from '../config/index.ts';

/** The shortest string of each spelling. */
const emptyString: Readonly<Record<ConnectionSpelling, string>> = { url: 'postgres://', keywords: '' };

/**
 * The string with one part changed or, for an empty value, removed, and every other character as it was. Undefined when the string
 * cannot be split into parts, or its spelling cannot express the value: each result is read back before it is returned.
 */
export function setConnectionPart(text: string, name: string, value: string): string | undefined {
  const before = readConnectionParts(text);
  if (!before.ok) return undefined;
  const edits =
    before.spelling === 'url' ? urlEdits(text, before, name, value) : keywordEdits(text, before, name, value);
  const result = applyEdits(text, edits);
  const expected = new Map(valuesOf(before)).set(name, value);
  if (value === '') expected.delete(name);
  return sameValues(readConnectionParts(result), expected) ? result : undefined;
}

/** A string of these parts, in this order; undefined when the spelling cannot express one of them. */
export function writeConnection(
  parts: Iterable<readonly [name: string, value: string]>,
  spelling: ConnectionSpelling,
): string | undefined {
  let text: string | undefined = emptyString[spelling];
  for (const [name, value] of parts) {
    if (text !== undefined && value !== '') text = setConnectionPart(text, name, value);
  }
  return text;
}

/** The same connection in the other spelling; undefined when that cannot express it. */
export function respellConnection(text: string, spelling: ConnectionSpelling): string | undefined {
  const parsed = readConnectionParts(text);
  if (!parsed.ok) return undefined;
  if (parsed.spelling === spelling) return text;
  const order = ['host', 'port', 'dbname', 'user', 'password'];
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return writeConnection(
    [...valuesOf(parsed)].sort(([a], [b]) => place(a) - place(b)),
    spelling,
  );
}

function valuesOf({ parts }: Extract<ConnectionParts, { ok: true }>): ReadonlyMap<string, string> {
  return new Map(parts.map(({ name, value }) => [name, value]));
}

/** An empty value in the text counts as absent. */
function sameValues(parsed: ConnectionParts, expected: ReadonlyMap<string, string>): boolean {
  if (!parsed.ok) return false;
  const filled = (values: ReadonlyMap<string, string>) => [...values].filter(([, value]) => value !== '');
  const found = new Map(filled(valuesOf(parsed)));
  const wanted = filled(expected);
  return found.size === wanted.length && wanted.every(([name, value]) => found.get(name) === value);
}

function keywordEdits(
  text: string,
  { parts }: { parts: readonly ConnectionPart[] },
  name: string,
  value: string,
): readonly TextEdit[] {
  const part = parts.find((each) => each.name === name);
  if (!part) {
    const gap = text === '' || /\s$/.test(text) ? '' : ' ';
    return value === '' ? [] : [insert(text.length, `${gap}${name}=${keywordValue(value, false)}`)];
  }
  const { whole, written } = part;
  if (value !== '') {
    const isQuoted = whole.end > written.end;
    const range = isQuoted ? textRange(written.start - 1, written.end + 1) : written;
    return [{ range, newText: keywordValue(value, isQuoted) }];
  }
  const before = whole.start - text.slice(0, whole.start).trimEnd().length;
  const after = before > 0 ? 0 : (/^\s*/.exec(text.slice(whole.end))?.[0].length ?? 0);
  return [{ range: textRange(whole.start - before, whole.end + after), newText: '' }];
}

/** An unquoted semicolon would look like a .NET string. */
function keywordValue(value: string, isQuoted: boolean): string {
  return isQuoted || /[\s'\\;]/.test(value) ? `'${value.replace(/[\\']/g, '\\$&')}'` : value;
}

function urlEdits(
  text: string,
  { parts }: { parts: readonly ConnectionPart[] },
  name: string,
  value: string,
): readonly TextEdit[] {
  const layout = urlLayout(text);
  const part = parts.find((each) => each.name === name);
  const isInQuery = part !== undefined && layout.query !== undefined && part.written.start >= layout.query.start;
  if (part && value === '') return [isInQuery ? removedPair(text, part) : removedPiece(layout, parts, part)];
  // A URL in Go cannot have a socket as its host.
  const isSocket = name === 'host' && value.startsWith('/');
  if (part && isSocket && !isInQuery) {
    return [removedPiece(layout, parts, part), addedPair(text, layout, name, value)];
  }
  if (part) {
    const range = name === 'host' && !isInQuery ? part.whole : part.written;
    return [{ range, newText: isInQuery ? queryValue(value) : urlPiece(name, value) }];
  }
  if (value === '') return [];
  const piece = urlPiece(name, value);
  const { userInfo, hosts, path } = layout;
  if (name === 'user') return [insert(userInfo?.start ?? hosts.start, userInfo ? piece : `${piece}@`)];
  if (name === 'password') return [insert(userInfo?.end ?? hosts.start, userInfo ? `:${piece}` : `:${piece}@`)];
  if (name === 'host' && !isSocket) return [insert(hosts.start, piece)];
  if (name === 'port') return [insert(hosts.end, `:${piece}`)];
  if (name === 'dbname') return [insert(path.end, path.end > path.start ? piece : `/${piece}`)];
  return [addedPair(text, layout, name, value)];
}

function removedPiece(layout: UrlLayout, parts: readonly ConnectionPart[], part: ConnectionPart): TextEdit {
  const { whole, name } = part;
  const isAlone = !parts.some((other) => other.name === (name === 'user' ? 'password' : 'user'));
  // Without a user and a password, the @ has nothing before it.
  const hasAt = (name === 'user' || name === 'password') && isAlone && layout.userInfo?.end === whole.end;
  return { range: textRange(whole.start, whole.end + (hasAt ? 1 : 0)), newText: '' };
}

/** With the sign that joined it to its neighbour. */
function removedPair(text: string, { whole }: ConnectionPart): TextEdit {
  const isLast = text[whole.end] !== '&';
  return { range: textRange(isLast ? whole.start - 1 : whole.start, isLast ? whole.end : whole.end + 1), newText: '' };
}

function addedPair(text: string, { query }: UrlLayout, name: string, value: string): TextEdit {
  const sign = !query ? '?' : query.end > query.start && !text.endsWith('&') ? '&' : '';
  return insert(text.length, `${sign}${encodePercent(name)}=${queryValue(value)}`);
}

function insert(offset: number, newText: string): TextEdit {
  return { range: textRange(offset, offset), newText };
}

function urlPiece(name: string, value: string): string {
  if (name !== 'host') return encodePercent(value);
  if (/^[\da-f.]*:[\da-f:.]*(?:%[\w.-]+)?$/i.test(value)) return `[${value.replace('%', '%25')}]`;
  // A host with other characters does not read back as the same host, so it is refused.
  return value;
}

/** As paths and lists are usually written; a raw plus would be a space to Go's libraries. */
function queryValue(value: string): string {
  return encodePercent(value).replace(/%(?:2F|3A|2C)/g, (code) => decodePercent(code) ?? code);
}
