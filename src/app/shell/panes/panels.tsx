import { KeyRound, type LucideIcon, Palette, Share, TriangleAlert } from 'lucide-react';
import type { ComponentType } from 'react';
import type { SectionId } from '../../../config/index.ts';
import { BrandingPreview } from '../../features/brandingPreview/index.ts';
import { ExportPanel } from '../../features/deliveryPanel/index.ts';
import { ProblemList } from '../../features/problemList/index.ts';
import { TokenSimulator } from '../../features/tokenSimulator/index.ts';
import type { PanelId } from '../../places/place.ts';
import type { Shortcut } from '../../platform/shortcut.ts';
import { ProblemCount } from './ProblemCount.tsx';

interface PanelEntry {
  readonly id: PanelId;
  /** The name of the tab. */
  readonly title: string;
  /** Replaces the title where there is no room for it. */
  readonly Icon: LucideIcon;
  /** Beside the title, where there is something to count. */
  readonly Count?: ComponentType;
  /** The name of the region; the command that shows the panel is named after it. */
  readonly regionLabel: string;
  readonly shortcuts?: readonly Shortcut[];
  /** The sections whose options bring it to the front. A panel without any stays until the user chooses another. */
  readonly sections?: readonly SectionId[];
  /** Whether the bar in narrow windows has a tab for it. */
  readonly isInBar?: boolean;
  /** Whether it shows values: those of an unreadable text are unknown, which is not the same as defaults. */
  readonly needsValues: boolean;
  readonly Content: ComponentType;
}

/** The tabs of the tools, in order: problems come first, visible at any width. */
export const panels: readonly PanelEntry[] = [
  {
    id: 'problems',
    title: 'Problems',
    Icon: TriangleAlert,
    Count: ProblemCount,
    regionLabel: 'Problems',
    isInBar: true,
    needsValues: false,
    Content: ProblemList,
  },
  {
    id: 'branding',
    title: 'Branding',
    Icon: Palette,
    regionLabel: 'Branding preview',
    sections: ['branding', 'support'],
    needsValues: true,
    Content: BrandingPreview,
  },
  {
    id: 'token',
    title: 'Token request',
    Icon: KeyRound,
    regionLabel: 'Token request',
    sections: ['gateway'],
    needsValues: true,
    Content: TokenSimulator,
  },
  {
    id: 'export',
    title: 'Export',
    Icon: Share,
    regionLabel: 'Export',
    isInBar: true,
    shortcuts: ['Mod+E'],
    needsValues: false,
    Content: ExportPanel,
  },
];
