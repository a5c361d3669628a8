import { useId } from 'react';
import { createStore, type Store } from '../../../page/createStore.ts';
import { type PageState, usePageState, useStore } from '../../../page/pageState.ts';
import { TextInput } from '../../../ui/TextInput.tsx';
import styles from '../TokenSimulator.module.css';

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

/** Sample values for references, by name; kept in memory only. */
export function sampleValues(): Store<ReadonlyMap<string, string>> {
  return createStore<ReadonlyMap<string, string>>(new Map());
}

/** An empty value leaves the reference unchanged. */
function setSampleValue(page: PageState, name: string, value: string): void {
  page.part(sampleValues).update((before) => new Map(before).set(name, value));
}
