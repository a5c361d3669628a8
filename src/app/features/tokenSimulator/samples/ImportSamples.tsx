import { type ChangeEvent, useDeferredValue, useId, useMemo, useState } from 'react';
import { counted } from 'source-text';
import { announce } from '../../../page/announcer.ts';
import { usePageState } from '../../../page/pageState.ts';
import { addSamples, useSamples } from '../../../page/samples.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { TextArea } from '../../../ui/TextInput.tsx';
import styles from '../TokenSimulator.module.css';
import { readSamples } from './readSamples.ts';

/** More would only repeat the same faults. */
const shownFaults = 5;

const largestFile = 5_000_000;

/** Samples from CSV, pasted or from a file. Rows that cannot be read stay in the box, to be corrected. */
export function ImportSamples() {
  const page = usePageState();
  const { lastId } = useSamples();
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const read = useDeferredValue(text);
  const { samples, faults, rest, unused } = useMemo(() => readSamples(read, lastId + 1), [read, lastId]);
  const id = useId();

  async function openFile({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    const content = file.size > largestFile ? undefined : await utf8(file);
    setRefusal(content === undefined ? `${file.name} is larger than 5 MB or not in UTF-8.` : undefined);
    if (content !== undefined) setText(content);
  }

  function add() {
    addSamples(page, samples);
    setText(rest);
    announce(page, `${counted(samples.length, 'sample')} added`);
  }

  return (
    <div className={styles.content}>
      <label htmlFor={id}>CSV, with a header row such as name, sourceID, gatewayURL</label>
      <TextArea id={id} machine rows={4} value={text} onChange={({ target }) => setText(target.value)} />
      {refusal && <Notice kind="error">{refusal}</Notice>}
      {faults.slice(0, shownFaults).map(({ row, message }) => (
        <Notice key={row} kind="error">
          Row {row}: {message}
        </Notice>
      ))}
      {faults.length > shownFaults && (
        <Notice kind="error">{faults.length - shownFaults} more rows have problems.</Notice>
      )}
      {unused.length > 0 && <Notice kind="hint">Not imported: {unused.join(', ')}.</Notice>}
      <div className={styles.importActions}>
        <Button disabled={samples.length === 0 || read !== text} onClick={add}>
          Add {counted(samples.length, 'sample')}
        </Button>
        <label className={styles.file}>
          or open a file <input type="file" accept=".csv,.tsv,.txt,text/csv" onChange={openFile} />
        </label>
      </div>
    </div>
  );
}

/** The text of a file; undefined if it is not UTF-8. */
async function utf8(file: File): Promise<string | undefined> {
  try {
    return new TextDecoder('UTF-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return undefined;
  }
}
