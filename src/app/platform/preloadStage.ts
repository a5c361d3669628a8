/**
 * The stages of the page beyond the start screen. The built page lists their files as links for the screens that fetch them at once
 * (vite.config.ts), which for Monaco is none.
 */
type Stage = 'document' | 'editor';

/** Has the browser fetch the code of a stage, without evaluating it; later calls find nothing to do. */
export function preloadStage(stage: Stage): void {
  for (const link of linksOf(stage)) {
    if (window.matchMedia(link.media).matches) continue;
    // A link is looked at when it comes into the page.
    const fetched = link.cloneNode() as HTMLLinkElement;
    fetched.media = '';
    link.replaceWith(fetched);
  }
}

/** For a document that is about to open: Monaco after what the form needs, of which it is four times as much. */
export function preloadDocument(): void {
  preloadStage('document');
  const form = linksOf('document').find(({ rel }) => rel === 'modulepreload');
  const isFetching = form !== undefined && performance.getEntriesByName(form.href).length === 0;
  if (isFetching) form.addEventListener('load', () => preloadStage('editor'), { once: true });
  else preloadStage('editor');
}

function linksOf(stage: Stage): readonly HTMLLinkElement[] {
  return [...document.querySelectorAll<HTMLLinkElement>(`link[data-stage="${stage}"]`)];
}

/** Calls back when the page has been painted for the first time; in a hidden page, when it is shown. */
export function afterFirstPaint(then: () => void): void {
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    then();
  });
  observer.observe({ type: 'paint', buffered: true });
}
