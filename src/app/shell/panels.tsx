import { type ComponentType, lazy } from 'react';
import type { PanelId } from '../browser/navigation.ts';

interface PanelEntry {
  readonly id: PanelId;
  /** The name of the tab. */
  readonly title: string;
  /** The name of the region. */
  readonly regionLabel: string;
  readonly Content: ComponentType;
}

/** The tabs of the third pane, in order. */
export const panels: readonly PanelEntry[] = [
  {
    id: 'branding',
    title: 'Branding',
    regionLabel: 'Branding preview',
    Content: lazy(async () => ({ default: (await import('../brandingPreview/BrandingPreview.tsx')).BrandingPreview })),
  },
  {
    id: 'token',
    title: 'Token request',
    regionLabel: 'Token request',
    Content: lazy(async () => ({ default: (await import('../tokenSimulator/TokenSimulator.tsx')).TokenSimulator })),
  },
  {
    id: 'export',
    title: 'Export',
    regionLabel: 'Export',
    Content: lazy(async () => ({ default: (await import('../deliveryPanel/ExportPanel.tsx')).ExportPanel })),
  },
  {
    id: 'problems',
    title: 'Problems',
    regionLabel: 'Problems',
    Content: lazy(async () => ({ default: (await import('../problemList/ProblemList.tsx')).ProblemList })),
  },
];
