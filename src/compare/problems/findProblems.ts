import { neededVersion } from '../../config/index.ts';
import type { Column } from '../column.ts';
import type { Row } from '../row.ts';
import { type ComparisonProblem, differIn, groupsBy, identityOf, labelsOf, type RowCheck } from './check.ts';

/** With two columns, this would be any difference. What an object lacks is reported only once, for the object. */
const setInAllButOne: RowCheck = (row, input) => {
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
const newerThanColumn: RowCheck = (row, input) => {
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

/**
 * A secret that installations share. Two states of one file have all of them in common, so something else has to show that the texts
 * are about different installations.
 */
const sharedSecrets: RowCheck = (row, input) => {
  const { columns, identities } = input;
  const groups = groupsBy(columns.length, (index) => {
    const cell = row.cells[index];
    return cell?.kind === 'set' && !cell.open ? cell.secret : undefined;
  });
  return groups.flatMap((group): readonly ComparisonProblem[] => {
    const names = labelsOf(input, group);
    const haveDatabases = differIn('database', identities, group);
    if (row.option?.key === 'encryptionKey' && haveDatabases) {
      const message = `One key encrypts the databases of ${names}. If it leaks, the secrets in all of them can be read.`;
      return [{ code: 'same-encryption-key', severity: 'warning', row, columns: group, message }];
    }
    if (!haveDatabases && !differIn('baseUrl', identities, group)) return [];
    const message = `This secret is the same in ${names}. If it leaks from one, it opens the others, too.`;
    return [{ code: 'same-secret', severity: 'hint', row, columns: group, message }];
  });
};

/** One base URL for installations with different databases. */
const sharedBaseUrl: RowCheck = (row, input) => {
  const { columns, identities } = input;
  if (row.option?.key !== 'baseUrl') return [];
  return groupsBy(columns.length, (index) => identities[index]?.baseUrl)
    .filter((group) => differIn('database', identities, group))
    .map((group) => {
      const message = `The base URL is the same in ${labelsOf(input, group)}, and their databases differ. Was it copied?`;
      return { code: 'same-base-url', severity: 'hint', row, columns: group, message };
    });
};

/** One database for installations with different base URLs. Reported once, at the first row of the connection string. */
const sharedDatabase: RowCheck = (row, input) => {
  const { columns, identities, rows } = input;
  if (row !== rows.find(({ option }) => option?.key === 'pgConnStr')) return [];
  return groupsBy(columns.length, (index) => identities[index]?.database)
    .filter((group) => differIn('baseUrl', identities, group))
    .map((group) => {
      const message = `The database is the same in ${labelsOf(input, group)}, and their base URLs differ.`;
      return { code: 'same-database', severity: 'warning', row, columns: group, message };
    });
};

const checks: readonly RowCheck[] = [sharedBaseUrl, sharedDatabase, sharedSecrets, setInAllButOne, newerThanColumn];

/** What is wrong with the texts side by side, in the order of the rows. */
export function findProblems(columns: readonly Column[], rows: readonly Row[]): readonly ComparisonProblem[] {
  const input = { columns, rows, identities: columns.map(identityOf) };
  return rows.flatMap((row) => checks.flatMap((check) => check(row, input)));
}
