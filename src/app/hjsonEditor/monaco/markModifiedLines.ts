import type { editor, IDisposable } from 'monaco-editor/editor';
import { rangeToView } from '../../../masking/index.ts';
import { modifiedLines } from '../binding/modifiedLines.ts';
import styles from '../Editor.module.css';
import { largeFile } from './editorOptions.ts';
import type { EditorSession } from './editorSession.ts';
import { positionsOf } from './positions.ts';

/** How long typing pauses before the bars are drawn, in milliseconds; until then they move with the text. */
const pause = 400;

/** Draws a bar beside each line that the opened file does not have. */
export function markModifiedLines(view: editor.IStandaloneCodeEditor, session: EditorSession): IDisposable {
  const { model, binding, workspace } = session;
  const bars = view.createDecorationsCollection();

  function draw() {
    const { text, opened } = workspace.snapshot;
    if (model.isDisposed() || text.length > largeFile) return;
    bars.set(
      modifiedLines(text, opened.text).map((lines) => {
        const { start, end } = rangeToView(binding.view, lines);
        return { range: positionsOf(model, start, end), options: modified };
      }),
    );
  }

  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = workspace.subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(draw, pause);
  });
  draw();
  return {
    dispose() {
      clearTimeout(timer);
      stop();
    },
  };
}

const modified: editor.IModelDecorationOptions = { linesDecorationsClassName: styles.modified ?? '' };
