import { type Diagnostic, type EditOutcome, placeOf, samePath } from '../../text/index.ts';
import type { ChangeOrigin, Workspace } from '../../workspace/index.ts';

/** Finds a problem of an older snapshot in the current one, so that its range and fixes fit the text. Undefined when it is gone. */
function currentProblem({ snapshot }: Workspace, shown: Diagnostic): Diagnostic | undefined {
  return snapshot.diagnostics
    .filter((problem) => problem.code === shown.code && samePath(problem.path, shown.path))
    .sort((a, b) => distance(a, shown) - distance(b, shown))[0];
}

/** Applies a fix as one step of the history. A fix that is refused or gone changes nothing and returns the reason. */
export function applyFix(
  workspace: Workspace,
  problem: Diagnostic,
  title: string,
  view: ChangeOrigin['view'] = 'panel',
): EditOutcome {
  const fix = currentProblem(workspace, problem)?.fixes.find((other) => other.title === title);
  if (!fix) return { ok: false, reason: 'This problem is already fixed.' };
  const outcome = fix.edit();
  if (outcome.ok) workspace.apply(outcome.edits, { view, label: title, path: problem.path });
  return outcome;
}

/** What to tell the user after a fix. */
export function fixMessage(title: string, outcome: EditOutcome): string {
  return outcome.ok ? `${title}: done` : outcome.reason;
}

function distance(a: Diagnostic, b: Diagnostic): number {
  return Math.abs(placeOf(a) - placeOf(b));
}
