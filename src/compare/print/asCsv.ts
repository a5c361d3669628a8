import { csvTable } from '../../delivery/index.ts';
import type { Comparison } from '../compareColumns.ts';
import type { PrintChoices, Selected } from './printRows.ts';
import { tableOf } from './table.ts';

/** The options of the comparison as RFC 4180 has it, safe to open in a spreadsheet. */
export function asCsv(comparison: Comparison, selected: Selected, choices: PrintChoices = {}): string {
  const { head, rows } = tableOf(comparison, selected, choices);
  return csvTable(head, rows);
}
