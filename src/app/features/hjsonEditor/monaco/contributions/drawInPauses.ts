import type { IDisposable } from 'monaco-editor/editor';
import type { Snapshot } from '../../../../../workspace/index.ts';
import { largeFile } from '../editorOptions.ts';
import type { EditorSession } from '../editorSession.ts';

/** How long typing pauses before anything is drawn, in milliseconds; until then it moves with the text. */
const pause = 400;

/** Draws now and in each pause of typing; nothing in a large text, or once the model is gone. */
export function drawInPauses({ model, workspace }: EditorSession, draw: (snapshot: Snapshot) => void): IDisposable {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const drawNow = () => {
    if (!model.isDisposed() && workspace.snapshot.text.length <= largeFile) draw(workspace.snapshot);
  };
  const stop = workspace.subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(drawNow, pause);
  });
  drawNow();
  return {
    dispose() {
      clearTimeout(timer);
      stop();
    },
  };
}

/** Draws once after any number of calls, when this task has ended: until then the model may have the previous text. */
export function drawSoon(draw: () => void): () => void {
  let isDue = false;
  return () => {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      draw();
    });
  };
}
