import { ClipboardPaste, Columns3, Compass, FlaskConical, FolderOpen, LayoutTemplate } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { optionTotal } from '../../config/index.ts';
import { useDraftState } from '../drafts/draftState.ts';
import { hasServerReport } from '../page/deployment.ts';
import { showDialog } from '../page/dialogs.ts';
import { readRecentFiles, recentFiles, startKeepingNames } from '../page/files.ts';
import { usePageState, usePart } from '../page/pageState.ts';
import { placeNear } from '../places/focusNear.ts';
import { type NewDocument, newFragment } from '../places/fragment.ts';
import { usePlaces } from '../places/places.ts';
import { isSingleFile } from '../platform/edition.ts';
import { shortcutText } from '../platform/shortcut.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import { lazyPart } from '../ui/lazyPart.tsx';
import { DraftNotice } from './drafts/DraftNotice.tsx';
import { FileInput, fileInputId } from './files/FileInput.tsx';
import { usePasteAnywhere } from './files/usePasteAnywhere.ts';
import { StartPicture } from './StartPicture.tsx';
import styles from './StartScreen.module.css';

const WaitingDrafts = lazyPart(async () => (await import('./drafts/WaitingDrafts.tsx')).WaitingDrafts);
const RecentFiles = lazyPart(async () => (await import('./files/RecentFiles.tsx')).RecentFiles);

const compareId = 'compare-files';

/** What the page offers while no document is open. Opening a file and creating a document work before the page's code has loaded. */
export function StartScreen() {
  const screen = useRef<HTMLElement>(null);
  const { elements } = usePlaces();
  const page = usePageState();
  const { isKept } = usePart(recentFiles);
  const { waiting } = useDraftState();
  const paste = (pasted: string) => showDialog(page, { kind: 'paste', pasted });
  usePasteAnywhere(paste, (text) => text !== '' && !hasServerReport(text));
  // In an effect: the built page has no recent files.
  useEffect(() => void readRecentFiles(page), [page]);
  // The pressed button disappears with the screen: focus moves to the name of the opened file.
  useLayoutEffect(() => {
    const place = screen.current;
    const unregister = place && elements.register('part', 'main', place);
    return () => {
      unregister?.();
      if (place?.contains(document.activeElement)) placeNear(page, null)();
    };
  }, [elements, page]);
  return (
    <main className={styles.start} ref={screen}>
      <div className={styles.column}>
        <section className={styles.hero}>
          <div>
            <h2 className={styles.title}>Configure your server</h2>
            <p className={styles.lead}>Form and HJSON side by side. Comments, order and quoting are preserved.</p>
            <div className={styles.actions}>
              <span className={buttonClass({ look: 'primary', size: 'large', className: styles.open })}>
                <FolderOpen aria-hidden /> <label htmlFor={fileInputId}>Open config.json</label>
                <FileInput className={styles.file} />
              </span>
              <Button size="large" onClick={() => paste('')}>
                <ClipboardPaste aria-hidden /> Paste <kbd aria-hidden>{usePasteShortcut()}</kbd>
              </Button>
            </div>
            <p className={styles.small}>
              <span className={styles.drop}>Or drop it anywhere. </span>
              Also a Compose file, manifest, unit or <code>SERVICE_CONFIG_HJSON</code>.
            </p>
          </div>
          {/* Who has been here before knows what the page does. */}
          <Suspense fallback={<StartPicture />}>{isKept ? <RecentFiles /> : <StartPicture />}</Suspense>
        </section>
        <DraftNotice />
        <section>
          <h3 className={styles.heading}>Start new</h3>
          <ul className={styles.choices}>
            <Choice icon={<Compass />} title="Guided set-up" document="guide">
              Section by section, with presets of mail, sign-in and database providers.
            </Choice>
            <Choice icon={<LayoutTemplate />} title="Template" document="template">
              All {optionTotal} options, documented in comments.
            </Choice>
            <Choice icon={<FlaskConical />} title="Example" document="example">
              A configuration with made-up values.
            </Choice>
            <li>
              <div className={styles.choice}>
                <Columns3 />
                <span>
                  <label className={styles.choiceTitle} htmlFor={compareId}>
                    Compare two files
                  </label>{' '}
                  <span className={styles.choiceText}>Test and production, option by option.</span>
                </span>
                <FileInput className={styles.file} multipleId={compareId} />
              </div>
            </li>
          </ul>
        </section>
        <Suspense>{waiting.length > 0 && <WaitingDrafts />}</Suspense>
        <p className={styles.small}>
          Nothing leaves your browser.{' '}
          {!isSingleFile && !isKept && (
            <Button look="link" onClick={() => startKeepingNames(page)}>
              Keep names of recent files
            </Button>
          )}
        </p>
      </div>
    </main>
  );
}

const never = () => () => {};

/** The page is built with the notation of most systems. */
function usePasteShortcut(): string {
  return useSyncExternalStore(
    never,
    () => shortcutText('Mod+V'),
    () => shortcutText('Mod+V', false),
  );
}

interface ChoiceProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly document: NewDocument;
  readonly children: ReactNode;
}

function Choice({ icon, title, document, children }: ChoiceProps) {
  return (
    <li>
      <a className={styles.choice} href={newFragment(document)}>
        {icon}
        <span>
          <span className={styles.choiceTitle}>{title}</span> <span className={styles.choiceText}>{children}</span>
        </span>
      </a>
    </li>
  );
}
