/** What is known about who sent a message to the service worker. */
export interface MessageSource {
  readonly type?: string;
  readonly url?: string;
}

/**
 * True for a window that shows the page whose service worker has this address. Other pages of the same origin may send messages,
 * too: they get no draft.
 */
export function isOwnPage(source: MessageSource | null, worker: string): boolean {
  if (source?.type !== 'window' || source.url === undefined || !URL.canParse(source.url)) return false;
  const { origin, pathname } = new URL(source.url);
  return ['./', './index.html'].some((page) => new URL(page, worker).href === origin + pathname);
}
