import type { ReactNode } from 'react';
import { ConfigForm } from '../../features/configForm/index.ts';
import { HjsonEditor } from '../../features/hjsonEditor/index.ts';
import { Pane } from '../../ui/Pane.tsx';
import type { PaneId } from './layout.ts';
import { ToolPane } from './ToolPane.tsx';

interface PaneEntry {
  readonly id: PaneId;
  /** The name of the divider before it; the first one has none. */
  readonly dividerLabel?: (shown: readonly PaneId[]) => string;
  readonly Content: () => ReactNode;
}

/** The three panes, from left to right. */
export const panes: readonly PaneEntry[] = [
  { id: 'form', Content: FormPane },
  { id: 'hjson', dividerLabel: () => 'Resize form and HJSON', Content: HjsonPane },
  {
    id: 'tool',
    dividerLabel: (shown) => (shown.includes('hjson') ? 'Resize HJSON and tools' : 'Resize form and tools'),
    Content: ToolPane,
  },
];

function FormPane() {
  return (
    <Pane label="Form" isBare>
      <ConfigForm />
    </Pane>
  );
}

function HjsonPane() {
  return (
    <Pane label="HJSON">
      <HjsonEditor />
    </Pane>
  );
}
