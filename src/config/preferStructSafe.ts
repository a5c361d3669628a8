import { type GoStringFields, type HjsonDocument, readersAgree, readsAsStruct, reparse } from '../hjson/index.ts';
import type { EditOutcome } from '../text/index.ts';
import { isGoStringField } from './keys/goStringFields.ts';

/**
 * Makes an edit that changes nothing else for any reader. If the readers already disagree about this text, repairing it may change
 * what one of them sees elsewhere; then only the generic parse is checked, and whether hjson-go can still read the text into a struct.
 */
export function preferStructSafe<Outcome extends EditOutcome>(
  document: HjsonDocument,
  edit: (options: { readonly goStringFields?: GoStringFields }) => Outcome,
): Outcome {
  const careful = edit({ goStringFields: isGoStringField });
  if (careful.ok || readersAgree(document, isGoStringField)) return careful;
  const generic = edit({});
  const isLost = (edits: Parameters<typeof reparse>[1]) =>
    readsAsStruct(document, isGoStringField) && !readsAsStruct(reparse(document, edits), isGoStringField);
  return generic.ok && isLost(generic.edits) ? careful : generic;
}
