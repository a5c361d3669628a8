import { redactedCopy } from '../../delivery/index.ts';
import type { Column } from '../column.ts';

/**
 * The input of the SHA-256 of a change record: the text without its secrets. With that of the whole text, short passwords could be tried.
 * Undefined for a text whose secrets cannot be found.
 */
export function textForDigest({ document }: Column): string | undefined {
  const redaction = redactedCopy(document);
  return redaction.ok ? redaction.text : undefined;
}
