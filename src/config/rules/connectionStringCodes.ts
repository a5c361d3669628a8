import type { CodeTable } from '../../text/index.ts';

/** What is wrong with PostgreSQL connection strings. */
export const connectionStringCodes = {
  'connection-string-ado-net': {
    meaning: 'The connection string is for .NET, with semicolons.',
    example: 'pgConnStr: "Host=db;Database=review;Username=review"',
    fix: 'Write `postgres://user:password@host:5432/database`.',
  },
  'connection-string-host': {
    meaning:
      'The host is not written as the libraries read one: with its port, in brackets, as a directory, or with a comma too many.',
    example: 'pgConnStr: "host=localhost:5433 user=review"',
    fix: 'Write `host=… port=…`, and the directory of a socket as `host=/directory`.',
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
  'connection-string-prefix': {
    meaning: 'A name or quotes are around the URL.',
    example: 'pgConnStr: "DATABASE_URL=postgres://localhost/review"',
    fix: 'Keep only what begins with `postgres://`.',
  },
  'connection-string-query': {
    meaning: 'The parameters of the URL are not written as the libraries separate them.',
    example: 'pgConnStr: "postgres://localhost/review&sslmode=verify-full"',
    fix: 'Write `?` before the first parameter, `&` before each other one, and `%26` for an `&` in a value.',
  },
  'connection-string-quoting': {
    meaning: 'The libraries do not read a value of the keyword=value pairs as it looks.',
    example: 'pgConnStr: "host=localhost password= dbname=review"',
    fix: "Write `''` for an empty value, single quotes around others, and `\\\\` for a backslash.",
  },
  'connection-string-repeated': {
    meaning: 'A parameter is given twice.',
    example: 'pgConnStr: "postgres://localhost/review?host=127.0.0.1"',
    fix: 'Remove one of them.',
  },
  'connection-string-scheme-case': {
    meaning: 'The scheme has capital letters.',
    example: 'pgConnStr: Postgres://localhost/review',
    fix: 'Write it in lower case.',
  },
  'connection-string-scheme-slashes': {
    meaning: 'The colon or a slash after the scheme is missing.',
    example: 'pgConnStr: "postgres:/localhost/review"',
    fix: 'Write `postgres://`.',
  },
  'connection-string-slash': {
    meaning: 'There is a slash at the beginning or the end of the name of the database.',
    example: 'pgConnStr: "postgres://localhost/review/"',
    fix: 'Remove the slash.',
  },
  'connection-string-sslmode': {
    meaning: '`sslmode` has a value that PostgreSQL libraries refuse.',
    example: 'pgConnStr: "postgres://localhost/review?sslmode=verify_full"',
    fix: 'Write `disable`, `allow`, `prefer`, `require`, `verify-ca` or `verify-full`.',
  },
  'connection-string-unencoded': {
    meaning:
      'The username or password contains a character that is not encoded. Libraries read that differently, or not at all.',
    example: 'pgConnStr: "postgres://review:fake@password@localhost/review"',
    fix: 'Write `@` as `%40`, `:` as `%3A`, `^` as `%5E`, and others likewise.',
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
    meaning: 'The URL contains a `%` that is not followed by two hexadecimal digits, or not by those of a character.',
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
  'connection-string-value': {
    meaning: 'A keyword has a value that a library refuses.',
    example: 'pgConnStr: "postgres://localhost/review?connect_timeout=10s"',
    fix: 'Write one of the values that the message names.',
  },
} as const satisfies CodeTable;

export type ConnectionStringCode = keyof typeof connectionStringCodes;
