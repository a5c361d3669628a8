import { Switch as Radix } from 'radix-ui';
import styles from './Switch.module.css';

interface SwitchProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  readonly className?: string;
  readonly id?: string;
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
  readonly 'aria-describedby'?: string;
}

/** On or off, in force at once. */
export function Switch({ onChange, className = '', ...rest }: SwitchProps) {
  return (
    <Radix.Root {...rest} className={`${styles.switch} ${className}`} onCheckedChange={onChange}>
      <Radix.Thumb className={styles.thumb} />
    </Radix.Root>
  );
}
