import { type ConnectionPart, isSecretParameter, scanConnection } from '../config/index.ts';
import { isReference, withLetters } from '../references/index.ts';
import type { TextRange } from '../text/index.ts';
import { holdsToken, passwordsIn, passwordsInBareAddresses } from './secretShapes.ts';
import { assignsSecret } from './secretsInProse.ts';

/** The secret stretch of a text: the whole of it, or the password inside an address. */
export interface SecretPart {
  readonly start: number;
  readonly end: number;
  readonly isWhole: boolean;
}

// Each repetition begins with a character that the one before it cannot end with: a hostile text still takes linear time.
const passwordInUrl = /^([A-Za-z][\w+.-]*:\/\/[^\s:@/?#]*:)([^\s@/?#]+)(@[^@\s]*)$/;
const postgresUrl = /^postgres(?:ql)?:\/\//;

/**
 * The secret part of a value; undefined if there is none. In a connection string, only the password is secret if it is certain which part
 * that is; any other secret is the whole value. `isSecret`: the option or its key says so, and not only the text.
 */
export function secretPartOf(text: string, isSecret: boolean): SecretPart | undefined {
  if (text.trim() === '' || isReference(text)) return undefined;
  if (!isSecret && !mayHoldSecret(text)) return undefined;
  // Inside a connection string or an address, a reference has no sign that could be one of theirs.
  return partAround(withLetters(text), isSecret, ({ start, end }) => isReference(text.slice(start, end)));
}

function partAround(
  text: string,
  isSecret: boolean,
  isInserted: (range: TextRange) => boolean,
): SecretPart | undefined {
  const whole = { start: 0, end: text.length, isWhole: true };
  const connection = connectionSecrets(text)?.filter((range) => !isInserted(range));
  if (connection && (isSecret || connection.length > 0)) {
    const [range] = connection;
    return range && (connection.length > 1 ? whole : { ...range, isWhole: false });
  }
  if (isSecret) return whole;
  if (!postgresUrl.test(text)) {
    const [, before = '', password] = passwordInUrl.exec(text) ?? [];
    const start = before.length;
    const part = password ? { start, end: start + password.length, isWhole: false } : partOfBareAddress(text);
    if (part) {
      const rest = text.slice(0, part.start) + text.slice(part.end);
      return assignsSecret(rest) ? whole : isInserted(part) ? undefined : part;
    }
  }
  // A value may have a line end in the middle of an address.
  const joined = text
    .split(/[\r\n]/)
    .map((line) => line.trim())
    .join('');
  const isAddress = passwordsIn(text).length > 0 || passwordsIn(joined).length > 0;
  return isAddress || holdsToken(text) || assignsSecret(text) ? whole : undefined;
}

/** A string of other keywords alone may be a secret of another kind. */
const placeNames: ReadonlySet<string> = new Set(['host', 'hostaddr', 'port', 'user', 'dbname', 'service', 'sslmode']);

/**
 * The passwords of a PostgreSQL connection string, as they are written in it. Undefined for anything else, and if anything in it could be a
 * piece of a password.
 */
function connectionSecrets(text: string): readonly TextRange[] | undefined {
  const parts = scanConnection(text)?.parts;
  if (!parts?.some(({ name }) => placeNames.has(name))) return undefined;
  // What looks like a host and its port is the name and password of an address that still lacks its @.
  if (postgresUrl.test(text) && !text.includes('@') && parts.some(({ name }) => name === 'port')) return undefined;
  const isSecret = ({ name, value }: ConnectionPart) => isSecretParameter(name, value);
  const others = parts.filter((part) => !isSecret(part));
  if (others.some(({ value }) => assignsSecret(value))) return undefined;
  return parts.filter((part) => isSecret(part) && part.value !== '').map(({ written }) => written);
}

/** The parts of a connection string, if it is certain which of them is the password: else any of it may be a piece of one. */
export function certainConnection(text: string): ReturnType<typeof scanConnection> {
  return secretPartOf(text, true)?.isWhole ? undefined : scanConnection(withLetters(text));
}

/** Every pattern above needs one of these; most values have none of them. */
function mayHoldSecret(text: string): boolean {
  return /[:=]|%3[ad]|[:=：＝]|-----BEGIN|->|\s\S/i.test(text) || holdsToken(text);
}

function partOfBareAddress(text: string): SecretPart | undefined {
  const [range] = /\s/.test(text) ? [] : passwordsInBareAddresses(text);
  return range && { ...range, isWhole: false };
}
