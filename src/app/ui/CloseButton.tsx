import { X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { IconButton } from './Button.tsx';

interface CloseButtonProps extends Omit<ComponentProps<typeof IconButton>, 'label' | 'children'> {
  readonly label?: string;
  /** True where Escape closes it as well. */
  readonly hasEscape?: boolean;
}

/** The × of whatever can be closed. */
export function CloseButton({ label = 'Close', hasEscape = false, ...rest }: CloseButtonProps) {
  return (
    <IconButton
      label={label}
      {...(hasEscape && { 'data-tooltip': `${label} (Esc)`, 'aria-keyshortcuts': 'Escape' })}
      {...rest}
    >
      <X />
    </IconButton>
  );
}
