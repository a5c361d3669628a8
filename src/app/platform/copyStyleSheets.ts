/**
 * Mirrors this page's style sheets, including those loaded later, in another document. Calls back once the first are loaded, and
 * returns a function that stops.
 */
export function copyStyleSheets(target: Document, onReady: () => void): () => void {
  const selector = 'link[rel="stylesheet"], style[data-vite-dev-id]';
  const copy = (sheet: Element): Promise<unknown> => {
    const twin = target.importNode(sheet, true);
    if (twin.localName === 'link') (twin as HTMLLinkElement).href = (sheet as HTMLLinkElement).href;
    const loaded = new Promise((resolve) => {
      twin.addEventListener('load', resolve);
      twin.addEventListener('error', resolve);
    });
    target.head.append(twin);
    return twin.localName === 'link' ? loaded : Promise.resolve();
  };
  const first = [...document.head.querySelectorAll(selector)].map(copy);
  void Promise.all(first).then(onReady);
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) if (node instanceof Element && node.matches(selector)) void copy(node);
    }
  });
  observer.observe(document.head, { childList: true });
  return () => observer.disconnect();
}
