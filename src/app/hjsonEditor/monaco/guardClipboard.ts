import type { editor, IDisposable, Selection } from 'monaco-editor/editor';
import type { HjsonDocument } from '../../../hjson/index.ts';
import type { MaskedView } from '../../../masking/index.ts';
import { type TextRange, textRange } from '../../../text/index.ts';
import type { EditorSession } from './editorSession.ts';
import { monaco } from './monaco.ts';

/** What a copy would include, for the user to decide. */
export interface SecretCopy {
  /** How many hidden secrets are in it. */
  readonly count: number;
  readonly view: MaskedView;
  readonly document: HjsonDocument;
  /** Ranges of the view, in text order. */
  readonly ranges: readonly TextRange[];
  /** Removes the copied text from the document if it was cut. */
  readonly cut: (() => void) | undefined;
}

/** Copying text without hidden secrets works as usual; with hidden secrets the user is asked, since they are not visible. */
export function guardClipboard(
  view: editor.IStandaloneCodeEditor,
  session: EditorSession,
  onCopySecrets: (copy: SecretCopy) => void,
): IDisposable {
  const stops = new AbortController();
  const listen = (event: ClipboardEvent) => {
    if (!view.hasTextFocus()) return;
    const copy = secretCopy(view, session, event.type === 'cut');
    if (!copy) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    onCopySecrets(copy);
  };
  for (const type of ['copy', 'cut'] as const) {
    view.getContainerDomNode().addEventListener(type, listen, { capture: true, signal: stops.signal });
  }
  // The menu's command cuts after copying, even if copying was refused.
  const menuCut = monaco.editor.registerCommand('editor.action.clipboardCutAction', () => {
    const copy = secretCopy(view, session, true);
    view.focus();
    if (copy) onCopySecrets(copy);
    else if (document.execCommand('copy')) view.trigger('menu', 'cut', undefined);
  });
  return {
    dispose() {
      stops.abort();
      menuCut.dispose();
    },
  };
}

/** Undefined when the selection hides no secret. */
function secretCopy(
  view: editor.IStandaloneCodeEditor,
  { model, binding, workspace }: EditorSession,
  isCut: boolean,
): SecretCopy | undefined {
  const selections = (view.getSelections() ?? []).map((selection) => wholeLineIfEmpty(selection, model));
  const ranges = selections
    .map((selection) =>
      textRange(model.getOffsetAt(selection.getStartPosition()), model.getOffsetAt(selection.getEndPosition())),
    )
    .sort((a, b) => a.start - b.start);
  const count = binding.view.masks.filter(
    ({ kind, viewRange }) =>
      kind === 'secret' && ranges.some((range) => range.start < viewRange.end && viewRange.start < range.end),
  ).length;
  if (!count) return undefined;
  const remove = () => {
    view.executeEdits(
      'cut',
      selections.map((range) => ({ range, text: '' })),
    );
    view.focus();
  };
  return { count, view: binding.view, document: workspace.snapshot.document, ranges, cut: isCut ? remove : undefined };
}

function wholeLineIfEmpty(selection: Selection, model: editor.ITextModel): Selection {
  if (!selection.isEmpty()) return selection;
  const line = selection.startLineNumber;
  return line < model.getLineCount()
    ? new monaco.Selection(line, 1, line + 1, 1)
    : new monaco.Selection(line, 1, line, model.getLineMaxColumn(line));
}
