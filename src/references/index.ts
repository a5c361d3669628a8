/**
 * Values that something else fills in before the server reads the text: recognised by their form, and written. Knows no option, no
 * engine and no target. Start at `form.ts`; `forms.ts` is the table of the forms.
 */
export type { ReferenceForm, ReferenceFormId } from './form.ts';
export { braces, referenceForms } from './forms.ts';
export { pointerIn } from './pointers.ts';
export {
  exampleOf,
  findReferences,
  isReference,
  mayHoldReferences,
  type Reference,
  replaceReferences,
  withLetters,
  writeReference,
} from './reference.ts';
export { findSentinels, holdsSentinel, isMask, sentinelPattern } from './sentinel.ts';
