import { Button } from './Button.tsx';
import styles from './LoadFailure.module.css';
import { Notice } from './Notice.tsx';

interface LoadFailureProps {
  readonly onRetry: () => void;
  /** Given for what floats above the page, such as a dialog. */
  readonly onClose?: () => void;
}

/** Stands where a part of the page belongs whose code could not be loaded. */
export function LoadFailure({ onRetry, onClose }: LoadFailureProps) {
  return (
    <div role="alert" className={onClose && styles.floating}>
      <Notice
        kind="error"
        actions={
          <>
            <Button look="link" onClick={onRetry}>
              Try again
            </Button>
            {onClose && (
              <Button look="link" onClick={onClose}>
                Close
              </Button>
            )}
          </>
        }
      >
        This part of the page could not be loaded. Check the connection. Your configuration is untouched.
      </Notice>
    </div>
  );
}
