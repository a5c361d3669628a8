import { Plus } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePageState } from '../../../page/pageState.ts';
import { addSample, useSamples } from '../../../page/samples.ts';
import { Button } from '../../../ui/Button.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import styles from '../TokenSimulator.module.css';
import { SampleInputs } from './SampleInputs.tsx';
import { type ComparedProps, type FocusLastName, SampleMatrix } from './SampleMatrix.tsx';

const ImportSamples = lazyPart(async () => (await import('./ImportSamples.tsx')).ImportSamples);

/** The samples of the page: several as rows to type in and to compare, the rest of the current one, and more from a CSV file. */
export function Samples(compared: ComparedProps) {
  const page = usePageState();
  const { all } = useSamples();
  const [isImporting, setImporting] = useState(false);
  const focusLastName = useRef<FocusLastName>(null);

  function add() {
    flushSync(() => addSample(page));
    focusLastName.current?.();
  }

  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h3 className={styles.heading}>
          {all.length > 1 ? (
            <>
              Samples <span className={styles.aside}>{all.length}</span>
            </>
          ) : (
            'Sample'
          )}
        </h3>
        <Button look="quiet" size="compact" aria-expanded={isImporting} onClick={() => setImporting(!isImporting)}>
          Import CSV
        </Button>
        <Button size="compact" onClick={add}>
          <Plus />
          Add sample
        </Button>
      </div>
      {isImporting && (
        <Suspense fallback={null}>
          <ImportSamples />
        </Suspense>
      )}
      {all.length > 1 && <SampleMatrix {...compared} ref={focusLastName} />}
      <SampleInputs usesClock={compared.fields.some(({ program }) => program?.includes('now('))} />
    </section>
  );
}
