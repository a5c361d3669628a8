import { Toolbar } from 'radix-ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { brandingReport, type CheckResult, type ReportPicture, summariseChecks } from '../../../../branding/index.ts';
import { saveBytes } from '../../../../opening/index.ts';
import { PageStage, pageTitles } from '../../../brandingSketch/PageStage.tsx';
import { type PageId, type PreviewSettings, pageIds } from '../../../brandingSketch/previewSettings.ts';
import type { Scene } from '../../../brandingSketch/useBranding.ts';
import { announce } from '../../../page/announcer.ts';
import { usePageState } from '../../../page/pageState.ts';
import { useSelected } from '../../../page/useWorkspace.ts';
import { downloadFile } from '../../../platform/fileAccess.ts';
import { Button } from '../../../ui/Button.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import styles from '../BrandingPreview.module.css';
import { standInNote } from '../standInNote.ts';
import { paintStage } from './paintStage.ts';
import { pictureFoot } from './pictureFoot.ts';

/** What is being created: a picture of one page, or the report with pictures of all. */
type Job = { readonly kind: 'picture'; readonly page: PageId; readonly density: 1 | 2 } | { readonly kind: 'report' };

/** Width of the pictures where the preview follows its pane, in CSS pixels. */
const pictureWidth = 1280;

const notDrawn = 'The browser could not draw the picture. Choose the image again.';

interface DownloadToolsProps {
  readonly now: Scene;
  readonly opened: Scene;
  readonly checks: readonly CheckResult[];
  readonly settings: PreviewSettings;
}

const today = () => new Date().toLocaleDateString('en-GB', { dateStyle: 'long' });

/** Each page as PNG, and the report. The pages are rendered again off screen, at their real size. */
export function DownloadTools({ now, opened, checks, settings }: DownloadToolsProps) {
  const pageState = usePageState();
  const fileName = useSelected(({ file }) => file?.name) ?? '';
  const drawn = useRef<HTMLDivElement>(null);
  const [jobs, setJobs] = useState<readonly Job[]>([]);
  const [job] = jobs;
  const width = settings.width === 'pane' ? pictureWidth : settings.width;
  const drawnSettings: PreviewSettings = { ...settings, width, showsSlot: false };
  const isChanged = JSON.stringify(now.branding) !== JSON.stringify(opened.branding);
  const versions = isChanged && job?.kind === 'report' ? (['now', 'opened'] as const) : (['now'] as const);

  /** Throws where the page cannot be drawn. */
  async function paint(page: PageId, version: 'now' | 'opened', density: number): Promise<HTMLCanvasElement> {
    const stage = drawn.current?.querySelector<HTMLElement>(`[data-stage="${page}-${version}"]`);
    const scene = version === 'now' ? now : opened;
    const foot = pictureFoot({ ...scene, fileName, day: today(), isOpened: version === 'opened' });
    const canvas = stage && (await paintStage(stage, settings.vision, density, foot));
    if (!canvas) throw new Error('There is no page to draw, or no canvas to draw it on.');
    return canvas;
  }

  async function addressOf(page: PageId, version: 'now' | 'opened'): Promise<string> {
    return (await paint(page, version, 1)).toDataURL('image/png');
  }

  async function picture(page: PageId, density: 1 | 2): Promise<void> {
    const canvas = await paint(page, 'now', density);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (!blob) throw new Error('The canvas cannot be encoded.');
    const name = `branding-${page}${density === 2 ? '@2x' : ''}.png`;
    downloadFile(name, new Uint8Array(await blob.arrayBuffer()));
  }

  async function report(): Promise<void> {
    const pictures: ReportPicture[] = [];
    for (const page of pageIds) {
      const openedAddress = isChanged ? await addressOf(page, 'opened') : undefined;
      pictures.push({ title: pageTitles[page], now: await addressOf(page, 'now'), opened: openedAddress });
    }
    const content = {
      now: now.branding,
      opened: opened.branding,
      checks,
      pictures,
      day: today(),
      note: standInNote(now),
      localLogo: now.logo?.image?.fileName,
      localBackground: now.background?.image?.fileName,
    };
    downloadFile('branding-report.html', saveBytes(brandingReport(content)));
  }

  /** One after the other: the off-screen pages belong to the first job. */
  function ask(wanted: Job) {
    setJobs((current) => [...current, wanted]);
  }

  const finish = useEffectEvent(async (wanted: Job) => {
    try {
      await (wanted.kind === 'report' ? report() : picture(wanted.page, wanted.density));
    } catch {
      // Closing the tools unmounts the pages: the picture is no longer wanted.
      if (drawn.current) announce(pageState, notDrawn);
    }
    setJobs((current) => current.filter((other) => other !== wanted));
  });

  // The shadow trees are filled in a second rendering. No frame is waited for: this page may be hidden behind its window.
  useEffect(() => {
    if (!job) return undefined;
    const timer = setTimeout(() => void finish(job));
    return () => clearTimeout(timer);
  }, [job]);

  const pages = job?.kind === 'picture' ? [job.page] : pageIds;
  return (
    <div className={styles.downloads}>
      <Toolbar.Root className={styles.list} aria-label="Downloads">
        {pageIds.map((page) => (
          <div key={page} className={styles.row}>
            <span className={styles.downloadTitle}>{pageTitles[page]}</span>
            {([1, 2] as const).map((density) => (
              <Toolbar.Button key={density} asChild>
                <Button
                  size="compact"
                  aria-label={`${pageTitles[page]} as PNG, ${density}×`}
                  onClick={() => ask({ kind: 'picture', page, density })}
                >
                  PNG {density}×
                </Button>
              </Toolbar.Button>
            ))}
          </div>
        ))}
        <div className={styles.row}>
          <span className={styles.downloadTitle}>Report with pictures, contrast and values</span>
          <Toolbar.Button asChild>
            <Button size="compact" onClick={() => ask({ kind: 'report' })}>
              Download report
            </Button>
          </Toolbar.Button>
        </div>
      </Toolbar.Root>
      <div className={styles.row}>
        <span className={styles.downloadTitle}>The checks as text</span>
        <CopyButton look="quiet" label="Copy report" text={() => summariseChecks(checks)} />
      </div>
      {job && (
        <div ref={drawn} className={styles.drawn} aria-hidden inert style={{ width }}>
          {pages.flatMap((page) =>
            versions.map((version) => (
              <PageStage
                key={`${page}-${version}`}
                page={page}
                version={version}
                scene={version === 'now' ? now : opened}
                settings={drawnSettings}
              />
            )),
          )}
        </div>
      )}
    </div>
  );
}
