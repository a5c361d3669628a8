import type { editor, IDisposable } from 'monaco-editor/editor';
import { isPlaced, type PlacedProblem } from 'source-text';
import { rangeToView, toSource } from '../../../../../masking/index.ts';
import styles from '../../Editor.module.css';
import type { EditorSession } from '../editorSession.ts';
import { monaco } from '../monaco.ts';

/** Marks the cursor's line in the margin while a problem that begins on it has fixes, and lists them on click. */
export function showFixMark(view: editor.IStandaloneCodeEditor, session: EditorSession): IDisposable {
  const { model, binding, workspace } = session;
  const mark = view.createDecorationsCollection();
  const draw = () => {
    const position = view.getPosition();
    // While a change is pending, the cursor may still be on a removed line.
    const isThere = position && position.lineNumber <= model.getLineCount();
    const problem = isThere && fixableOn(position.lineNumber, session);
    mark.set(problem ? [{ range: monaco.Range.fromPositions(position), options: markOptions }] : []);
  };
  const openFixes = ({ target }: editor.IEditorMouseEvent) => {
    const line = target.position?.lineNumber;
    if (!line || !target.element?.classList.contains(markClass)) return;
    const problem = fixableOn(line, session);
    if (!problem) return;
    view.setPosition(model.getPositionAt(rangeToView(binding.view, problem.range).start));
    view.focus();
    view.trigger('mouse', 'editor.action.quickFix', undefined);
  };
  draw();
  const ends = [
    view.onDidChangeCursorPosition(draw),
    view.onMouseDown(openFixes),
    { dispose: workspace.subscribe(draw) },
  ];
  return { dispose: () => ends.forEach((end) => void end.dispose()) };
}

const markClass = styles.fixMark ?? '';
const markOptions: editor.IModelDecorationOptions = {
  linesDecorationsClassName: `codicon codicon-light-bulb ${markClass}`,
  linesDecorationsTooltip: 'Show fixes (Ctrl+.)',
};

function fixableOn(line: number, { model, binding, workspace }: EditorSession): PlacedProblem | undefined {
  const fixable = workspace.snapshot.diagnostics.filter(isPlaced).filter(({ fixes }) => fixes.length > 0);
  if (fixable.length === 0) return undefined;
  const shown = model.getOffsetAt({ lineNumber: line, column: 1 });
  const start = toSource(binding.view, shown);
  const end = toSource(binding.view, shown + model.getLineLength(line));
  return fixable.find(({ range }) => range.start >= start && range.start <= end);
}
