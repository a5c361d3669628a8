import type { HjsonDocument } from 'hjson-document';
import { useEffect, useRef } from 'react';
import { type Branding, brandingPaths, readBranding } from '../../branding/index.ts';
import { type LocalImageEntry, localImageKey, restoreLocalImages, useLocalImage } from '../page/localImages.ts';
import { usePageState } from '../page/pageState.ts';
import { useSelected } from '../page/useWorkspace.ts';
import { resolveColour } from '../platform/resolveColour.ts';

interface Brandings {
  readonly now: Branding;
  readonly opened: Branding;
}

/** The branding of the current text and of the opened text. An invalid colour keeps the last valid one. Restores the kept images. */
export function useBranding(): Brandings {
  const page = usePageState();
  useEffect(() => void restoreLocalImages(page), [page]);
  const last = useRef<{ document: HjsonDocument; openedDocument: HjsonDocument; shown: Brandings }>(undefined);
  return useSelected((snapshot) => {
    const { document, opened } = snapshot;
    const before = last.current;
    if (before?.document === document && before.openedDocument === opened.document) return before.shown;
    const sameFile = before?.openedDocument === opened.document ? before.shown : undefined;
    const then = sameFile?.opened ?? readBranding(opened, resolveColour);
    const next = { now: readBranding(snapshot, resolveColour, sameFile?.now ?? then), opened: then };
    const shown = sameFile && JSON.stringify(sameFile) === JSON.stringify(next) ? sameFile : next;
    last.current = { document, openedDocument: opened.document, shown };
    return shown;
  });
}

/** A branding with the local images shown in place of its paths. */
export interface Scene {
  readonly branding: Branding;
  readonly logo: LocalImageEntry | undefined;
  readonly background: LocalImageEntry | undefined;
}

export function useScene(branding: Branding): Scene {
  const logo = useLocalImage(localImageKey(brandingPaths.logo, branding.logoPath));
  const background = useLocalImage(localImageKey(brandingPaths.background, branding.backgroundPath));
  return { branding, logo, background };
}

/** The same of the opened file: an image without a path has been chosen since. */
export function useOpenedScene(branding: Branding): Scene {
  const { logo, background } = useScene(branding);
  return {
    branding,
    logo: branding.logoPath === '' ? undefined : logo,
    background: branding.backgroundPath === '' ? undefined : background,
  };
}
