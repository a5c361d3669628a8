/** Keeps the browser from navigating to a dropped file that nothing in the page has handled. */
export function keepDroppedFiles(page: Window): void {
  for (const type of ['dragover', 'drop'] as const) {
    page.addEventListener(type, (event) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    });
  }
}
