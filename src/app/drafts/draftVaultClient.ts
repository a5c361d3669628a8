import type { Draft, DraftAnswer, DraftList, DraftRequest } from '../../serviceWorker/draftMessages.ts';
import { trustedScriptAddress } from '../platform/trustedScripts.ts';

/** How long the page waits for an answer from the worker before it counts as a failure, in milliseconds. */
const patience = 10_000;

/** The page's side of the vault in the service worker. A worker that does not answer counts as empty and idle. */
export interface DraftVaultClient {
  keep(id: string, draft: Draft): Promise<boolean>;
  read(id: string): Promise<Draft | undefined>;
  /** Called regularly, this keeps the worker alive, and with it the key in its memory. */
  list(): Promise<DraftList | undefined>;
  forget(id: string): Promise<boolean>;
  forgetAll(): Promise<boolean>;
  protect(passphrase: string): Promise<boolean>;
  unprotect(): Promise<boolean>;
  unlock(passphrase: string): Promise<UnlockOutcome>;
}

export type UnlockOutcome = 'unlocked' | 'wrong-passphrase' | 'failed';

/** Registers the service worker of the built page and waits until it is ready; undefined if the browser has none, or no locks for tabs. */
export async function connectDraftVault(): Promise<DraftVaultClient | undefined> {
  if (!navigator.serviceWorker || !navigator.locks || !import.meta.env.PROD) return undefined;
  try {
    const address = trustedScriptAddress('./serviceWorker.js');
    const registration = await navigator.serviceWorker.register(address, { type: 'module' });
    return (await isActivated(registration)) ? createClient(registration) : undefined;
  } catch {
    return undefined;
  }
}

/** No timeout: a worker ends up activated or redundant, if only after storing its whole build where the cache has an earlier one. */
async function isActivated({ active, installing, waiting }: ServiceWorkerRegistration): Promise<boolean> {
  const worker = active ?? waiting ?? installing;
  if (!worker) return false;
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state === 'activated') resolve(true);
      if (worker.state === 'redundant') resolve(false);
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

function createClient(registration: ServiceWorkerRegistration): DraftVaultClient {
  function ask(request: DraftRequest): Promise<DraftAnswer> {
    return new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      // An open port stays in memory, and so does the draft that was sent.
      const end = (answer: DraftAnswer) => {
        clearTimeout(timer);
        port1.close();
        resolve(answer);
      };
      const fail = () => end({ kind: 'failed' });
      port1.onmessage = ({ data }: MessageEvent<DraftAnswer>) => end(data);
      const timer = setTimeout(fail, patience);
      if (registration.active) registration.active.postMessage(request, [port2]);
      else fail();
    });
  }

  const isDone = async (request: DraftRequest) => (await ask(request)).kind === 'done';
  /** A worker that is unregistered goes on answering this page, but a reload finds another one, or none. */
  const isLasting = async () =>
    (await navigator.serviceWorker.getRegistration(registration.scope))?.active === registration.active;
  return {
    keep: async (id, draft) => (await isDone({ kind: 'keep', id, draft })) && (await isLasting()),
    async read(id) {
      const answer = await ask({ kind: 'read', id });
      return answer.kind === 'draft' ? answer.draft : undefined;
    },
    async list() {
      const answer = await ask({ kind: 'list' });
      if (!(await isLasting())) return undefined;
      return answer.kind === 'drafts' ? answer.list : undefined;
    },
    forget: (id) => isDone({ kind: 'forget', id }),
    forgetAll: () => isDone({ kind: 'forget-all' }),
    protect: (passphrase) => isDone({ kind: 'protect', passphrase }),
    unprotect: () => isDone({ kind: 'unprotect' }),
    async unlock(passphrase) {
      const { kind } = await ask({ kind: 'unlock', passphrase });
      return kind === 'done' ? 'unlocked' : kind === 'wrong-passphrase' ? kind : 'failed';
    },
  };
}
