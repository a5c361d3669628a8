import type { Fix, TextEdit } from 'source-text';

/** The edits of a fix, none without one. Throws when the fix is refused: most tests are not about that. */
export function editsOf(fix: Fix | undefined): readonly TextEdit[] {
  const outcome = fix?.edit();
  if (outcome?.ok === false) throw new Error(`refused: ${outcome.reason}`);
  return outcome?.edits ?? [];
}
