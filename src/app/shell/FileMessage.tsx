import type { ReactNode } from 'react';
import { Button } from '../components/Button.tsx';
import { Notice } from '../components/Notice.tsx';
import styles from './FileMessage.module.css';

interface FileMessageProps {
  readonly children: ReactNode;
  readonly onClose: () => void;
  /** Encodings that the file could be read in, when it is not UTF-8. */
  readonly encodings?: readonly string[];
  readonly onDecode?: (encoding: string) => void;
}

/** What went wrong with a file; stays until it is closed. */
export function FileMessage({ children, onClose, encodings = [], onDecode }: FileMessageProps) {
  return (
    <div className={styles.message} role="alert">
      <Notice
        kind="error"
        actions={
          <>
            {encodings.map((encoding) => (
              <Button key={encoding} look="link" onClick={() => onDecode?.(encoding)}>
                Open as {encoding}
              </Button>
            ))}
            <Button look="link" onClick={onClose}>
              Close
            </Button>
          </>
        }
      >
        {children}
      </Notice>
    </div>
  );
}
