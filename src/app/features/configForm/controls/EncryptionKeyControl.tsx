import { Dices } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { generateEncryptionKey } from '../../../../config/index.ts';
import { announce } from '../../../page/announcer.ts';
import { usePageState } from '../../../page/pageState.ts';
import { usePlaces } from '../../../places/places.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { RowIconButton } from '../../../ui/RowButton.tsx';
import type { ControlProps } from './control.ts';
import { SecretControl } from './SecretControl.tsx';

/** The key that encrypts stored secrets; can be generated here, after a warning about data encrypted with another key. */
export function EncryptionKeyControl(props: ControlProps) {
  const page = usePageState();
  const { goTo } = usePlaces();
  const { view, editor } = props;
  const [isAsking, setAsking] = useState(false);
  const hasKey = view.source !== undefined && view.analysis.value !== '';

  function generate() {
    // While it is open, a dialog keeps the focus inside.
    flushSync(() => setAsking(false));
    editor.onFocus();
    const key = generateEncryptionKey((count) => crypto.getRandomValues(new Uint8Array(count)));
    const remark = hasKey ? ' Undo brings the previous one back.' : '';
    if (editor.set(key)) announce(page, `New encryption key written.${remark}`, { canUndo: true });
    goTo({ kind: 'option', path: view.option.path });
  }

  return (
    <>
      <SecretControl {...props}>
        <RowIconButton label="Generate a key…" run={() => setAsking(true)}>
          <Dices />
        </RowIconButton>
      </SecretControl>
      {isAsking && (
        <Dialog
          onClose={() => setAsking(false)}
          title="Generate an encryption key"
          actions={
            <Button look="primary" onClick={generate}>
              {hasKey ? 'Replace the key' : 'Write a new key'}
            </Button>
          }
        >
          <p>32 random bytes, made by this browser and written as Base64. The key is never sent.</p>
          <Notice kind="warning">
            {hasKey ? 'This replaces the key that is set now. ' : ''}
            What was encrypted with one AES key cannot be decrypted with another, and whether a server can change its
            key is not documented. Generate one only for a server without data.
          </Notice>
        </Dialog>
      )}
    </>
  );
}
