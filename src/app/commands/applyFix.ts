import { reparse } from 'hjson-document/incremental';
import { removedParts } from 'hjson-document/notes';
import { counted, type Diagnostic, placeOf, samePath } from 'source-text';
import { type ChangeOrigin, type Snapshot, showsSecret, type Workspace } from '../../workspace/index.ts';
import { nameOfRemoved, removedSentence } from './editSentences.ts';

/** Finds a problem of an older snapshot in the current one, so that its range and fixes fit the text. Undefined when it is gone. */
function currentProblem({ snapshot }: Workspace, shown: Diagnostic): Diagnostic | undefined {
  return snapshot.diagnostics
    .filter((problem) => problem.code === shown.code && samePath(problem.path, shown.path))
    .sort((a, b) => distance(a, shown) - distance(b, shown))[0];
}

/**
 * Applies a fix as one step of the history, and returns a sentence about the result. A fix that is refused or gone changes
 * nothing: the sentence is the reason.
 */
export function applyFix(
  workspace: Workspace,
  problem: Diagnostic,
  title: string,
  view: ChangeOrigin['view'] = 'panel',
): { readonly isDone: boolean; readonly sentence: string } {
  const fix = currentProblem(workspace, problem)?.fixes.find((other) => other.title === title);
  if (!fix) return { isDone: false, sentence: 'This problem is already fixed.' };
  const outcome = fix.edit();
  if (!outcome.ok) return { isDone: false, sentence: outcome.reason };
  const { document } = workspace.snapshot;
  if (!fix.showsValue && showsSecret(document, reparse(document, outcome.edits)))
    return { isDone: false, sentence: wouldShow };
  workspace.apply(outcome.edits, { view, label: title, path: problem.path });
  const removed = removedParts(document, workspace.snapshot.document, outcome.edits);
  const left = problemsLeft(workspace.snapshot);
  if (removed.members === 0) return { isDone: true, sentence: `Fixed. ${left}` };
  return { isDone: true, sentence: `${removedSentence(nameOfRemoved(document, problem.path), removed)} ${left}` };
}

const wouldShow = 'This would show what is hidden. Show the secret, and change the text by hand.';

/** How many errors and warnings are left, as a sentence. */
export function problemsLeft({ diagnostics }: Snapshot): string {
  const left = (['error', 'warning'] as const).flatMap((severity) => {
    const count = diagnostics.filter((problem) => problem.severity === severity).length;
    return count > 0 ? [counted(count, severity)] : [];
  });
  return left.length > 0 ? `${left.join(', ')} left.` : 'No errors or warnings left.';
}

function distance(a: Diagnostic, b: Diagnostic): number {
  return Math.abs(placeOf(a) - placeOf(b));
}
