import type { editor, IDisposable } from 'monaco-editor/editor';
import { type OptionPath, samePath } from '../../../../../text/index.ts';
import { activeOption, activePart } from '../../../../page/activeOption.ts';
import { preferences } from '../../../../page/preferences.ts';
import { partAtCursor, pathAtCursor, shownMember, shownPart } from '../../assist/sync.ts';
import styles from '../../Editor.module.css';
import type { EditorSession } from '../editorSession.ts';
import { monaco } from '../monaco.ts';
import { positionsOf } from '../positions.ts';

/** Highlights the member of the option edited in the form, and in it the part of a connection string; reports those at the cursor to the form. */
export function linkWithForm(view: editor.IStandaloneCodeEditor, session: EditorSession): IDisposable {
  const { model, binding, page, workspace } = session;
  const active = page.part(activeOption);
  const part = page.part(activePart);
  const settings = page.part(preferences);
  const tint = view.createDecorationsCollection();
  const partTint = view.createDecorationsCollection();
  let revealed: OptionPath | undefined;

  /** Undefined while the text has the focus, which shows the cursor's line. */
  function tintedLines() {
    if (view.hasTextFocus() || !settings.get().linksPanes) return undefined;
    const range = shownMember(workspace.snapshot.document, binding.view, active.get());
    return range && positionsOf(model, range.start, range.end);
  }

  function draw() {
    if (model.isDisposed()) return;
    const lines = tintedLines();
    const [shown] = tint.getRanges();
    if (shown?.startLineNumber !== lines?.startLineNumber || shown?.endLineNumber !== lines?.endLineNumber) {
      tint.set(lines ? [{ range: lines, options: tinted }] : []);
    }
    drawPart(lines !== undefined);
    if (!lines) revealed = undefined;
    else if (revealed !== active.get()) {
      revealed = active.get();
      view.revealLinesInCenterIfOutsideViewport(lines.startLineNumber, lines.endLineNumber, immediately);
    }
  }

  function drawPart(isTinted: boolean) {
    const edited = isTinted ? part.get() : undefined;
    const range = edited && shownPart(workspace.snapshot.document, binding.view, active.get(), edited.name);
    if (range) partTint.set([{ range: positionsOf(model, range.start, range.end), options: tintedPart }]);
    else if (partTint.length > 0) partTint.clear();
  }

  function reportPart(name: string | undefined) {
    if (part.get()?.name !== name) part.set(name === undefined ? undefined : { name, pane: 'text' });
  }

  let isDue = false;
  /** The model may still have the previous text. */
  function drawLater() {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      draw();
    });
  }

  function followCursor() {
    const position = view.getPosition();
    if (!position) return;
    const offset = model.getOffsetAt(position);
    binding.moveCarets((view.getSelections() ?? []).map((selection) => model.getOffsetAt(selection.getPosition())));
    if (!view.hasTextFocus()) return;
    const path = pathAtCursor(workspace.snapshot.document, binding.view, offset);
    if (!samePath(path, active.get())) active.set(path);
    reportPart(partAtCursor(workspace.snapshot.document, binding.view, path, offset));
  }

  draw();
  const stops = [
    active.subscribe(() => {
      revealed = undefined;
      drawLater();
    }),
    part.subscribe(drawLater),
    settings.subscribe(drawLater),
    binding.subscribe(drawLater),
  ];
  const ends = [
    view.onDidChangeCursorPosition(followCursor),
    view.onDidBlurEditorText(() => {
      if (part.get()?.pane === 'text') part.set(undefined);
    }),
    view.onDidFocusEditorText(() => {
      draw();
      followCursor();
    }),
  ];
  return {
    dispose() {
      for (const stop of stops) stop();
      for (const end of ends) end.dispose();
    },
  };
}

const immediately = monaco.editor.ScrollType.Immediate;
const tinted: editor.IModelDecorationOptions = { isWholeLine: true, className: styles.tinted ?? '' };
const tintedPart: editor.IModelDecorationOptions = { inlineClassName: styles.tintedPart ?? '' };
