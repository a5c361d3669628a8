import type { StringPaths } from '../hjson/index.ts';
import type { EditOutcome } from '../text/index.ts';
import { stringPaths } from './stringPaths.ts';

/**
 * Makes an edit that at best changes nothing else for any reader. Where the readers disagree about the text already, mending it
 * changes what one of them sees elsewhere: then the generic reading decides.
 */
export function carefulEdit<Outcome extends EditOutcome>(
  edit: (reading: { readonly stringPaths?: StringPaths }) => Outcome,
): Outcome {
  const careful = edit({ stringPaths });
  return careful.ok ? careful : edit({});
}
