// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { saveBytes } from '../../opening/index.ts';
import type { Draft } from '../../serviceWorker/draftMessages.ts';
import { createWorkspace } from '../../workspace/index.ts';
import { announcement } from '../page/announcer.ts';
import { shownDialog } from '../page/dialogs.ts';
import { createPageState } from '../page/pageState.ts';
import { openWaitingDraft } from './restoreDraft.ts';

const before = 'smtpPort: 587\n';
const draft: Draft = {
  name: 'config.json',
  text: `${before}mailFrom: mine\n`,
  savedText: before,
  openedText: before,
  changedAt: 1,
  isReplaced: true,
  handle: undefined,
};

/** What is offered with a draft that is opened in place of a file. */
function offered(file: { readonly name: string; readonly text: string }) {
  const [page, workspace] = [createPageState(), createWorkspace()];
  workspace.open({ ...file, savedText: file.text });
  openWaitingDraft(workspace, page, draft);
  expect(workspace.snapshot.text).toBe(draft.text);
  const [action] = page.part(announcement).get().actions;
  action?.run();
  return { label: action?.label, dialog: page.part(shownDialog).get() };
}

describe('a waiting draft that is opened', () => {
  it('can be merged with its file, if that has changed since', () => {
    const now = before.replace('587', '25');
    expect(offered({ name: 'config.json', text: now })).toEqual({
      label: 'Merge with the file…',
      dialog: {
        kind: 'merge',
        work: { versions: { name: 'config.json', before: saveBytes(before), now: saveBytes(now) } },
      },
    });
  });

  it.each([
    ['the file is as it was', { name: 'config.json', text: before }],
    ['another file is open', { name: 'other.json', text: 'smtpPort: 25\n' }],
  ])('is offered no merge where %s', (_name, file) => expect(offered(file).label).toBe(undefined));
});
