import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { usePageState } from '../../../page/pageState.ts';
import { addSample, useSamples } from '../../../page/samples.ts';
import { Button } from '../../../ui/Button.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import styles from '../TokenSimulator.module.css';
import { SampleInputs } from './SampleInputs.tsx';
import { type ComparedProps, SampleMatrix } from './SampleMatrix.tsx';

const ImportSamples = lazyPart(async () => (await import('./ImportSamples.tsx')).ImportSamples);

/** The samples of the page: what the current one holds, all of them compared, and more from a CSV file. */
export function Samples({ fields, moment }: ComparedProps) {
  const page = usePageState();
  const { all } = useSamples();
  const [isImporting, setImporting] = useState(false);
  return (
    <section className={styles.sections}>
      <div className={styles.head}>
        <h3 className={styles.heading}>Samples</h3>
        <Button look="quiet" size="compact" onClick={() => addSample(page)}>
          <Plus />
          Add sample
        </Button>
        <Button look="quiet" size="compact" aria-expanded={isImporting} onClick={() => setImporting(!isImporting)}>
          Import CSV
        </Button>
      </div>
      {isImporting && (
        <Suspense fallback={null}>
          <ImportSamples />
        </Suspense>
      )}
      {all.length > 1 && <SampleMatrix fields={fields} moment={moment} />}
      <SampleInputs />
    </section>
  );
}
