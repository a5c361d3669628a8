import type { ColourVision } from '../../../../colour/index.ts';
import { createStore, type Store } from '../../../page/createStore.ts';
import { type PageState, usePart } from '../../../page/pageState.ts';

export type PageId = 'wizard' | 'login' | 'toolbar';

/** The pages, in the order in which they are shown. */
export const pageIds: readonly PageId[] = ['wizard', 'login', 'toolbar'];

/** View settings of the preview. None of them comes from the configuration or is written to it. */
export interface PreviewSettings {
  readonly page: 'all' | PageId;
  /** Width of the window in CSS pixels; `pane` follows the pane. */
  readonly width: 'pane' | number;
  /** Share of the real size; `fit` shrinks a page that is wider than the pane. */
  readonly zoom: 'fit' | number;
  readonly compare: 'off' | 'sideBySide' | 'slider';
  readonly vision: 'all' | ColourVision;
  /** Outlines the space that the toolbar reserves for the logo. */
  readonly showsSlot: boolean;
  readonly tools: 'none' | 'view' | 'colours' | 'images' | 'download';
}

const defaults: PreviewSettings = {
  page: 'all',
  width: 'pane',
  zoom: 'fit',
  compare: 'off',
  vision: 'all',
  showsSlot: false,
  tools: 'none',
};

/** Kept here because the panel unmounts when another tab is chosen. */
function previewSettings(): Store<PreviewSettings> {
  return createStore(defaults);
}

export function changePreview(page: PageState, change: Partial<PreviewSettings>): void {
  page.part(previewSettings).update((current) => ({ ...current, ...change }));
}

export function usePreviewSettings(): PreviewSettings {
  return usePart(previewSettings);
}
