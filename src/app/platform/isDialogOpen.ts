/** Whether a modal dialog is open. */
export function isDialogOpen(): boolean {
  return document.querySelector('[data-modal]') !== null;
}

/** Whether a menu or a popover is open, which Escape closes first. */
export function isMenuOpen(): boolean {
  return document.querySelector(':popover-open, [role="menu"]') !== null;
}
