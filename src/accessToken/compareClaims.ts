import { encodePercent } from 'source-text';
import { type Json, type JsonObject, shown } from './decodeToken.ts';

/** A field of the token request that a claim can come from. */
export interface SentField {
  readonly name: string;
  readonly value: string;
}

/**
 * `same`: as sent. `different`: a claim of that field with another value. `missing`: sent, and no claim of that name.
 * `notSent`: a claim that comes from elsewhere. `expired`: a time of the token that forbids its use now.
 */
export type ClaimVerdict = 'same' | 'different' | 'missing' | 'notSent' | 'expired';

export interface ClaimRow {
  /** The name of the claim; for a missing one that of the field. */
  readonly claim: string;
  /** The claim as text; undefined for a missing one. */
  readonly value: string | undefined;
  readonly verdict: ClaimVerdict;
  /** What differs, or what the claim means; may be empty. */
  readonly note: string;
}

/**
 * The claims of a token next to the fields that were sent; sent fields come first. `moment` is in milliseconds since 1970; the times of the
 * token are judged by it.
 */
export function compareClaims(claims: JsonObject, sent: readonly SentField[], moment: number): readonly ClaimRow[] {
  const taken = new Map<string, SentField[]>();
  const missing: ClaimRow[] = [];
  for (const field of sent) {
    const claim = claimOf(field.name, claims);
    if (claim !== undefined) taken.set(claim, [...(taken.get(claim) ?? []), field]);
    else if (field.name !== 'client_id') {
      missing.push({ claim: field.name, value: undefined, verdict: 'missing', note: '' });
    }
  }
  const others = Object.keys(claims).filter((name) => !taken.has(name));
  return [
    ...[...taken].map(([claim, fields]) => comparedWithAll(claim, claims[claim] ?? null, fields)),
    ...missing,
    ...others.map((name) => unsent(name, claims[name] ?? null, moment)),
  ];
}

/** A claim that several fields can become, as an audience can, is as sent if it has the value of one of them. */
function comparedWithAll(claim: string, value: Json, fields: readonly SentField[]): ClaimRow {
  const rows = fields.map((field) => compared(claim, value, field.value));
  const isSame = (_: unknown, index: number) => rows[index]?.verdict === 'same';
  const same = rows.find(isSame);
  if (!same) return { claim, value: shown(value), verdict: 'different', note: rows.map(({ note }) => note).join(' ') };
  const absent = fields.filter((field, index) => !isSame(field, index)).map(({ name }) => name);
  return absent.length > 0 ? { ...same, note: `Not in it: ${absent.join(', ')}.` } : same;
}

/** Claims that carry a field under another name (RFC 7519 §4.1.3, RFC 8707 §2, RFC 8693 §4.2; azp and appid are in use). */
const otherNames: ReadonlyMap<string, readonly string[]> = new Map([
  ['audience', ['aud']],
  ['resource', ['aud']],
  ['scope', ['scp']],
  ['client_id', ['azp', 'appid', 'cid']],
]);

/** The claim of a field: its own name, an equivalent one, or a namespaced one such as `https://example.com/source_id`. */
function claimOf(name: string, claims: JsonObject): string | undefined {
  const known = [name, ...(otherNames.get(name) ?? [])].find((claim) => Object.hasOwn(claims, claim));
  return (
    known ??
    Object.keys(claims).find((claim) => name !== '' && /[/:]/.test(claim) && claim.split(/[/:]/).at(-1) === name)
  );
}

function compared(claim: string, value: Json, sent: string): ClaimRow {
  const row = { claim, value: shown(value) };
  // An audience may be a list of recipients (RFC 7519 §4.1.3), and so are scopes at some servers.
  const isOneOfThem = Array.isArray(value) && (value.includes(sent) || value.join(' ') === sent);
  if (value === sent || isOneOfThem) return { ...row, verdict: 'same', note: '' };
  return { ...row, verdict: 'different', note: difference(value, sent) };
}

/** How a claim differs from what was sent, in a few words. */
function difference(value: Json, sent: string): string {
  if (typeof value === 'number' && !Number.isSafeInteger(value) && Number.isInteger(value)) {
    return 'A number too large to be read exactly.';
  }
  if (typeof value !== 'string') {
    return shown(value) === sent ? `Sent as text; in the token it is a ${typeof value}.` : `Sent: ${sent}`;
  }
  if (value === `${sent}/`) return 'Slash added.';
  if (sent === `${value}/`) return 'Slash removed.';
  if (value.trim() === sent.trim()) return 'Differs in spaces at the beginning or end.';
  if (value.toLowerCase() === sent.toLowerCase()) return `Differs in upper and lower case. Sent: ${sent}`;
  return value === encodePercent(sent) ? 'Percent-encoded twice.' : `Sent: ${sent}`;
}

/** The registered claims (RFC 7519 §4.1, RFC 8693 §4). */
const meanings: ReadonlyMap<string, string> = new Map([
  ['iss', 'Issuer: who made the token.'],
  ['sub', 'Subject: whom the token is about.'],
  ['aud', 'Audience: whom the token is for.'],
  ['jti', 'Identifier of this token.'],
  ['scope', 'Permissions.'],
  ['client_id', 'The client that asked for it.'],
]);

function unsent(claim: string, value: Json, moment: number): ClaimRow {
  const row = { claim, value: shown(value) };
  const time = timeNote(claim, value, moment);
  if (time) return { ...row, ...time };
  return { ...row, verdict: 'notSent', note: meanings.get(claim) ?? '' };
}

/** What the times of a token say, in the future and in the past. */
const times: ReadonlyMap<string, readonly [future: string, past: string]> = new Map([
  ['exp', ['Expires', 'Expired']],
  ['nbf', ['Valid', 'Valid since']],
  ['iat', ['Issued', 'Issued']],
]);

/** The largest distance from 1970 of a Date, in milliseconds. */
const largestTime = 8.64e15;

/** A NumericDate (RFC 7519 §2) as a date, and how far from now. */
function timeNote(claim: string, value: Json, moment: number): Pick<ClaimRow, 'verdict' | 'note'> | undefined {
  const labels = times.get(claim);
  if (!labels) return undefined;
  if (typeof value !== 'number' || Math.abs(value * 1000) > largestTime) {
    return { verdict: 'different', note: 'Not a time: RFC 7519 requires seconds since 1970, as a number.' };
  }
  const distance = value - moment / 1000;
  const isRefused = claim === 'exp' ? distance <= 0 : claim === 'nbf' && distance > 0;
  const relative = distance > 0 ? `${labels[0]} in ${duration(distance)}` : `${labels[1]} ${duration(-distance)} ago`;
  const date = new Date(value * 1000)
    .toISOString()
    .replace('T', ' ')
    .replace(/\.\d+Z$/, ' UTC');
  return { verdict: isRefused ? 'expired' : 'notSent', note: `${relative}, ${date}` };
}

const units: readonly { readonly name: string; readonly seconds: number }[] = [
  { name: 'day', seconds: 86_400 },
  { name: 'hour', seconds: 3600 },
  { name: 'minute', seconds: 60 },
];

/** A length of time in the largest unit of which it has at least two, rounded: `59 minutes`. `seconds` is not negative. */
export function duration(seconds: number): string {
  const unit = units.find((candidate) => seconds >= 2 * candidate.seconds) ?? { name: 'second', seconds: 1 };
  const count = Math.round(seconds / unit.seconds);
  return `${count} ${unit.name}${count === 1 ? '' : 's'}`;
}
