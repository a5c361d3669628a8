// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { preloadDocument, preloadStage } from './preloadStage.ts';

/** A page with the links of a build, on a screen that fetches a document's code at once, or later. */
function builtPage({ fetchesAtOnce }: { readonly fetchesAtOnce: boolean }) {
  document.head.innerHTML = `
    <link rel="modulepreload" data-stage="document" media="(min-width: 820px)" href="./document.js">
    <link rel="modulepreload" data-stage="editor" media="not all" href="./editor.js">`;
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => ({ matches: media === '' || (media !== 'not all' && fetchesAtOnce) }) as MediaQueryList,
  );
  const link = (stage: string) => document.querySelector<HTMLLinkElement>(`[data-stage="${stage}"]`);
  return { link, isFetched: (stage: string) => window.matchMedia(link(stage)?.media ?? '').matches };
}

it('a stage that is fetched at once is left alone', () => {
  const { link } = builtPage({ fetchesAtOnce: true });
  const before = link('document');
  preloadStage('document');
  expect(link('document')).toBe(before);
});

it.each([true, false])(
  'Monaco is fetched after what the form needs (which is fetched at once: %s)',
  (fetchesAtOnce) => {
    const { link, isFetched } = builtPage({ fetchesAtOnce });
    preloadDocument();
    expect([isFetched('document'), isFetched('editor')]).toEqual([true, false]);
    link('document')?.dispatchEvent(new Event('load'));
    expect(isFetched('editor')).toBe(true);
  },
);

it('Monaco is fetched at once when the form has come', () => {
  const { isFetched, link } = builtPage({ fetchesAtOnce: true });
  const href = link('document')?.href ?? '';
  vi.spyOn(performance, 'getEntriesByName').mockImplementation((name) =>
    name === href ? [{} as PerformanceEntry] : [],
  );
  preloadDocument();
  expect(isFetched('editor')).toBe(true);
});
