import type { Diagnostic } from 'source-text';
import { safeFixOf, type Workspace } from '../../../workspace/index.ts';
import { problemsLeft } from '../../commands/applyFix.ts';
import type { FeatureCommands } from '../../commands/featureCommand.ts';
import { reviewAction } from '../../commands/reviewChanges.ts';
import { announce } from '../../page/announcer.ts';
import type { PageState } from '../../page/pageState.ts';

/** Applies the safe fixes of these problems as one step, and says how many are left. */
export function fixAllSafe(
  workspace: Workspace,
  page: PageState,
  isMeant: (problem: Diagnostic) => boolean = () => true,
): void {
  const before = workspace.snapshot.diagnostics.length;
  const count = workspace.applySafeFixes({ view: 'panel', label: 'Fix all safe' }, isMeant);
  // A fix may solve what follows from its problem as well.
  const solved = Math.max(count, before - workspace.snapshot.diagnostics.length);
  announce(page, `Fixed ${solved}. ${problemsLeft(workspace.snapshot)}`, {
    canUndo: count > 0,
    actions: count > 0 ? [reviewAction(page)] : [],
  });
}

export const problemCommands: FeatureCommands = (workspace, page) => {
  const fixable = workspace.snapshot.diagnostics.filter(safeFixOf).length;
  if (fixable === 0) return [];
  return [
    {
      id: 'fix-safe',
      title: fixable === 1 ? 'Fix the safe problem' : `Fix ${fixable} safe problems`,
      detail: 'keeps everything you wrote',
      keywords: 'errors warnings',
      run: () => fixAllSafe(workspace, page),
    },
  ];
};
