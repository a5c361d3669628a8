import type { ComponentProps } from 'react';
import { type RowAction, useRowAction } from '../places/rowActions.ts';
import { Button, IconButton } from './Button.tsx';

interface RowButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick' | 'disabled'>, RowAction {}

/** A button next to a field, and the entry with this label in the menu of its row. */
export function RowButton({ label, isDisabled = false, isFix = false, run, ...rest }: RowButtonProps) {
  const action = useRowAction({ label, isDisabled, isFix, run });
  return <Button {...rest} {...action} disabled={isDisabled} onClick={({ currentTarget }) => run(currentTarget)} />;
}

interface RowIconButtonProps extends Omit<ComponentProps<typeof IconButton>, 'onClick'>, Pick<RowAction, 'run'> {}

/** The same as an icon, inside a field. */
export function RowIconButton({ label, run, ...rest }: RowIconButtonProps) {
  const action = useRowAction({ label, run });
  return (
    <IconButton
      {...rest}
      {...action}
      size="compact"
      label={label}
      onClick={({ currentTarget }) => run(currentTarget)}
    />
  );
}
