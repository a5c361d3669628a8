import type { editor } from 'monaco-editor/editor';
import { foldLines } from '../../assist/structure.ts';
import type { EditorSession } from '../editorSession.ts';

interface FoldingContribution extends editor.IEditorContribution {
  onDidChangeModelContent?: (change: unknown) => void;
}

/**
 * Keeps the folds while a value is typed in the form, which moves none. The editor would compute them after each keystroke and redraw
 * all of its lines.
 */
export function keepFolds(view: editor.IStandaloneCodeEditor, { workspace }: EditorSession): void {
  const folding = view.getContribution<FoldingContribution>('editor.contrib.folding');
  const findFolds = folding?.onDidChangeModelContent?.bind(folding);
  if (!folding || !findFolds) return;
  let found: object | undefined;
  folding.onDidChangeModelContent = (change) => {
    // Input in the text itself is not in the document yet.
    const lines = view.hasTextFocus() ? undefined : foldLines(workspace.snapshot.document);
    if (lines === undefined || lines !== found) findFolds(change);
    found = lines;
  };
}
