import type { ReactNode } from 'react';
import { useOneStop } from './useOneStop.ts';

interface ToolbarProps {
  /** What its buttons and selects are for. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A row of buttons and selects that is one Tab stop; Left and Right move between them. */
export function Toolbar({ label, className, children }: ToolbarProps) {
  return (
    <div role="toolbar" aria-label={label} className={className} {...useOneStop<HTMLDivElement>()}>
      {children}
    </div>
  );
}
