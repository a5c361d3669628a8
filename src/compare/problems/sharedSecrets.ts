import { type ComparisonProblem, groupsBy, labelsOf, type RowCheck } from './check.ts';
import { differIn } from './identity.ts';

/**
 * A secret that installations share. Two states of one file have all of them in common, so something else has to show that the texts
 * are about different installations.
 */
export const sharedSecrets: RowCheck = (row, input) => {
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
