import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  /**
   * `primary` is the main action of a view, `soft` the next of several steps, `plain` any other action,
   * `quiet` a minor action, `danger` one that cannot be undone.
   */
  readonly look?: 'plain' | 'primary' | 'soft' | 'quiet' | 'link' | 'danger';
  /** 24, 32 or 40 px high; 44 px on touch devices. */
  readonly size?: 'compact' | 'control' | 'large';
}

/** A button of the page. */
export function Button({ look, size, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass({ look, size, className })} {...rest} />;
}

/** The class of a button, for a label that looks like one. */
export function buttonClass({ look = 'plain', size = 'control', className }: Looks): string {
  return [styles.button, styles[look], styles[size], className].filter(Boolean).join(' ');
}

type Looks = { readonly [Name in 'look' | 'size' | 'className']: ButtonProps[Name] | undefined };

interface IconButtonProps extends Omit<ButtonProps, 'aria-label' | 'children'> {
  /** What the button does, for the tooltip and for assistive technology. */
  readonly label: string;
  /** Additional text for the tooltip and the accessible description. */
  readonly title?: string;
  readonly children: ReactNode;
}

/** A square icon button. */
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
