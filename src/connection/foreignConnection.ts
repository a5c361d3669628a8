import { decodePercent } from 'source-text';
import { hostAndPort, libraryKeyword, scanConnection } from '../config/index.ts';
import { writeConnection } from './editConnection.ts';

/** A connection string of another library, as one that PostgreSQL's libraries read. */
export interface ForeignConnection {
  readonly from: '.NET' | 'JDBC' | 'ODBC';
  readonly text: string;
  /** Keywords whose meaning this spelling does not have, as they were written. */
  readonly leftOut: readonly string[];
  /** True when the password may continue after an unquoted `;`: what follows it is not a known keyword, and is not in `leftOut`. */
  readonly isPasswordCut: boolean;
}

/** Undefined for a text that is not a string of .NET (Npgsql), JDBC (pgjdbc) or ODBC (psqlODBC), or that describes no connection. */
export function readForeignConnection(text: string): ForeignConnection | undefined {
  const outer = text.trim();
  if (scanConnection(outer)) return undefined;
  const isJdbc = /^jdbc:postgresql:/i.test(outer);
  const pairs = isJdbc ? jdbcPairs(outer) : semicolonPairs(outer);
  if (!pairs) return undefined;
  const from = isJdbc ? 'JDBC' : pairs.some(([name]) => /^(?:driver|dsn)$/i.test(name)) ? 'ODBC' : '.NET';
  const parts = new Map<string, string>();
  const leftOut: string[] = [];
  let isBehindPassword = false;
  let isPasswordCut = false;
  for (const [name, value] of pairs) {
    const meaning = meaningOf(name, value);
    if (meaning) parts.set(...meaning);
    else if (!isJdbc && isBehindPassword && !otherKeywords.has(folded(name))) isPasswordCut = true;
    else if (!/^driver$/i.test(name)) leftOut.push(name);
    if (meaning) isBehindPassword = meaning[0] === 'password';
  }
  separatePorts(parts);
  // pgjdbc: ssl=true alone verifies the server in full.
  if (isJdbc && leftOut.includes('ssl') && !parts.has('sslmode') && /[?&]ssl(?:=true)?(?:&|$)/.test(outer)) {
    parts.set('sslmode', 'verify-full');
    leftOut.splice(leftOut.indexOf('ssl'), 1);
  }
  const ordered = [
    ...order.filter((name) => parts.has(name)),
    ...[...parts.keys()].filter((name) => !order.includes(name)),
  ];
  const entries = ordered.map((name) => [name, parts.get(name) ?? ''] as const);
  const written =
    parts.size > 0 ? (writeConnection(entries, 'url') ?? writeConnection(entries, 'keywords')) : undefined;
  return written === undefined ? undefined : { from, text: written, leftOut, isPasswordCut };
}

/** Forms that people paste, and that are not read: what they are, and what to paste instead. */
const otherForms: readonly (readonly [form: RegExp, reason: string])[] = [
  [/^\{/, 'JSON. Write its fields as pairs: host=… user=… password=…'],
  [/^pgsql:/i, 'A string of PHP. Paste what follows pgsql:, with spaces for the semicolons.'],
  [
    /^(?:\w+=\S* )*psql\s|^[\w.\s=]*\(/,
    'A command. Paste the string in its quotes, or write its arguments as pairs: host=… user=…',
  ],
];

/** Why a text is no connection string of this or another library. */
export function whyNoConnection(text: string): string {
  const [, reason] = otherForms.find(([form]) => form.test(text.trim())) ?? [];
  return reason ?? 'Not a connection string for PostgreSQL.';
}

/** Npgsql and JDBC read `db:5433`, `[::1]:5433` and lists of them, as libpq's keywords do not. */
function separatePorts(parts: Map<string, string>): void {
  const hosts = (parts.get('host') ?? '').split(',').map((host) => hostAndPort(host.trim()));
  if (parts.has('host')) parts.set('host', hosts.map(({ host }) => host.replace(/^\[(.*)\]$/, '$1')).join(','));
  if (hosts.some(({ port }) => port))
    parts.set('port', hosts.map(({ port }) => port || parts.get('port') || '5432').join(','));
}

const order = ['host', 'port', 'dbname', 'user', 'password', 'sslmode'];

type Pair = readonly [name: string, value: string];

/** `Name=value;Name="va;lue"`; a quote is doubled within quotes, and a closing brace within the braces of ODBC. */
function semicolonPairs(text: string): readonly Pair[] | undefined {
  const isOdbc = /(?:^|;)\s*(?:driver|dsn)\s*=/i.test(text);
  const quoted = isOdbc
    ? String.raw`\{(?<braced>(?:[^}]|\}\})*)\}`
    : `"(?<double>(?:[^"]|"")*)"|'(?<single>(?:[^']|'')*)'`;
  const plain = isOdbc ? '(?<plain>(?:[^;{][^;]*)?)' : `(?<plain>(?:[^;"'][^;]*)?)`;
  const pair = new RegExp(String.raw`\s*(?:(?<name>[a-z][a-z0-9 _-]*)=\s*(?:(?:${quoted})\s*|${plain}))?(?:;|$)`, 'iy');
  const pairs: Pair[] = [];
  while (pair.lastIndex < text.length) {
    const groups = pair.exec(text)?.groups;
    if (!groups) return undefined;
    const { name, double, single, braced, plain: unquoted = '' } = groups;
    const value = double?.replaceAll('""', '"') ?? single?.replaceAll("''", "'") ?? braced?.replaceAll('}}', '}');
    if (name !== undefined) pairs.push([name.trim(), value ?? unquoted.trim()]);
  }
  return pairs.length > 0 ? pairs : undefined;
}

/** `jdbc:postgresql://host:port/database?name=value`, or `jdbc:postgresql:database`. */
function jdbcPairs(text: string): readonly Pair[] | undefined {
  const [, hosts, path = '', short = '', query = ''] =
    /^jdbc:postgresql:(?:\/\/([^/?]*)(?:\/([^?]*))?|([^?]*))(?:\?(.*))?$/i.exec(text) ?? [];
  if (hosts?.split(',').some((each) => !/^(?:\[[^\]]*\]|[^:]*)(?::\d*)?$/.test(each))) return undefined;
  const pairs: Pair[] = [
    ['host', hosts ?? 'localhost'],
    ['database', formDecoded(path || short) ?? ''],
  ];
  for (const pair of query.split('&').filter((each) => each !== '')) {
    const [name = '', ...value] = pair.split('=');
    const [decodedName, decodedValue] = [formDecoded(name), formDecoded(value.join('='))];
    if (decodedName === undefined || decodedValue === undefined) return undefined;
    pairs.push([decodedName, decodedValue]);
  }
  return pairs.filter(([name, value]) => value !== '' || name === 'ssl');
}

/** As Java decodes the query of such an address. */
function formDecoded(text: string): string | undefined {
  return decodePercent(text.replaceAll('+', ' '));
}

/** libpq's name for each keyword of another name, which is written here in lower case, without blanks and underscores. */
const names: Readonly<Record<string, string>> = {
  server: 'host',
  servername: 'host',
  database: 'dbname',
  db: 'dbname',
  username: 'user',
  userid: 'user',
  uid: 'user',
  pwd: 'password',
  psw: 'password',
  sslcertificate: 'sslcert',
  rootcertificate: 'sslrootcert',
  searchpath: 'search_path',
  currentschema: 'search_path',
  timeout: 'connect_timeout',
  timezone: 'timezone',
  kerberosservicename: 'krbsrvname',
  targetsessionattributes: 'target_session_attrs',
  targetservertype: 'target_session_attrs',
};

const folded = (keyword: string) => keyword.toLowerCase().replace(/[ _]/g, '');

/** Common keywords that mean nothing to libpq, written as above: any other keyword after a password may be a piece of it. */
const otherKeywords: ReadonlySet<string> = new Set([
  'pooling',
  'minpoolsize',
  'minimumpoolsize',
  'maxpoolsize',
  'maximumpoolsize',
  'connectionidlelifetime',
  'connectionlifetime',
  'trustservercertificate',
  'includeerrordetail',
  'persistsecurityinfo',
  'integratedsecurity',
  'commandtimeout',
  'keepalive',
  'tcpkeepalive',
  'enlist',
  'multiplexing',
  'maxautoprepare',
  'noresetonclose',
  'sslmode',
  'targetsessionattributes',
  'connsettings',
  'fetch',
  'ssl',
]);

/** The name and value of libpq; undefined when it has none for it. */
function meaningOf(keyword: string, value: string): [name: string, value: string] | undefined {
  const key = folded(keyword);
  const name = Object.hasOwn(names, key) ? names[key] : libraryKeyword(key);
  if (name === undefined) return undefined;
  if (name === 'sslmode')
    return choice(name, value, ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full']);
  if (name === 'channel_binding') return choice(name, value, ['disable', 'prefer', 'require']);
  if (name === 'target_session_attrs')
    return choice(name, value, ['any', 'primary', 'standby', 'prefer-standby', 'read-write', 'read-only']);
  if (name === 'connect_timeout' && !/^\d+$/.test(value)) return undefined;
  return [name, value];
}

/** `VerifyFull` and `verify_full` are `verify-full`. */
function choice(name: string, value: string, choices: readonly string[]): [name: string, value: string] | undefined {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^a-z]/g, '')
      .replace('secondary', 'standby')
      .replace('master', 'primary');
  const found = choices.find((each) => plain(each) === plain(value));
  return found === undefined ? undefined : [name, found];
}
