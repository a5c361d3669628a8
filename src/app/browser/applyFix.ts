import { type Problem, samePath, type TextRange } from '../../text/index.ts';
import type { Workspace } from '../../workspace/index.ts';

/** The problem in the current snapshot, when it comes from an older one: its range and its fixes fit the text. Undefined when it is gone. */
export function currentProblem({ snapshot }: Workspace, { code, path, range }: Problem): Problem | undefined {
  return snapshot.problems
    .filter((problem) => problem.code === code && samePath(problem.path, path))
    .sort((a, b) => distance(a.range, range) - distance(b.range, range))[0];
}

/** Applies a fix as one step of the history. False when the problem is no longer there. */
export function applyFix(workspace: Workspace, problem: Problem, title: string): boolean {
  const fixes = currentProblem(workspace, problem)?.fixes ?? [];
  const edits = fixes.find((fix) => fix.title === title)?.edits();
  if (!edits?.length) return false;
  workspace.apply(edits, { view: 'panel', label: title, path: problem.path });
  return true;
}

function distance(a: TextRange, b: TextRange): number {
  return Math.abs(a.start - b.start);
}
