import type { editor } from 'monaco-editor/editor';
import { isPlaced, mapRange, type PlacedProblem, type Severity, type TextEdit } from 'source-text';
import type { Snapshot } from '../../../../../workspace/index.ts';
import { largeFile } from '../editorOptions.ts';
import type { EditorSession } from '../editorSession.ts';
import { monaco } from '../monaco.ts';
import { shownAt } from '../positions.ts';
import { languageId } from './language.ts';

const markerOwner = 'config';
const mostMarkers = 500;

const severities: Readonly<Record<Severity, keyof typeof monaco.MarkerSeverity>> = {
  error: 'Error',
  warning: 'Warning',
  hint: 'Info',
};

/** Shows the problems of each snapshot as markers of the model, from now on. */
export function showProblems(session: EditorSession): void {
  const { model, workspace } = session;
  let shown: Snapshot | undefined;
  let maskCount = 0;
  const show = () => {
    const { snapshot } = workspace;
    const { length: masks } = session.binding.view.masks;
    const language = snapshot.text.length > largeFile ? 'plaintext' : languageId;
    if (model.getLanguageId() !== language) monaco.editor.setModelLanguage(model, language);
    // Setting markers redraws all of them and requests the fixes at the cursor: too much for each keystroke in the form.
    const stay = shown && masks === maskCount && areInPlace(shown, snapshot);
    if (!stay) monaco.editor.setModelMarkers(model, markerOwner, markersOf(session));
    shown = snapshot;
    maskCount = masks;
  };
  show();
  workspace.subscribe(show);
}

/**
 * True if the same problems are in the same lines and columns: an edit within one line has touched none of them. The model itself
 * moves its decorations with the edit.
 */
function areInPlace(before: Snapshot, { text, lastChange, diagnostics: found, revision }: Snapshot): boolean {
  const [edit, ...others] = lastChange?.edits ?? [];
  if (revision !== before.revision + 1 || lastChange?.kind !== 'edit' || !edit || others.length > 0) return false;
  const { range, newText } = edit;
  const problems = found.filter(isPlaced);
  const oldProblems = before.diagnostics.filter(isPlaced);
  if (problems.length !== oldProblems.length || /[\r\n]/.test(before.text.slice(range.start, range.end) + newText)) {
    return false;
  }
  const lineFeed = text.indexOf('\n', range.start);
  const lineEnd = lineFeed < 0 ? text.length : lineFeed;
  return problems.every((problem, index) => {
    const old = oldProblems[index];
    const isElsewhere = problem.range.end < range.start || problem.range.start > lineEnd;
    return isElsewhere && old !== undefined && isMovedAlone(old, problem, edit);
  });
}

/** True if it is the same problem, only moved by the edit. */
function isMovedAlone(before: PlacedProblem, after: PlacedProblem, edit: TextEdit): boolean {
  const { start, end } = mapRange(before.range, [edit], 'inward');
  return (
    start === after.range.start &&
    end === after.range.end &&
    before.code === after.code &&
    before.severity === after.severity &&
    before.message === after.message &&
    before.detail === after.detail
  );
}

function markersOf(session: EditorSession): editor.IMarkerData[] {
  const { diagnostics } = session.workspace.snapshot;
  return diagnostics
    .filter(isPlaced)
    .slice(0, mostMarkers)
    .map((problem) => toMarker(problem, session));
}

function toMarker(problem: PlacedProblem, session: EditorSession): editor.IMarkerData {
  return {
    ...shownAt(session, problem.range),
    severity: monaco.MarkerSeverity[severities[problem.severity]],
    message: problem.detail ? `${problem.message}\n${problem.detail}` : problem.message,
  };
}
