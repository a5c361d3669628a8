/** The props of a control besides its value. */
export interface FieldProps {
  readonly disabled?: boolean;
  readonly className?: string;
  readonly id?: string;
  readonly name?: string;
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
  readonly 'aria-describedby'?: string;
}
