import type { Preset } from './preset.ts';

export const amazonRds: Preset = {
  name: 'Amazon RDS',
  section: 'database',
  values: {
    pgConnStr: 'postgres://<USER>:<PASSWORD>@<INSTANCE>.<REGION>.rds.amazonaws.com:5432/<DATABASE>?sslmode=verify-full',
    pgAzureManagedIdentity: false,
  },
  asks: [],
  note: 'Amazon says that verify-full needs its RDS certificates in the trust store or in sslrootcert.',
  source: {
    title: 'Amazon RDS: Using SSL with a PostgreSQL DB instance',
    url: 'https://docs.aws.amazon.com/AmazonRDS/latest/UserGuide/PostgreSQL.Concepts.General.SSL.html',
    readOn: '2026-11-22',
  },
};
