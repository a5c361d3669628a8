import { useEffect, useRef, useState } from 'react';
import { usePreferences } from '../../page/preferences.ts';
import { useSnapshot } from '../../page/useWorkspace.ts';
import { usePlaces } from '../../places/places.ts';
import { Button } from '../../ui/Button.tsx';
import { type ComparedWith, compare, comparisonsFor } from './comparison.ts';
import styles from './Editor.module.css';
import { createDiffEditor, type DiffEditor } from './monaco/diffEditor.ts';

/** The differences from the saved or opened file, or from the defaults; secrets hidden on both sides. */
export function ChangesView() {
  const places = usePlaces();
  const snapshot = useSnapshot();
  const { wrapsText } = usePreferences();
  const [chosen, setChosen] = useState<ComparedWith>();
  const comparisons = comparisonsFor(snapshot);
  const comparedWith = chosen ?? (snapshot.file?.savedText === undefined ? 'opened' : 'saved');
  const { before, now } = compare(snapshot, comparedWith);
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
              onClick={() => setChosen(id)}
            >
              {title}
            </Button>
          ))}
        </fieldset>
        <span role="status">{before === now ? 'No differences' : ''}</span>
        <Button look="quiet" onClick={() => places.goTo({ kind: 'tool', tool: 'compare' })}>
          Compare with…
        </Button>
      </div>
      <Differences before={before} now={now} wraps={wrapsText} />
    </>
  );
}

interface DifferencesProps {
  readonly before: string;
  readonly now: string;
  readonly wraps: boolean;
}

function Differences({ before, now, wraps }: DifferencesProps) {
  const container = useRef<HTMLDivElement>(null);
  const editor = useRef<DiffEditor>(undefined);
  useEffect(() => {
    if (!container.current) return;
    const created = createDiffEditor(container.current, wraps);
    editor.current = created;
    return () => created.dispose();
    // Made again, since it loses the names of its editors when its options change.
  }, [wraps]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another editor shows them again.
  useEffect(() => editor.current?.show(before, now), [before, now, wraps]);
  return <div ref={container} className={styles.text} />;
}
