import { redact } from '../../delivery/index.ts';
import type { Column } from '../column.ts';

/**
 * What the SHA-256 of a change record is computed of: the text without its secrets. With that of the whole text, a short password could
 * be tried. Undefined for a text whose secrets cannot be found.
 */
export function textForDigest({ document }: Column): string | undefined {
  const redaction = redact(document);
  return redaction.ok ? redaction.text : undefined;
}
