import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: 'plain' | 'primary' | 'quiet' | 'link' | 'danger';
}

export function Button({ look = 'plain', className = '', type = 'button', ...rest }: ButtonProps) {
  const looks = look === 'plain' ? styles.button : `${styles.button} ${styles[look]}`;
  return <button type={type} className={`${looks} ${className}`} {...rest} />;
}

interface IconButtonProps extends Omit<ButtonProps, 'aria-label' | 'children'> {
  /** What the button does, for the tooltip and for assistive technology. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A square button with an icon alone. */
export function IconButton({ label, look = 'quiet', className = '', children, ...rest }: IconButtonProps) {
  return (
    <Button look={look} className={`${styles.icon} ${className}`} aria-label={label} title={label} {...rest}>
      {children}
    </Button>
  );
}
