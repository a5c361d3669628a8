import { Maximize2, Minimize2 } from 'lucide-react';
import { usePageState } from '../../page/pageState.ts';
import { IconButton } from '../../ui/Button.tsx';
import type { PaneId } from './layout.ts';
import { toggleMaximised, usePaneChoice, useRoom } from './paneState.ts';

interface MaximiseButtonProps {
  readonly pane: PaneId;
  /** What the user calls the pane. */
  readonly name: string;
}

/** Maximises a pane and restores it; renders nothing where only one pane has room anyway. */
export function MaximiseButton({ pane, name }: MaximiseButtonProps) {
  const page = usePageState();
  const isMaximised = usePaneChoice().maximised === pane;
  if (useRoom() === 1) return null;
  return (
    <IconButton
      label={isMaximised ? `Restore ${name}` : `Maximise ${name}`}
      onClick={() => toggleMaximised(page, pane)}
    >
      {isMaximised ? <Minimize2 /> : <Maximize2 />}
    </IconButton>
  );
}
