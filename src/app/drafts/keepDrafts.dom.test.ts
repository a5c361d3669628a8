// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Draft } from '../../serviceWorker/draftMessages.ts';
import { createWorkspace } from '../../workspace/index.ts';
import { guidedSetup, startGuide } from '../page/guidedSetup.ts';
import { createPageState } from '../page/pageState.ts';
import { draftState } from './draftState.ts';
import type { DraftVaultClient } from './draftVaultClient.ts';
import { keepDrafts } from './keepDrafts.ts';
import type { TabDrafts } from './tabDrafts.ts';

const text = 'smtpPort: 587\n';
const settled = 600;

let end: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  end = new AbortController();
});
afterEach(() => {
  end.abort();
  vi.useRealTimers();
});

/** A tab with a plain map as its vault; the id of a draft is "draft" and the number of the opening. */
function startTab() {
  const kept = new Map<string, Draft>();
  const vault = {
    keep: async (id: string, draft: Draft) => !!kept.set(id, draft),
    forget: async (id: string) => kept.delete(id) || true,
    list: async () => ({
      isProtected: false,
      locked: [],
      lost: [],
      readable: [...kept].map(([id, { name, changedAt, isReplaced }]) => ({ id, name, changedAt, isReplaced })),
    }),
  } as unknown as DraftVaultClient;
  const tab: TabDrafts = {
    idOf: (fileId) => `draft ${fileId}`,
    adopt: () => undefined,
    has: () => true,
    replaced: new Map(),
  };
  const workspace = createWorkspace();
  const follow = vi.fn(async () => undefined);
  const page = createPageState();
  keepDrafts(workspace, page, vault, tab, follow, end.signal);
  return {
    kept,
    vault,
    follow,
    page,
    workspace,
    /** The contents of the vault: id, last line, and whether it waits. */
    held: () => [...kept].map(([id, draft]) => [id, draft.text.split('\n')[0], draft.isReplaced]),
    open: (name: string) => workspace.open({ name, text, savedText: text }),
    edit: (newText: string) =>
      workspace.apply([{ range: { start: 0, end: 0 }, newText: `${newText}\n` }], { view: 'form', label: 'Edit' }),
  };
}

describe('the drafts of a tab', () => {
  it('keep the step of the guided set-up, which changes nothing in the text', async () => {
    const { kept, page, workspace, open, edit } = startTab();
    open('a');
    edit('smtpHostname: x');
    await vi.advanceTimersByTimeAsync(settled);
    expect(kept.get('draft 1')?.guide).toBeUndefined();
    startGuide(workspace, page);
    page.part(guidedSetup).update((guide) => guide && { ...guide, step: 2, skipped: [1] });
    await vi.advanceTimersByTimeAsync(settled);
    expect(kept.get('draft 1')?.guide).toEqual({ step: 2, skipped: [1] });
    open('b');
    await vi.advanceTimersByTimeAsync(settled);
    expect(kept.get('draft 1')?.guide?.step).toBe(2);
  });

  it('keep a document that another one replaces, up to the last keystroke', async () => {
    const { open, edit, held, follow } = startTab();
    open('plain.json');
    edit('# mine');
    open('other.json');
    await vi.advanceTimersByTimeAsync(settled);
    expect(held()).toEqual([['draft 1', '# mine', true]]);
    expect(follow).toHaveBeenCalled();
  });

  it('say how far the document is', async () => {
    const { open, edit, kept } = startTab();
    open('plain.json');
    edit('baseUrl: review.example.com');
    await vi.advanceTimersByTimeAsync(settled);
    expect([...kept.values()].map(({ summary }) => summary)).toEqual([
      { filled: 2, toFill: 10, errors: 1, warnings: 0 },
    ]);
  });

  it('keep a closed document, and continue with it when closing is undone', async () => {
    const { open, edit, held, follow, workspace } = startTab();
    open('plain.json');
    edit('# mine');
    workspace.close();
    await vi.advanceTimersByTimeAsync(settled);
    expect(held()).toEqual([['draft 1', '# mine', true]]);
    expect(follow).toHaveBeenCalledTimes(1);
    workspace.undo();
    await vi.advanceTimersByTimeAsync(settled);
    expect(held()).toEqual([['draft 1', '# mine', false]]);
    expect(follow, 'the draft is no longer listed as waiting').toHaveBeenCalledTimes(2);
  });

  it('keep both when the second document is edited too', async () => {
    const { open, edit, held } = startTab();
    open('plain.json');
    edit('# mine');
    open('other.json');
    edit('# theirs');
    await vi.advanceTimersByTimeAsync(settled);
    expect(held()).toEqual([
      ['draft 1', '# mine', true],
      ['draft 2', '# theirs', false],
    ]);
  });

  it('keep again what could not be kept, when the page is left', async () => {
    const { kept, vault, page, open, edit } = startTab();
    open('config.json');
    const failing = vi.spyOn(vault, 'keep').mockResolvedValue(false);
    edit('# mine');
    await vi.advanceTimersByTimeAsync(settled);
    expect(page.part(draftState).get().keeping).toBe('failed');
    failing.mockRestore();
    window.dispatchEvent(new Event('pagehide'));
    await vi.advanceTimersByTimeAsync(0);
    expect(kept.size).toBe(1);
    expect(page.part(draftState).get().keeping).toBe('kept');
  });

  it('keep no document without unsaved changes', async () => {
    const { open, held } = startTab();
    open('plain.json');
    open('other.json');
    await vi.advanceTimersByTimeAsync(settled);
    expect(held()).toEqual([]);
  });

  it('belong to the open document again when opening is undone', async () => {
    const { open, edit, held, workspace } = startTab();
    open('plain.json');
    edit('# mine');
    workspace.open({ name: 'config.json', text: '# pasted' });
    await vi.advanceTimersByTimeAsync(settled);
    workspace.undo();
    await vi.advanceTimersByTimeAsync(settled);
    expect(held()).toEqual([['draft 1', '# mine', false]]);
  });

  it('are deleted when the document is restored and saved', async () => {
    const { open, edit, held, workspace } = startTab();
    open('plain.json');
    edit('# mine');
    open('other.json');
    workspace.undo();
    workspace.markSaved(workspace.snapshot.text, 'plain.json');
    await vi.advanceTimersByTimeAsync(settled);
    expect(held()).toEqual([]);
  });

  it('are encrypted again when the browser has stopped the worker, including those of replaced documents', async () => {
    const { open, edit, held, kept } = startTab();
    open('plain.json');
    edit('# mine');
    open('other.json');
    edit('# theirs');
    await vi.advanceTimersByTimeAsync(settled);
    const before = held();
    kept.clear();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(held()).toEqual(before);
  });

  it('are not kept where all local data was deleted before keeping starts', async () => {
    end.abort();
    const { open, edit, held } = startTab();
    open('plain.json');
    edit('# mine');
    open('other.json');
    edit('# theirs');
    await vi.advanceTimersByTimeAsync(settled);
    expect(held()).toEqual([]);
  });

  it('are not encrypted again when all local data is deleted while the page looks for them', async () => {
    const { open, edit, held, kept, vault } = startTab();
    open('plain.json');
    edit('# mine');
    open('other.json');
    await vi.advanceTimersByTimeAsync(settled);
    kept.clear();
    vault.list = async () => {
      end.abort();
      return undefined;
    };
    await vi.advanceTimersByTimeAsync(10_000);
    expect(held()).toEqual([]);
  });
});
