import { Eye, EyeOff } from 'lucide-react';
import { useRowAction } from '../places/rowActions.ts';
import { IconButton } from './Button.tsx';

interface ShowButtonProps {
  /** What it shows. */
  readonly name: string;
  readonly isRevealed: boolean;
  readonly onClick: () => void;
}

/** Shows the secret of a row, or hides it again. */
export function ShowButton({ name, isRevealed, onClick }: ShowButtonProps) {
  const label = `${isRevealed ? 'Hide' : 'Show'} ${name}`;
  const action = useRowAction({ label, run: onClick });
  return (
    <IconButton {...action} size="compact" label={label} aria-pressed={isRevealed} onClick={onClick}>
      {isRevealed ? <EyeOff /> : <Eye />}
    </IconButton>
  );
}
