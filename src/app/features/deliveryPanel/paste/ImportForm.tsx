import { use, useDeferredValue, useId, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { diffLines, dottedName } from 'source-text';
import { type DetectedConfig, type LeftOut, recognisePaste, yamlLoading } from '../../../../delivery/index.ts';
import { readPart } from '../../../../messages/index.ts';
import { openDocument } from '../../../commands/openDocument.ts';
import { showServerReport } from '../../../commands/showServerReport.ts';
import { announce } from '../../../page/announcer.ts';
import { hasServerReport } from '../../../page/deployment.ts';
import { usePageState } from '../../../page/pageState.ts';
import { setOtherVariable } from '../../../page/setOtherVariable.ts';
import { useWorkspace } from '../../../page/useWorkspace.ts';
import { isTakingEnter } from '../../../platform/textBox.ts';
import { Button } from '../../../ui/Button.tsx';
import { ShowButton } from '../../../ui/ShowButton.tsx';
import { TextArea } from '../../../ui/TextInput.tsx';
import { useReveal } from '../../../ui/useReveal.ts';
import styles from '../DeliveryPanel.module.css';
import { PastePreview, toggled } from './PastePreview.tsx';
import { pasteWithoutSecrets, readLog } from './pastedLog.ts';
import { copyIn, type PreparedPaste, preparePaste } from './preparePaste.ts';
import { RestoreChoice } from './RestoreChoice.tsx';

interface ImportFormProps {
  /** The file that contains the text; without one, the user pastes it. */
  readonly file?: { readonly name: string; readonly text: string; readonly openAsItIs: () => void };
  /** Text that the user already pasted. */
  readonly pasted?: string;
  /** Called when a configuration has been opened, or when the user cancelled. */
  readonly onDone: () => void;
}

/** Reads a paste or the text of a file, shows what was found in it, and opens it as one undo step. */
export function ImportForm({ file: source, pasted: text = '', onDone }: ImportFormProps) {
  const page = usePageState();
  const workspace = useWorkspace();
  const readYaml = use(page.part(yamlLoading)());
  const { document, file } = workspace.snapshot;
  /** A text is read once, when it comes. What is typed is before the user's eyes. */
  const reading = (given: string, isMasked: boolean) => {
    const found = recognisePaste(given, readYaml, source?.name);
    const log = source ? { messages: [], shown: given } : readLog(given, found, document);
    return { given, found, ...log, masked: isMasked ? pasteWithoutSecrets(given, found, document) : undefined };
  };
  const [paste, setPaste] = useState(() => reading(source?.text ?? text, true));
  const { given, shown: pasted, masked } = paste;
  const [picked, setPicked] = useState(0);
  const [isLaidOut, setLaidOut] = useState(true);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  /** The places of a redacted copy that the user has chosen. */
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const settled = useDeferredValue(paste);
  const { found: recognition, messages } = settled;
  const choice = recognition.kind === 'found' ? (recognition.choices[picked] ?? recognition.choices[0]) : undefined;
  const { isRevealed, toggle, containerProps } = useReveal();
  const isHidden = masked !== undefined && !isRevealed;
  const open = useMemo(() => file && { name: file.name, document }, [file, document]);
  const copy = useMemo(() => choice && copyIn(choice, open), [choice, open]);
  const isChosen = (place: LeftOut) => turned.has(dottedName(place.path));
  const prepared = choice && preparePaste(choice, open, copy, isChosen, isLaidOut);
  const inputId = useId();

  function take(from: DetectedConfig, { text, notes }: PreparedPaste) {
    for (const { name, value } of from.otherVariables) if (!left.has(name)) setOtherVariable(page, name, value);
    if (copy?.isOfOriginal) takeBack(text, notes);
    else {
      openDocument(
        workspace,
        page,
        { name: 'config.json', text, notes: [...from.warnings, ...notes] },
        `Opened what was found: ${from.origin}.`,
      );
    }
    onDone();
  }

  /** What a copy of the open configuration changed is a change of that one. */
  function takeBack(text: string, notes: readonly string[]) {
    const edits = diffLines(document.text, text);
    if (edits.length > 0) workspace.apply(edits, { view: 'shell', label: 'Take the copy back' });
    const changed = edits.length > 0 ? 'Review shows what the copy changed.' : 'The copy changed nothing.';
    announce(page, [...notes, changed].join(' '), { canUndo: edits.length > 0 });
  }

  function read(next: string, isPaste: boolean) {
    setPaste(reading(next, isPaste || masked !== undefined));
    setPicked(0);
    setTurned(new Set());
  }

  function openAnyway() {
    openDocument(workspace, page, { name: 'config.json', text: pasted }, 'Opened the pasted text.');
    onDone();
  }

  function readReport() {
    // While it is open, a dialog keeps the focus inside.
    flushSync(onDone);
    showServerReport(page, given);
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (choice && prepared) take(choice, prepared);
      }}
    >
      <div className={styles.field} {...containerProps}>
        <label className={styles.label} htmlFor={inputId}>
          {source ? `Text of ${source.name}` : 'Pasted text'}
        </label>
        <TextArea
          machine
          autoFocus
          id={inputId}
          rows={8}
          value={isHidden ? masked : pasted}
          readOnly={isHidden}
          aria-keyshortcuts="Control+Enter"
          onKeyDown={({ nativeEvent, currentTarget }) => {
            if (isTakingEnter(nativeEvent)) currentTarget.form?.requestSubmit();
          }}
          onPaste={(event) => {
            // What is not shown is not edited, but replaced.
            if (!isHidden) return;
            event.preventDefault();
            read(event.clipboardData.getData('text/plain'), true);
          }}
          onChange={({ target, nativeEvent }) =>
            read(target.value, /^insertFrom/.test((nativeEvent as InputEvent).inputType))
          }
        />
        {masked !== undefined && (
          <div className={styles.row}>
            <span className={styles.muted}>{isHidden ? 'Its secrets are hidden here.' : 'Its secrets are shown.'}</span>
            <ShowButton name="the pasted secrets" isRevealed={isRevealed} onClick={toggle} />
          </div>
        )}
      </div>
      <PastePreview
        recognition={recognition}
        picked={picked}
        onPick={setPicked}
        choice={choice}
        prepared={prepared}
        restore={
          copy &&
          file && (
            <RestoreChoice
              copy={copy}
              from={file.name}
              isChosen={isChosen}
              onToggle={({ path }) => setTurned(toggled(turned, dottedName(path)))}
            />
          )
        }
        isLaidOut={isLaidOut}
        onLaidOut={setLaidOut}
        left={left}
        onLeft={setLeft}
        shown={isHidden ? masked : pasted}
        messages={messages}
        readPart={source ? undefined : readPart(settled.given)}
        onLeave={file && onDone}
        onReport={hasServerReport(given) ? readReport : undefined}
      />
      <div className={styles.actions}>
        <Button onClick={onDone}>Cancel</Button>
        {source && (
          <Button
            onClick={() => {
              onDone();
              source.openAsItIs();
            }}
          >
            Open the file as it is
          </Button>
        )}
        {!source && recognition.kind !== 'empty' && <Button onClick={openAnyway}>Open as text anyway</Button>}
        <Button type="submit" look="primary" disabled={!prepared}>
          {copy?.isOfOriginal ? `Change ${file?.name}` : 'Open this configuration'}
        </Button>
      </div>
    </form>
  );
}
