import type { editor, IDisposable, IRange } from 'monaco-editor/editor';
import type { TextRange } from 'source-text';
import styles from '../../Editor.module.css';
import type { EditorSession } from '../editorSession.ts';
import { shownAt } from '../positions.ts';
import { drawInPauses } from './drawInPauses.ts';

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

/**
 * Runs of lines that another text has nowhere, without their line ends. Blank lines and moved
 * lines count as being in both.
 */
export function modifiedLines(text: string, before: string): readonly TextRange[] {
  if (text === before) return [];
  const known = new Set(before.split(/\r?\n/));
  const runs: TextRange[] = [];
  let start = 0;
  let isRun = false;
  for (const line of text.split('\n')) {
    const end = start + line.length;
    const isNew = !known.has(line.replace(/\r$/, ''));
    const last = runs.at(-1);
    if (isNew) runs.push(isRun && last ? { start: runs.pop()?.start ?? start, end } : { start, end });
    isRun = isNew;
    start = end + 1;
  }
  return runs;
}
