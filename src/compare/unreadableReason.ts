import { createLineIndex } from '../text/index.ts';
import type { Column } from './column.ts';

/** Why some of a text, or all of it, cannot be read: the first error, where hjson-go stops. Quotes nothing from the text. */
export function unreadableReason({ document: { text, errors, excess } }: Column): string {
  if (excess) return `The text ${excess.reason}.`;
  const [error] = errors;
  if (!error) return 'The text has no options.';
  return `Line ${createLineIndex(text).positionAt(error.range.start).line}: ${error.message}`;
}
