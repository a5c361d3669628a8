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

/** The least heights in CSS pixels: of what is above the first section, of the head of a section, and of a row. */
const above = 100;
const leastHead = 60;
const leastRow = 100;
const leastOfTall: Readonly<Record<string, number>> = { encryptionKey: 140, pgConnStr: 180 };

/** How many rows, at most, begin in a window of this height, in CSS pixels; `hasHeads` where sections are told apart. */
export function rowsInSight(rows: readonly Pick<FormRow, 'facts'>[], height: number, hasHeads: boolean): number {
  let top = above;
  const end = rows.findIndex(({ facts }, index) => {
    if (hasHeads && facts.section !== rows[index - 1]?.facts.section) top += leastHead;
    const isBelow = top >= height;
    top += leastOfTall[facts.key] ?? leastRow;
    return isBelow;
  });
  return end < 0 ? rows.length : end;
}
