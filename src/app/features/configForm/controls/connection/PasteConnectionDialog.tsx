import { useState } from 'react';
import { whyNoConnection } from '../../../../../connection/index.ts';
import { isPlainEnter } from '../../../../platform/textBox.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Notice } from '../../../../ui/Notice.tsx';
import { SecretInput } from '../../../../ui/SecretInput.tsx';
import styles from './ConnectionControl.module.css';
import { ConnectionText } from './ConnectionText.tsx';
import { cutMessage, leftOutMessage, type PastedConnection, readPastedConnection } from './pastedConnection.ts';

interface PasteConnectionDialogProps {
  /** False if it was refused. */
  readonly onUse: (pasted: PastedConnection) => boolean;
  /** Why it was. */
  readonly refusal: string | undefined;
  readonly onClose: () => void;
}

/** Accepts a connection string of any common library, and shows its converted form before it is used. */
export function PasteConnectionDialog({ onUse, refusal, onClose }: PasteConnectionDialogProps) {
  const [text, setText] = useState('');
  const [isRefused, setRefused] = useState(false);
  const pasted = readPastedConnection(text);

  function use() {
    if (!pasted) return;
    if (onUse(pasted)) onClose();
    else setRefused(true);
  }

  return (
    <Dialog
      onClose={onClose}
      title="Paste a connection string"
      description="A URL, keyword=value pairs, or a connection string for .NET, JDBC or ODBC."
      actions={
        <Button look="primary" disabled={!pasted} onClick={use}>
          Use this string
        </Button>
      }
    >
      <SecretInput
        aria-label="Connection string to use"
        isRevealed={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ nativeEvent }) => isPlainEnter(nativeEvent) && use()}
      />
      <div className={styles.pasted} role="status">
        {isRefused && refusal !== undefined && <Notice kind="error">{refusal}</Notice>}
        {text !== '' && !pasted && <Notice kind="error">{whyNoConnection(text)}</Notice>}
        {pasted && (
          <>
            <p>
              {pasted.from ? `A connection string for ${pasted.from}. It becomes:` : 'This string is used as it is:'}
            </p>
            <ConnectionText text={pasted.text} />
            {pasted.isPasswordCut && <Notice kind="warning">{cutMessage}</Notice>}
            {pasted.leftOut.length > 0 && <Notice kind="warning">{leftOutMessage(pasted.leftOut)}</Notice>}
          </>
        )}
      </div>
    </Dialog>
  );
}
