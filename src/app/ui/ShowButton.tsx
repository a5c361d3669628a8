import { Eye, EyeOff } from 'lucide-react';
import type { ComponentProps } from 'react';
import { IconButton } from './Button.tsx';
import { rowAction } from './rowAction.ts';

interface ShowButtonProps extends Omit<ComponentProps<typeof IconButton>, 'label' | 'children'> {
  /** What it shows. */
  readonly name: string;
  readonly isRevealed: boolean;
}

/** Shows the secret of a row, or hides it again. */
export function ShowButton({ name, isRevealed, ...rest }: ShowButtonProps) {
  return (
    <IconButton {...rest} {...rowAction} label={`${isRevealed ? 'Hide' : 'Show'} ${name}`} aria-pressed={isRevealed}>
      {isRevealed ? <EyeOff /> : <Eye />}
    </IconButton>
  );
}
