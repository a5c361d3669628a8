import { useMemo, useState } from 'react';
import { type Branding, brandingPaths, readBranding } from '../../branding/index.ts';
import { type LocalImageEntry, localImageKey, useLocalImage } from '../browser/localImages.ts';
import { useSnapshot } from '../useWorkspace.ts';
import { resolveColour } from './resolveColour.ts';

/** The branding of the text as it is, and of the text as it was opened. A faulty colour keeps the last valid one. */
export function useBranding(): { readonly now: Branding; readonly opened: Branding } {
  const snapshot = useSnapshot();
  const openedConfig = snapshot.opened.config;
  const opened = useMemo(() => readBranding(openedConfig, resolveColour), [openedConfig]);
  const read = (previous: Branding) => ({
    config: snapshot.config,
    opened,
    now: readBranding(snapshot.config, resolveColour, previous),
  });
  const [shown, setShown] = useState(() => read(opened));
  if (shown.config === snapshot.config && shown.opened === opened) return shown;
  const next = read(shown.opened === opened ? shown.now : opened);
  setShown(next);
  return next;
}

/** A branding with the local images that stand in for its paths. */
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
