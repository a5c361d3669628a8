/** Keeps the browser from leaving the page for a dropped file that nothing in the page has taken. */
export function keepDroppedFiles(page: Window): void {
  for (const type of ['dragover', 'drop'] as const) {
    page.addEventListener(type, (event) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    });
  }
}
