import { useId } from 'react';
import { isPlainEnter } from '../../platform/textBox.ts';
import { SecretInput } from '../../ui/SecretInput.tsx';
import styles from '../kept.module.css';

interface PassphraseFieldProps {
  readonly label: string;
  readonly value: string;
  readonly isRevealed: boolean;
  readonly isInvalid: boolean;
  readonly describedBy: string;
  readonly onChange: (value: string) => void;
  /** Not inside a form, so that no browser offers to save the passphrase; therefore it handles Enter itself. */
  readonly onEnter: () => void;
}

export function PassphraseField({ label, describedBy, isInvalid, onChange, onEnter, ...field }: PassphraseFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <SecretInput
        {...field}
        id={id}
        aria-describedby={describedBy}
        aria-invalid={isInvalid}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onKeyDown={({ nativeEvent }) => isPlainEnter(nativeEvent) && onEnter()}
      />
    </div>
  );
}
