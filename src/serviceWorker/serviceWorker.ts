import type { DraftAnswer, DraftRequest } from './draftMessages.ts';
import { deleteDrafts, draftStore } from './draftStore.ts';
import { type DraftVault, openDraftVault } from './draftVault.ts';
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
      event: MessageEvent<DraftRequest | StorePageRequest> & { waitUntil(work: Promise<unknown>): void },
    ) => void,
  ): void;
  readonly clients: { claim(): Promise<void> };
}

/** Filled in by the build: every file of it, and a hash over them. */
declare const __BUILD_FILES__: readonly string[];
declare const __BUILD_VERSION__: string;

const scope = self as unknown as WorkerScope;
const offline = createOfflineCache(__BUILD_VERSION__, __BUILD_FILES__);
let vault: DraftVault | undefined;
/** Requests are served one after another: the last request wins. */
let lastWork: Promise<unknown> = Promise.resolve();

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
  const work = lastWork.then(() => answer(request)).catch((): DraftAnswer => ({ kind: 'failed' }));
  lastWork = work.then((result) => port?.postMessage(result));
  event.waitUntil(lastWork);
});

async function answer(request: DraftRequest): Promise<DraftAnswer> {
  if (request.kind === 'forget-all') {
    vault = undefined;
    await Promise.all([deleteDrafts(), offline.deleteAll()]);
    return { kind: 'done' };
  }
  vault ??= await openDraftVault(draftStore);
  switch (request.kind) {
    case 'keep':
      await vault.keep(request.id, request.draft);
      return { kind: 'done' };
    case 'read':
      return { kind: 'draft', draft: await vault.read(request.id) };
    case 'list':
      return { kind: 'drafts', list: await vault.list() };
    case 'forget':
      await vault.forget(request.id);
      return { kind: 'done' };
    case 'protect':
      await vault.protect(request.passphrase);
      return { kind: 'done' };
    case 'unprotect':
      await vault.unprotect();
      return { kind: 'done' };
    case 'unlock':
      return { kind: (await vault.unlock(request.passphrase)) ? 'done' : 'wrong-passphrase' };
  }
}
