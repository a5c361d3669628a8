import type { ValuePath } from 'source-text';
import { namesSecret } from '../config/secrets.ts';

/** Whether the value at the path has to be masked: a secret of a wrong type, such as a list, is secret with all that is in it. */
export function isSecretPath(path: ValuePath): boolean {
  return path.some((key, index) => namesSecret(key, () => path.slice(0, index + 1), index + 1));
}
