import { useId } from 'react';
import { usePageState, useStore } from '../../../page/pageState.ts';
import { TextInput } from '../../../ui/TextInput.tsx';
import styles from '../TokenSimulator.module.css';
import { sampleValues, setSampleValue } from './sampleValues.ts';

/** Asks for a sample value for each reference that the request depends on. */
export function ReferenceSamples({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <section className={styles.card} aria-label="Sample values">
      <div className={styles.head}>
        <h3 className={styles.heading}>Sample values</h3>
      </div>
      <div className={styles.content}>
        <p className={styles.muted}>
          Another program fills these in. Use made-up values: they stay in memory, and the text keeps its references.
        </p>
        <div className={styles.fields}>
          {names.map((name) => (
            <SampleField key={name} name={name} />
          ))}
        </div>
      </div>
    </section>
  );
}

function SampleField({ name }: { readonly name: string }) {
  const page = usePageState();
  const id = useId();
  const value = useStore(page.part(sampleValues), (values) => values.get(name) ?? '');
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        Sample for <code>{name}</code>
      </label>
      <TextInput machine id={id} value={value} onChange={({ target }) => setSampleValue(page, name, target.value)} />
    </div>
  );
}
