import type { FieldProps } from './fieldProps.ts';
import styles from './Switch.module.css';

interface SwitchProps extends FieldProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly onFocus?: () => void;
  readonly 'aria-invalid'?: boolean;
}

/** On or off, applied at once. */
export function Switch({ checked, onChange, className = '', ...rest }: SwitchProps) {
  return (
    <input
      {...rest}
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox exposes its own state
      role="switch"
      checked={checked}
      className={`${styles.switch} ${className}`}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
