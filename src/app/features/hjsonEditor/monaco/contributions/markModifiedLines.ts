import type { editor, IDisposable, IRange } from 'monaco-editor/editor';
import styles from '../../Editor.module.css';
import type { EditorSession } from '../editorSession.ts';
import { shownAt } from '../positions.ts';
import { drawInPauses } from './drawInPauses.ts';
import { modifiedLines } from './modifiedLines.ts';

/** Draws a bar next to each line that the opened file does not have. */
export function markModifiedLines(view: editor.IStandaloneCodeEditor, session: EditorSession): IDisposable {
  const bars = view.createDecorationsCollection();

  return drawInPauses(session, ({ text, opened }) => {
    const ranges = modifiedLines(text, opened.text).map((lines) => shownAt(session, lines));
    // Setting them draws the whole text again.
    if (!areSameLines(ranges, bars.getRanges())) bars.set(ranges.map((range) => ({ range, options: modified })));
  });
}

function areSameLines(a: readonly IRange[], b: readonly IRange[]): boolean {
  return (
    a.length === b.length &&
    a.every(
      ({ startLineNumber, endLineNumber }, index) =>
        startLineNumber === b[index]?.startLineNumber && endLineNumber === b[index]?.endLineNumber,
    )
  );
}

const modified: editor.IModelDecorationOptions = { linesDecorationsClassName: styles.modified ?? '' };
