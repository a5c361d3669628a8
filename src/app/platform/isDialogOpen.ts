/** Whether a dialog keeps the user from what is behind it. */
export function isDialogOpen(): boolean {
  return document.querySelector('[data-modal]') !== null;
}
