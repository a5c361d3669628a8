import { memoize, type OptionPath } from '../text/index.ts';
import { foldKey } from './keys/keyNames.ts';
import { optionAt, options } from './schema/options.ts';

/** Parts of a key that most likely holds a secret. `connection` and `dsn`: strings of that name carry passwords. */
const secretParts =
  /secret|passw|passphrase|pass$|pwd|token|key|dsn|connection|connstr|credential|assertion|bearer|cookie|authori[sz]ation$/;

/** Keys that name where or how, not the secret itself; their URLs may still carry one before the @. */
const harmlessNames =
  /(?:secret|token|key|credential|cookie)s?[-_]?(?:url|uri|endpoint|type|path|file|name|id|minutes|lifetime)$/;

/** True when an unknown key, or a token parameter, most likely holds a secret. Rather too often than too rarely. */
export const looksLikeSecretKey = memoize((name) => {
  const folded = foldKey(name);
  return secretParts.test(folded) && !harmlessNames.test(folded);
});

/** The same as whole words: in prose, "keyword" has nothing to do with a key. `words`: folded, a space between them. */
const secretWords =
  /(?:^| )(?:\w*(?:secret|token|password|passwd|credential|assertion)s?|passw\w*|passphrase|pwd|(?:api|access|account|auth|encryption|license|master|private|secret|shared|signing|ssh|storage)?keys?|dsn|connection|bearer|cookies?)(?: |$)|(?:^| )(?:(?:db|smtp|user)?pass|authori[sz]ation)$|conn ?str(?:ing)?$/;

/** True when a name in a comment or in the text of a value names a secret; any word may come before a colon there. */
export const namesSecretInProse = memoize((name) => {
  if (!looksLikeSecretKey(name)) return false;
  const words = name.replace(/(?<=[a-z0-9])(?=[A-Z])|[^A-Za-z0-9\u017f\u212a]+/g, ' ').trim();
  return secretWords.test(foldKey(words));
});

const foldedSecretKeys: ReadonlySet<string> = new Set(
  options.filter(({ secret }) => secret).map(({ path }) => foldPath(path)),
);

/** No option is deeper: for longer paths, the keys alone decide. */
const deepestOption = Math.max(...options.map(({ path }) => path.length));

/**
 * True when the key, the last of a path, names a value to mask: a secret option, in any spelling that a Go server takes
 * for it, or an unknown key that looks like a secret. The depth is 1 for a key of the root.
 */
export function namesSecret(key: string | number, path: () => OptionPath, depth: number): boolean {
  if (typeof key !== 'string' || !looksLikeSecretKey(key)) return false;
  if (depth > deepestOption) return true;
  return foldedSecretKeys.has(foldPath(path())) || optionAt(path()) === undefined;
}

function foldPath(path: OptionPath): string {
  return path.map((key) => foldKey(String(key))).join('\0');
}
