import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  /**
   * `primary` is the one thing to do in a view, `soft` the next of several steps, `plain` anything else that is done here,
   * `quiet` what is there for those who look for it, `danger` what cannot be undone.
   */
  readonly look?: 'plain' | 'primary' | 'soft' | 'quiet' | 'link' | 'danger';
  /** 24, 32 or 40 px high; each is 44 px under a finger. */
  readonly size?: 'compact' | 'control' | 'large';
}

/** A button of the page. */
export function Button({ look = 'plain', size = 'control', className = '', type = 'button', ...rest }: ButtonProps) {
  const looks = [styles.button, styles[look], styles[size], className];
  return <button type={type} className={looks.filter(Boolean).join(' ')} {...rest} />;
}

interface IconButtonProps extends Omit<ButtonProps, 'aria-label' | 'children'> {
  /** What the button does, for the tooltip and for assistive technology. */
  readonly label: string;
  /** More than the name says, for the tooltip; a description for assistive technology. */
  readonly title?: string;
  readonly children: ReactNode;
}

/** A square button with an icon alone. */
export function IconButton({ label, title, look = 'quiet', className = '', children, ...rest }: IconButtonProps) {
  return (
    <Button
      look={look}
      className={`${styles.icon} ${className}`}
      aria-label={label}
      data-tooltip={title ?? label}
      aria-description={title}
      {...rest}
    >
      {children}
    </Button>
  );
}
