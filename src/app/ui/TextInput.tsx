import { type ComponentProps, memo } from 'react';
import styles from './TextInput.module.css';

/** Free text must not reach browser storage, spell checkers or password managers: it may contain a secret. */
export const keptPrivate = {
  autoComplete: 'off',
  autoCapitalize: 'off',
  autoCorrect: 'off',
  spellCheck: false,
  translate: 'no',
  dir: 'ltr',
  'data-1p-ignore': true,
  'data-lpignore': 'true',
  'data-bwignore': true,
  'data-form-type': 'other',
} as const;

interface LookProps {
  /** True for technical values: shown in monospace. */
  readonly machine?: boolean;
}

/** One line. React writes all attributes of an element that it renders again, but none if the props are the same. */
export const TextInput = memo(function TextInput({
  machine = false,
  className = '',
  ...rest
}: ComponentProps<'input'> & LookProps) {
  return <input type="text" {...keptPrivate} className={classNames(machine, className)} {...rest} />;
});

export function TextArea({ machine = false, className = '', ...rest }: ComponentProps<'textarea'> & LookProps) {
  return <textarea {...keptPrivate} className={`${classNames(machine, className)} ${styles.area}`} {...rest} />;
}

export function Select({ className = '', ...rest }: ComponentProps<'select'>) {
  return <select className={classNames(false, className)} {...rest} />;
}

function classNames(machine: boolean, className: string): string {
  return `${styles.input} ${machine ? styles.machine : ''} ${className}`;
}
