import type { StorePageRequest } from '../../serviceWorker/offlineCache.ts';
import { whenIdle } from './afterFrame.ts';

/** Asks the service worker to store the page for offline use, when the browser is idle. */
export function storePageWhenIdle(): void {
  if (!navigator.serviceWorker) return;
  whenIdle(async () => {
    await navigator.serviceWorker.ready;
    // None if all local data was deleted meanwhile.
    const registration = await navigator.serviceWorker.getRegistration();
    registration?.active?.postMessage({ kind: 'store-page' } satisfies StorePageRequest);
  });
}
