import type { GoStringFields } from '../hjson/index.ts';
import type { EditOutcome } from '../text/index.ts';
import { isGoStringField } from './schema/goStringFields.ts';

/**
 * Makes an edit that at best changes nothing else for any reader. Where the readers disagree about the text already, mending it
 * changes what one of them sees elsewhere: then the generic options decides.
 */
export function preferStructSafe<Outcome extends EditOutcome>(
  edit: (options: { readonly goStringFields?: GoStringFields }) => Outcome,
): Outcome {
  const careful = edit({ goStringFields: isGoStringField });
  return careful.ok ? careful : edit({});
}
