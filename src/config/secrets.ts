import type { OptionPath } from '../text/index.ts';
import { foldKey } from './keyNames.ts';
import { optionAt, options } from './options.ts';

/** Words in a key that most likely holds a secret. `connection` and `dsn`: strings of that name carry passwords. */
const secretWords =
  /secret|passw|passphrase|pass$|pwd|token|key|dsn|connection|connstr|credential|assertion|bearer|cookie|authori[sz]ation$/i;

/** Keys that name where or how, not the secret itself; their URLs may still carry one before the @. */
const harmlessNames =
  /(?:secret|token|key|credential|cookie)s?[-_]?(?:url|uri|endpoint|type|path|file|name|id|minutes|lifetime)$/i;

/** True when an unknown key, or a token parameter, most likely holds a secret. Rather too often than too rarely. */
export function looksLikeSecretKey(name: string): boolean {
  return secretWords.test(name) && !harmlessNames.test(name);
}

const foldedSecretKeys: ReadonlySet<string> = new Set(
  options.filter(({ secret }) => secret).map(({ path }) => path.map((key) => foldKey(String(key))).join('\0')),
);

/**
 * True when the value at the path has to be masked: a secret option, in any spelling that a Go server takes for it,
 * or a value under a key that is no option and looks like a secret.
 */
export function isSecretPath(path: OptionPath): boolean {
  const folded = path.map((key) => foldKey(String(key)));
  // A secret of a wrong type, such as a list, is secret with all that is in it.
  if (folded.some((_key, index) => foldedSecretKeys.has(folded.slice(0, index + 1).join('\0')))) return true;
  return path.some(
    (key, index) =>
      typeof key === 'string' && looksLikeSecretKey(key) && optionAt(path.slice(0, index + 1)) === undefined,
  );
}
