import { boolean, type Entries, secret } from './entry.ts';

export const database = {
  pgConnStr: secret({
    title: 'Connection string',
    help: 'PostgreSQL connection string that the server uses for every database connection, as a URL or as keyword=value pairs. It has no default.',
    placeholder: 'postgres://user:password@host:5432/database?sslmode=verify-full',
    example: 'postgres://review:fake-password@db.example.com:5432/review?sslmode=verify-full',
    multiline: true,
  }),
  pgAzureManagedIdentity: boolean({
    title: 'Azure managed identity',
    help: 'When true, the server connects to PostgreSQL with a cloud managed identity. Default: false.',
    default: false,
  }),
} satisfies Entries;
