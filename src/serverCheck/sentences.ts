import { counted, type Severity } from 'source-text';
import type { ServerCheckCode } from './codes.ts';
import type { ReportLine } from './readReport.ts';

/** What a line means. */
export interface Said {
  readonly state: 'ok' | 'skip' | 'note' | Severity;
  readonly code: ServerCheckCode | undefined;
  readonly sentence: string;
}

const good: Readonly<Record<string, string>> = {
  'base.answers': 'The base URL answers.',
  'oidc.discovery': 'The provider’s discovery document answers.',
  'oidc.issuer': 'The provider’s issuer matches exactly.',
  'oidc.jwks': 'The provider publishes its keys.',
  'token.tls': 'The token address answers.',
  'smtp.connect': 'The mail server answers.',
  'smtp.starttls': 'It offers STARTTLS with a certificate that is trusted there.',
  'pg.connect': 'The database accepts connections.',
  'pg.tls': 'The database offers what sslmode asks for.',
  'file.logo': 'The logo can be read.',
  'file.background': 'The background can be read.',
  'dir.templates': 'The folder of templates can be read.',
};

const notTested: Readonly<Record<string, string>> = {
  'not-set': 'Not tested: it is not set.',
  reference: 'Not tested: the value is a reference.',
  secret: 'Not tested: the value contains a secret, which no script may.',
  'no-address': 'Not tested: the value is not a plain address.',
  'no-tls': 'Not tested: the address is without TLS.',
  'no-tool': 'Not tested: the tool for it is missing there, or too old.',
  'time-over': 'Not tested: out of time.',
  'not-asked': 'Not tested: only with --here, in the container.',
  'not-reached': 'Not tested: the step before it failed.',
  socket: 'Not tested: it is a socket on that machine, not an address.',
  relative: 'Not tested: the path is relative, and the working directory is not known.',
  'other-letters': 'Not tested: the path has characters that not every shell reads.',
  disabled: 'Not tested: sslmode is disable.',
  unclear: 'Not tested: the answer is ambiguous. Open the address and paste the document.',
};

type Fault = readonly [ServerCheckCode, string];

/** By the observation, whatever the check. */
const faults: Readonly<Record<string, Fault>> = {
  dns: ['server-check-name', 'The name was not found from there.'],
  refused: ['server-check-refused', 'Nothing listens at this port.'],
  timeout: ['server-check-no-answer', 'No answer came in time: often a firewall.'],
  closed: ['server-check-connection', 'The connection was closed without an answer.'],
  tls: ['server-check-connection', 'TLS could not be agreed on: often a port or a proxy that speaks something else.'],
  'no-greeting': ['server-check-connection', 'No greeting came: this port may expect TLS from the start.'],
  'no-answer': ['server-check-database', 'Something listens at this port, but it does not answer as PostgreSQL does.'],
  rejects: ['server-check-database', 'The database is up but not accepting connections.'],
  json: ['server-check-discovery', 'The response is not an OpenID Connect discovery document.'],
  missing: ['server-check-file', 'There is nothing at this path there.'],
  denied: ['server-check-file', 'It cannot be read by the user that ran the check.'],
  'other-kind': ['server-check-file', 'It is a folder where a file is expected, or the other way round.'],
};

/** By check and observation, if that says more. */
const particular: Readonly<Record<string, Fault>> = {
  'smtp.starttls none-offered': ['server-check-no-tls', 'The mail server offers no STARTTLS at this port.'],
  'pg.tls none-offered': ['server-check-no-tls', 'sslmode asks for TLS, and the database offers none.'],
};

const certificates: Readonly<Record<string, string>> = {
  name: 'The certificate is for another name.',
  chain:
    'The other side sent one certificate, and who issued it is not known there: its intermediate certificate may be missing, or SSL_CERT_FILE and SSL_CERT_DIR have to add the authority.',
  untrusted: 'The authority of the certificate is not trusted there. SSL_CERT_FILE and SSL_CERT_DIR can add it.',
  '': 'The certificate was rejected.',
};

/** The meaning of a line; `at` is when its report was made, `issuer` the value that it is about, if that is known. */
export function sentenceOf(line: ReportLine, at: string, issuer?: string): Said {
  switch (line.state) {
    case 'ok':
      return { state: 'ok', code: undefined, sentence: goodOf(line) ?? asItIs(line) };
    case 'skip':
      return { state: 'skip', code: undefined, sentence: own(notTested, line.word) ?? asItIs(line) };
    case 'note':
      return noteOf(line, at);
    default: {
      const [code, sentence] = faultOf(line, issuer);
      return { state: 'warning', code, sentence };
    }
  }
}

/** Without pg_isready, only the port was tested. */
function goodOf({ check, values }: ReportLine): string | undefined {
  return check === 'pg.connect' && values.by === 'curl' ? 'Something listens at this port.' : own(good, check);
}

function faultOf(line: ReportLine, issuer: string | undefined): readonly [ServerCheckCode | undefined, string] {
  const { check, values } = line;
  // The fault of a certificate has two words: `certificate`, then what is wrong with it.
  if (line.word === 'certificate') return ['server-check-certificate', certificateFault(line)];
  if (line.word === 'proxy') return ['server-check-proxy', proxyFault(values.http)];
  if (line.word === 'slash') return ['server-check-issuer-slash', slashFault(issuer)];
  const known = own(particular, `${check} ${line.word}`) ?? own(faults, line.word);
  if (known) return known;
  if (check === 'oidc.issuer') return ['server-check-issuer', otherIssuer(values.said)];
  if (check === 'oidc.discovery' && values.type === 'html') {
    return [
      'server-check-discovery',
      'Something answered with a web page: often a proxy that asks for a login, or an address that is not the issuer.',
    ];
  }
  if (check === 'oidc.discovery' || check === 'oidc.jwks') {
    return ['server-check-discovery', `${discoveryPart(check)}${inBrackets(values.http)}.`];
  }
  if (check === 'base.answers') {
    const answer = inBrackets(values.http);
    return ['server-check-not-found', `A server answers, but has nothing at this address${answer}.`];
  }
  return [undefined, asItIs(line)];
}

function discoveryPart(check: string): string {
  return check === 'oidc.jwks'
    ? 'The keys of the provider cannot be read'
    : 'There is no discovery document at this issuer';
}

function certificateFault({ detail, values }: ReportLine): string {
  if (values.expired) return `The certificate expired on ${dayInWords(values.expired)}.`;
  return own(certificates, detail) ?? 'The certificate was rejected.';
}

function slashFault(issuer: string | undefined): string {
  const difference =
    issuer === undefined
      ? 'The issuer differs in the slash at its end.'
      : `The provider writes its issuer ${issuer.endsWith('/') ? 'without' : 'with'} the last slash.`;
  return `${difference} Both have to be the same, letter by letter.`;
}

function proxyFault(http: string | undefined): string {
  return http === '407' ? 'The proxy asks for a login (407).' : 'The proxy was not found from there.';
}

function otherIssuer(said: string | undefined): string {
  return said ? `The provider names another issuer: ${said}` : 'The provider names another issuer.';
}

function noteOf(line: ReportLine, at: string): Said {
  const { check, values } = line;
  const plain = (sentence: string): Said => ({ state: 'note', code: undefined, sentence });
  if (check === 'clock') return clock(values.there, values.here) ?? plain(asItIs(line));
  if (check === 'cert.days')
    return certificateEnd(values.ends, at) ?? plain('The expiry date of the certificate could not be read.');
  if (check === 'pg.hosts')
    return plain(`The connection string names ${values.count} hosts. Only the first is tested.`);
  if (check === 'pg.tls') return plain('The database offers no TLS, and sslmode does not ask for it.');
  if (check === 'proxy') {
    const set = ['http', 'https', 'except'].filter((name) => values[name] === 'yes').map((name) => proxyNames[name]);
    return plain(set.length > 0 ? `Set there: ${set.join(', ')}.` : 'No proxy is set there.');
  }
  return plain(asItIs(line));
}

const proxyNames: Readonly<Record<string, string>> = { http: 'HTTP_PROXY', https: 'HTTPS_PROXY', except: 'NO_PROXY' };

function clock(there: string | undefined, here: string | undefined): Said | undefined {
  const seconds = Math.round((momentOf(here) - momentOf(there)) / 1000);
  if (Number.isNaN(seconds)) return undefined;
  if (Math.abs(seconds) <= 60)
    return { state: 'ok', code: undefined, sentence: 'The clock agrees with the provider’s.' };
  return {
    state: 'warning',
    code: 'server-check-clock',
    sentence: `The clock there is ${timeInWords(Math.abs(seconds))} ${seconds > 0 ? 'ahead of' : 'behind'} the provider’s: tokens are refused as not yet valid or as expired.`,
  };
}

const units = [
  [365 * 86_400, 'years'],
  [86_400, 'days'],
  [3_600, 'hours'],
  [60, 'minutes'],
  [1, 'seconds'],
] as const;

/** In the largest unit of which there are two, up to ten years: what is more than that, no clock says. */
function timeInWords(seconds: number): string {
  const [length, name] = units.find(([each]) => seconds >= 2 * each) ?? [1, 'seconds'];
  const count = Math.floor(seconds / length);
  return name === 'years' && count > 10 ? 'more than 10 years' : `${count} ${name}`;
}

const soon = 21;

function certificateEnd(ends: string | undefined, at: string): Said | undefined {
  const days = Math.floor((momentOf(`${ends}-00:00:00`) - Date.parse(at)) / 86_400_000);
  if (ends === undefined || Number.isNaN(days)) return undefined;
  const sentence =
    days < 0
      ? `Its certificate expired on ${dayInWords(ends)}.`
      : `Its certificate expires in ${counted(days, 'day')}, on ${dayInWords(ends)}.`;
  return days < soon
    ? { state: 'hint', code: 'server-check-certificate-ends', sentence }
    : { state: 'ok', code: undefined, sentence };
}

/** `5-Dec-2026-20:14:05` in milliseconds; NaN for anything else. */
function momentOf(text = ''): number {
  const [, day, month = '', year, hour, minute, second] =
    /^(\d{1,2})-([A-Z][a-z]{2})-(\d{4})-(\d\d):(\d\d):(\d\d)$/.exec(text) ?? [];
  const index = months.indexOf(month);
  if (index < 0) return Number.NaN;
  return Date.UTC(Number(year), index, Number(day), Number(hour), Number(minute), Number(second));
}

/** `5-Dec-2026` as a sentence has it. */
function dayInWords(text: string): string {
  return text.split('-').join(' ');
}

function inBrackets(http: string | undefined): string {
  return http && http !== '000' ? ` (${http})` : '';
}

/** A word for which this version has no sentence. */
function asItIs({ check, word, values }: ReportLine): string {
  const pairs = Object.entries(values).map(([name, value]) => `${name}=${value}`);
  return [check, word, ...pairs].filter(Boolean).join(' ');
}

function own<Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

const months: readonly string[] = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `2026-11-23T20:14:05Z` as "23 Nov 2026, 20:14 UTC"; empty for a text in another format. */
export function momentInWords(at: string): string {
  const [, year, month, day, time] = /^(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d)/.exec(at) ?? [];
  return time ? `${Number(day)} ${months[Number(month) - 1] ?? month} ${year}, ${time} UTC` : '';
}
