import type { editor, IDisposable } from 'monaco-editor/editor';
import { referencePlaces } from '../../../../../config/index.ts';
import { rangeToView } from '../../../../../masking/index.ts';
import styles from '../../Editor.module.css';
import { largeFile } from '../editorOptions.ts';
import type { EditorSession } from '../editorSession.ts';
import { positionsOf } from '../positions.ts';

/** How long typing pauses before they are looked for, in milliseconds; until then the colours move with the text. */
const pause = 400;

/** Colours the values that another program fills in. */
export function markReferences(view: editor.IStandaloneCodeEditor, session: EditorSession): IDisposable {
  const { model, binding, workspace } = session;
  const marks = view.createDecorationsCollection();

  function draw() {
    const { document } = workspace.snapshot;
    if (model.isDisposed() || document.text.length > largeFile) return;
    const places = referencePlaces(document);
    // Setting them draws the whole text again.
    if (places.length === 0 && marks.length === 0) return;
    marks.set(
      places.map((place) => {
        const { start, end } = rangeToView(binding.view, place.range);
        return { range: positionsOf(model, start, end), options: reference };
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

const reference: editor.IModelDecorationOptions = { inlineClassName: styles.reference ?? '' };
