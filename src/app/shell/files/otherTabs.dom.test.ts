// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { createWorkspace } from '../../../workspace/index.ts';
import { type OtherTab, watchOtherTabs } from './otherTabs.ts';

/** A tab that opens a text of a file, and what it was told last. */
function tab(text: string, isOnDisk = true) {
  const workspace = createWorkspace();
  const told: (OtherTab | undefined)[] = [];
  workspace.open({ name: 'config.json', text, ...(isOnDisk && { savedText: text }) });
  const close = watchOtherTabs(workspace, (other) => told.push(other));
  onTestFinished(close);
  return { workspace, close, told: () => told.at(-1) };
}

/** Locks as browsers give them: one holder at a time, and those that wait in their order. */
beforeEach(() => {
  const last = new Map<string, Promise<unknown>>();
  const request = (name: string, { signal }: LockOptions, use: (lock: unknown) => unknown) => {
    const aborted = new Promise((_, reject) => signal?.addEventListener('abort', reject));
    const used = Promise.race([last.get(name), aborted]).then(() => use({ name }));
    last.set(name, Promise.allSettled([last.get(name), used]));
    return used;
  };
  vi.stubGlobal('navigator', { locks: { request } });
});
afterEach(() => vi.unstubAllGlobals());

const rest = () => new Promise((passed) => setTimeout(passed, 50));

it('two tabs with one file know of each other, until one closes it', async () => {
  const first = tab('smtpPort: 25\n');
  const second = tab('smtpPort: 25\n');
  await eventually(() =>
    expect([first.told(), second.told()]).toEqual([{ savedAt: undefined }, { savedAt: undefined }]),
  );
  second.workspace.close();
  await eventually(() => expect(first.told()).toBeUndefined());
});

it('a tab that closes is not taken for the third one, which still has the file', async () => {
  const tabs = [tab('smtpPort: 24\n'), tab('smtpPort: 24\n'), tab('smtpPort: 24\n')];
  await eventually(() => expect(tabs.map(({ told }) => told() !== undefined)).toEqual([true, true, true]));
  tabs[2]?.close();
  await rest();
  await eventually(() =>
    expect([tabs[0]?.told(), tabs[1]?.told()]).toEqual([{ savedAt: undefined }, { savedAt: undefined }]),
  );
});

it('a tab hears that the other has saved, and a third one that both have it', async () => {
  const first = tab('smtpPort: 26\n');
  const second = tab('smtpPort: 26\n');
  await eventually(() => expect(first.told()).toBeDefined());
  second.workspace.setOption(['smtpPort'], { kind: 'number', lexeme: '465' }, { view: 'form', label: 'Change' });
  second.workspace.markSaved(second.workspace.snapshot.text, 'config.json');
  await eventually(() => expect(first.told()?.savedAt).toMatch(/^\d\d:\d\d$/));
  const third = tab(second.workspace.snapshot.text);
  await eventually(() => expect(third.told()).toEqual({ savedAt: undefined }));
});

it('other files, and texts without a file, are no concern of another tab', async () => {
  const tabs = [tab('smtpPort: 27\n'), tab('smtpPort: 28\n'), tab('smtpPort: 28\n', false)];
  await rest();
  expect(tabs.map(({ told }) => told())).toEqual([undefined, undefined, undefined]);
});

it('says nothing of the document', async () => {
  const posted = vi.spyOn(BroadcastChannel.prototype, 'postMessage');
  onTestFinished(() => posted.mockRestore());
  tab('oidcClientSecret: planted-word\n');
  await eventually(() => expect(posted).toHaveBeenCalled());
  expect(JSON.stringify(posted.mock.calls)).not.toMatch(/planted|config|oidc/);
});
