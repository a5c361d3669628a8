import type { editor, IDisposable } from 'monaco-editor/editor';
import { rangeToView } from '../../../masking/index.ts';
import type { TextEdit } from '../../../text/index.ts';
import type { TextChange } from '../../../workspace/index.ts';
import { announce } from '../../state/announcer.ts';
import { createNavigation, type NavigationRequest } from '../../state/navigation.ts';
import styles from '../Editor.module.css';
import { addActions } from './actions.ts';
import type { EditorSession } from './editorSession.ts';
import { showFixMark } from './fixMark.ts';
import { guardClipboard, type SecretCopy } from './guardClipboard.ts';
import { keepFolds } from './keepFolds.ts';
import { linkWithForm } from './linkWithForm.ts';
import { markModifiedLines } from './markModifiedLines.ts';
import { monaco } from './monaco.ts';
import { offerSecret, type TappedSecret } from './offerSecret.ts';
import { positionsOf } from './positions.ts';
import { hideAgain } from './revealSecret.ts';
import { letTabLeave } from './tabKey.ts';

export interface AttachOptions {
  /** Called when secrets are about to be copied, to let the user choose how. */
  readonly onCopySecrets: (copy: SecretCopy) => void;
  /** Called when a finger taps a hidden secret. */
  readonly onTapSecret: (secret: TappedSecret) => void;
  readonly format: () => void;
  /** Brings the text to the front synchronously if something else is shown in its place. */
  readonly showText: () => void;
}

/** Connects a mounted editor with its session: secrets, undo, navigation, clipboard. Ends with the editor. */
export function attachEditor(view: editor.IStandaloneCodeEditor, session: EditorSession, options: AttachOptions): void {
  const ends: IDisposable[] = [
    showMasks(view, session),
    showFixMark(view, session),
    linkWithForm(view, session),
    markModifiedLines(view, session),
    hideAgain(view, session),
    guardClipboard(view, session, options.onCopySecrets),
    offerSecret(view, session, options.onTapSecret),
    serveNavigation(view, session, options.showText),
    letTabLeave(view),
    ...addActions(view, session, options.format),
  ];
  keepFolds(view, session);
  session.focus = () => focusText(view, options.showText);
  session.onOutsideChange = (change, edits) => goToChange(view, change, edits);
  session.onRefused = () => {
    announce(session.page, 'This secret is hidden. Press F9 or tap it to show it.', { isInPlace: true });
    refusal(view);
  };
  view.onDidDispose(() => {
    for (const end of ends) end.dispose();
    session.focus = () => {};
    session.onOutsideChange = () => {};
    session.onRefused = () => {};
  });
}

/** Shows at the cursor why nothing happened, as the editor does for read-only text. */
function refusal(view: editor.IStandaloneCodeEditor): void {
  const messages = view.getContribution<
    editor.IEditorContribution & { showMessage?: (text: string, at: unknown) => void }
  >('editor.contrib.messageController');
  const position = view.getPosition();
  // After the refused edit was reverted, since its change would close the message.
  setTimeout(() => messages?.showMessage?.('This secret is hidden. Press F9 or tap it to show it.', position), 0);
}

/** Draws a bar of fixed length over each placeholder. */
function showMasks(view: editor.IStandaloneCodeEditor, session: EditorSession): IDisposable {
  const { model, binding } = session;
  const bars = view.createDecorationsCollection();
  const draw = () => {
    if (model.isDisposed()) return;
    const secrets = binding.view.masks.filter((mask) => mask.kind === 'secret');
    bars.set(
      secrets.map(({ viewRange }) => ({
        range: firstLine(model, viewRange.start, viewRange.end),
        options: { inlineClassName: styles.mask ?? '', inlineClassNameAffectsLetterSpacing: true },
      })),
    );
  };
  let isDue = false;
  const stop = binding.subscribe((masksMoved) => {
    if (isDue || masksMoved) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      draw();
    });
  });
  draw();
  return { dispose: stop };
}

function firstLine(model: editor.ITextModel, start: number, end: number) {
  const range = positionsOf(model, start, end);
  if (range.endLineNumber === range.startLineNumber) return range;
  return { ...range, endLineNumber: range.startLineNumber, endColumn: model.getLineMaxColumn(range.startLineNumber) };
}

/** Undo and redo move the cursor to what they changed; other changes don't move it. */
function goToChange(view: editor.IStandaloneCodeEditor, change: TextChange, edits: readonly TextEdit[]): void {
  const last = edits.at(-1);
  const model = view.getModel();
  if (!last || !model || (change.kind !== 'undo' && change.kind !== 'redo')) return;
  if (!view.hasTextFocus() && change.origin.view !== 'hjson') return;
  let shift = 0;
  for (const edit of edits.slice(0, -1)) shift += edit.newText.length - (edit.range.end - edit.range.start);
  const position = model.getPositionAt(last.range.start + shift + last.newText.length);
  view.setPosition(position);
  view.revealPositionInCenterIfOutsideViewport(position, monaco.editor.ScrollType.Immediate);
  if (change.origin.view === 'hjson' && !document.activeElement?.matches('button')) view.focus();
}

function serveNavigation(
  view: editor.IStandaloneCodeEditor,
  session: EditorSession,
  showText: () => void,
): IDisposable {
  const navigation = session.page.part(createNavigation);
  const serve = (request: NavigationRequest | undefined) => {
    if (request?.kind !== 'text') return;
    const { model, binding } = session;
    const range = rangeToView(binding.view, request.range);
    view.setSelection(positionsOf(model, range.start, range.end));
    focusText(view, showText);
    navigation.served(request);
  };
  serve(navigation.pending('text'));
  return { dispose: navigation.listen(serve) };
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
  if (isHidden()) requestAnimationFrame(focus);
  else focus();
}
