import type { CodeTable } from '../../text/index.ts';

/** What there is to say about values that another program fills in. */
export const referenceCodes = {
  reference: {
    meaning: 'Another program fills in the value, or a part of it, before the server reads the text.',
    example: "encryptionKey: '''\u0024{ENCRYPTION_KEY}'''",
    fix: 'Nothing to do if something fills it in. *Export* has targets that do.',
  },
  'reference-in-connection-string': {
    meaning: 'A password that is inserted into a connection string has to be escaped as the string requires.',
    example: "pgConnStr: '''postgres://review:\u0024{DB_PASSWORD}@db.example.com/review?sslmode=verify-full'''",
    fix: 'Make the whole string one secret, with a reference for all of it.',
  },
  'reference-quoted': {
    meaning: 'A number or a boolean is inserted between quotes, which turns it into text.',
    example: 'smtpPort: "\u0024{SMTP_PORT}"',
    fix: 'Remove the quotes.',
  },
  'reference-unquoted': {
    meaning: 'A template has no quotes, so HJSON reads its braces as those of an object.',
    example: 'encryptionKey: {{ .encryptionKey }}',
    fix: "Put it between three quotes: `'''{{ .encryptionKey }}'''`.",
  },
} as const satisfies CodeTable;

export type ReferenceCode = keyof typeof referenceCodes;
