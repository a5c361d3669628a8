import { useMemo } from 'react';
import { type CheckResult, checkBranding } from '../../../branding/index.ts';
import { PageStage } from '../../brandingSketch/PageStage.tsx';
import {
  type PageId,
  type PreviewSettings,
  pageIds,
  usePreviewSettings,
} from '../../brandingSketch/previewSettings.ts';
import { type Scene, useBranding, useOpenedScene, useScene } from '../../brandingSketch/useBranding.ts';
import { useKept } from '../../page/useWorkspace.ts';
import styles from './BrandingPreview.module.css';
import { SplitChecks } from './CheckList.tsx';
import { ColourTools } from './colours/ColourTools.tsx';
import { DownloadTools } from './download/DownloadTools.tsx';
import { ImageTools } from './ImageTools.tsx';
import { PreviewToolbar } from './PreviewToolbar.tsx';
import { standInNote } from './standInNote.ts';

/** What users of the server will see, drawn live from the text. */
export function BrandingPreview() {
  const { now, opened, settings, checks } = usePreview();
  return (
    <div className={styles.preview}>
      <PreviewToolbar settings={settings} />
      {settings.tools !== 'none' && (
        <div className={styles.tools}>
          {settings.tools === 'colours' && <ColourTools scene={now} />}
          {settings.tools === 'images' && <ImageTools scene={now} />}
          {settings.tools === 'download' && (
            <DownloadTools now={now} opened={opened} checks={checks} settings={settings} />
          )}
        </div>
      )}
      <PreviewPages now={now} opened={opened} settings={settings} />
      <SplitChecks checks={checks} />
      <p className={styles.note}>{standInNote(now)}</p>
    </div>
  );
}

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

/** The chosen pages, alone or beside those of the opened file. */
export function PreviewPages({ now, opened, settings }: Omit<Preview, 'checks'>) {
  const pages: readonly PageId[] = settings.page === 'all' ? pageIds : [settings.page];
  return (
    <div className={styles.pages}>
      {pages.map((page) => {
        const current = <PageStage key={page} page={page} version="now" scene={now} settings={settings} />;
        if (!settings.showsOpened) return current;
        return (
          <div key={page} className={styles.sideBySide}>
            <div>
              <p className={styles.caption}>Opened file</p>
              <PageStage page={page} version="opened" scene={opened} settings={settings} />
            </div>
            <div>
              <p className={styles.caption}>Now</p>
              {current}
            </div>
          </div>
        );
      })}
    </div>
  );
}
