import type { editor } from 'monaco-editor/editor';
import { mapOffset, type Problem, type Severity } from '../../text/index.ts';
import type { Snapshot } from '../../workspace/index.ts';
import { largeFile } from './editorOptions.ts';
import type { EditorSession } from './editorSession.ts';
import { languageId } from './language.ts';
import { rangeToView } from './maskedView.ts';
import { monaco } from './monaco.ts';
import { positionsOf } from './positions.ts';

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
  let markers: editor.IMarkerData[] = [];
  const show = () => {
    const { snapshot } = workspace;
    const language = snapshot.text.length > largeFile ? 'plaintext' : languageId;
    if (model.getLanguageId() !== language) monaco.editor.setModelLanguage(model, language);
    const next = markersOf(session);
    // Markers that are set anew are all drawn again, and the fixes at the cursor asked for: too much for each letter of a form.
    const stay = shown && haveMovedAlong(shown, snapshot) && JSON.stringify(next) === JSON.stringify(markers);
    if (!stay) monaco.editor.setModelMarkers(model, markerOwner, next);
    shown = snapshot;
    markers = next;
  };
  show();
  workspace.subscribe(show);
}

/** True when the model has kept what it draws for the problems in place: it moves that with an edit that touches none of them. */
function haveMovedAlong(before: Snapshot, { lastChange, problems, revision }: Snapshot): boolean {
  if (revision !== before.revision + 1 || lastChange?.kind !== 'edit') return false;
  if (problems.length !== before.problems.length) return false;
  const { edits } = lastChange;
  return before.problems.every(
    ({ range }, index) =>
      edits.every((edit) => edit.range.end < range.start || range.end < edit.range.start) &&
      problems[index]?.range.start === mapOffset(range.start, edits) &&
      problems[index]?.range.end === mapOffset(range.end, edits),
  );
}

function markersOf(session: EditorSession): editor.IMarkerData[] {
  return session.workspace.snapshot.problems.slice(0, mostMarkers).map((problem) => toMarker(problem, session));
}

function toMarker(problem: Problem, { model, binding }: EditorSession): editor.IMarkerData {
  const shown = rangeToView(binding.view, problem.range);
  return {
    ...positionsOf(model, shown.start, shown.end),
    severity: monaco.MarkerSeverity[severities[problem.severity]],
    message: problem.detail ? `${problem.message}\n${problem.detail}` : problem.message,
    source: problem.code,
  };
}
