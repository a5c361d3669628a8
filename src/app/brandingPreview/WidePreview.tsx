import { Minimize2 } from 'lucide-react';
import { Button } from '../ui/Button.tsx';
import { BrandingReportCopy, CheckList } from './CheckList.tsx';
import { ColourTools } from './ColourTools.tsx';
import { DownloadTools } from './DownloadTools.tsx';
import { ImageTools } from './ImageTools.tsx';
import { PreviewPages } from './PreviewPages.tsx';
import { PageSwitch, WidthSelect } from './PreviewToolbar.tsx';
import { standInNote } from './standInNote.ts';
import { usePreview } from './usePreview.ts';
import { ViewTools } from './ViewTools.tsx';
import styles from './WidePreview.module.css';

interface WidePreviewProps {
  readonly backLabel: string;
  /** The key that does the same. */
  readonly backKey?: string;
  readonly onBack: () => void;
}

/** The preview where there is room: the pages at their real proportions, all tools and checks beside them. */
export function WidePreview({ backLabel, backKey, onBack }: WidePreviewProps) {
  const { now, opened, settings, checks } = usePreview();
  return (
    <div className={styles.wide}>
      <header className={styles.head}>
        <h2 className={styles.title}>Branding</h2>
        <PageSwitch settings={settings} />
        <span className={styles.actions}>
          <WidthSelect settings={settings} />
          <Button onClick={onBack}>
            <Minimize2 />
            {backLabel}
            {backKey && <kbd>{backKey}</kbd>}
          </Button>
        </span>
      </header>
      <div className={styles.main}>
        <div className={styles.stage}>
          <PreviewPages now={now} opened={opened} settings={settings} hasCaptions />
        </div>
        <aside className={styles.side} aria-label="Branding tools">
          <section className={styles.section} aria-label="Colours">
            <h3 className={styles.heading}>Colours</h3>
            <ColourTools scene={now} />
          </section>
          <section className={styles.section} aria-label="Images">
            <h3 className={styles.heading}>Images</h3>
            <ImageTools scene={now} />
          </section>
          <section className={styles.section} aria-label="View">
            <h3 className={styles.heading}>View</h3>
            <ViewTools settings={settings} />
          </section>
          <section className={styles.section} aria-label="Checks">
            <div className={styles.row}>
              <h3 className={styles.heading}>Checks</h3>
              <BrandingReportCopy checks={checks} />
            </div>
            <CheckList checks={checks} />
          </section>
          <section className={styles.section} aria-label="Download">
            <h3 className={styles.heading}>Download</h3>
            <DownloadTools now={now} opened={opened} checks={checks} settings={settings} />
          </section>
          <p className={styles.note}>{standInNote(now)}</p>
        </aside>
      </div>
    </div>
  );
}
