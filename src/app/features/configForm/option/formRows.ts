import { isWithin } from 'source-text';
import type { OptionDefinition } from '../../../../config/index.ts';

export interface FormRow {
  readonly option: OptionDefinition;
  /** Options of the object, rendered inside its row. */
  readonly inner: readonly OptionDefinition[];
}

/** The rows of the form: options of an object are inside its row where that is shown, otherwise separate rows. */
export function formRows(shown: readonly OptionDefinition[]): readonly FormRow[] {
  const rows: { option: OptionDefinition; inner: OptionDefinition[] }[] = [];
  for (const option of shown) {
    const owner = rows.at(-1);
    if (owner && option.path.length > 1 && isWithin(option.path, owner.option.path)) owner.inner.push(option);
    else rows.push({ option, inner: [] });
  }
  return rows;
}
