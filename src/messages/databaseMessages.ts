import type { MessageTable } from './knownMessage.ts';

/** What PostgreSQL says, and pgx and lib/pq around it. */
export const databaseMessages = {
  'message-pg-password': {
    speaker: 'PostgreSQL',
    pattern: /\bpassword authentication failed for user\b/,
    options: ['pgConnStr'],
    part: 'password',
    meaning: 'The password in the connection string is wrong for its user.',
    example: 'server error: FATAL: password authentication failed for user "review" (SQLSTATE 28P01)',
    fix: 'Correct the password in the connection string; in a URL, percent-encode `%`, `@`, `:` and `/` in it.',
  },
  'message-pg-database': {
    speaker: 'PostgreSQL',
    pattern: /\bdatabase ".{1,200}" does not exist/,
    options: ['pgConnStr'],
    part: 'dbname',
    meaning: 'There is no database with this name.',
    example: 'server error: FATAL: database "review" does not exist (SQLSTATE 3D000)',
    fix: 'Correct the name after the host, or create the database.',
  },
  'message-pg-role': {
    speaker: 'PostgreSQL',
    pattern: /\brole "[^"]{1,63}" does not exist/,
    options: ['pgConnStr'],
    meaning: 'There is no user with this name.',
    example: 'server error: FATAL: role "review" does not exist (SQLSTATE 28000)',
    fix: 'Correct the user in the connection string, or create it.',
  },
  'message-pg-parameter': {
    speaker: 'PostgreSQL, pgx and lib/pq',
    pattern:
      /\bsslmode is invalid\b|\bunsupported sslmode\b|\bunknown target_session_attrs\b|\bunrecognized configuration parameter\b|\bunable to (?:read|add) CA\b/,
    options: ['pgConnStr'],
    meaning:
      'A parameter of the connection string is unknown, has an unknown value, or names a file that is not there.',
    example: 'server error: FATAL: unrecognized configuration parameter "schema" (SQLSTATE 42704)',
    fix: 'Correct the parameter that the message names.',
  },
  'message-pg-hba': {
    speaker: 'PostgreSQL',
    pattern: /\bno pg_hba\.conf entry for host\b/,
    options: ['pgConnStr'],
    meaning: 'The database does not allow this user from that host, or allows it only with encryption.',
    example:
      'server error: FATAL: no pg_hba.conf entry for host "10.0.0.7", user "review", no encryption (SQLSTATE 28000)',
    fix: 'If it ends with “no encryption” or, before PostgreSQL 14, “SSL off”, set `sslmode` to `require` or stricter; otherwise ask the database administrator for the entry.',
  },
  'message-pg-connections': {
    speaker: 'PostgreSQL',
    pattern: /\b(?:too many clients already|too many connections for|remaining connection slots are reserved)\b/,
    options: ['pgConnStr'],
    meaning: 'The database has no connections left.',
    example: 'server error: FATAL: sorry, too many clients already (SQLSTATE 53300)',
    fix: 'The database administrator can raise `max_connections`; pgx takes `pool_max_conns` in the connection string.',
  },
  'message-pg-tls': {
    speaker: 'pgx and lib/pq',
    pattern: /\bserver refused TLS connection|pq: SSL is not enabled on the server/,
    options: ['pgConnStr'],
    meaning: 'The connection string asks for TLS, but the database offers none.',
    example: 'failed to connect to `user=review database=review`: tls error: server refused TLS connection',
    fix: 'Have TLS enabled on the database, or change `sslmode`.',
  },
  'message-pg-parse': {
    speaker: 'pgx',
    pattern: /\bcannot parse `.{0,400}`: failed to parse as /,
    options: ['pgConnStr'],
    meaning: 'The connection string cannot be parsed.',
    example:
      'cannot parse `postgres://review:xxxxx@db.example.com/review`: failed to parse as URL (invalid percent-encoded token in password)',
    fix: 'Percent-encode special characters in user and password, `%` as `%25`.',
  },
} as const satisfies MessageTable;
