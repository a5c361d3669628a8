import { boolean, type Entries, secret } from './entry.ts';

export const database = {
  pgConnStr: secret({
    title: 'Connection string',
    help: 'PostgreSQL connection string for all database connections.',
    repeatsTitle: true,
    unset: 'No default.',
    keywords: 'db sql password user host sslmode tls ssl',
    placeholder: 'postgres://user:password@host:5432/database?sslmode=verify-full',
    example: 'postgres://review:fake-password@db.example.com:5432/review?sslmode=verify-full',
  }),
  pgAzureManagedIdentity: boolean({
    title: 'Azure managed identity',
    help: 'When true, uses a cloud managed identity for PostgreSQL.',
    unset: 'Default: false.',
    keywords: 'db entra',
    default: false,
  }),
} satisfies Entries;
