import { DiffEditor, type DiffOnMount } from '@monaco-editor/react';
import { useEffect, useState } from 'react';
import { Button } from '../components/Button.tsx';
import { useSnapshot } from '../useWorkspace.ts';
import { type ComparedWith, compare, comparisons } from './comparison.ts';
import styles from './Editor.module.css';
import { diffOptions } from './editorOptions.ts';
import { languageId } from './language.ts';
import { monaco } from './monaco.ts';

interface ChangesViewProps {
  readonly theme: string;
  readonly onClose: () => void;
}

const beforePath = 'inmemory://config/before.hjson';
const nowPath = 'inmemory://config/now.hjson';

/** What differs from the opened file, or from the defaults; secrets hidden on both sides. */
export function ChangesView({ theme, onClose }: ChangesViewProps) {
  const snapshot = useSnapshot();
  const [comparedWith, setComparedWith] = useState<ComparedWith>('opened');
  const { before, now } = compare(snapshot, comparedWith);
  useEffect(() => () => disposeModels(), []);
  return (
    <>
      <div className={styles.bar}>
        <fieldset className={styles.choices} aria-label="Compare with">
          {comparisons.map(({ id, title }) => (
            <Button
              key={id}
              look="quiet"
              className={styles.choice}
              aria-pressed={comparedWith === id}
              onClick={() => setComparedWith(id)}
            >
              {title}
            </Button>
          ))}
        </fieldset>
        <span role="status">{before === now ? 'No differences' : ''}</span>
        <Button look="quiet" onClick={onClose}>
          Back to the text
        </Button>
      </div>
      <div className={styles.text}>
        {/* The wrapper would dispose the models before the editor lets go of them. */}
        <DiffEditor
          original={before}
          modified={now}
          originalModelPath={beforePath}
          modifiedModelPath={nowPath}
          keepCurrentOriginalModel
          keepCurrentModifiedModel
          language={languageId}
          theme={theme}
          options={diffOptions}
          loading={<p className={styles.placeholder}>Comparing…</p>}
          onMount={nameSides}
        />
      </div>
    </>
  );
}

const nameSides: DiffOnMount = (editor) => {
  editor.getOriginalEditor().updateOptions({ ariaLabel: 'Before' });
  editor.getModifiedEditor().updateOptions({ ariaLabel: 'Now' });
};

/** After the editor that shows them is gone. */
function disposeModels(): void {
  queueMicrotask(() => {
    for (const path of [beforePath, nowPath]) monaco.editor.getModel(monaco.Uri.parse(path))?.dispose();
  });
}
