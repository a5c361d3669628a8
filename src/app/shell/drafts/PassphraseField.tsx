import { useId } from 'react';
import { SecretInput } from '../../ui/SecretInput.tsx';
import styles from './drafts.module.css';

interface PassphraseFieldProps {
  readonly label: string;
  readonly value: string;
  readonly isRevealed: boolean;
  readonly isInvalid: boolean;
  readonly describedBy: string;
  readonly onChange: (value: string) => void;
  /** The field stands in no form, so that no browser offers to keep what it holds: it hears Enter itself. */
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
        onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !nativeEvent.isComposing && onEnter()}
      />
    </div>
  );
}
