import { useSyncExternalStore } from 'react';
import type { ColourVision } from '../../colour/index.ts';

export type PageId = 'wizard' | 'login' | 'toolbar';

/** How the user looks at the preview. Nothing here comes from the configuration or goes into it. */
export interface PreviewSettings {
  readonly page: 'all' | 'wizard' | 'login';
  /** Width of the window in CSS pixels; `pane` follows the pane. */
  readonly width: 'pane' | number;
  /** Share of the real size; `fit` shrinks a page that is wider than the pane. */
  readonly zoom: 'fit' | number;
  readonly compare: 'off' | 'sideBySide' | 'slider';
  readonly vision: 'all' | ColourVision;
  /** Outlines the place that the toolbar keeps for the logo. */
  readonly showsSlot: boolean;
  readonly tools: 'none' | 'view' | 'colours' | 'images';
}

let current: PreviewSettings = {
  page: 'all',
  width: 'pane',
  zoom: 'fit',
  compare: 'off',
  vision: 'all',
  showsSlot: false,
  tools: 'none',
};
const listeners = new Set<() => void>();

export function changePreview(change: Partial<PreviewSettings>): void {
  current = { ...current, ...change };
  for (const listener of listeners) listener();
}

/** The settings outlive the panel, which goes when another tab is chosen. */
export function usePreviewSettings(): PreviewSettings {
  return useSyncExternalStore(subscribe, () => current);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
