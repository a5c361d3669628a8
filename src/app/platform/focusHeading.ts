import { afterFrame } from './afterFrame.ts';

export const headingId = 'page-heading';

/** Gets the focus when the focused element is gone and nothing closer can, so that keyboard users can continue from there. */
export function focusHeading(): void {
  document.getElementById(headingId)?.focus();
}

/** Focuses the heading unless something has the focus. */
export function recoverFocus(): void {
  if (document.activeElement === null || document.activeElement === document.body) focusHeading();
}

/** The same once the page shows what a press has changed, which may have removed the focused element. */
export async function recoverFocusSoon(): Promise<void> {
  await afterFrame();
  recoverFocus();
}
