import { useRowAction } from '../places/rowActions.ts';
import { Button } from './Button.tsx';
import styles from './ShowButton.module.css';

interface ShowButtonProps {
  /** What it shows. */
  readonly name: string;
  readonly isRevealed: boolean;
  readonly onClick: () => void;
}

/** Shows the secret of a row, or hides it again. */
export function ShowButton({ name, isRevealed, onClick }: ShowButtonProps) {
  const verb = isRevealed ? 'Hide' : 'Show';
  const label = `${verb} ${name}`;
  const action = useRowAction({ label, run: onClick });
  return (
    <Button {...action} className={styles.show ?? ''} aria-label={label} aria-pressed={isRevealed} onClick={onClick}>
      {verb}
    </Button>
  );
}
