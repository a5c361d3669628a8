import { Button } from '../../ui/Button.tsx';
import { SplitChecks, useSplitChecks } from './CheckList.tsx';
import { ColourTools } from './colours/ColourTools.tsx';
import { DownloadTools } from './download/DownloadTools.tsx';
import { ImageTools } from './ImageTools.tsx';
import { standInNote } from './look/standInNote.ts';
import { usePreview } from './look/usePreview.ts';
import { PreviewPages } from './PreviewPages.tsx';
import { PageSwitch, ShareButton, WidthSelect } from './PreviewToolbar.tsx';
import { ViewTools } from './ViewTools.tsx';
import styles from './WidePreview.module.css';

interface WidePreviewProps {
  /** The level of its heading: 1 in a separate window, where the pages are the main content. */
  readonly level: 1 | 2;
  /** True where Escape goes back as well. */
  readonly hasEscape?: boolean;
  readonly onBack: () => void;
}

/** The preview for wide spaces: the pages at their real proportions, with all tools and checks at the side. */
export function WidePreview({ level, hasEscape = false, onBack }: WidePreviewProps) {
  const { now, opened, settings, checks } = usePreview();
  const [failing, others] = useSplitChecks(checks);
  const [Title, Heading, Pages] = level === 1 ? (['h1', 'h2', 'main'] as const) : (['h2', 'h3', 'section'] as const);
  return (
    <div className={styles.wide}>
      <header className={styles.head}>
        <Title className={styles.title}>Branding</Title>
        <PageSwitch settings={settings} />
        <span className={styles.actions}>
          <WidthSelect settings={settings} />
          <ShareButton settings={settings} />
          <Button onClick={onBack} {...(hasEscape && { 'aria-keyshortcuts': 'Escape' })}>
            Back to editing {hasEscape && <kbd aria-hidden>Esc</kbd>}
          </Button>
        </span>
      </header>
      <div className={styles.main}>
        <Pages className={styles.stage} aria-label="Pages" tabIndex={0}>
          <PreviewPages now={now} opened={opened} settings={settings} failing={failing} hasCaptions />
        </Pages>
        <aside className={styles.side} aria-label="Branding tools">
          {settings.tools === 'download' && (
            <section className={styles.section} aria-label="Share">
              <Heading className={styles.heading}>Share</Heading>
              <DownloadTools now={now} opened={opened} checks={checks} settings={settings} />
            </section>
          )}
          <section className={styles.section} aria-label="Checks">
            <Heading className={styles.heading}>Checks</Heading>
            <SplitChecks failing={failing} others={others} />
          </section>
          <section className={styles.section} aria-label="Colours">
            <Heading className={styles.heading}>Colours</Heading>
            <ColourTools scene={now} />
          </section>
          <section className={styles.section} aria-label="Images">
            <Heading className={styles.heading}>Images</Heading>
            <ImageTools scene={now} />
          </section>
          <details className={styles.fold}>
            <summary className={styles.heading}>View options</summary>
            <ViewTools settings={settings} />
          </details>
          <p className={styles.note}>{standInNote(now)}</p>
        </aside>
      </div>
    </div>
  );
}
