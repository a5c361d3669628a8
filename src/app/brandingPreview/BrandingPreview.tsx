import { useCallback, useEffect, useMemo, useRef } from 'react';
import { checkBranding, summariseChecks } from '../../branding/index.ts';
import { restoreLocalImages } from '../state/localImages.ts';
import { usePageState } from '../state/pageState.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import styles from './BrandingPreview.module.css';
import { CheckList } from './CheckList.tsx';
import { ColourTools } from './ColourTools.tsx';
import { downloadPicture } from './downloadPicture.ts';
import { ImageTools } from './ImageTools.tsx';
import { PreviewPages } from './PreviewPages.tsx';
import { PreviewToolbar } from './PreviewToolbar.tsx';
import { usePreviewSettings } from './previewSettings.ts';
import { standInNote } from './standInNote.ts';
import { useBranding, useScene } from './useBranding.ts';
import { ViewTools } from './ViewTools.tsx';

/** What users of the server will see, drawn live from the text, and what is wrong with it. */
export function BrandingPreview() {
  const pageState = usePageState();
  const branding = useBranding();
  const now = useScene(branding.now);
  const opened = useScene(branding.opened);
  const settings = usePreviewSettings();
  const pages = useRef<HTMLDivElement>(null);
  const checks = useMemo(
    () => checkBranding({ branding: now.branding, logo: now.logo?.image, background: now.background?.image }),
    [now.branding, now.logo, now.background],
  );

  const download = useCallback(() => pages.current && downloadPicture(pages.current, settings), [settings]);

  useEffect(() => void restoreLocalImages(pageState), [pageState]);

  return (
    <div className={styles.preview}>
      <PreviewToolbar settings={settings} onDownload={download} />
      {settings.tools !== 'none' && (
        <div className={styles.tools}>
          {settings.tools === 'colours' && <ColourTools branding={now.branding} />}
          {settings.tools === 'images' && <ImageTools scene={now} />}
          {settings.tools === 'view' && <ViewTools settings={settings} />}
        </div>
      )}
      <div ref={pages}>
        <PreviewPages now={now} opened={opened} settings={settings} />
      </div>
      <CheckList checks={checks} />
      <div className={styles.foot}>
        <p className={styles.note}>{standInNote(now)}</p>
        <CopyButton look="quiet" label="Copy report" text={() => summariseChecks(checks)} />
      </div>
    </div>
  );
}
