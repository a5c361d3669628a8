import { isWithin, memoize, nearestName, type ValuePath } from 'source-text';
import { foldKey, foldLookalikes, foldPath } from './keys/keyNames.ts';
import { memberOrder, optionAt, options } from './schema/options.ts';

/** Parts of a key that probably holds a secret. `connection` and `dsn`: strings of that name contain passwords. */
const secretParts =
  /secret|passw|passphrase|passcode|pass$|pwd|token|key|dsn|connection|connstr|credential|assertion|bearer|cookie|authori[sz]ation$|signature$|code_?verifier|^(?:auth|code)$/;

/** Secrets only as whole words: `pin` is a part of `spinner`. */
const shortWords = 'pw|creds?|psk|pin|otp|totp|jwks?|jwt|saml|sas|sig|hmac|pfx|pem|passcode';

/** Secrets only at the end of a name, if nothing else follows: `login` is a part of `login page`. */
const lastWords = [
  ...['logins?', 'salt', 'seed', 'pat', 'mfa', 'signature', 'code verifier'],
  '(?:access|auth|authori[sz]ation|backup|device|mfa|otp|recovery|security|verification) ?codes?',
];

const wholeWords = new RegExp(`(?:^| )(?:(?:${shortWords})(?: |$)|(?:${lastWords.join('|')})$)|^auth$`, 'u');

/** Keys that name where or how, not the secret itself; their URLs may still carry one before the @. */
const harmlessNames =
  /(?:secret|token|key|credential|cookie|jwk|jwt|pem|pfx|saml)s?[-_]?(?:url|uri|endpoint|type|path|file|name|id|minutes|lifetime)$/;

/** The last keys of all options, with which a misspelt name is compared. */
const optionNames: readonly string[] = [...new Set(options.map(({ path }) => String(path.at(-1))))];
const secretNames: readonly string[] = [
  ...new Set(options.filter(({ secret }) => secret).map(({ path }) => String(path.at(-1)))),
];
const optionKeys: ReadonlySet<string> = new Set(optionNames);

/** True for the key of an option of any object. */
export function isOptionKey(name: string): boolean {
  return optionKeys.has(name);
}

const publicKeys: ReadonlySet<string> = new Set(optionNames.filter((name) => !secretNames.includes(name)).map(foldKey));

/** True for the key of an option that is not a secret, in any spelling that a Go server accepts for it. */
export function isPublicKey(name: string): boolean {
  return publicKeys.has(foldKey(name));
}

/**
 * True when an unknown key, or a token parameter, probably holds a secret: its name says so, is nearly that of a secret option, or looks
 * like one of these. Prefers false positives to false negatives.
 */
export const looksLikeSecretKey = memoize((name) => {
  if (harmlessNames.test(withoutNumber(foldLookalikes(name)))) return false;
  // A key may continue after an equals sign that should have been a colon.
  return [...new Set([name, name.replace(/=[\s\S]*/, '')])].some((each) => {
    const folded = foldLookalikes(each);
    return (
      secretParts.test(withoutNumber(folded)) || wholeWords.test(wordsOf(each)) || isNearSecret(folded, optionNames)
    );
  });
});

/** True when the most likely meant name among `candidates` is the key of a secret option. Most names are near none of these. */
function isNearSecret(name: string, candidates: readonly string[]): boolean {
  if (!isNearAnySecret(name)) return false;
  const near = nearestName(name, candidates);
  return near !== undefined && secretNames.includes(near);
}

const isNearAnySecret = memoize((name) => nearestName(name, secretNames) !== undefined);

/** The same as whole words: in prose, "keyword" has nothing to do with a key. `words`: folded, a space between them. */
const secretWords =
  /(?:^| )(?:\w*(?:secret|token|password|passwd|credential|assertion)s?|passw\w*|passphrase|pwd|(?:api|access|account|auth|encryption|license|master|private|secret|shared|signing|ssh|storage)?keys?|dsn|connection|bearer|cookies?)(?: |$)|(?:^| )(?:(?:db|smtp|user)?pass|authori[sz]ation)$|conn ?str(?:ing)?$/;

/** True when a name in a comment or in the text of a value names a secret; any word may come before a colon there. */
export const namesSecretInProse = memoize((name) => {
  if (!looksLikeSecretKey(name)) return false;
  const words = wordsOf(name);
  return secretWords.test(words) || wholeWords.test(words) || isNearSecret(foldLookalikes(name), optionNames);
});

/** Forgets the names that were looked up: they come from a user's documents. */
export function forgetNames(): void {
  looksLikeSecretKey.forget();
  namesSecretInProse.forget();
  isNearAnySecret.forget();
}

/** The words of a name, folded, with one space between them. */
function wordsOf(name: string): string {
  const words = name.replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[\s_.:/-]+/g, ' ');
  const folded = foldLookalikes(words).replace(/[^\p{L}\p{N}]+/gu, ' ');
  return withoutNumber(folded.trim());
}

/** Without the number at its end: `pass2` and `pass_2` count as `pass`. */
function withoutNumber(name: string): string {
  return name.replace(/(?<![\d\s_.-])[\s_.-]*\d+$/, '');
}

const foldedSecretKeys: ReadonlySet<string> = new Set(
  options.filter(({ secret }) => secret).map(({ path }) => foldPath(path)),
);

const foldedSecretObjects: ReadonlySet<string> = new Set(
  options
    .filter(
      ({ kind, path }) =>
        kind === 'programs' || (kind === 'object' && options.some((each) => each.secret && isWithin(each.path, path))),
    )
    .map(({ path }) => foldPath(path)),
);

/** True where an object with secrets belongs, in any spelling of the path: anything else there may hold them, too. */
export function takesSecretObject(path: ValuePath): boolean {
  return path.length <= deepestOption && foldedSecretObjects.has(foldPath(path));
}

const secretObjectKeys: ReadonlySet<string> = new Set(
  [...foldedSecretObjects].map((path) => path.slice(path.lastIndexOf('\0') + 1)),
);

/** True for the key of such an object, wherever it is. */
export function namesSecretObject(name: string): boolean {
  return secretObjectKeys.has(foldKey(name));
}

/** No option is deeper: for longer paths, the keys alone decide. */
const deepestOption = Math.max(...options.map(({ path }) => path.length));

/**
 * True when the key, the last of a path, names a value to mask: a secret option, in any spelling that a Go server accepts for it, an
 * unknown key that looks like a secret, or one that is nearly the key of a secret option there. `depth` is 1 for a key of the root; `path` is
 * asked for only where it decides, since most keys need none.
 */
export function namesSecret(key: string | number, path: () => ValuePath, depth: number): boolean {
  if (typeof key !== 'string') return false;
  const looksLikeOne = looksLikeSecretKey(key);
  if (depth > deepestOption) return looksLikeOne;
  if (!looksLikeOne && !isNearSecret(key, memberOrder(path().slice(0, -1)))) return false;
  return foldedSecretKeys.has(foldPath(path())) || optionAt(path()) === undefined;
}
