import type { editor, IDisposable, Selection } from 'monaco-editor/editor';
import { textRange } from 'source-text';
import { drawsSecret } from '../../../../../masking/index.ts';
import { type CopiedParts, type SecretCopy, secretCopy } from '../../secrets/secretCopy.ts';
import type { EditorSession } from '../editorSession.ts';
import { monaco } from '../monaco.ts';

/** Copying text without hidden secrets works as usual; with hidden secrets the user is asked, since they are not visible. */
export function guardClipboard(
  view: editor.IStandaloneCodeEditor,
  session: EditorSession,
  onCopySecrets: (copy: SecretCopy) => void,
): IDisposable {
  const stops = new AbortController();
  const listen = (event: ClipboardEvent) => {
    if (!view.hasTextFocus()) return;
    const copy = secretCopy(selectedParts(view, session), event.type === 'cut');
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
    const copy = secretCopy(selectedParts(view, session), true);
    view.focus();
    if (copy) onCopySecrets(copy);
    else if (document.execCommand('copy')) view.trigger('menu', 'cut', undefined);
  });
  // The find box takes what is selected, and what is in it can be copied.
  const find = view.getContribution<FindController>('editor.contrib.findController')?.getState();
  const emptied = find?.onFindReplaceStateChange(() => {
    if (drawsSecret(session.binding.view, find.searchString)) find.change({ searchString: '' }, false);
  });
  return {
    dispose() {
      stops.abort();
      menuCut.dispose();
      emptied?.dispose();
    },
  };
}

/** What the find box has beside its types. */
interface FindController extends editor.IEditorContribution {
  getState(): {
    readonly searchString: string;
    change(next: { readonly searchString: string }, moves: boolean): void;
    onFindReplaceStateChange(listener: () => void): IDisposable;
  };
}

function selectedParts(view: editor.IStandaloneCodeEditor, { model, binding, workspace }: EditorSession): CopiedParts {
  const ranges = (view.getSelections() ?? [])
    .map((selection) => wholeLineIfEmpty(selection, model))
    .map((selection) =>
      textRange(model.getOffsetAt(selection.getStartPosition()), model.getOffsetAt(selection.getEndPosition())),
    )
    .sort((a, b) => a.start - b.start);
  return { view: binding.view, document: workspace.snapshot.document, ranges };
}

function wholeLineIfEmpty(selection: Selection, model: editor.ITextModel): Selection {
  if (!selection.isEmpty()) return selection;
  const line = selection.startLineNumber;
  return line < model.getLineCount()
    ? new monaco.Selection(line, 1, line + 1, 1)
    : new monaco.Selection(line, 1, line, model.getLineMaxColumn(line));
}
