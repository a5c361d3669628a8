import type { ReactNode } from 'react';
import { useOneStop } from './useOneStop.ts';

interface ToolbarProps {
  /** What its buttons are for. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A row of buttons that is one Tab stop; arrow keys go from button to button. */
export function Toolbar({ label, className, children }: ToolbarProps) {
  return (
    <div role="toolbar" aria-label={label} className={className} {...useOneStop<HTMLDivElement>()}>
      {children}
    </div>
  );
}
