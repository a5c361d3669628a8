import { type GoStringFields, type HjsonDocument, readersAgree, readsAsStruct, reparse } from '../hjson/index.ts';
import type { EditOutcome } from '../text/index.ts';
import { isGoStringField } from './keys/goStringFields.ts';

/**
 * Makes an edit that changes nothing else for any reader. Only where the readers disagree about the text already, mending it may change
 * what one of them sees elsewhere: then the generic reading decides, as long as hjson-go can read into a struct what it could before.
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
