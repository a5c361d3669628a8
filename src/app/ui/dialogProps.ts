import type { ReactNode } from 'react';

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly description?: ReactNode;
  readonly wide?: boolean;
  /** The buttons at the end: cancel first, the main action last. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}
