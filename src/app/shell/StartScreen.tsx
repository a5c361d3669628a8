import { ClipboardPaste, Compass, FlaskConical, FolderOpen, LayoutTemplate } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { focusHeading } from '../platform/focusHeading.ts';
import { Button } from '../ui/Button.tsx';
import { shortcutText } from './commands/shortcut.ts';
import { DraftNotice } from './drafts/DraftNotice.tsx';
import { useEditing } from './editing.ts';
import { usePasteAnywhere } from './files/usePasteAnywhere.ts';
import { StartPicture } from './StartPicture.tsx';
import styles from './StartScreen.module.css';

interface StartScreenProps {
  /** Runs a command by its id. */
  readonly run: (id: string) => void;
  /** Called with text pasted anywhere on the screen. */
  readonly onPaste: (text: string) => void;
  readonly onDrafts: () => void;
}

/** The options at the top level; the options themselves come after this screen. */
export const optionCount = 23;

/** What the page offers while no document is open. */
export function StartScreen({ run, onPaste, onDrafts }: StartScreenProps) {
  const screen = useRef<HTMLElement>(null);
  usePasteAnywhere(onPaste);
  const parts = useEditing()?.parts;
  // The pressed button disappears with the screen: focus moves to the name of the opened file.
  useLayoutEffect(() => {
    const place = screen.current;
    return () => {
      if (place?.contains(document.activeElement)) focusHeading();
    };
  }, []);
  return (
    <main className={styles.start} ref={screen}>
      <div className={styles.column}>
        <section className={styles.hero}>
          <div>
            <h2 className={styles.title}>Configure your server</h2>
            <p className={styles.lead}>Form and HJSON side by side. Comments, order and quoting are preserved.</p>
            <div className={styles.actions}>
              <Button look="primary" size="large" onClick={() => run('open')}>
                <FolderOpen aria-hidden /> Open config.json
              </Button>
              <Button size="large" onClick={() => run('paste')}>
                <ClipboardPaste aria-hidden /> Paste <kbd aria-hidden>{usePasteShortcut()}</kbd>
              </Button>
            </div>
            <p className={styles.small}>
              Or drop it anywhere. Also a Compose file, manifest, unit or <code>SERVICE_CONFIG_HJSON</code>.
            </p>
          </div>
          <StartPicture />
        </section>
        <DraftNotice onDrafts={onDrafts} />
        <section>
          <h3 className={styles.heading}>Start new</h3>
          <ul className={styles.choices}>
            <Choice icon={<Compass />} title="Guided set-up" onClick={() => run('guide')}>
              Section by section, with presets of mail, sign-in and database providers.
            </Choice>
            <Choice icon={<LayoutTemplate />} title="Template" onClick={() => run('template')}>
              All {optionCount} options, documented in comments.
            </Choice>
            <Choice icon={<FlaskConical />} title="Example" onClick={() => run('example')}>
              A configuration with made-up values.
            </Choice>
          </ul>
        </section>
        {parts && <parts.WaitingDrafts />}
        <p className={styles.small}>
          Knows the {optionCount} options of its reference, which names one server version: 3.42.0, for endpointParams.
          Nothing leaves your browser.
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
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function Choice({ icon, title, onClick, children }: ChoiceProps) {
  return (
    <li>
      <button type="button" className={styles.choice} onClick={onClick}>
        {icon}
        <span>
          <span className={styles.choiceTitle}>{title}</span> <span className={styles.choiceText}>{children}</span>
        </span>
      </button>
    </li>
  );
}
