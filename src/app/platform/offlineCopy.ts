import type { StorePageRequest } from '../../serviceWorker/offlineCache.ts';

/** Has the service worker store the page for offline use, when the browser is idle. */
export function storePageWhenIdle(): void {
  if (!('serviceWorker' in navigator)) return;
  // Safari has no idle callbacks.
  const whenIdle = window.requestIdleCallback ?? ((task: () => void) => setTimeout(task, 1000));
  whenIdle(async () => {
    await navigator.serviceWorker.ready;
    // None if all local data was deleted meanwhile.
    const registration = await navigator.serviceWorker.getRegistration();
    registration?.active?.postMessage({ kind: 'store-page' } satisfies StorePageRequest);
  });
}
