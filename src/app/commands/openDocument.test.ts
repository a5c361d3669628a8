import { describe, expect, it } from 'vitest';
import { createWorkspace } from '../../workspace/index.ts';
import { setDraftState } from '../drafts/draftState.ts';
import { wouldLoseWork } from '../drafts/replacedWork.ts';
import { announcement } from '../page/announcer.ts';
import { createPageState } from '../page/pageState.ts';
import { closeDocument, openDocument } from './openDocument.ts';

function edited() {
  const page = createPageState();
  const workspace = createWorkspace();
  workspace.open({ name: 'plain.json', text: '{}', savedText: '{}' });
  workspace.apply([{ range: { start: 0, end: 0 }, newText: '# mine\n' }], { view: 'form', label: 'Edit' });
  return { page, workspace, said: () => page.part(announcement).get() };
}

describe('closing the document', () => {
  it('says that unsaved changes are kept as a draft, and can be undone', () => {
    const { page, workspace, said } = edited();
    expect(wouldLoseWork(page, workspace.snapshot)).toBe(false);
    closeDocument(workspace, page);
    expect(workspace.snapshot.file).toBeUndefined();
    expect(said()).toMatchObject({
      sentence: 'Closed plain.json. Your changes to plain.json are kept as a draft.',
      canUndo: true,
    });
  });

  it.each(['off', 'failed'] as const)('would lose unsaved changes where drafts are %s', (keeping) => {
    const { page, workspace } = edited();
    setDraftState(page, { keeping });
    expect(wouldLoseWork(page, workspace.snapshot)).toBe(true);
    workspace.undo();
    expect(wouldLoseWork(page, workspace.snapshot)).toBe(false);
  });
});

describe('opening another document', () => {
  const other = { name: 'other.json', text: '{}', savedText: '{}' };

  it('shows where unsaved changes are, and leaves its name to the header', () => {
    const { page, workspace, said } = edited();
    openDocument(workspace, page, other);
    expect(said()).toMatchObject({
      sentence: 'Your changes to plain.json are kept as a draft.',
      canUndo: true,
      isInPlace: false,
    });
  });

  it('is only read out where nothing was unsaved: the undo of the header has the way back', () => {
    const { page, workspace, said } = edited();
    workspace.undo();
    openDocument(workspace, page, other);
    expect(said()).toMatchObject({ sentence: 'Opened other.json. Undo brings plain.json back.', isInPlace: true });
    expect(workspace.snapshot.undoLabel).toBe('Open other.json');
    workspace.undo();
    expect(workspace.snapshot.file?.name).toBe('plain.json');
  });

  it('shows what was changed in reading it', () => {
    const { page, workspace, said } = edited();
    workspace.undo();
    openDocument(workspace, page, { ...other, notes: ['The byte order mark at the beginning was removed.'] });
    expect(said()).toMatchObject({
      sentence: 'The byte order mark at the beginning was removed.',
      canUndo: true,
      isInPlace: false,
    });
  });
});
