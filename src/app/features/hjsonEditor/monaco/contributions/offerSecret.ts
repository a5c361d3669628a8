import type { editor, IDisposable } from 'monaco-editor/editor';
import { touches } from 'source-text';
import type { TappedSecret } from '../../secrets/SecretPopover.tsx';
import { listenToTaps } from '../../touchTap.ts';
import type { EditorSession } from '../editorSession.ts';

/** Calls back for a tap of a finger on a hidden secret: without a keyboard there is no F9. */
export function offerSecret(
  view: editor.IStandaloneCodeEditor,
  { model, binding }: EditorSession,
  onTap: (secret: TappedSecret) => void,
): IDisposable {
  const stop = listenToTaps(view.getContainerDomNode(), (x, y) => {
    const position = view.getTargetAtClientPoint(x, y)?.position;
    if (!position) return;
    const offset = model.getOffsetAt(position);
    const mask = binding.view.masks.find(({ kind, viewRange }) => kind === 'secret' && touches(viewRange, offset));
    if (mask) onTap({ mask, x, y });
  });
  return { dispose: stop };
}
