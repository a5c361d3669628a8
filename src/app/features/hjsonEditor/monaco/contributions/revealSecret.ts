import type { editor } from 'monaco-editor/editor';
import { toSource } from '../../../../../masking/index.ts';
import { secretRanges } from '../../../../../secrets/index.ts';
import { overlaps, type TextRange, touches } from '../../../../../text/index.ts';
import { announce } from '../../../../page/announcer.ts';
import type { EditorSession } from '../editorSession.ts';

/** Reveals the secret at the cursor, or hides it again, and announces that. */
export function toggleSecretAt(view: editor.IStandaloneCodeEditor, session: EditorSession): void {
  const position = view.getPosition();
  if (!position) return;
  const { binding, model, page, workspace } = session;
  const offset = toSource(binding.view, model.getOffsetAt(position));
  const hidden = binding.view.masks.find((mask) => mask.kind === 'secret' && touches(mask.sourceRange, offset));
  if (hidden) {
    revealRange(session, hidden.sourceRange);
    return;
  }
  const shown = secretRanges(workspace.snapshot.document).find((range) => touches(range, offset));
  if (!shown) {
    announce(page, 'There is no secret at the cursor.');
    return;
  }
  const { reveals } = binding;
  binding.reveal({ visited: [], shown: reveals.shown.filter((range) => !overlaps(range, shown)) });
  announce(page, 'Secret hidden.');
}

export function revealRange({ binding, page }: EditorSession, range: TextRange): void {
  binding.reveal({ shown: [...binding.reveals.shown, range] });
  announce(page, 'Secret shown. It hides when you leave the editor, or after 60 seconds.');
}
