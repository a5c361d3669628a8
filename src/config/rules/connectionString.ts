import { nearestName, type Severity, textRange } from 'source-text';
import { connectionParameters, foreignParameters, type TakenBy, takenBy } from '../values/connectionParameters.ts';
import {
  type ConnectionHost,
  connectionHosts,
  isSecretParameter,
  partNamed,
  scanConnection,
} from '../values/connectionParts.ts';
import {
  type ConnectionPart,
  type ConnectionStringErrorCode,
  hostAndPort,
  type ReadConnection,
  readConnection,
} from '../values/connectionString.ts';
import { adviceAround } from './adviceAroundReferences.ts';
import { hostProblems } from './connectionHosts.ts';
import { connectionSlips, hiddenParameter } from './connectionSlips.ts';
import { refusedValue } from './connectionValues.ts';
import { checkDisguisedPart } from './disguisedText.ts';
import { checkLookAlikeWords } from './lookAlikeLetters.ts';
import { isPlaceholderPart, placeholder } from './placeholder.ts';
import type { Replacement, TextDiagnostic } from './rule.ts';
import { checkSecretElsewhere } from './secretElsewhere.ts';
import { isLoopback } from './urlForm.ts';

type Parameters = ReadonlyMap<string, string>;

/** What PostgreSQL's libraries make of the string (pgconn, lib/pq). None of it is ever quoted: any part may be the password. */
export function checkConnectionString(text: string): readonly TextDiagnostic[] {
  const read = readConnection(text);
  if (!read.ok) {
    const { fault, replacement: value } = read;
    const title = replacementTitles[fault];
    return [
      ...(fault === 'other-scheme' ? adviceAround(text, [textRange(text.indexOf(':'), text.length)], checkSigns) : []),
      {
        code: `connection-string-${fault}`,
        severity: 'error',
        message: faultMessages[fault],
        ...(title &&
          value !== undefined && {
            replacement: { title, value, isSafe: fault === 'outer-space' || fault === 'scheme-case' },
          }),
      },
    ];
  }
  if (read.parts.some(({ value }) => isPlaceholderPart(value)) || isGuide(read)) return [placeholder];
  // What follows is not what it seems, so nothing else is judged.
  const hidden = hiddenParameter(text, read);
  if (hidden.length > 0) return hidden;
  const parameters = new Map(read.parts.map(({ name, value }) => [name, value]));
  const hosts = connectionHosts(text, read);
  return [
    ...read.parts.flatMap(({ name, value }) => (name.endsWith('password') ? checkSecretElsewhere(value) : [])),
    ...connectionSlips(text, read),
    ...sslMode(text, parameters, hosts),
    ...refusedValue(parameters),
    ...unknownNames(text, read.parts),
    ...adviceAround(
      text,
      read.parts.filter(isFree).map(({ written }) => written),
      checkSigns,
    ),
    ...hostProblems(text, read, hosts),
  ];
}

/** True for a secret and for prose, which may have any sign. */
function isFree({ name, value }: ConnectionPart): boolean {
  return isSecretParameter(name, value) || name === 'application_name';
}

/** Signs and letters that look like ASCII. */
function checkSigns(text: string): readonly TextDiagnostic[] {
  return [...checkDisguisedPart(text, textRange(0, text.length)), ...checkLookAlikeWords(text)];
}

/** The words of this file's own example, and of most guides. */
function isGuide(read: ReadConnection): boolean {
  return partNamed(read, 'password')?.value === 'password' && partNamed(read, 'host')?.value === 'host';
}

const urlForm = 'postgres://user:password@host:5432/database';

const faultMessages: Readonly<Record<ConnectionStringErrorCode, string>> = {
  jdbc: `A connection string for Java (JDBC). PostgreSQL libraries read ${urlForm} or keyword=value pairs.`,
  'ado-net': `A connection string for .NET, with semicolons. PostgreSQL libraries read ${urlForm}, or keyword=value pairs separated by spaces.`,
  'outer-space':
    'There is a space or line break before or after the connection string. PostgreSQL libraries refuse it.',
  prefix: 'A name, quotes, brackets or another scheme are around the connection string. Remove them.',
  'scheme-case': 'The scheme must be in lower case: postgres:// or postgresql://.',
  'scheme-slashes': `The scheme is written with :// after it. Without it, the libraries read keyword=value pairs.`,
  'other-scheme': 'Not a PostgreSQL scheme. Start with postgres:// or postgresql://.',
  'no-form': `Not a connection string that PostgreSQL libraries read. Write ${urlForm} or keyword=value pairs.`,
  'url-space': 'The URL contains a space or line break. Write a space as %20.',
  'url-percent': 'The URL contains a % that is not followed by two hexadecimal digits. Write a literal % as %25.',
  'url-user-info':
    'The username or password contains a character that ends it too early. Write / as %2F, ? as %3F, # as %23, @ as %40 and : as %3A.',
  'url-port':
    'The host and port cannot be read. The port must be a number, an IPv6 address needs brackets, and : / ? # @ in a password are written %3A %2F %3F %23 %40.',
  'keyword-form':
    "The keyword=value pairs cannot be read. Each keyword needs = and a value; a value with spaces needs single quotes, with \\' for a quote in it.",
};

const replacementTitles: Readonly<Partial<Record<ConnectionStringErrorCode, string>>> = {
  'outer-space': 'Remove it',
  prefix: 'Remove what is around it',
  'scheme-case': 'Write the scheme in lower case',
  'scheme-slashes': 'Write ://',
  'other-scheme': 'Write the scheme alone',
  'url-space': 'Write spaces as %20',
  'url-percent': 'Write % as %25',
  'url-user-info': 'Encode the password',
};

const strongModes = ['verify-full', 'verify-ca'];
const weakModes = ['disable', 'allow', 'prefer'];

/** See https://docs.aws.amazon.com/AmazonRDS/latest/UserGuide/UsingWithRDS.SSL.html */
const ofRds = /\.rds\.amazonaws\.com(?:\.cn)?$/i;

function sslMode(text: string, parameters: Parameters, hosts: readonly ConnectionHost[]): readonly TextDiagnostic[] {
  const mode = parameters.get('sslmode');
  const modes = [...strongModes, ...weakModes, 'require'];
  if (mode !== undefined && !modes.includes(mode)) {
    const message =
      'sslmode must be disable, allow, prefer, require, verify-ca or verify-full. PostgreSQL libraries refuse anything else.';
    const near = nearestName(mode, modes);
    return [advice(text, 'sslmode', 'error', near ? `${message} Did you mean ${near}?` : message, near)];
  }
  if (parameters.get('sslrootcert') === 'system' && hosts.some(({ host }) => ofRds.test(hostAndPort(host).host))) {
    const message =
      'A system does not trust the certificates of Amazon RDS unless they were added to it. Name the file of Amazon’s certificates in sslrootcert.';
    return [{ code: 'connection-string-value', severity: 'hint', message }];
  }
  if (mode === undefined && (parameters.get('ssl') === 'true' || parameters.get('sslrootcert') === 'system')) return [];
  const reach = reachOf(hosts);
  if (reach === 'local' || (mode && strongModes.includes(mode))) return [];
  // Between neighbours, who writes it means it.
  if (reach === 'near' && mode === 'disable') return [];
  if (mode === 'require') {
    // The libraries then verify the certificate, as with verify-ca.
    if (parameters.get('sslrootcert')) return [];
    return [advice(text, 'unverified', 'hint', "sslmode=require encrypts, but does not verify the server's identity.")];
  }
  const found =
    mode === undefined
      ? 'sslmode is not set: the connection may be unencrypted.'
      : `With sslmode=${mode} the connection may be unencrypted.`;
  if (reach === 'remote') return [advice(text, 'unencrypted', 'warning', found)];
  const near = 'A database in a container has no certificate unless you give it one, and verify-full needs one.';
  const otherwise = withMode(text, 'disable');
  return [{ ...advice(text, 'unencrypted', 'hint', `${found} ${near}`), ...(otherwise && { otherwise }) }];
}

function advice(
  text: string,
  code: 'sslmode' | 'unverified' | 'unencrypted',
  severity: Severity,
  message: string,
  wanted: string | undefined = 'verify-full',
): TextDiagnostic {
  const replacement = withMode(text, wanted);
  return { code: `connection-string-${code}`, severity, message, ...(replacement && { replacement }) };
}

/** The string with that `sslmode`; undefined if it is not clear what the string consists of. */
function withMode(text: string, wanted: string): Replacement | undefined {
  const title = `Use ${wanted}`;
  const scanned = scanConnection(text);
  if (!scanned) return undefined;
  const modes = scanned.parts.filter(({ name }) => name === 'sslmode');
  const [mode] = modes;
  if (modes.length > 1) return undefined;
  if (mode) return { title, value: `${text.slice(0, mode.written.start)}${wanted}${text.slice(mode.written.end)}` };
  const sign = scanned.spelling === 'keywords' ? ' ' : /[?&]$/.test(text) ? '' : text.includes('?') ? '&' : '?';
  return { title, value: `${text}${sign}sslmode=${wanted}` };
}

/** `near`: only short host names, as services of one container network have them. */
function reachOf(hosts: readonly ConnectionHost[]): 'local' | 'near' | 'remote' {
  // A host of keyword=value pairs may not have a port, which is another problem.
  const others = hosts
    .map(({ host }) => hostAndPort(host).host)
    .filter((host) => host !== '' && !/^(?:[/@]|%2f)/i.test(host) && !isLoopback(host));
  if (others.length === 0) return 'local';
  return others.every((host) => /^[a-z0-9_-]+$/i.test(host)) ? 'near' : 'remote';
}

/** Names no keyword that nobody knows, only the one that was most likely meant: what is in the text may be part of a password with spaces. */
function unknownNames(text: string, parts: readonly ConnectionPart[]): readonly TextDiagnostic[] {
  // What has no = may be the rest of a value, which is another problem.
  const found = parts
    .map(({ name, whole }) => ({ name, by: takenBy(name), isPair: text.slice(whole.start, whole.end).includes('=') }))
    .filter(({ by, isPair }) => by !== undefined || isPair);
  const refused = found.find(({ by }) => by === undefined || by === 'pool' || by === 'pq' || by === 'libpq');
  const { name, by } = refused ?? found.find((each) => each.by === 'pgx') ?? {};
  if (name === undefined) return [];
  if (by === undefined) return [name === 'ssl' ? sslTrue(text) : unknownName(name)];
  return [{ ...keyword(notTaken(name)[by]), ...(by === 'pgx' && { severity: 'hint' }) }];
}

const isSent = 'send it to the database as a setting, which refuses it.';

function unknownName(name: string): TextDiagnostic {
  const meant = foreignParameters.get(name.toLowerCase());
  // Another first word is another setting: nobody means log_connections by max_connections.
  const [initial = ''] = name.toLowerCase();
  const near =
    meant ??
    nearestName(
      name,
      connectionParameters.filter((each) => each.startsWith(initial)),
    );
  const advice = meant ? `Write ${meant}.` : near ? `Did you mean ${near}?` : 'Remove it.';
  return keyword(`PostgreSQL libraries do not know one of the keywords and ${isSent} ${advice}`);
}

function notTaken(name: string): Readonly<Record<TakenBy, string>> {
  return {
    both: '',
    server: '',
    pgx: `Only pgx knows ${name}. Other libraries ${isSent}`,
    pool: 'Only the connection pool of pgx knows keywords that start with pool_. Other libraries send them to the database, which refuses them.',
    pq: `Only lib/pq knows ${name}. Other libraries ${isSent}`,
    libpq: `pgx and lib/pq do not know ${name} and ${isSent} Remove it.`,
  };
}

function keyword(message: string): TextDiagnostic {
  return { code: 'connection-string-keyword', severity: 'warning', message };
}

/** pgx reads it since 5.11; to the other libraries it is a setting of the database. */
function sslTrue(text: string): TextDiagnostic {
  const value = text.replace(/(?<=[?&])ssl=true(?=&|$)/, 'sslmode=require');
  return {
    ...keyword(
      'Only pgx since 5.11 reads ssl=true; other libraries send ssl to the database, which refuses it. Write sslmode=require.',
    ),
    ...(value !== text && { replacement: { title: 'Write sslmode=require', value } }),
  };
}
