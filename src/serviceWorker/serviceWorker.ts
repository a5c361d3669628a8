import type { DraftAnswer, DraftRequest } from './draftMessages.ts';
import { createDraftService, isOwnPage, type MessageSource } from './draftService.ts';
import { deleteDrafts, draftStore } from './draftStore.ts';
import { createOfflineCache, type StorePageRequest } from './offlineCache.ts';

/** What this file uses of a service worker's global scope; the compiler's libraries here are those of a page. */
interface WorkerScope {
  addEventListener(
    type: 'install' | 'activate',
    listener: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
  addEventListener(
    type: 'fetch',
    listener: (event: { readonly request: Request; respondWith(answer: Promise<Response>): void }) => void,
  ): void;
  addEventListener(
    type: 'message',
    listener: (
      event: MessageEvent<DraftRequest | StorePageRequest> & {
        readonly source: MessageSource | null;
        waitUntil(work: Promise<unknown>): void;
      },
    ) => void,
  ): void;
  readonly clients: { claim(): Promise<void> };
}

/** Filled in by the build: every file of it, and a hash over them. */
declare const __BUILD_FILES__: readonly string[];
declare const __BUILD_VERSION__: string;

const scope = self as unknown as WorkerScope;
const offline = createOfflineCache(__BUILD_VERSION__, __BUILD_FILES__);
const serveDrafts = createDraftService(draftStore, () => Promise.all([deleteDrafts(), offline.deleteAll()]));

scope.addEventListener('install', (event) => event.waitUntil(offline.install()));

scope.addEventListener('activate', (event) => event.waitUntil(offline.activate().then(() => scope.clients.claim())));

scope.addEventListener('fetch', (event) => {
  const isOwn = new URL(event.request.url).origin === location.origin;
  if (isOwn && event.request.method === 'GET') event.respondWith(offline.answer(event.request));
});

scope.addEventListener('message', (event) => {
  const { data: request } = event;
  // Takes its time, and no draft waits for it. What fails is asked for again at the next visit.
  if (request.kind === 'store-page') return event.waitUntil(offline.store().catch(() => undefined));
  const [port] = event.ports;
  if (!isOwnPage(event.source, location.href)) return port?.postMessage({ kind: 'failed' } satisfies DraftAnswer);
  event.waitUntil(serveDrafts(request).then((answer) => port?.postMessage(answer)));
});
