import { describe, expect, it } from 'vitest';
import { createWorkspace } from '../../workspace/index.ts';
import { setDraftState } from '../drafts/draftState.ts';
import { wouldLoseWork } from '../drafts/replacedWork.ts';
import { announcement } from '../page/announcer.ts';
import { createPageState } from '../page/pageState.ts';
import { closeDocument } from './openDocument.ts';

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
      sentence: 'Closed plain.json. Your unsaved changes to plain.json are kept as a draft.',
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
