import type { editor, IDisposable, IRange } from 'monaco-editor/editor';
import type { TextRange } from 'source-text';
import type { Refused } from '../../../../masking/index.ts';
import type { TextChange } from '../../../../workspace/index.ts';
import { announce } from '../../../page/announcer.ts';
import { createPlaces } from '../../../places/places.ts';
import { nextFrame } from '../../../platform/afterFrame.ts';
import { hideAgain } from '../binding/hideAgain.ts';
import styles from '../Editor.module.css';
import type { TappedSecret } from '../secrets/SecretPopover.tsx';
import type { SecretCopy } from '../secrets/secretCopy.ts';
import { addActions } from './contributions/actions.ts';
import { drawSoon } from './contributions/drawInPauses.ts';
import { showFixMark } from './contributions/fixMark.ts';
import { guardClipboard } from './contributions/guardClipboard.ts';
import { keepFolds } from './contributions/keepFolds.ts';
import { linkWithForm } from './contributions/linkWithForm.ts';
import { markModifiedLines } from './contributions/markModifiedLines.ts';
import { markReferences } from './contributions/markReferences.ts';
import { offerSecret } from './contributions/offerSecret.ts';
import { letTabLeave } from './contributions/tabKey.ts';
import type { EditorSession } from './editorSession.ts';
import { monaco } from './monaco.ts';
import { positionsOf, shownAt } from './positions.ts';

export interface AttachOptions {
  /** Called when secrets are about to be copied, to let the user choose how. */
  readonly onCopySecrets: (copy: SecretCopy) => void;
  /** Called when a finger taps a hidden secret. */
  readonly onTapSecret: (secret: TappedSecret) => void;
  readonly format: () => void;
  /** Brings the text to the front synchronously if something else is shown in its place. */
  readonly showText: () => void;
}

/** Created out here: a closure inside `attachEditor` would keep the view, and the page around it, as long as the session lives. */
const nothing = () => {};

/** Connects a mounted editor with its session: secrets, undo, navigation, clipboard. Ends with the editor. */
export function attachEditor(view: editor.IStandaloneCodeEditor, session: EditorSession, options: AttachOptions): void {
  const ends: IDisposable[] = [
    showMasks(view, session),
    showFixMark(view, session),
    linkWithForm(view, session),
    markModifiedLines(view, session),
    markReferences(view, session),
    guardClipboard(view, session, options.onCopySecrets),
    offerSecret(view, session, options.onTapSecret),
    letTabLeave(view),
    ...addActions(view, session, options.format),
  ];
  const { binding, page } = session;
  const stops = [
    hideAgain(
      binding,
      (hide) => view.onDidBlurEditorWidget(hide),
      () => view.render(true),
    ),
    page.part(createPlaces).provide('text', ({ range }) => {
      if (range) view.setSelection(shownAt(session, range));
      focusText(view, options.showText);
      return true;
    }),
  ];
  keepFolds(view, session);
  session.focus = () => focusText(view, options.showText);
  session.onOutsideChange = (change, end) => goToChange(view, change, end);
  session.onRefused = (why) => {
    announce(page, refusals[why], { isInPlace: true });
    showRefusal(view, refusals[why]);
  };
  view.onDidDispose(() => {
    for (const end of ends) end.dispose();
    for (const stop of stops) stop();
    session.focus = nothing;
    session.onOutsideChange = nothing;
    session.onRefused = nothing;
  });
}

const refusals: Readonly<Record<Refused, string>> = {
  tear: 'This secret is hidden. Press F9 or tap it to show it.',
  copy: 'A hidden secret is not copied. Press F9 or tap it to show it first.',
};

/** Shows why nothing happened at the cursor, as the editor does for read-only text. */
function showRefusal(view: editor.IStandaloneCodeEditor, sentence: string): void {
  const messages = view.getContribution<
    editor.IEditorContribution & { showMessage?: (text: string, at: unknown) => void }
  >('editor.contrib.messageController');
  const position = view.getPosition();
  // After the refused edit was reverted, since its change would close the message.
  setTimeout(() => messages?.showMessage?.(sentence, position), 0);
}

/** Draws a chip around the dots of each placeholder. */
function showMasks(view: editor.IStandaloneCodeEditor, session: EditorSession): IDisposable {
  const { model, binding } = session;
  const bars = view.createDecorationsCollection();
  const draw = () => {
    if (model.isDisposed()) return;
    const secrets = binding.view.masks.filter((mask) => mask.kind === 'secret');
    const options = { inlineClassName: styles.mask ?? '', inlineClassNameAffectsLetterSpacing: true };
    const dots = secrets.flatMap(({ viewRange }) => dotsIn(model, viewRange));
    // Those that have only moved did so with the text.
    const drawn = bars.getRanges();
    if (dots.length === drawn.length && dots.every((range, index) => drawn[index]?.equalsRange(range))) return;
    bars.set(dots.map((range) => ({ range, options })));
  };
  draw();
  return { dispose: binding.subscribe(drawSoon(draw)) };
}

/** Where the dots of a placeholder are: those of several lines are in the first and the last of them. */
function dotsIn(model: editor.ITextModel, range: TextRange): readonly IRange[] {
  const all = positionsOf(model, range);
  const { startLineNumber, endLineNumber } = all;
  if (startLineNumber === endLineNumber) return [all];
  const first = { ...all, endLineNumber: startLineNumber, endColumn: model.getLineMaxColumn(startLineNumber) };
  const last = {
    ...all,
    startLineNumber: endLineNumber,
    startColumn: model.getLineFirstNonWhitespaceColumn(endLineNumber),
  };
  return [first, last];
}

/** Undo and redo move the cursor to what they changed; other changes don't move it. */
function goToChange(view: editor.IStandaloneCodeEditor, change: TextChange, end: number): void {
  const model = view.getModel();
  if ((change.kind !== 'undo' && change.kind !== 'redo') || !model) return;
  if (!view.hasTextFocus() && change.origin.view !== 'hjson') return;
  const position = model.getPositionAt(end);
  view.setPosition(position);
  view.revealPositionInCenterIfOutsideViewport(position, monaco.editor.ScrollType.Immediate);
  if (change.origin.view === 'hjson' && !(document.activeElement instanceof HTMLButtonElement)) view.focus();
}

/** Focuses the editor and shows its selection. Synchronously: a closing menu returns the focus unless it has moved. */
function focusText(view: editor.IStandaloneCodeEditor, showText: () => void): void {
  const isHidden = () => view.getContainerDomNode().offsetParent === null;
  const focus = () => {
    view.layout();
    const selection = view.getSelection();
    if (selection) view.revealRangeInCenterIfOutsideViewport(selection, monaco.editor.ScrollType.Immediate);
    view.focus();
  };
  if (isHidden()) showText();
  // In a narrow window the pane itself comes to the front first.
  if (isHidden()) nextFrame(focus);
  else focus();
}
