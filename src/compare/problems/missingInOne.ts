import { neededVersion } from '../../config/index.ts';
import type { Column } from '../column.ts';
import type { Row } from '../row.ts';
import { labelsOf, type RowCheck } from './check.ts';

/** With two columns, this would be any difference. What an object lacks is reported only once, for the object. */
export const setInAllButOne: RowCheck = (row, input) => {
  const { columns, rows } = input;
  const without = columns.flatMap((_, index) => (row.cells[index]?.kind === 'unset' ? [index] : []));
  const [only] = without;
  if (columns.length < 3 || without.length !== 1 || only === undefined || setsNothing(columns[only])) return [];
  if (row.verdict === 'sameEffect' || parentOf(row, rows)?.cells[only]?.kind === 'unset') return [];
  if (isOfOtherChoice(row, columns[only])) return [];
  const message = `This is set everywhere but in ${labelsOf(input, without)}. Was it forgotten there?`;
  return [{ code: 'set-in-all-but-one', severity: 'hint', row, columns: without, message }];
};

/** Only defaults, in which nothing was forgotten. */
function setsNothing(column: Column | undefined): boolean {
  const root = column?.document.goRoot;
  return root?.kind === 'object' && root.members.length === 0;
}

/** An option of a choice that this text has made differently is not missing from it. */
function isOfOtherChoice({ option }: Row, column: Column | undefined): boolean {
  const { requires } = option ?? {};
  return requires !== undefined && column?.config.value(requires.path) !== requires.value;
}

/** What an older server does with an option that it does not have is not documented. */
export const newerThanColumn: RowCheck = (row, input) => {
  const { option, kind, cells } = row;
  if (kind !== 'option' || !option) return [];
  const needed = input.columns.map(({ serverVersion }) => neededVersion(option, serverVersion));
  const older = input.columns.flatMap((_, index) => (needed[index] && cells[index]?.kind !== 'set' ? [index] : []));
  const isSet = cells.some((cell) => cell.kind === 'set');
  if (older.length === 0 || !isSet) return [];
  const message = `${option.key} was added in ${option.since}, and ${labelsOf(input, older)} is compared as that of an older server.`;
  return [{ code: 'newer-than-column', severity: 'warning', row, columns: older, message }];
};

/** The row of the object that contains a value; a part of the connection string counts as below its first part. */
function parentOf(row: Row, rows: readonly Row[]): Row | undefined {
  if (row.kind === 'connectionPart') return rows.find(({ kind }) => kind === 'connectionPart');
  const parent = row.path.slice(0, -1).join('.');
  return row.path.length > 1 ? rows.find(({ kind, option }) => kind === 'option' && option?.key === parent) : undefined;
}
