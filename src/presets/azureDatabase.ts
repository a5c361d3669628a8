import type { Preset } from './preset.ts';

export const azureDatabase: Preset = {
  name: 'Azure with managed identity',
  section: 'database',
  values: {
    pgConnStr: 'postgres://<IDENTITY>@<SERVER>.postgres.database.azure.com:5432/<DATABASE>?sslmode=verify-full',
    pgAzureManagedIdentity: true,
  },
  asks: [],
  note: 'The user is the name of the managed identity in the database; there is no password.',
  source: {
    title: 'Microsoft: Connect with managed identity to Azure Database for PostgreSQL',
    url: 'https://learn.microsoft.com/en-us/azure/postgresql/flexible-server/how-to-connect-with-managed-identity',
    readOn: '2026-11-22',
  },
};
