import { assignsSecret, passwordsInAddresses } from './secretsInProse.ts';

/** The secret stretch of a text: the whole of it, or the password inside an address. */
export interface SecretPart {
  readonly start: number;
  readonly end: number;
  readonly isWhole: boolean;
}

// Every repetition below begins with what the one before it cannot end with: a hostile text takes no more than linear time.
const passwordInUrl = /^([A-Za-z][\w+.-]*:\/\/[^\s:@/?#]*:)([^\s@/?#]+)(@[^@\s]*)$/;
const passwordInKeywords = /^(\s*(?:[^'\s]+\s+)*)password=([^'\\\s]+)((?:\s+[^'\s]+)*\s*)$/;
const postgresUrl = /^postgres(?:ql)?:\/\//;
/** Connection strings that say where and who, and nothing else. */
const urlWithoutPassword = /^postgres(?:ql)?:\/\/[^\s:@/?#]*(?:@[^\s@?]*)?$/;
const keywordsWithoutPassword =
  /^\s*(?:host|hostaddr|port|user|dbname|sslmode)=[^'\\\s]*(?:\s+(?:host|hostaddr|port|user|dbname|sslmode)=[^'\\\s]*)*\s*$/;
const privateKey = /-----BEGIN [A-Z ]*PRIVATE KEY/;

/**
 * What of a value is secret; undefined for nothing. A connection string loses its password alone where it is certain
 * which part that is; any other secret goes as a whole. `isSecret`: the option or its key says so, and not only the text.
 */
export function secretPartOf(text: string, isSecret: boolean): SecretPart | undefined {
  if (text.trim() === '') return undefined;
  if (!isSecret && !mayHoldSecret(text)) return undefined;
  const whole = { start: 0, end: text.length, isWhole: true };
  if (!isSecret || postgresUrl.test(text)) {
    const [, before = '', password, after = ''] = passwordInUrl.exec(text) ?? [];
    if (password) return assignsSecret(before + after) ? whole : partAt(before.length, password);
  }
  const [, before = '', password, after = ''] = passwordInKeywords.exec(text) ?? [];
  if (password) return assignsSecret(before + after) ? whole : partAt(before.length + 'password='.length, password);
  if (isSecret) return urlWithoutPassword.test(text) || keywordsWithoutPassword.test(text) ? undefined : whole;
  return passwordsInAddresses(text).length > 0 || privateKey.test(text) || assignsSecret(text) ? whole : undefined;
}

/** True when an address holds a password. */
export function holdsPassword(address: string): boolean {
  return secretPartOf(address, false) !== undefined;
}

/** Every pattern above needs one of these; most values have none of them. */
function mayHoldSecret(text: string): boolean {
  return /[:=]|-----BEGIN/.test(text);
}

function partAt(start: number, password: string): SecretPart {
  return { start, end: start + password.length, isWhole: false };
}
