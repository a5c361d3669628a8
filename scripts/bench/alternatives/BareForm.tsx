import type { Field } from './fields.ts';

interface BareFormProps {
  readonly fields: readonly Field[];
  readonly onType?: (field: Field, value: string) => void;
}

/** An uncontrolled form: typing renders nothing. */
export function BareForm({ fields, onType }: BareFormProps) {
  return (
    <form>
      {fields.map((field) => (
        <p key={field.name}>
          <label>
            {field.name}
            <input
              name={field.name}
              defaultValue={field.value === undefined ? '' : String(field.value)}
              onChange={({ target }) => onType?.(field, target.value)}
            />
          </label>
        </p>
      ))}
    </form>
  );
}
