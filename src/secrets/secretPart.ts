import { mergeRanges, type TextRange } from 'source-text';
import { type ConnectionPart, isSecretParameter, scanConnection } from '../config/index.ts';
import { isReference, withLetters } from '../references/index.ts';
import { decodings, passwordsInAddresses } from './addresses.ts';
import { holdsToken, passwordsIn } from './secretShapes.ts';
import { assignsSecret } from './secretsInProse.ts';

/** The secret stretch of a text: the whole of it, or the password inside an address. */
export interface SecretPart extends TextRange {
  readonly isWhole: boolean;
}

const postgresUrl = /^postgres(?:ql)?:\/\//;

/**
 * The secret part of a value; undefined if there is none. In a connection string, only the password is secret if it is certain which part
 * that is; any other secret is the whole value. `isSecret`: the option or its key says so, and not only the text.
 */
export function secretPartOf(written: string, isSecret: boolean): SecretPart | undefined {
  if (written.trim() === '' || isReference(written)) return undefined;
  if (!isSecret && !mayHoldSecret(written)) return undefined;
  // Inside a connection string or an address, a reference has no sign that could be one of theirs.
  const text = withLetters(written);
  const isInserted = ({ start, end }: TextRange) => isReference(written.slice(start, end));
  const whole = { start: 0, end: text.length, isWhole: true };
  const connection = connectionSecrets(text)?.filter((range) => !isInserted(range));
  if (connection && (isSecret || connection.length > 0)) {
    const [range] = connection;
    return range && (connection.length > 1 ? whole : { ...range, isWhole: false });
  }
  if (isSecret) return whole;
  if (!postgresUrl.test(text)) {
    const part = partOfAddress(text);
    if (part) {
      const rest = text.slice(0, part.start) + text.slice(part.end);
      return readings(rest).some(assignsSecret) ? whole : isInserted(part) ? undefined : part;
    }
  }
  // A value may have a line end in the middle of an address.
  const joined = text
    .split(/[\r\n]/)
    .map((line) => line.trim())
    .join('');
  const isSecretIn = (each: string) => passwordsIn(each).length > 0 || assignsSecret(each) || holdsToken(each);
  return [...new Set([joined, ...readings(text)])].some(isSecretIn) ? whole : undefined;
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
  return /[:=%]|[:=：＝]|-----BEGIN|->|\s\S/i.test(text) || holdsToken(text);
}

/** The password of the only address that a text is, if it is certain where it ends. */
function partOfAddress(text: string): SecretPart | undefined {
  if (/\s/.test(text)) return undefined;
  const [range, ...others] = mergeRanges(passwordsInAddresses(text), 'overlapping');
  if (!range || others.length > 0) return undefined;
  const isClear = text.indexOf('@') === range.end && text.indexOf('@', range.end + 1) < 0;
  const hasScheme = text.slice(0, range.start).includes('://');
  return !hasScheme || (isClear && !/[/?#]/.test(text.slice(range.start, range.end)))
    ? { ...range, isWhole: false }
    : undefined;
}

/** A text as it is, as a program with it puts its literals together, and as readers of addresses decode it. */
function readings(text: string): readonly string[] {
  return [...new Set([text, text.replace(betweenLiterals, ''), ...decodings(text)])];
}

const betweenLiterals = /["'`]\s*\+\s*(?:\w+\(\s*)?["'`]/g;
