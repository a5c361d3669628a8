import { type Problem, samePath } from '../../text/index.ts';
import type { Workspace } from '../../workspace/index.ts';

/**
 * Applies a fix as one step of the history. The problem may come from an older snapshot: it is looked up in the
 * current one, so that the edits fit the text. False when it is no longer there.
 */
export function applyFix(workspace: Workspace, problem: Problem, title: string): boolean {
  const current = workspace.snapshot.problems
    .filter(({ code, path }) => code === problem.code && samePath(path, problem.path))
    .sort((a, b) => distance(a, problem) - distance(b, problem))[0];
  const edits = current?.fixes.find((fix) => fix.title === title)?.edits();
  if (!edits?.length) return false;
  workspace.apply(edits, { view: 'panel', label: title, path: problem.path });
  return true;
}

function distance(a: Problem, b: Problem): number {
  return Math.abs(a.range.start - b.range.start);
}
