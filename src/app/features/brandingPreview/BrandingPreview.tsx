import styles from './BrandingPreview.module.css';
import { SplitChecks } from './CheckList.tsx';
import { ColourTools } from './colours/ColourTools.tsx';
import { DownloadTools } from './download/DownloadTools.tsx';
import { ImageTools } from './ImageTools.tsx';
import { PreviewPages } from './PreviewPages.tsx';
import { PreviewToolbar } from './PreviewToolbar.tsx';
import { standInNote } from './standInNote.ts';
import { usePreview } from './usePreview.ts';

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
