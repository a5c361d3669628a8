import { useState } from 'react';
import { type PageId, type PreviewSettings, pageIds } from './look/previewSettings.ts';
import type { Scene } from './look/useBranding.ts';
import styles from './PreviewPages.module.css';
import { PageStage } from './sketch/PageStage.tsx';

interface PreviewPagesProps {
  readonly now: Scene;
  readonly opened: Scene;
  readonly settings: PreviewSettings;
}

/** The chosen pages, alone or against the opened file. */
export function PreviewPages(shown: PreviewPagesProps) {
  const { settings } = shown;
  const [split, setSplit] = useState(50);
  const pages: readonly PageId[] = settings.page === 'all' ? pageIds : [settings.page];
  return (
    <div className={styles.pages}>
      {pages.map((page) => (
        <PageComparison key={page} {...shown} page={page} split={split} />
      ))}
      {settings.compare === 'slider' && (
        <label className={styles.slider}>
          <span>Opened file</span>
          <input
            type="range"
            min={0}
            max={100}
            step={5}
            value={split}
            aria-label="How much of the opened file is shown"
            aria-valuetext={`${split} % opened file, ${100 - split} % now`}
            onChange={({ target }) => setSplit(target.valueAsNumber)}
          />
          <span>Now</span>
        </label>
      )}
    </div>
  );
}

interface PageComparisonProps extends PreviewPagesProps {
  readonly page: PageId;
  /** How much of the width shows the opened file, in percent. */
  readonly split: number;
}

function PageComparison({ page, now, opened, settings, split }: PageComparisonProps) {
  const current = <PageStage page={page} version="now" scene={now} settings={settings} />;
  if (settings.compare === 'off') return current;
  const before = <PageStage page={page} version="opened" scene={opened} settings={settings} />;
  if (settings.compare === 'sideBySide') {
    return (
      <div className={styles.sideBySide}>
        <div>
          <p className={styles.caption}>Opened file</p>
          {before}
        </div>
        <div>
          <p className={styles.caption}>Now</p>
          {current}
        </div>
      </div>
    );
  }
  return (
    <div className={styles.layers}>
      {current}
      <div className={styles.overlay} style={{ clipPath: `inset(0 ${100 - split}% 0 0)` }}>
        {before}
      </div>
      <div className={styles.edge} style={{ left: `${split}%` }} />
    </div>
  );
}
