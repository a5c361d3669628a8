import type { Workspace } from '../../workspace/index.ts';
import { announce } from '../page/announcer.ts';
import type { PageState } from '../page/pageState.ts';
import { problemsLeft } from './applyFix.ts';
import { reviewAction } from './reviewChanges.ts';

/** Says what a save has done and what is wrong with what it wrote, with the way to what was changed. */
export function announceSaved(workspace: Workspace, page: PageState, sentence: string): void {
  const { snapshot } = workspace;
  const isFaulty = snapshot.diagnostics.some(({ severity }) => severity !== 'hint');
  announce(page, isFaulty ? `${sentence} ${problemsLeft(snapshot)}` : sentence, {
    actions: snapshot.text === snapshot.opened.text ? [] : [reviewAction(workspace, page)],
  });
}
