import { counted, type ValuePath } from 'source-text';
import { optionAt } from '../../../../config/index.ts';
import type { SwitchedFields, Workspace } from '../../../../workspace/index.ts';
import { type AnnouncedAction, announce } from '../../../page/announcer.ts';
import type { PageState } from '../../../page/pageState.ts';

/** The announcement for fields that a choice turned into comments or restored. */
export function switchedSentence({ setAside, restored }: SwitchedFields): string {
  const kept = setAside.length > 0 && `${namesOf(setAside)} kept as ${setAside.length > 1 ? 'comments' : 'a comment'}.`;
  const back =
    restored.length > 0 && `${namesOf(restored)} restored from ${restored.length > 1 ? 'comments' : 'a comment'}.`;
  return [kept, back].filter(Boolean).join(' ');
}

/** Removes the comments that fields became, if there are any. */
export function removeSetAside(
  workspace: Workspace,
  page: PageState,
  { setAside }: SwitchedFields,
): readonly AnnouncedAction[] {
  if (setAside.length === 0) return [];
  const label = setAside.length > 1 ? 'Remove them' : 'Remove it';
  function run() {
    const what = counted(setAside.length, 'commented-out option');
    const outcome = workspace.removeCommented(setAside, { view: 'form', label: `Remove ${what}` });
    announce(page, outcome.ok ? `Removed ${what}.` : outcome.reason, { canUndo: outcome.ok });
  }
  return [{ label, run }];
}

function namesOf(paths: readonly ValuePath[]): string {
  const names = paths.map((path, index) => {
    const title = optionAt(path)?.title ?? String(path.at(-1));
    return index === 0 ? title : title.charAt(0).toLowerCase() + title.slice(1);
  });
  const last = names.pop() ?? '';
  return names.length > 0 ? `${names.join(', ')} and ${last}` : last;
}
