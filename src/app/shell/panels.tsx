import { KeyRound, type LucideIcon, Palette, Share, TriangleAlert } from 'lucide-react';
import type { ComponentType } from 'react';
import type { PanelId } from '../state/navigation.ts';
import { lazyPart } from '../ui/lazyPart.tsx';

interface PanelEntry {
  readonly id: PanelId;
  /** The name of the tab. */
  readonly title: string;
  /** Stands for the title where there is no room for it. */
  readonly Icon: LucideIcon;
  /** The name of the region. */
  readonly regionLabel: string;
  readonly Content: ComponentType;
}

/** The tabs of the third pane, in order: problems are in sight however narrow it is. */
export const panels: readonly PanelEntry[] = [
  {
    id: 'problems',
    title: 'Problems',
    Icon: TriangleAlert,
    regionLabel: 'Problems',
    Content: lazyPart(async () => (await import('../problemList/ProblemList.tsx')).ProblemList),
  },
  {
    id: 'branding',
    title: 'Branding',
    Icon: Palette,
    regionLabel: 'Branding preview',
    Content: lazyPart(async () => (await import('../brandingPreview/BrandingPreview.tsx')).BrandingPreview),
  },
  {
    id: 'token',
    title: 'Token request',
    Icon: KeyRound,
    regionLabel: 'Token request',
    Content: lazyPart(async () => (await import('../tokenSimulator/TokenSimulator.tsx')).TokenSimulator),
  },
  {
    id: 'export',
    title: 'Export',
    Icon: Share,
    regionLabel: 'Export',
    Content: lazyPart(async () => (await import('../deliveryPanel/ExportPanel.tsx')).ExportPanel),
  },
];
