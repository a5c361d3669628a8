import { type HjsonDocument, nodeEntries, parseHjson, tokens } from 'hjson-document';
import { dottedName } from 'source-text';
import { describe, expect, it } from 'vitest';
import { findSentinels, holdsSentinel, sentinelPattern } from '../../references/index.ts';
import { runOn } from '../../testing/commandLine.ts';

/** Secrets begin with `fake-`; a comment between two @ names the option that it is about. */
const originals = {
  'braces, bare texts, notes everywhere':
    '# head of the file\n{\n  # why @baseUrl@\n  baseUrl: https://a.example.com\n  # floating\n\n  encryptionKey: fake-enc-1\n  smtpPort: 25 # was 587 @smtpPort@\n  smtpAuth: {\n    # the mailbox @smtpAuth.username@\n    username: bot\n    mechanism: {\n      type: plain\n      password: fake-mail-1 # rotated in May\n    }\n    # end of mail\n  }\n  mailFrom: a@example.com // sender @mailFrom@\n}\n# the end\n',
  'strict JSON with comments beside it':
    '{\n  "baseUrl": "https://a.example.com", // public @baseUrl@\n  "encryptionKey": "fake-enc-1",\n  /* two\n     lines @smtpPort@ */\n  "smtpPort": 25,\n  "gatewayOAuth2": { "clientId": "app", "clientSecret": "fake-gw-1" }, // gateway\n  "mailFrom": "a@example.com"\n}',
  'no braces, other line ends':
    '# root @baseUrl@\r\nbaseUrl: https://a.example.com\r\n\r\n# ---- mail ----\r\n# port @smtpPort@\r\nsmtpPort: 25\r\nencryptionKey: "fake-enc-1" # keep\r\noidcClientSecret: \'fake-oidc-1\'\r\nmailFrom: a@example.com\r\n',
  'one line':
    '{ baseUrl: "https://a.example.com", /* e */ encryptionKey: "fake-enc-1", smtpPort: 25, mailFrom: "a@example.com" /* m */ } # all\n',
  'tabs, and texts of several lines':
    "{\n\t# k @encryptionKey@\n\tencryptionKey:\n\t\t'''\n\t\tfake-enc-1\n\t\tfake-enc-2\n\t\t'''\n\torganisationName: '''Two\n\t\tlines'''\n\tbaseUrl: https://a.example.com\n\tsmtpPort: 25 /* p */\n\tmailFrom: a@example.com\n}\n",
  'a list with secrets, and an unknown section':
    '{\n  users: [\n    # first\n    { name: "fake-name-1", token: "fake-tok-1" }\n    # second\n    { name: "fake-name-2"\n      token: fake-tok-2 // of the second\n    }\n    "fake-name-3"\n  ]\n  legacy: { # section\n    apiToken: fake-api-1\n    note: "fake-words here"\n    level: 3\n  }\n  baseUrl: https://a.example.com\n  smtpPort: 25\n  mailFrom: a@example.com\n}\n',
  'a list that is damaged':
    '{\n  users: [\n    # first\n    { name: fake-name-1, token: "fake-tok-1" }\n    { name: "fake-name-2"\n      token: fake-tok-2 // of the second\n    }\n  ]\n  encryptionKey: fake-enc-1\n  smtpPort: 25\n  baseUrl: https://a.example.com\n  mailFrom: a@example.com\n}\n',
  'addresses with passwords':
    '{\n  # database @pgConnStr@\n  pgConnStr: "postgres://app:fake-db-1@db.example.com:5432/review?sslmode=verify-full"\n  supportPageUrl: "https://u:fake-url-1@wiki.example.com/x?a=b" # link @supportPageUrl@\n  baseUrl: "https://a.example.com"\n  encryptionKey: fake-enc-1\n  smtpPort: 25\n  mailFrom: a@example.com\n}\n',
  'keywords, a key twice, and null':
    '{\n  pgConnStr: host=db user=app password=fake-db-1 dbname=x\n  encryptionKey: fake-enc-1 # one\n  # the one that counts\n  encryptionKey: fake-enc-2\n  oidcClientSecret: null\n  baseUrl: https://a.example.com\n  smtpPort: 25\n  mailFrom: "a@example.com",\n}\n',
  'wrong types, odd indents, comments between a key and its value':
    '{\n    smtpPort: fake-port-1\n  queryTimeOutMinutes: /* n */ "fake-q-1" # t\n baseUrl: https://a.example.com\n      encryptionKey: # above it\n        "fake-enc-1"\n  mailFrom: a@example.com\n}\n',
  'commented members and secrets in notes':
    '{\n  # encryptionKey: fake-old-1\n  encryptionKey: fake-enc-1\n  // old password: fake-old-2\n  baseUrl: https://a.example.com\n  # smtpPort: 587\n  smtpPort: 25\n\n\n  # last words\n  mailFrom: a@example.com\n  # token=fake-old-3\n}\n',
} as const;

const holdsMark = (text: string) => findSentinels(text).length > 0;
const linesOf = (text: string) => text.split(/(?<=\n)/);
const replaceLine = (pattern: RegExp, change: (line: string) => string) => (text: string) =>
  linesOf(text)
    .map((line) => (pattern.test(line) ? change(line) : line))
    .join('');
const marks = (text: string) => findSentinels(text).map((mark) => mark.text);
/** Two single lines that change their places. */
const exchange = (one: RegExp, other: RegExp) => (text: string) => {
  const lines = linesOf(text);
  const [a, b] = [one, other].map((pattern) => lines.findIndex((line) => pattern.test(line)));
  if (a === undefined || b === undefined || a < 0 || b < 0) return text;
  [lines[a], lines[b]] = [lines[b] ?? '', lines[a] ?? ''];
  return lines.join('');
};

/** What people did to a copy. `all`: every mark comes back, and every comment whose option is still there. `some`: marks may be left, each of which is named. */
const edits: Readonly<Record<string, readonly ['all' | 'some', (copy: string) => string]>> = {
  nothing: ['all', (copy) => copy],
  'line ends of Windows': ['all', (copy) => copy.replace(/\r?\n/g, '\r\n')],
  'line ends of Unix': ['all', (copy) => copy.replace(/\r\n/g, '\n')],
  'blanks at the ends of lines': ['all', (copy) => copy.replace(/(?<=[\]}",])(?=\r?\n)/g, '  ')],
  'no line end at the end': ['all', (copy) => copy.trimEnd()],
  'lines after the end': ['all', (copy) => `${copy}\n\n`],
  'a byte order mark': ['all', (copy) => `\ufeff${copy}`],
  'twice the indent': ['all', (copy) => copy.replace(/^[ \t]+(?![^\n]*'''$)/gm, (blanks) => blanks + blanks)],
  'tabs for blanks': ['all', (copy) => copy.replace(/^ +/gm, (blanks) => '\t'.repeat(Math.ceil(blanks.length / 2)))],
  'an empty line between all': ['all', (copy) => copy.replace(/(?<=[}\]"\w,])\r?\n(?=\s*["\w]+"?\s*:)/g, '$&\n')],
  'another value': ['all', (copy) => copy.replace('https://a.example.com', 'https://b.example.com')],
  'a number with a note': ['all', (copy) => copy.replace(/(smtpPort"?:) 25/, '$1 26 /* mine */')],
  'a note above all': ['all', (copy) => `# mine\n${copy}`],
  'a note below all': ['all', (copy) => `${copy}\n// mine\n`],
  'a note above each member': ['all', (copy) => copy.replace(/^([ \t]*)(?=["a-zA-Z0-9]+"?: )/gm, '$1# mine\n$1')],
  'a block before each mark': ['all', (copy) => copy.replace(/"(?=[^"\n]*<redacted)[^"\n]*"/g, '/* mine */ $&')],
  'quotes of the other kind': ['all', (copy) => copy.replace(/"(<redacted [^"\n]*>)"/g, "'$1'")],
  'marks in texts of several lines': ['all', (copy) => copy.replace(/"(<redacted [^"\n]*>)"/g, "'''$1'''")],
  'a comma behind each value': ['all', (copy) => copy.replace(/(?<=>"|^[ \t]+\}|\])(?=\r?\n)/gm, ',')],
  'marks on lines of their own': ['all', (copy) => copy.replace(/: "<redacted /g, ':\n      "<redacted ')],
  'a new member': [
    'all',
    (copy) => copy.replace(/^([ \t]*)(?="?baseUrl)/m, '$1"supportPageUrl": "https://s.example.com", # mine\n$1'),
  ],
  'the address below the port': ['some', exchange(/^\s*"?baseUrl/, /^\s*"?smtpPort/)],
  'the key at the end': ['some', exchange(/^\s*"?encryptionKey"?: .*"/, /^\s*"?mailFrom/)],
  'no address': ['all', replaceLine(/^\s*"?baseUrl/, () => '')],
  'no port and no sender': ['all', replaceLine(/^\s*"?(?:smtpPort|mailFrom)"?: [^<]*$/, () => '')],
  'no first mark': ['some', (copy) => copy.replace(sentinelPattern, '')],
  'a typed secret': [
    'some',
    (copy) =>
      copy.replace(sentinelPattern, (mark, ...rest) =>
        rest.at(-2) === copy.indexOf('<redacted ') ? 'fake-typed-9' : mark,
      ),
  ],
  'a line with a mark commented out': ['some', replaceLine(/encryptionKey.*<redacted/, (line) => `# ${line}`)],
  'a line with a mark twice': ['some', replaceLine(/encryptionKey.*<redacted/, (line) => line + line)],
  'a mark in the sender': ['some', (copy) => copy.replace('a@example.com', marks(copy)[0] ?? '')],
  'a mark in the address': ['some', (copy) => copy.replace('a.example.com', `a.example.com/${marks(copy).at(-1)}`)],
  'all marks turned around': [
    'some',
    (copy) => {
      const all = marks(copy).reverse();
      let at = 0;
      return copy.replace(sentinelPattern, () => all[at++] ?? '');
    },
  ],
  'every mark the first': ['some', (copy) => copy.replace(sentinelPattern, marks(copy)[0] ?? '')],
  'a mark with a word behind': ['some', (copy) => copy.replace(/<redacted [^>]*>/, '$& too')],
  'marks in capitals': ['some', (copy) => copy.replace(sentinelPattern, (mark) => mark.toUpperCase())],
  'marks as HTML': ['some', (copy) => copy.replace(/<(redacted [^>]*)>/g, '&lt;$1&gt;')],
  'marks with escapes': [
    'all',
    (copy) => copy.replace(/"([^"\n]*)<(redacted [^>"\n]*)>([^"\n]*)"/g, '"$1\\u003c$2\\u003e$3"'),
  ],
  'marks of another copy': ['some', (copy) => copy.replace(/ of [\da-f]{8}>/g, ' of 01234567>')],
  'the first mark of another copy': ['some', (copy) => copy.replace(/ of [\da-f]{8}>/, ' of 01234567>')],
  'a mail around it': ['some', (copy) => `Hello,\n\nhere it is: \n${copy}\nBest,\nM.\n`],
  'quoted in a mail': ['some', (copy) => copy.replace(/^/gm, '> ')],
  'the first half': ['some', (copy) => copy.slice(0, copy.length / 2)],
  'the other half': ['some', (copy) => copy.slice(copy.length / 2)],
  'both halves the other way round': [
    'some',
    (copy) => {
      const lines = linesOf(copy);
      const half = lines.length >> 1;
      return [...lines.slice(half), ...lines.slice(0, half)].join('');
    },
  ],
  'all lines sorted': ['some', (copy) => linesOf(copy).sort().join('')],
  'the whole of it twice': ['some', (copy) => `${copy}\n${copy}`],
  'one object around it': ['some', (copy) => `{ config: ${copy} }`],
  'keys in capitals': ['some', (copy) => copy.replace(/\b(?:encryptionKey|baseUrl)\b/g, (key) => key.toUpperCase())],
  'no element but the first': ['some', (copy) => copy.replace(/\n {4}\{ name: "<redacted users\.1[^}]*\}/, '')],
  'an element before all': ['some', (copy) => copy.replace(/users: \[/, '$&\n    "planned"')],
  'elements turned around': ['some', exchange(/<redacted users\.0/, /<redacted users\.2/)],
  'a port above the rest of its object': ['some', exchange(/level: 3/, /apiToken/)],
  'curly quotes': ['some', (copy) => copy.replace(/"([^"\n]*)"/g, '“$1”')],
  'lines that end early': ['some', (copy) => copy.replace(/<redacted (\S+) /g, '<redacted $1\n')],
};

const modes = ['none', 'unsuspicious', 'all'];

async function shown(text: string): Promise<string | undefined> {
  const copy = await runOn({ standardInput: text }, 'redact', '-');
  return copy.code === 0
    ? copy.out
        .replace(sentinelPattern, '<>')
        .replace(/\s*\/\*(?: <> )?\*\//g, '')
        .replace(/[\t ]+$/gm, '')
        .replace(/fake-[\w-]+/g, '<>')
        .replaceAll('\r\n', '\n')
    : undefined;
}

function commentsOf(document: HjsonDocument): readonly string[] {
  return tokens(document).flatMap(({ kind, range }) =>
    kind === 'comment' ? [document.text.slice(range.start, range.end).trim().replace(/\s+/g, ' ')] : [],
  );
}

const withoutComments = (document: HjsonDocument) =>
  nodeEntries(document)
    .flatMap(({ node }) => (node?.kind === 'string' ? [node.value] : []))
    .join('\n\n');

const secretsAt = (document: HjsonDocument) =>
  nodeEntries(document).flatMap(({ node, path }) =>
    node?.kind === 'string'
      ? [...node.value.matchAll(/fake-[\w-]+/g)].map(
          ([secret]) => `${secret} at ${dottedName(path.map((step) => (typeof step === 'number' ? 0 : step)))}`,
        )
      : [],
  );

const tried = Object.entries(originals).flatMap(([name, original], row) =>
  Object.entries(edits).map(([title, [returns, edit]], column) => ({
    name,
    title,
    original,
    edit,
    returns: name.includes('damaged') ? 'some' : returns,
    mode: modes[(row + column) % modes.length] ?? 'none',
  })),
);

describe('a copy that a person edited comes back by the laws:', () => {
  it.each(tried)('$name / $title / $mode', async ({ title, original, edit, returns, mode }) => {
    const made = await runOn({ files: { original } }, 'redact', 'original', '--comments', mode);
    const copy = edit(made.out);
    const { code, out, err } = await runOn({ files: { copy, original } }, 'restore', 'copy', '--from', 'original');
    if (code === 2) {
      expect(err).toMatch(
        /It has no mark of a redacted copy|This looks like a (?:file that holds a configuration|configuration with other text)/,
      );
      return;
    }
    if (copy === made.out) expect(out).toBe(original);
    const wanted = await shown(copy);
    if (wanted !== undefined) expect(await shown(out)).toBe(wanted);
    const [before, now] = [parseHjson(original), parseHjson(out)];
    const own = secretsAt(before);
    expect(secretsAt(now).filter((each) => !own.includes(each) && !each.startsWith('fake-typed-9'))).toEqual([]);
    const [sent, there] = [commentsOf(parseHjson(made.out)), commentsOf(now)];
    const hasGone = (comment: string) => !there.includes(comment) && comment !== '/**/' && !holdsMark(comment);
    expect(commentsOf(parseHjson(copy)).filter(hasGone)).toEqual([]);
    const isNamed = /comments? of original ha/.test(err);
    if (mode !== 'all' && !isNamed && !err.includes('made from another text'))
      expect(commentsOf(before).filter((comment) => !sent.includes(comment) && hasGone(comment))).toEqual([]);
    expect(code).toBe(holdsSentinel(withoutComments(now)) || holdsMark(out) ? 1 : 0);
    if (returns === 'all') expect([code, isNamed && !title.startsWith('no ')]).toEqual([0, false]);
  });
});
