// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Draft } from '../../serviceWorker/draftMessages.ts';
import { createWorkspace } from '../../workspace/index.ts';
import { createPageState } from '../page/pageState.ts';
import { storePageWhenIdle } from '../platform/offlineCopy.ts';
import { startDraftKeeper } from './draftKeeper.ts';
import { draftState } from './draftState.ts';
import { connectDraftVault } from './draftVaultClient.ts';

const draft = { name: 'a', text: '' } as Draft;

beforeEach(() => void vi.stubEnv('PROD', true));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** A browser whose worker does and answers everything; `unregister` removes it, and leaves it to the page that has it. */
function browserWithWorker() {
  const answers = { keep: { kind: 'done' }, list: { kind: 'drafts', list: { readable: [] } } } as const;
  const active = {
    state: 'activated',
    addEventListener: () => undefined,
    postMessage: ({ kind }: { kind: keyof typeof answers }, [port]: MessagePort[]) => port?.postMessage(answers[kind]),
  };
  const registration = { active, scope: 'https://example.com/' };
  let current: typeof registration | undefined = registration;
  const serviceWorker = { register: async () => registration, getRegistration: async () => current };
  vi.stubGlobal('navigator', { serviceWorker, locks: {} });
  return {
    unregister: () => {
      current = undefined;
    },
  };
}

describe('a vault', () => {
  it('keeps a draft for as long as a reload would find its worker', async () => {
    const { unregister } = browserWithWorker();
    const vault = await connectDraftVault();
    expect([await vault?.keep('a', draft), await vault?.list()]).toEqual([true, { readable: [] }]);
    unregister();
    expect([await vault?.keep('a', draft), await vault?.list()]).toEqual([false, undefined]);
  });
});

describe.each([
  ['no service workers', { serviceWorker: undefined, locks: {} }],
  ['no locks', { serviceWorker: {}, locks: undefined }],
])('a browser with %s', (_, missing) => {
  it.each([
    [true, 'off'],
    [false, 'insecure'],
  ])('keeps no draft, and the page says so (HTTPS: %s)', async (isSecureContext, keeping) => {
    vi.stubGlobal('navigator', missing);
    vi.stubGlobal('isSecureContext', isSecureContext);
    const page = createPageState();
    await startDraftKeeper(createWorkspace(), page);
    expect(page.part(draftState).get().keeping).toBe(keeping);
  });
});

it('stores no copy of the page where the browser has no service workers', () => {
  vi.stubGlobal('navigator', { serviceWorker: undefined });
  const wait = vi.fn();
  vi.stubGlobal('requestIdleCallback', wait);
  storePageWhenIdle();
  expect(wait).not.toHaveBeenCalled();
});
