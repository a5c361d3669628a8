/**
 * What is secret in a document, and where: the one answer for the masked editor, the redacted copy, the counts and the clipboard. Knows no
 * mask and no sentinel. Start at `findSecrets.ts`; `undescribed.ts` says what the reference does not describe, which is hidden until a user
 * asks to see it, `secretPart.ts` judges the text of one value, `secretsInProse.ts` comments and text that cannot be parsed. What prints a
 * value takes its `ShownText`.
 */
export { findSecrets, isNamedSecret, repeatable, type Secrets, type SecretValue } from './findSecrets.ts';
export { certainConnection, type SecretPart, secretPartOf } from './secretPart.ts';
export {
  haveSecretsMoved,
  holdsSecretIn,
  holdsSecretText,
  holdsUndescribedIn,
  secretRanges,
  secretRangesIn,
  unprovenRanges,
} from './secretRanges.ts';
export { mentionsSecret, secretsInComment } from './secretsInProse.ts';
export {
  hiddenPart,
  hiddenText,
  hidesSome,
  type ShownText,
  shownPart,
  shownText,
  visibleText,
  writtenAs,
} from './shownText.ts';
export { asItLeaves, type Shown, shownIn, withShown } from './undescribed.ts';
