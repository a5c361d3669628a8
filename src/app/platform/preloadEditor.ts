/**
 * Has the browser fetch the code of the editor, without evaluating it, for a document that is about to open. The built page lists
 * the files as `<link rel="later">` (vite.config.ts); later calls find none.
 */
export function preloadEditor(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="later"]')) link.rel = link.dataset.rel ?? '';
}
