import type { CodeTable } from '../../text/index.ts';

/** What is wrong with PostgreSQL connection strings. */
export const connectionStringCodes = {
  'connection-string-ado-net': {
    meaning: 'The connection string is for .NET, with semicolons.',
    example: 'pgConnStr: "Host=db;Database=review;Username=review"',
    fix: 'Write `postgres://user:password@host:5432/database`.',
  },
  'connection-string-jdbc': {
    meaning: 'The connection string is for Java (JDBC).',
    example: 'pgConnStr: "jdbc:postgresql://db.example.com/review"',
    fix: 'Write `postgres://user:password@host:5432/database`.',
  },
  'connection-string-keyword': {
    meaning: 'PostgreSQL libraries do not know one of the keywords and send it to the database as a setting.',
    example: 'pgConnStr: "host=localhost pasword=fake"',
    fix: 'Correct or remove the keyword.',
  },
  'connection-string-keyword-form': {
    meaning: 'The keyword=value pairs cannot be read.',
    example: 'pgConnStr: "host=localhost password=two words"',
    fix: 'Give each keyword a value, and put single quotes around a value with spaces.',
  },
  'connection-string-no-form': {
    meaning: 'The text is neither a URL nor keyword=value pairs.',
    example: 'pgConnStr: localhost',
    fix: 'Write `postgres://user:password@host:5432/database`.',
  },
  'connection-string-no-host': {
    meaning: 'There is no host. PostgreSQL libraries then use the variable `PGHOST`, or a socket on the same machine.',
    example: 'pgConnStr: "user=review dbname=review"',
    fix: 'Add `host=`, unless that is what you want.',
  },
  'connection-string-other-scheme': {
    meaning: 'The URL has the scheme of another database.',
    example: 'pgConnStr: mysql://localhost/review',
    fix: 'Start it with `postgres://` or `postgresql://`.',
  },
  'connection-string-outer-space': {
    meaning: 'There is a space or line break before or after the connection string. PostgreSQL libraries refuse it.',
    example: 'pgConnStr: " postgres://localhost/review"',
    fix: 'Remove the space.',
  },
  'connection-string-port': {
    meaning: 'A port is not valid, or the numbers of ports and hosts do not match.',
    example: 'pgConnStr: "host=localhost port=99999"',
    fix: 'Write ports between 1 and 65535: one for all hosts, or one for each.',
  },
  'connection-string-scheme-case': {
    meaning: 'The scheme has capital letters.',
    example: 'pgConnStr: Postgres://localhost/review',
    fix: 'Write it in lower case.',
  },
  'connection-string-sslmode': {
    meaning: '`sslmode` has a value that PostgreSQL libraries refuse.',
    example: 'pgConnStr: "postgres://localhost/review?sslmode=verify_full"',
    fix: 'Write `disable`, `allow`, `prefer`, `require`, `verify-ca` or `verify-full`.',
  },
  'connection-string-unencoded': {
    meaning: 'The username or password contains an `@` or `:` that is not encoded. Libraries read that differently.',
    example: 'pgConnStr: "postgres://review:fake@password@localhost/review"',
    fix: 'Write `@` as `%40` and `:` as `%3A`.',
  },
  'connection-string-unencrypted': {
    meaning: 'The connection to the database may be unencrypted.',
    example: 'pgConnStr: "postgres://review:fake@db.example.com/review"',
    fix: 'Add `sslmode=verify-full`, or at least `sslmode=require`.',
  },
  'connection-string-unverified': {
    meaning: "The connection is encrypted, but the database server's identity is not verified.",
    example: 'pgConnStr: "postgres://review:fake@db.example.com/review?sslmode=require"',
    fix: 'Use `sslmode=verify-full`.',
  },
  'connection-string-url-percent': {
    meaning: 'The URL contains a `%` that is not followed by two hexadecimal digits.',
    example: 'pgConnStr: "postgres://review:fake%zz@localhost/review"',
    fix: 'Write `%25` for a `%`.',
  },
  'connection-string-url-port': {
    meaning: 'The host and port of the URL cannot be read.',
    example: 'pgConnStr: "postgres://review@localhost:abc/review"',
    fix: 'Write a number as the port, brackets around an IPv6 address, and `%XX` for special characters of a password.',
  },
  'connection-string-url-space': {
    meaning: 'The URL contains a space or line break.',
    example: 'pgConnStr: "postgres://review:fake password@localhost/review"',
    fix: 'Write a space as `%20`.',
  },
  'connection-string-url-user-info': {
    meaning: 'The username or password contains a character that ends it too early.',
    example: 'pgConnStr: "postgres://review:fake#password@localhost/review"',
    fix: 'Write `/` as `%2F`, `?` as `%3F`, `#` as `%23`, `@` as `%40` and `:` as `%3A`.',
  },
} as const satisfies CodeTable;

export type ConnectionStringCode = keyof typeof connectionStringCodes;
