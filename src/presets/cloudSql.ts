import type { Preset } from './preset.ts';

export const cloudSql: Preset = {
  name: 'Google Cloud SQL',
  section: 'database',
  values: {
    pgConnStr: 'host=/cloudsql/<PROJECT>:<REGION>:<INSTANCE> user=<USER> password=<PASSWORD> dbname=<DATABASE>',
    pgAzureManagedIdentity: false,
  },
  asks: [],
  note: 'On Cloud Run the instance is a Unix socket; Google encrypts the connection behind it.',
  source: {
    title: 'Google Cloud: Connect from Cloud Run to Cloud SQL',
    url: 'https://cloud.google.com/sql/docs/postgres/connect-run',
    readOn: '2026-11-22',
  },
};
