import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';

interface LoadFailureProps {
  readonly onRetry: () => void;
  /** Set for floating parts of the page, such as a dialog. */
  readonly onClose?: () => void;
}

/** Shown in place of a part of the page whose code could not be loaded. */
export function LoadFailure({ onRetry, onClose }: LoadFailureProps) {
  return (
    <Notice
      role="alert"
      kind="error"
      place={onClose ? 'float' : 'strip'}
      actions={
        <>
          <Button onClick={onRetry}>Try again</Button>
          {onClose && <Button onClick={onClose}>Close</Button>}
        </>
      }
    >
      This part of the page could not be loaded. Check the connection. Your configuration is untouched.
    </Notice>
  );
}
