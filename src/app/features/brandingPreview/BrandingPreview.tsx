import { previewWindow } from '../../page/dialogs.ts';
import { usePart } from '../../page/pageState.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './BrandingPreview.module.css';
import { SplitChecks, useSplitChecks } from './CheckList.tsx';
import { ColourTools } from './colours/ColourTools.tsx';
import { DownloadTools } from './download/DownloadTools.tsx';
import { ExpandedPreview } from './ExpandedPreview.tsx';
import { ImageTools } from './ImageTools.tsx';
import { usePreviewSettings } from './look/previewSettings.ts';
import { standInNote } from './look/standInNote.ts';
import { usePreview } from './look/usePreview.ts';
import { PreviewPages } from './PreviewPages.tsx';
import { PreviewToolbar } from './PreviewToolbar.tsx';
import { ViewTools } from './ViewTools.tsx';

/** What users of the server will see, drawn live from the text, in one place at a time: here, over the page, or in a window. */
export function BrandingPreview() {
  const view = usePart(previewWindow);
  const { isExpanded } = usePreviewSettings();
  if (view) return <Elsewhere view={view} />;
  return isExpanded ? <ExpandedPreview /> : <PanePreview />;
}

function Elsewhere({ view }: { readonly view: Window }) {
  return (
    <div className={styles.preview}>
      <p>The preview is open in a separate window.</p>
      <div className={styles.places}>
        <Button onClick={() => view.focus()}>Show the window</Button>
        <Button look="quiet" onClick={() => view.close()}>
          Bring it back
        </Button>
      </div>
    </div>
  );
}

function PanePreview() {
  const { now, opened, settings, checks } = usePreview();
  const [failing, others] = useSplitChecks(checks);
  return (
    <div className={styles.preview}>
      <PreviewToolbar settings={settings} />
      {settings.tools !== 'none' && (
        <div className={styles.tools}>
          {settings.tools === 'colours' && <ColourTools scene={now} />}
          {settings.tools === 'images' && <ImageTools scene={now} />}
          {settings.tools === 'view' && <ViewTools settings={settings} />}
          {settings.tools === 'download' && (
            <DownloadTools now={now} opened={opened} checks={checks} settings={settings} />
          )}
        </div>
      )}
      <PreviewPages now={now} opened={opened} settings={settings} failing={failing} />
      <SplitChecks failing={failing} others={others} />
      <p className={styles.note}>{standInNote(now)}</p>
    </div>
  );
}
