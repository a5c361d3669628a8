// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { askedPlaces } from '../../../testing/askedPlaces.ts';
import { renderInWorkspace } from '../../../testing/renderInWorkspace.tsx';
import { setDraftState } from '../../drafts/draftState.ts';
import { guidedSetup } from '../../page/guidedSetup.ts';
import { RestoredDraftNotice } from './RestoredDraftNotice.tsx';

const opened = 'smtpPort: 587\n';

/** A page whose open document came from a draft with one more line. */
function render() {
  const { container, workspace, page, act } = renderInWorkspace(opened, <RestoredDraftNotice />);
  const file = workspace.snapshot.file;
  act(() => {
    workspace.apply([{ range: { start: 0, end: 0 }, newText: '# mine\n' }], { view: 'shell', label: 'Restore' });
    setDraftState(page, { restored: { fileId: file?.id ?? 0, changedAt: Date.UTC(2026, 0, 1, 20, 14) } });
  });
  return {
    workspace,
    page,
    act,
    said: () => container.querySelector('section')?.textContent ?? '',
    press: (name: string) =>
      act(() =>
        [...container.querySelectorAll('button')]
          .find((button) => (button.getAttribute('aria-label') ?? button.textContent) === name)
          ?.click(),
      ),
  };
}

describe('the notice of a restored draft', () => {
  it('says which draft it was and from when', () => {
    expect(render().said()).toMatch(/Restored your draft of config\.json from 1 Jan 2026, .*It is not saved/);
  });

  it('offers to continue the guided set-up where the draft has its step', () => {
    const { page, workspace, act, said, press } = render();
    expect(said()).not.toContain('guided set-up');
    const fileId = workspace.snapshot.file?.id ?? 0;
    act(() => page.part(guidedSetup).set({ fileId, step: 2, skipped: [], isShown: false }));
    press('Continue guided set-up (3 of 7)');
    expect(page.part(guidedSetup).get()).toMatchObject({ step: 2, isShown: true });
  });

  it('shows the differences on request', () => {
    const { page, press } = render();
    const asked = askedPlaces(page);
    press('Show changes');
    expect(asked.at(-1)).toEqual({ kind: 'changes' });
  });

  it('discards the draft as one undo step, and disappears', () => {
    const { workspace, press, said } = render();
    press('Discard');
    expect([workspace.snapshot.text, said()]).toEqual([opened, '']);
    workspace.undo();
    expect(workspace.snapshot.text).toBe(`# mine\n${opened}`);
  });

  it('disappears when dismissed, and the text stays', () => {
    const { workspace, press, said } = render();
    press('Dismiss');
    expect([workspace.snapshot.text, said()]).toEqual([`# mine\n${opened}`, '']);
  });

  it('disappears with the document', () => {
    const { workspace, act, said } = render();
    act(() => workspace.close());
    expect(said()).toBe('');
  });
});
