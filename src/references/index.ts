/**
 * Values that something else fills in before the server reads the text: recognised by their form, and written. Knows no option, no
 * engine and no target. Start at `forms.ts`, the table of the forms.
 */
export { braces, type ReferenceForm, type ReferenceFormId, referenceForms } from './forms.ts';
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
