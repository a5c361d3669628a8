import { ClipboardPaste, Compass, FileText, FolderOpen, LayoutTemplate } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { defaultTemplate, exampleConfiguration } from '../../config/index.ts';
import { focusHeading } from '../platform/focusHeading.ts';
import { openDocument } from '../state/openDocument.ts';
import { usePageState } from '../state/pageState.ts';
import { useWorkspace } from '../state/useWorkspace.ts';
import { openGuide } from './commands/commands.ts';
import { DraftNotice } from './drafts/DraftNotice.tsx';
import { WaitingDrafts } from './drafts/WaitingDrafts.tsx';
import styles from './StartScreen.module.css';

interface StartScreenProps {
  readonly onOpen: () => void;
  readonly onPaste: () => void;
  readonly onDrafts: () => void;
}

/** What the page offers while no document is open. */
export function StartScreen({ onOpen, onPaste, onDrafts }: StartScreenProps) {
  const page = usePageState();
  const workspace = useWorkspace();
  const screen = useRef<HTMLElement>(null);
  // What was pressed here goes with the screen: the focus goes to the name of what was opened.
  useLayoutEffect(() => {
    const place = screen.current;
    return () => {
      if (place?.contains(document.activeElement)) focusHeading();
    };
  }, []);
  return (
    <main className={styles.start} ref={screen}>
      <div className={styles.column}>
        <h2 className={styles.title}>Configure your server</h2>
        <p className={styles.lead}>
          Form and HJSON side by side. Comments, order and quoting are preserved. Nothing leaves your browser.
        </p>
        <DraftNotice onDrafts={onDrafts} />
        <WaitingDrafts />
        <ul className={styles.choices}>
          <Choice icon={<FolderOpen />} title="Open a file" onClick={onOpen}>
            Open config.json, or a Compose file, manifest or unit that contains it. You can also drop it here.
          </Choice>
          <Choice icon={<ClipboardPaste />} title="Paste a configuration" onClick={onPaste}>
            HJSON or JSON, or a line, file or manifest that contains SERVICE_CONFIG_HJSON.
          </Choice>
          <Choice icon={<Compass />} title="Guided set-up" onClick={() => openGuide(workspace, page)}>
            A new file, section by section, with presets of mail, sign-in and database providers.
          </Choice>
          <Choice
            icon={<LayoutTemplate />}
            title="Start from a template"
            onClick={() =>
              openDocument(workspace, page, { name: 'config.json', text: defaultTemplate() }, 'Opened the template.')
            }
          >
            All options, documented in comments. Fill in what you need.
          </Choice>
          <Choice
            icon={<FileText />}
            title="Try the example"
            onClick={() =>
              openDocument(
                workspace,
                page,
                { name: 'config.json', text: exampleConfiguration() },
                'Opened the example.',
              )
            }
          >
            A sample configuration with made-up values.
          </Choice>
        </ul>
      </div>
    </main>
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
        <span className={styles.choiceTitle}>{title}</span>
        <span className={styles.choiceText}>{children}</span>
      </button>
    </li>
  );
}
