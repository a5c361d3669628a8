import { Switch as Radix } from 'radix-ui';
import styles from './Switch.module.css';

interface SwitchProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  readonly className?: string;
  readonly id?: string;
  readonly name?: string;
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
  readonly 'aria-describedby'?: string;
}

/** On or off, applied at once. */
export function Switch({ onChange, className = '', name, ...rest }: SwitchProps) {
  return (
    <Radix.Root {...rest} className={`${styles.switch} ${className}`} onCheckedChange={onChange} asChild>
      {/* Radix uses the name only for forms. */}
      <button type="button" name={name}>
        <Radix.Thumb className={styles.thumb} />
      </button>
    </Radix.Root>
  );
}
