import { saidBy } from './knownMessage.ts';

/** How pgx and the log of PostgreSQL, and lib/pq, begin why a login is refused; for a statement, the first two say ERROR. */
const login = '{FATAL: |FATAL:  |pq: }';

/** What PostgreSQL says through pgx (`FATAL: `), lib/pq (`pq: `) or its own log, and what these two say themselves. */
export const databaseMessages = {
  ...saidBy('PostgreSQL', ['pgConnStr'], {
    'message-pg-password': {
      formats: [`${login}password authentication failed for user "`, '(SQLSTATE 28P01)'],
      part: 'password',
      meaning: 'The password in the connection string is wrong for its user.',
      fix: 'Correct the password in the connection string; in a URL, percent-encode `%`, `@`, `:` and `/` in it.',
    },
    'message-pg-peer': {
      formats: [`${login}Peer authentication failed for user "`],
      meaning: 'Over its socket, the database takes only the system user of the same name.',
      fix: 'Write a host, such as `localhost`, so that the password counts; or have the rule in `pg_hba.conf` changed.',
    },
    'message-pg-certificate': {
      formats: [`${login}connection requires a valid client certificate`],
      meaning: 'The database asks for a client certificate.',
      fix: 'Write `sslcert` and `sslkey`, and mount both files.',
    },
    'message-pg-database': {
      formats: [`${login}database "%v" does not exist`],
      part: 'dbname',
      meaning: 'There is no database with this name.',
      fix: 'Correct the name after the host, or create the database.',
    },
    'message-pg-role': {
      formats: ['{FATAL: |FATAL:  }role "%v" does not exist', 'pq: role "%v" does not exist{\n|"| (28000)}'],
      meaning: 'There is no user with this name.',
      fix: 'Correct the user, or `role`, in the connection string, or create it.',
    },
    'message-pg-parameter': {
      formats: [`${login}unrecognized configuration parameter "`],
      meaning: 'The connection string has a parameter that neither the library nor the database knows.',
      fix: 'Correct its name, or delete it.',
    },
    'message-pg-fixed': {
      formats: [`${login}parameter "%s" cannot be changed {now|without restarting the server}`],
      meaning: 'The connection string has a parameter that only the database administrator can set.',
      fix: 'Delete it; TLS is switched on with `sslmode`.',
    },
    'message-pg-hba': {
      formats: [`${login}no pg_hba.conf entry for host "`, `${login}pg_hba.conf rejects connection for host "`],
      meaning: 'The database does not allow this user from that host, or allows it only with encryption.',
      fix: 'If it ends with “no encryption” or, before PostgreSQL 14, “SSL off”, set `sslmode` to `require` or stricter; otherwise ask the database administrator for the entry.',
    },
    'message-pg-connections': {
      formats: [
        `${login}sorry, too many clients already`,
        `${login}too many connections for {role|database} "`,
        `${login}remaining connection slots are reserved for `,
      ],
      meaning: 'The database has no connections left.',
      fix: 'The database administrator can raise `max_connections`; pgx takes `pool_max_conns` in the connection string.',
    },
    'message-pg-prepared': {
      formats: [
        '{ERROR: |ERROR:  |pq: }prepared statement "%s" {does not exist|already exists}',
        '{ERROR: |ERROR:  |pq: }unnamed prepared statement does not exist',
      ],
      meaning:
        'A pooler, such as PgBouncer, gives each transaction another connection, where the prepared statement is not known.',
      fix: 'With pgx, write `default_query_exec_mode=exec`; or use the port of the database or of session pooling.',
    },
  }),
  ...saidBy('PgBouncer', ['pgConnStr'], {
    'message-pgbouncer-parameter': {
      formats: ['{unsupported|Unsupported} startup parameter{| in options}: %s'],
      meaning: 'PgBouncer does not pass on this parameter of the connection string.',
      fix: 'Delete it, or have it added to `ignore_startup_parameters` of PgBouncer.',
    },
  }),
  ...saidBy('pgx', ['pgConnStr'], {
    'message-pg-tls': {
      formats: ['server refused TLS connection'],
      meaning: 'The connection string asks for TLS, but the database offers none.',
      fix: 'Have TLS enabled on the database, or change `sslmode`.',
    },
    'message-pg-sslmode': {
      formats: ['failed to configure TLS (sslmode is invalid)'],
      meaning: '`sslmode` has a value that pgx does not know.',
      fix: 'Write `disable`, `allow`, `prefer`, `require`, `verify-ca` or `verify-full`.',
    },
    'message-pg-session': {
      formats: ['unknown target_session_attrs value: '],
      meaning: '`target_session_attrs` has a value that pgx does not know.',
      fix: 'Write `any`, `read-write`, `read-only`, `primary`, `standby` or `prefer-standby`.',
    },
    'message-pg-ca': {
      formats: ['unable to read CA file: open ', 'unable to add CA to cert pool'],
      meaning: 'The file in `sslrootcert` is not there, cannot be read, or has no certificate.',
      fix: 'Check the path as the container has it, and mount the file.',
    },
    'message-pg-parse': {
      formats: ['cannot parse `%v`: failed to parse as {URL|keyword/value} ('],
      meaning: 'The connection string cannot be parsed.',
      fix: 'Percent-encode special characters in user and password, `%` as `%25`.',
    },
  }),
  ...saidBy('lib/pq', ['pgConnStr'], {
    'message-pq-tls': {
      formats: ['pq: SSL is not enabled on the server'],
      meaning: 'The connection string asks for TLS, but the database offers none.',
      fix: 'Have TLS enabled on the database, or change `sslmode`.',
    },
    'message-pq-sslmode': {
      formats: ['pq: wrong value for "sslmode": "%v" is not supported', 'pq: unsupported sslmode "'],
      meaning: '`sslmode` has a value that lib/pq does not know.',
      fix: 'Write one of those that the message lists; older releases know only `disable`, `require`, `verify-ca` and `verify-full`.',
    },
    'message-pq-weak': {
      formats: ['pq: weak sslmode "%s" may not be used with sslrootcert=system'],
      meaning: '`sslrootcert=system` needs an `sslmode` that checks the name.',
      fix: 'Write `sslmode=verify-full`.',
    },
    'message-pq-key': {
      formats: ['pq: {Private key file|private key} has {group|world|group or world} access'],
      meaning: 'Others may read the file in `sslkey`, and lib/pq then refuses it.',
      fix: 'Give it mode 0600 if it belongs to the user of the container, or 0640 if it belongs to root.',
    },
  }),
};
