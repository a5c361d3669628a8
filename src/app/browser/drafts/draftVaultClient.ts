import type { Draft, DraftAnswer, DraftRequest } from '../../../serviceWorker/draftMessages.ts';
import { trustedScriptAddress } from '../trustedScripts.ts';

/** How long the page waits for the worker, in milliseconds, before it goes on without drafts. */
const patience = 3000;

/** The page's side of the vault in the service worker. Without a worker every call answers «nothing» or «not done». */
export interface DraftVaultClient {
  keep(id: string, draft: Draft): Promise<boolean>;
  read(id: string): Promise<Draft | undefined>;
  list(): Promise<readonly string[]>;
  forget(id: string): Promise<boolean>;
  forgetAll(): Promise<boolean>;
  ping(): void;
}

/** Registers the service worker of the built page; undefined where there is none. */
export async function connectDraftVault(): Promise<DraftVaultClient | undefined> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return undefined;
  try {
    await navigator.serviceWorker.register(trustedScriptAddress('./serviceWorker.js'), { type: 'module' });
    const { active } = await Promise.race([navigator.serviceWorker.ready, rejectLater()]);
    if (!active) return undefined;
    return createClient(() => navigator.serviceWorker.controller ?? active);
  } catch {
    return undefined;
  }
}

function createClient(worker: () => ServiceWorker): DraftVaultClient {
  async function ask(request: DraftRequest): Promise<DraftAnswer> {
    const { port1, port2 } = new MessageChannel();
    const answered = new Promise<DraftAnswer>((resolve) => {
      port1.onmessage = ({ data }: MessageEvent<DraftAnswer>) => resolve(data);
    });
    worker().postMessage(request, [port2]);
    return Promise.race([answered, rejectLater()]).catch((): DraftAnswer => ({ kind: 'failed' }));
  }

  const isDone = async (request: DraftRequest) => (await ask(request)).kind === 'done';
  return {
    keep: (id, draft) => isDone({ kind: 'keep', id, draft }),
    async read(id) {
      const answer = await ask({ kind: 'read', id });
      return answer.kind === 'draft' ? answer.draft : undefined;
    },
    async list() {
      const answer = await ask({ kind: 'list' });
      return answer.kind === 'ids' ? answer.ids : [];
    },
    forget: (id) => isDone({ kind: 'forget', id }),
    forgetAll: () => isDone({ kind: 'forget-all' }),
    ping: () => void ask({ kind: 'ping' }),
  };
}

function rejectLater(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('the worker does not answer')), patience));
}
