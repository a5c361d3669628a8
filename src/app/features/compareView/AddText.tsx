import { use, useId, useState } from 'react';
import { recognisePaste, yamlLoading } from '../../../delivery/index.ts';
import { openText } from '../../../opening/index.ts';
import { addText, comparedTexts } from '../../page/comparedTexts.ts';
import { usePageState } from '../../page/pageState.ts';
import { useSelected } from '../../page/useWorkspace.ts';
import { readFile } from '../../platform/fileAccess.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextArea } from '../../ui/TextInput.tsx';
import styles from './CompareView.module.css';

interface AddTextProps {
  /** Called when a text was added; without it, there is nothing to go back to. */
  readonly onDone: (() => void) | undefined;
}

/** Brings a text beside the open document: files, a paste of what is running, or what the page knows anyway. */
export function AddText({ onDone }: AddTextProps) {
  const page = usePageState();
  const texts = page.part(comparedTexts);
  const readYaml = use(page.part(yamlLoading)());
  const file = useSelected((snapshot) => snapshot.file);
  const [pasted, setPasted] = useState('');
  const [problems, setProblems] = useState<readonly string[]>([]);
  const pasteId = useId();

  /** False where no configuration was found, which is said. */
  function add(label: string, text: string): boolean {
    const found = recognisePaste(text, readYaml);
    const [choice] = found.kind === 'found' ? found.choices : [];
    if (choice) addText(texts, { label, text: choice.text, variables: choice.otherVariables });
    else setProblems((before) => [...before, `${label}: no configuration was found.`]);
    return choice !== undefined;
  }

  async function addFiles(files: readonly File[]) {
    setProblems([]);
    const added = await Promise.all(files.map(addFile));
    if (added.some(Boolean)) onDone?.();
  }

  async function addFile(chosen: File): Promise<boolean> {
    const choice = await readFile(chosen);
    if (!choice) return false;
    const opened = choice.ok ? openText(choice.file.bytes) : choice;
    if (opened.ok) return add(chosen.name, opened.text);
    setProblems((before) => [...before, `${chosen.name}: ${opened.reason}`]);
    return false;
  }

  const known: readonly (readonly [label: string, text: string | undefined])[] = [
    ['As it was opened', file?.openedText],
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
                  addText(texts, { label, text, variables: [] });
                  onDone?.();
                }}
              >
                {label}
              </Button>
            ),
        )}
        {onDone && <Button onClick={onDone}>Cancel</Button>}
      </div>
      <form
        className={styles.paste}
        onSubmit={(event) => {
          event.preventDefault();
          setProblems([]);
          if (!add('Pasted', pasted)) return;
          setPasted('');
          onDone?.();
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
