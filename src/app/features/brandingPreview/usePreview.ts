import { useMemo } from 'react';
import { type CheckResult, checkBranding } from '../../../branding/index.ts';
import { type PreviewSettings, usePreviewSettings } from '../../brandingSketch/previewSettings.ts';
import { type Scene, useBranding, useOpenedScene, useScene } from '../../brandingSketch/useBranding.ts';
import { useKept } from '../../page/useWorkspace.ts';

interface Preview {
  readonly now: Scene;
  readonly opened: Scene;
  readonly settings: PreviewSettings;
  readonly checks: readonly CheckResult[];
}

/** What every view of the preview shows: the branding of the text, now and as opened, with its checks. */
export function usePreview(): Preview {
  const branding = useBranding();
  const now = useScene(branding.now);
  const opened = useOpenedScene(branding.opened);
  const settings = usePreviewSettings();
  const found = useMemo(
    () => checkBranding({ branding: now.branding, logo: now.logo?.image, background: now.background?.image }),
    [now.branding, now.logo, now.background],
  );
  // The name changes with each keystroke, and no check uses it.
  const checks = useKept<readonly CheckResult[]>()(found);
  return { now, opened, settings, checks };
}
