import { looksLikeSecretKey } from '../../config/index.ts';

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
const userInfo = /:\/\/[^\s:/?#@]{0,100}:[^\s@]{1,200}@/;
const assignment = /(?<![\w.-])([A-Za-z][\w.-]*)["']?\s*[:=]\s*\S/g;

/**
 * What of a text is secret; undefined for nothing. A connection string loses its password alone where it is certain
 * which part that is; any other secret goes as a whole. `isSecret`: the option or its key says so, and not only the text.
 */
export function secretPartOf(text: string, isSecret: boolean): SecretPart | undefined {
  const whole = { start: 0, end: text.length, isWhole: true };
  if (text.trim() === '') return undefined;
  if (!isSecret || postgresUrl.test(text)) {
    const [, before = '', password, after = ''] = passwordInUrl.exec(text) ?? [];
    if (password) return assignsSecret(before + after) ? whole : partAt(before.length, password);
  }
  const [, before = '', password, after = ''] = passwordInKeywords.exec(text) ?? [];
  if (password) return assignsSecret(before + after) ? whole : partAt(before.length + 'password='.length, password);
  if (isSecret) return urlWithoutPassword.test(text) || keywordsWithoutPassword.test(text) ? undefined : whole;
  return userInfo.test(text) || /-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(text) || assignsSecret(text)
    ? whole
    : undefined;
}

function partAt(start: number, password: string): SecretPart {
  return { start, end: start + password.length, isWhole: false };
}

/** True when the text gives a value to something that is called like a secret: `password=…`, `token: …`. */
function assignsSecret(text: string): boolean {
  return [...text.matchAll(assignment)].some(([, name = '']) => looksLikeSecretKey(name));
}

/** True when a comment looks as if it held a secret: an assignment, an address with a password, a key, a long random word. */
export function commentLooksSecret(comment: string): boolean {
  return (
    assignsSecret(comment) ||
    userInfo.test(comment) ||
    /-----BEGIN/.test(comment) ||
    (comment.match(/[A-Za-z0-9+/=_-]{20,}/g) ?? []).some((word) => /\d/.test(word) && /[A-Za-z]/.test(word))
  );
}
