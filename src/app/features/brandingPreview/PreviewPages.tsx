import { PageStage } from '../../brandingSketch/PageStage.tsx';
import { type PageId, type PreviewSettings, pageIds } from '../../brandingSketch/previewSettings.ts';
import type { Scene } from '../../brandingSketch/useBranding.ts';
import styles from './PreviewPages.module.css';

interface PreviewPagesProps {
  readonly now: Scene;
  readonly opened: Scene;
  readonly settings: PreviewSettings;
}

/** The chosen pages, alone or beside those of the opened file. */
export function PreviewPages({ now, opened, settings }: PreviewPagesProps) {
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
