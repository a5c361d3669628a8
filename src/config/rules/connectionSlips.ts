import { applyEdits, decodePercent, encodePercent, type TextEdit, type TextRange, textRange } from 'source-text';
import { isKnownParameter } from '../values/connectionParts.ts';
import type { ConnectionPart, ReadConnection, UrlLayout } from '../values/connectionString.ts';
import { emptyHost, hostProblem, moreThanHost } from './connectionHosts.ts';
import type { Replacement, TextDiagnostic } from './rule.ts';

/**
 * What is not as it looks to the libraries, or not to all of them, in a string that they take apart: the first of each kind in a URL, of
 * keyword=value pairs only the first. Tried with pgx 5.7 and 5.12 and lib/pq 1.10 and 1.12.
 */
export function connectionSlips(text: string, { layout, parts }: ReadConnection): readonly TextDiagnostic[] {
  if (layout) return urlSlips(text, layout, parts);
  for (const slip of [swallowed, quotes, commas, backslash, portInHost, repeatedKeyword]) {
    const found = slip(text, parts);
    if (found) return [found];
  }
  return [];
}

function urlSlips(text: string, layout: UrlLayout, parts: readonly ConnectionPart[]): readonly TextDiagnostic[] {
  const escaped = escapedBytes(text);
  if (escaped !== text) {
    const message = 'A % and the two characters after it stand for a byte that is no text. Write a literal % as %25.';
    return [warning('url-percent', message, { title: 'Write % as %25', value: escaped })];
  }
  return [...userInfoSlips(text, layout, parts), ...slashSlip(text, layout), ...querySlips(text, layout, parts)];
}

function warning(
  kind: 'unencoded' | 'url-percent' | 'query' | 'quoting' | 'repeated' | 'slash',
  message: string,
  replacement?: Replacement,
): TextDiagnostic {
  return { code: `connection-string-${kind}`, severity: 'warning', message, ...(replacement && { replacement }) };
}

/** The URL reader of Go takes these there, beside percent-encoded characters; a raw `@` or a second colon is read differently. */
const encodedInUserInfo = /[^\w.~!$&'()*+,;=%-]/gu;

function userInfoSlips(
  text: string,
  { userInfo }: UrlLayout,
  parts: readonly ConnectionPart[],
): readonly TextDiagnostic[] {
  const pieces = parts.filter(({ written }) => userInfo && written.end <= userInfo.end);
  const raw = ({ written }: ConnectionPart) => text.slice(written.start, written.end);
  const edits = pieces.map((part) => ({
    range: part.written,
    newText: raw(part).replace(encodedInUserInfo, encodePercent),
  }));
  const value = applyEdits(text, edits);
  if (value === text) return [];
  const message = pieces.some((part) => /[@:]/.test(raw(part)))
    ? 'The username or password contains an unencoded @ or :. Libraries read that differently: write @ as %40 and : as %3A.'
    : 'The username or password contains a character that lib/pq, and pgx before 5.11, refuse in a URL. Write ^ as %5E, [ as %5B, { as %7B, and others likewise.';
  const title = pieces.some(({ name }) => name === 'password') ? 'Encode the password' : 'Encode the username';
  return [warning('unencoded', message, { title, value })];
}

/** `%` before bytes that are not UTF-8, or before a NUL, is written `%25`. */
function escapedBytes(part: string): string {
  return part.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) =>
    decodePercent(bytes)?.includes('\0') === false ? bytes : bytes.replaceAll('%', '%25'),
  );
}

/** `/review/` and `//review`: the slash would be a part of the name. */
function slashSlip(text: string, { path: at, hosts }: UrlLayout): readonly TextDiagnostic[] {
  const path = text.slice(at.start, at.end);
  if (path.startsWith('//') && text.slice(hosts.start, hosts.end).endsWith(':')) {
    const value = replaced(text, textRange(hosts.start, at.start + 2), '');
    return [hostProblem('warning', moreThanHost, { title: 'Remove the scheme', value })];
  }
  const plain = path.replace(/^\/+(?=\/)|(?<=[^/])\/+$/g, '');
  if (plain === path) return [];
  const message = 'The libraries take the slash for a part of the name of the database. Remove it.';
  return [warning('slash', message, { title: 'Remove the slash', value: replaced(text, at, plain) })];
}

/** A parameter that the libraries do not see as one, because of the sign before it. */
export function hiddenParameter(text: string, { layout }: ReadConnection): readonly TextDiagnostic[] {
  if (!layout) return [];
  const { path, query } = layout;
  const and = text.slice(path.start, path.end).search(/&[a-z_]+=/);
  if (and >= 0) {
    const message =
      'A parameter is read as a part of the name of the database. The first one comes after a ?, the others after an &.';
    return [warning('query', message, query ? undefined : writeAt(text, path.start + and, '?'))];
  }
  const second = query && /\?([a-z_]+)=/.exec(text.slice(query.start, query.end));
  if (!second || !isKnownParameter(second[1] ?? '')) return [];
  const message = 'Only the first parameter comes after a ?, each other one after an &.';
  return [warning('query', message, writeAt(text, query.start + second.index, '&'))];
}

function querySlips(text: string, layout: UrlLayout, parts: readonly ConnectionPart[]): readonly TextDiagnostic[] {
  const { fragment, query: at } = layout;
  const query = at ? text.slice(at.start, at.end) : '';
  const pairs = query.split('&');
  const equals = pairs.map(withOneEquals).join('&');
  const repeated = repeatedName(parts, layout);
  const found: (TextDiagnostic | false | undefined)[] = [
    fragment &&
      warning(
        'query',
        'The libraries disagree about a #: lib/pq, and pgx before 5.11, read nothing after it. Write it as %23.',
        writeAt(text, fragment.start, '%23'),
      ),
    query.includes(';') &&
      warning(
        'query',
        'lib/pq, and pgx before 5.11, leave out a parameter with a ;. Write %3B, or & between two parameters.',
      ),
    query.includes('+') &&
      warning('query', 'lib/pq, and pgx before 5.11, read a + as a space. Write %2B for a plus, and %20 for a space.'),
    // The last & may have nothing after it.
    pairs.some((pair, index) => (pair !== '' || index < pairs.length - 1) && !pair.includes('=')) &&
      warning(
        'query',
        'A parameter is empty or has no =, which pgx refuses since 5.11. Write an & that belongs to a value as %26.',
      ),
    at &&
      equals !== query &&
      warning('query', 'A value has an =, which pgx refuses since 5.11. Write it as %3D.', {
        title: 'Write %3D',
        value: replaced(text, at, equals),
      }),
    repeated !== undefined &&
      warning('repeated', `${repeated} is given twice, and the libraries do not agree which one counts. Remove one.`),
  ];
  return found.filter((each) => each !== undefined && each !== false);
}

function withOneEquals(pair: string): string {
  const [name = '', ...values] = pair.split('=');
  return values.length > 1 ? `${name}=${values.join('%3D')}` : pair;
}

/** Of names that the libraries know: any other may be a piece of a password. */
function repeatedName(parts: readonly ConnectionPart[], layout?: UrlLayout): string | undefined {
  // An empty password or port before the path of a URL is none.
  const isGiven = ({ value, written }: ConnectionPart) => value !== '' || !layout || written.start > layout.path.start;
  const names = parts.flatMap((part) => (isKnownParameter(part.name) && isGiven(part) ? [part.name] : []));
  return names.find((name, index) => names.indexOf(name) < index);
}

function replaced(text: string, { start, end }: TextRange, newText: string): string {
  return text.slice(0, start) + newText + text.slice(end);
}

function writeAt(text: string, at: number, sign: string): Replacement {
  return { title: `Write ${sign}`, value: replaced(text, textRange(at, at + 1), sign) };
}

type KeywordSlip = (text: string, parts: readonly ConnectionPart[]) => TextDiagnostic | undefined;

const insert = (at: number, newText: string): TextEdit => ({ range: textRange(at, at), newText });

/** `password= dbname=review`: a value may follow blanks. */
const swallowed: KeywordSlip = (text, parts) => {
  const edits = parts.flatMap(({ whole, written }) => {
    const gap = /^[^\s=]+\s*=\s+(?=([a-z_]+)=)/.exec(text.slice(whole.start, written.end));
    return gap && isKnownParameter(gap[1] ?? '') ? [insert(text.indexOf('=', whole.start) + 1, "''")] : [];
  });
  if (edits.length === 0) return undefined;
  return warning(
    'quoting',
    "After an empty value, the libraries read the next keyword=value pair as the value. Write '' for an empty one.",
    { title: "Write ''", value: applyEdits(text, edits) },
  );
};

const quotes: KeywordSlip = (text, parts) => {
  const quoted = parts.filter(({ value }) => /^"[^"']*"$/.test(value));
  if (quoted.length === 0) return undefined;
  const value = applyEdits(
    text,
    quoted.map(({ written }) => ({ range: written, newText: `'${text.slice(written.start + 1, written.end - 1)}'` })),
  );
  return warning('quoting', 'Double quotes belong to the value. Write single quotes, or none.', {
    title: 'Write single quotes',
    value,
  });
};

const commas: KeywordSlip = (text, parts) => {
  const ending = parts.filter(({ written }) => /[^,],$/.test(text.slice(written.start, written.end)));
  if (!ending.some(({ name }) => name !== 'password')) return undefined;
  if (parts.length === 1 || (ending.length === 1 && ending[0]?.name === 'host'))
    return hostProblem('warning', emptyHost);
  if (ending.length < parts.length - 1)
    return warning('quoting', 'A comma at the end of a value belongs to it. Pairs have spaces between them.');
  const value = applyEdits(
    text,
    ending.map(({ written }) => ({ range: textRange(written.end - 1, written.end), newText: '' })),
  );
  return warning('quoting', 'The commas belong to the values. Pairs have spaces between them.', {
    title: 'Remove the commas',
    value,
  });
};

const backslash: KeywordSlip = (text, parts) => {
  const single = /\\(?!['\\])([\s\S])|\\([\\'])/g;
  const doubled = (part: string) =>
    part.replace(single, (all, alone?: string) => (alone === undefined ? all : `\\${all}`));
  const edits = parts.flatMap(({ written }) => {
    const part = text.slice(written.start, written.end);
    return doubled(part) === part ? [] : [{ range: written, newText: doubled(part) }];
  });
  if (edits.length === 0) return undefined;
  return warning(
    'quoting',
    'Most libraries drop a single backslash in a value. Write \\\\ for one that belongs to it.',
    {
      title: 'Write \\\\',
      value: applyEdits(text, edits),
    },
  );
};

const portInHost: KeywordSlip = (text, parts) => {
  const host = parts.find(({ name }) => name === 'host');
  if (!host || !/(?:^|,)(?:\[[^\],]*\](?::\d+)?|[^:,/]*:\d+)(?:,|$)/.test(host.value)) return undefined;
  const split = host.value
    .split(',')
    .map((each) => /^\[?(.*?)\]?(?::(\d+))?$/.exec(/^[^[].*:.*:/.test(each) ? `[${each}]` : each) ?? []);
  const ports = split.map(([, , port = '']) => port);
  const hasPorts = ports.some((port) => port !== '');
  const hasOther = parts.some(({ name }) => name === 'port');
  const list = split.map(([, name = '']) => name).join(',');
  const newText = hasPorts
    ? `${list} port=${new Set(ports).size === 1 ? ports[0] : ports.map((port) => port || '5432').join(',')}`
    : list;
  const isQuoted = host.whole.end > host.written.end;
  return hostProblem(
    'warning',
    'In keyword=value pairs, the host stands alone: without brackets, and with its port after port=. The libraries would look for a host of this name.',
    (hasOther && hasPorts) || isQuoted
      ? undefined
      : {
          title: hasPorts ? 'Write port=' : 'Remove the brackets',
          value: applyEdits(text, [{ range: host.written, newText }]),
        },
  );
};

const repeatedKeyword: KeywordSlip = (_text, parts) => {
  const repeated = repeatedName(parts);
  if (repeated === undefined) return undefined;
  return warning('repeated', `${repeated} is given twice, and the last one counts. Remove the other one.`);
};
