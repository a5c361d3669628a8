/**
 * Has the browser fetch the code of a stage, without evaluating it, for a document that may open, or is about to. The built page lists
 * the files as `<link rel="later">` (vite.config.ts); later calls find none. A style sheet that the page has already is left out: the
 * browser would fetch it once more.
 */
export function preloadStage(stage: 'document' | 'editor'): void {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ href }) => href);
  const links = document.querySelectorAll<HTMLLinkElement>(`link[rel="later"][data-stage="${stage}"]`);
  for (const link of links) if (!sheets.includes(link.href)) link.rel = link.dataset.rel ?? '';
}

/** Calls back when the page has been painted for the first time; in a hidden page, when it is shown. */
export function afterFirstPaint(then: () => void): void {
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    then();
  });
  observer.observe({ type: 'paint', buffered: true });
}
