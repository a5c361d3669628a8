import { groupsBy, labelsOf, type RowCheck } from './check.ts';
import { differIn } from './identity.ts';

/** One base URL for installations with different databases. */
export const sharedBaseUrl: RowCheck = (row, input) => {
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
export const sharedDatabase: RowCheck = (row, input) => {
  const { columns, identities, rows } = input;
  if (row !== rows.find(({ option }) => option?.key === 'pgConnStr')) return [];
  return groupsBy(columns.length, (index) => identities[index]?.database)
    .filter((group) => differIn('baseUrl', identities, group))
    .map((group) => {
      const message = `The database is the same in ${labelsOf(input, group)}, and their base URLs differ.`;
      return { code: 'same-database', severity: 'warning', row, columns: group, message };
    });
};
