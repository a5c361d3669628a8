import type { OptionDefinition } from '../../config/index.ts';
import { isWithin } from '../../text/index.ts';

export interface FormRow {
  readonly facts: OptionDefinition;
  /** Options of the object, rendered inside its row. */
  readonly inner: readonly OptionDefinition[];
}

/** The rows of the form: options of an object are inside its row where that is shown, otherwise separate rows. */
export function formRows(shown: readonly OptionDefinition[]): readonly FormRow[] {
  const rows: { facts: OptionDefinition; inner: OptionDefinition[] }[] = [];
  for (const facts of shown) {
    const owner = rows.at(-1);
    if (owner && facts.path.length > 1 && isWithin(facts.path, owner.facts.path)) owner.inner.push(facts);
    else rows.push({ facts, inner: [] });
  }
  return rows;
}
