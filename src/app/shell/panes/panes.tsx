import type { ReactNode } from 'react';
import { ConfigForm } from '../../configForm/ConfigForm.tsx';
import { HjsonEditor } from '../../hjsonEditor/HjsonEditor.tsx';
import { Pane } from '../../ui/Pane.tsx';
import { PanelPane } from './PanelPane.tsx';

export type PaneId = 'form' | 'hjson' | 'panels';

interface PaneEntry {
  readonly id: PaneId;
  /** The name of its tab where the panes are not beside each other. */
  readonly title: string;
  /** Share of the width in percent, until the user drags a divider. */
  readonly width: number;
  /** The name of the divider before it; the first one has none. */
  readonly dividerLabel?: string;
  readonly Content: () => ReactNode;
}

/** The three panes, from left to right. */
export const panes: readonly PaneEntry[] = [
  { id: 'form', title: 'Form', width: 34, Content: FormPane },
  { id: 'hjson', title: 'HJSON', width: 35, dividerLabel: 'Resize form and HJSON', Content: HjsonPane },
  { id: 'panels', title: 'Preview', width: 31, dividerLabel: 'Resize HJSON and preview', Content: PanelPane },
];

function FormPane() {
  return (
    <Pane label="Form">
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
