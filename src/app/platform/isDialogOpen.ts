/** Whether a modal dialog is open. */
export function isDialogOpen(): boolean {
  return document.querySelector('[data-modal]') !== null;
}
