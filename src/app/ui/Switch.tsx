import { Switch as Radix } from 'radix-ui';
import type { FieldProps } from './fieldProps.ts';
import styles from './Switch.module.css';

interface SwitchProps extends FieldProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
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
