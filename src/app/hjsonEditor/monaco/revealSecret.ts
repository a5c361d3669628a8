import type { editor, IDisposable } from 'monaco-editor/editor';
import { toSource } from '../../../masking/index.ts';
import { secretRanges } from '../../../secrets/index.ts';
import { overlaps, type TextRange, touches } from '../../../text/index.ts';
import { announce } from '../../state/announcer.ts';
import type { EditorSession } from './editorSession.ts';

/** A revealed secret is hidden again after this time, in milliseconds. */
const shownFor = 60_000;

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
  binding.reveal({ typed: undefined, shown: reveals.shown.filter((range) => !overlaps(range, shown)) });
  announce(page, 'Secret hidden.');
}

export function revealRange({ binding, page }: EditorSession, range: TextRange): void {
  binding.reveal({ shown: [...binding.reveals.shown, range] });
  announce(page, 'Secret shown. It hides when you leave the editor, or after 60 seconds.');
}

/** Hides revealed secrets when the user leaves the editor or the tab, before printing, and after a while. */
export function hideAgain(view: editor.IStandaloneCodeEditor, { binding }: EditorSession): IDisposable {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hide = () => {
    clearTimeout(timer);
    if (binding.reveals.shown.length || binding.reveals.typed) binding.reveal({ shown: [], typed: undefined });
  };
  const hideAll = () => {
    hide();
    if (binding.reveals.all) binding.reveal({ all: false });
  };
  const leaveTab = () => document.hidden && hideAll();
  const leaveForPrint = () => {
    hideAll();
    // What is printed is what the page is when this event is over.
    view.render(true);
  };
  let count = 0;
  const restart = () => {
    const { length } = binding.reveals.shown;
    if (length > count) {
      clearTimeout(timer);
      timer = setTimeout(hide, shownFor);
    }
    count = length;
  };
  const blur = view.onDidBlurEditorWidget(hide);
  const stop = binding.subscribe(restart);
  document.addEventListener('visibilitychange', leaveTab);
  window.addEventListener('beforeprint', leaveForPrint);
  return {
    dispose() {
      hide();
      blur.dispose();
      stop();
      document.removeEventListener('visibilitychange', leaveTab);
      window.removeEventListener('beforeprint', leaveForPrint);
    },
  };
}
