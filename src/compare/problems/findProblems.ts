import type { Column } from '../column.ts';
import type { Row } from '../row.ts';
import type { ComparisonProblem, RowCheck } from './check.ts';
import { identityOf } from './identity.ts';
import { newerThanColumn, setInAllButOne } from './missingInOne.ts';
import { sharedBaseUrl, sharedDatabase } from './sharedAddresses.ts';
import { sharedSecrets } from './sharedSecrets.ts';

const checks: readonly RowCheck[] = [sharedBaseUrl, sharedDatabase, sharedSecrets, setInAllButOne, newerThanColumn];

/** What is wrong with the texts side by side, in the order of the rows. */
export function findProblems(columns: readonly Column[], rows: readonly Row[]): readonly ComparisonProblem[] {
  const input = { columns, rows, identities: columns.map(identityOf) };
  return rows.flatMap((row) => checks.flatMap((check) => check(row, input)));
}
