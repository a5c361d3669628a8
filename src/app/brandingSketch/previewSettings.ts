import type { ColourVision } from '../../colour/index.ts';
import { createStore, type Store } from '../page/createStore.ts';
import { type PageState, usePart } from '../page/pageState.ts';

export type PageId = 'wizard' | 'login' | 'toolbar';

/** The pages, in the order in which they are shown. */
export const pageIds: readonly PageId[] = ['wizard', 'login', 'toolbar'];

/** View settings of the preview. None of them comes from the configuration or is written to it. */
export interface PreviewSettings {
  readonly page: 'all' | PageId;
  /** Width of the window in CSS pixels, shrunk where the pane has no room for it; `pane` follows the pane. */
  readonly width: 'pane' | number;
  /** Shows each page beside that of the opened file. */
  readonly showsOpened: boolean;
  readonly vision: 'all' | ColourVision;
  /** Outlines the space that the toolbar reserves for the logo. */
  readonly showsSlot: boolean;
  readonly tools: 'none' | 'colours' | 'images' | 'download';
}

/** The pages as they are, as wide as their place. */
export const defaultView: PreviewSettings = {
  page: 'all',
  width: 'pane',
  showsOpened: false,
  vision: 'all',
  showsSlot: false,
  tools: 'none',
};

/** Kept here because the panel unmounts when another tab is chosen. */
function previewSettings(): Store<PreviewSettings> {
  return createStore(defaultView);
}

export function changePreview(page: PageState, change: Partial<PreviewSettings>): void {
  page.part(previewSettings).update((current) => ({ ...current, ...change }));
}

export function usePreviewSettings(): PreviewSettings {
  return usePart(previewSettings);
}
