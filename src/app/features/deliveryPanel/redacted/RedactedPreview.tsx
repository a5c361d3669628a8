import { TextArea } from '../../../ui/TextInput.tsx';
import styles from './RedactedPreview.module.css';

/** The beginning of an output without its secrets: a line of a hundred thousand characters takes a browser seconds to lay out. */
export function RedactedPreview({ text }: { readonly text: string }) {
  const beginning = text.length > 5_000 ? `${text.slice(0, 5_000)}…` : text;
  const lines = beginning.split('\n').length;
  const shared = { machine: true, readOnly: true, 'aria-label': 'Preview, secrets redacted', value: beginning };
  // A single line wraps: numbers would not stand beside its rows.
  if (lines === 1) return <TextArea {...shared} rows={12} />;
  return (
    <div className={styles.preview}>
      <pre className={styles.numbers} aria-hidden>
        {Array.from({ length: lines }, (_, index) => index + 1).join('\n')}
      </pre>
      <TextArea {...shared} className={styles.text ?? ''} rows={lines} wrap="off" />
    </div>
  );
}
