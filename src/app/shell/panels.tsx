import type { ComponentType } from 'react';
import type { PanelId } from '../browser/navigation.ts';
import { lazyPart } from '../components/lazyPart.tsx';

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
    Content: lazyPart(async () => (await import('../brandingPreview/BrandingPreview.tsx')).BrandingPreview),
  },
  {
    id: 'token',
    title: 'Token request',
    regionLabel: 'Token request',
    Content: lazyPart(async () => (await import('../tokenSimulator/TokenSimulator.tsx')).TokenSimulator),
  },
  {
    id: 'export',
    title: 'Export',
    regionLabel: 'Export',
    Content: lazyPart(async () => (await import('../deliveryPanel/ExportPanel.tsx')).ExportPanel),
  },
  {
    id: 'problems',
    title: 'Problems',
    regionLabel: 'Problems',
    Content: lazyPart(async () => (await import('../problemList/ProblemList.tsx')).ProblemList),
  },
];
