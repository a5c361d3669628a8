import type { DraftAnswer, DraftRequest } from './draftMessages.ts';
import type { DraftStore } from './draftStore.ts';
import { type DraftVault, openDraftVault } from './draftVault.ts';

/** Answers a request; what fails is answered as `failed`. */
export type DraftService = (request: DraftRequest) => Promise<DraftAnswer>;

/**
 * Serves the drafts of all tabs from one vault, which is opened with the first request. Requests are served one after another: the
 * last one wins. `forgetAll` deletes what is stored, of drafts and of everything else; the key disappears with the vault.
 */
export function createDraftService(store: DraftStore, forgetAll: () => Promise<unknown>): DraftService {
  let vault: DraftVault | undefined;
  let lastAnswer: Promise<unknown> = Promise.resolve();

  async function answer(request: DraftRequest): Promise<DraftAnswer> {
    if (request.kind === 'forget-all') {
      vault = undefined;
      await forgetAll();
      return { kind: 'done' };
    }
    vault ??= await openDraftVault(store);
    return ask(vault, request);
  }

  return (request) => {
    const answered = lastAnswer.then(() => answer(request)).catch((): DraftAnswer => ({ kind: 'failed' }));
    lastAnswer = answered;
    return answered;
  };
}

async function ask(vault: DraftVault, request: Exclude<DraftRequest, { kind: 'forget-all' }>): Promise<DraftAnswer> {
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
