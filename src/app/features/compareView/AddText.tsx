import { use, useId, useState } from 'react';
import { yamlLoading } from '../../../delivery/index.ts';
import { openText } from '../../../opening/index.ts';
import { compareWithFile, compareWithFound } from '../../commands/compareWith.ts';
import { addText, comparedTexts, filesOnDisk, openedLabel } from '../../page/files.ts';
import { usePageState } from '../../page/pageState.ts';
import { useSelected } from '../../page/useWorkspace.ts';
import { type FileOnDisk, readFile, reopenFile } from '../../platform/fileAccess.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextArea } from '../../ui/TextInput.tsx';
import styles from './CompareView.module.css';

interface AddTextProps {
  /** Called when a text was added; undefined if there is nothing to go back to. */
  readonly onDone: (() => void) | undefined;
}

/** Adds a text to the comparison: files, pasted text, or texts that the page has anyway. */
export function AddText({ onDone }: AddTextProps) {
  const page = usePageState();
  const texts = page.part(comparedTexts);
  const readYaml = use(page.part(yamlLoading)());
  const file = useSelected((snapshot) => snapshot.file);
  const onDisk = file && page.part(filesOnDisk).get(file.id);
  const [pasted, setPasted] = useState('');
  const [problems, setProblems] = useState<readonly string[]>([]);
  const pasteId = useId();

  async function addFiles(files: readonly File[]) {
    const reasons = await Promise.all(files.map(reasonAgainst));
    setProblems(reasons.filter((reason) => reason !== undefined));
    if (reasons.includes(undefined)) onDone?.();
  }

  /** Adds a file; returns the reason if that is not possible. */
  async function reasonAgainst(chosen: File): Promise<string | undefined> {
    const choice = await readFile(chosen);
    if (!choice) return undefined;
    const refused = choice.ok ? await compareWithFile(page, choice.file) : choice.reason;
    return refused && `${chosen.name}: ${refused}`;
  }

  /** Adds the file as it is now, which may be newer than what was opened or saved here. */
  async function addOnDisk(handle: FileOnDisk['handle']) {
    const choice = await reopenFile('On disk', handle);
    if (!choice) return;
    const opened = choice.ok ? openText(choice.file.bytes) : choice;
    if (!opened.ok) return setProblems([`On disk: ${opened.reason}`]);
    addText(texts, { label: 'On disk', text: opened.text, variables: [] });
    onDone?.();
  }

  function addPaste() {
    const isFound = compareWithFound(page, 'Pasted', pasted, readYaml);
    setProblems(isFound ? [] : ['Pasted: no configuration was found.']);
    if (!isFound) return;
    setPasted('');
    onDone?.();
  }

  const known: readonly (readonly [label: string, text: string | undefined])[] = [
    [openedLabel, file?.openedText],
    ['As it was saved', file?.savedText === file?.openedText ? undefined : file?.savedText],
    ['Defaults', '{}'],
  ];
  return (
    <section className={styles.add} aria-label="Compare with">
      <h3 className={styles.heading}>Compare with</h3>
      <p className={styles.muted}>Other texts are only read. They stay in this page, in memory.</p>
      <div className={styles.actions}>
        <label className={buttonClass({ look: 'primary', size: 'control', className: styles.file })}>
          Files…
          <input
            className={styles.fileInput}
            type="file"
            multiple
            onChange={({ target }) => {
              addFiles([...(target.files ?? [])]);
              target.value = '';
            }}
          />
        </label>
        {known.map(
          ([label, text]) =>
            text !== undefined && (
              <Button
                key={label}
                onClick={() => {
                  addText(texts, { label, text, variables: [], isBase: true });
                  onDone?.();
                }}
              >
                {label}
              </Button>
            ),
        )}
        {onDisk && <Button onClick={() => addOnDisk(onDisk.handle)}>On disk</Button>}
        {onDone && <Button onClick={onDone}>Cancel</Button>}
      </div>
      <form
        className={styles.paste}
        onSubmit={(event) => {
          event.preventDefault();
          addPaste();
        }}
      >
        <label className={styles.label} htmlFor={pasteId}>
          Or paste it: a configuration, a Compose file, a Secret or an environment variable
        </label>
        <TextArea machine id={pasteId} rows={5} value={pasted} onChange={({ target }) => setPasted(target.value)} />
        <Button type="submit" disabled={pasted.trim() === ''}>
          Compare with the paste
        </Button>
      </form>
      <div role="alert">
        {problems.map((problem) => (
          <Notice key={problem} kind="error">
            {problem}
          </Notice>
        ))}
      </div>
    </section>
  );
}
