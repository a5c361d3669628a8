import type { TextRange } from '../../text/index.ts';
import styles from './ExprField.module.css';
import { TextArea } from './TextInput.tsx';

interface ProgramInputProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  /** What to underline; undefined for a program without fault. */
  readonly fault: TextRange | undefined;
  readonly describedBy: string;
}

/** A text area that grows with its text. What is underlined lies behind it, in a copy of the text. */
export function ProgramInput({ label, value, fault, describedBy, onChange, ...rest }: ProgramInputProps) {
  return (
    <div className={styles.stack}>
      <pre className={styles.mirror} aria-hidden="true">
        {fault ? <Underlined text={value} range={fault} /> : value}
        {/* A last line without text is a line too. */}
        {'\n'}
      </pre>
      <TextArea
        machine
        className={styles.input}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={fault !== undefined}
        rows={1}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        {...rest}
      />
    </div>
  );
}

/** An empty range, such as the end of the program, is shown at the character before it. */
function Underlined({ text, range }: { readonly text: string; readonly range: TextRange }) {
  const start = range.start < range.end ? range.start : Math.max(0, range.start - 1);
  return (
    <>
      {text.slice(0, start)}
      <span className={styles.fault}>{text.slice(start, range.end)}</span>
      {text.slice(range.end)}
    </>
  );
}
