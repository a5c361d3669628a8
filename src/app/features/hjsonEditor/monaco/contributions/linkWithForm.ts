import type { editor, IDisposable, IRange } from 'monaco-editor/editor';
import { samePath, type ValuePath } from 'source-text';
import { activeLines, activeOption, activePart } from '../../../../page/editing.ts';
import { preferences } from '../../../../page/preferences.ts';
import { createPlaces } from '../../../../places/places.ts';
import { partAtCursor, pathAtCursor, shownMember, shownPart } from '../../assist/sync.ts';
import styles from '../../Editor.module.css';
import type { EditorSession } from '../editorSession.ts';
import { monaco } from '../monaco.ts';
import { positionsOf } from '../positions.ts';
import { drawSoon } from './drawInPauses.ts';

/** Highlights the member of the option edited in the form, level with its row, and in it the part of a connection string; reports those at the cursor to the form. */
export function linkWithForm(view: editor.IStandaloneCodeEditor, session: EditorSession): IDisposable {
  const { model, binding, page, workspace } = session;
  const active = page.part(activeOption);
  const part = page.part(activePart);
  const shownLines = page.part(activeLines);
  const { elements } = page.part(createPlaces);
  const editor = view.getContainerDomNode();
  const settings = page.part(preferences);
  const tint = view.createDecorationsCollection();
  const partTint = view.createDecorationsCollection();
  let revealed: ValuePath | undefined;

  function linesOfActive() {
    if (!settings.get().linksPanes) return undefined;
    const range = shownMember(workspace.snapshot.document, binding.view, active.get());
    return range && positionsOf(model, range);
  }

  function report(lines = linesOfActive()) {
    const scrolled = view.getScrollTop();
    const top = lines && view.getTopForLineNumber(lines.startLineNumber) - scrolled;
    const bottom = lines && view.getBottomForLineNumber(lines.endLineNumber) - scrolled;
    const before = shownLines.get();
    if (before?.top === top && before?.bottom === bottom) return;
    shownLines.set(top === undefined || bottom === undefined ? undefined : { editor, top, bottom });
  }

  /** The middle of the lines at the height of the middle of the row that has the focus. */
  function showBesideRow({ startLineNumber, endLineNumber }: IRange) {
    const row = elements.get('option', elements.optionAround(document.activeElement) ?? '')?.getBoundingClientRect();
    if (!row) return view.revealLinesInCenterIfOutsideViewport(startLineNumber, endLineNumber, immediately);
    const middle = (view.getTopForLineNumber(startLineNumber) + view.getBottomForLineNumber(endLineNumber)) / 2;
    const beside = (row.top + row.bottom) / 2 - editor.getBoundingClientRect().top;
    view.setScrollTop(middle - Math.min(Math.max(beside, 0), view.getLayoutInfo().height), immediately);
  }

  function draw() {
    if (model.isDisposed()) return;
    const ofActive = linesOfActive();
    // While the text has the focus, it shows the cursor's line.
    const lines = view.hasTextFocus() ? undefined : ofActive;
    const [shown] = tint.getRanges();
    if (shown?.startLineNumber !== lines?.startLineNumber || shown?.endLineNumber !== lines?.endLineNumber) {
      tint.set(lines ? [{ range: lines, options: tinted }] : []);
    }
    drawPart(lines !== undefined);
    if (!lines) revealed = undefined;
    else if (revealed !== active.get()) {
      revealed = active.get();
      showBesideRow(lines);
    }
    report(ofActive);
  }

  function drawPart(isTinted: boolean) {
    const edited = isTinted ? part.get() : undefined;
    const range = edited && shownPart(workspace.snapshot.document, binding.view, active.get(), edited.name);
    if (range) partTint.set([{ range: positionsOf(model, range), options: tintedPart }]);
    else if (partTint.length > 0) partTint.clear();
  }

  function reportPart(name: string | undefined) {
    if (part.get()?.name !== name) part.set(name === undefined ? undefined : { name, pane: 'text' });
  }

  const drawLater = drawSoon(draw);

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
    view.onDidScrollChange(() => report()),
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
      shownLines.set(undefined);
    },
  };
}

const immediately = monaco.editor.ScrollType.Immediate;
const tinted: editor.IModelDecorationOptions = { isWholeLine: true, className: styles.tinted ?? '' };
const tintedPart: editor.IModelDecorationOptions = { inlineClassName: styles.tintedPart ?? '' };
