import { type HjsonDocument, pathAt } from 'hjson-document';
import type { TextEdit } from 'source-text';
import { type ChangeOrigin, shownName, type Workspace } from '../../../../workspace/index.ts';
import type { PageState } from '../../../page/pageState.ts';
import { type Binding, type BindingOptions, bindBuffer, type TextBuffer } from './binding.ts';
import { createTypingSession } from './typingSession.ts';

/** The runs of keystrokes of a page: one that begins in the plain editor goes on in Monaco. */
const typingRuns = () => createTypingSession(() => performance.now());

/** Binds what shows the text of a page, secrets hidden. */
export function bindView(
  buffer: TextBuffer,
  workspace: Workspace,
  page: PageState,
  { onRefused, onOutsideChange }: Required<Pick<BindingOptions, 'onRefused' | 'onOutsideChange'>>,
): Binding {
  const runs = page.part(typingRuns);
  return bindBuffer(buffer, workspace, {
    originOf: (edits, document) => originOf(edits, document, runs.keyFor(edits)),
    schedule: (task) => queueMicrotask(task),
    random: (count) => crypto.getRandomValues(new Uint8Array(count)),
    onRefused,
    onOutsideChange(change, end) {
      // Not by typing in the page's other view of the text.
      if (change.kind !== 'edit' || change.origin.view !== 'hjson') runs.end();
      onOutsideChange(change, end);
    },
  });
}

function originOf(edits: readonly TextEdit[], document: HjsonDocument, mergeKey: string | undefined): ChangeOrigin {
  const path = pathAt(document, edits[0]?.range.start ?? 0);
  return {
    view: 'hjson',
    label: path.length ? `Edit ${shownName(document, path)}` : 'Edit the text',
    ...(path.length ? { path } : {}),
    ...(mergeKey ? { mergeKey } : {}),
  };
}
