/** Parameters of a connection: libpq's, and those that pgx adds. Any other name is sent to the database as one of its settings. */
export const connectionParameters: readonly string[] = [
  'application_name',
  'channel_binding',
  'client_encoding',
  'connect_timeout',
  'database',
  'dbname',
  'default_query_exec_mode',
  'description_cache_capacity',
  'fallback_application_name',
  'gssencmode',
  'host',
  'hostaddr',
  'keepalives',
  'keepalives_count',
  'keepalives_idle',
  'keepalives_interval',
  'krbspn',
  'krbsrvname',
  'load_balance_hosts',
  'min_protocol_version',
  'max_protocol_version',
  'options',
  'passfile',
  'password',
  'port',
  'require_auth',
  'service',
  'servicefile',
  'ssl_max_protocol_version',
  'ssl_min_protocol_version',
  'sslcert',
  'sslcertmode',
  'sslcrl',
  'sslcrldir',
  'sslinline',
  'sslkey',
  'sslmode',
  'sslnegotiation',
  'sslpassword',
  'sslrootcert',
  'sslsni',
  'statement_cache_capacity',
  'statement_cache_mode',
  'target_session_attrs',
  'tcp_user_timeout',
  'user',
];

/** Those of them that neither pgx nor lib/pq knows; the database does not know them either. */
export const unknownToGo: readonly string[] = [
  'gssencmode',
  'keepalives',
  'keepalives_count',
  'keepalives_idle',
  'keepalives_interval',
  'sslcrl',
  'sslcrldir',
  'statement_cache_mode',
];

/** Those that lib/pq alone takes, and pgx sends to the database. */
export const knownToPq: readonly string[] = ['binary_parameters', 'sslinline'];

/** Those that pgx alone takes, and lib/pq sends to the database. */
export const knownToPgx: readonly string[] = [
  'default_query_exec_mode',
  'description_cache_capacity',
  'statement_cache_capacity',
];

/** Settings of the database that people put into a connection string on purpose. */
export const serverSettings: readonly string[] = [
  'datestyle',
  'extra_float_digits',
  'idle_in_transaction_session_timeout',
  'intervalstyle',
  'lock_timeout',
  'role',
  'search_path',
  'statement_timeout',
  'timezone',
  'work_mem',
];

/** What the pool of pgx (pgxpool) takes out of a connection string. */
export const poolParameters: readonly string[] = [
  'pool_health_check_period',
  'pool_max_conn_idle_time',
  'pool_max_conn_lifetime',
  'pool_max_conn_lifetime_jitter',
  'pool_max_conns',
  'pool_min_conns',
  'pool_min_idle_conns',
];

/** Keywords of Prisma, JDBC, Npgsql, SQLAlchemy and others, in lower case, and what PostgreSQL's libraries call it, if anything. */
export const foreignParameters: ReadonlyMap<string, string | undefined> = new Map([
  ['charset', 'client_encoding'],
  ['connection_limit', undefined],
  ['connectiontimeout', 'connect_timeout'],
  ['currentschema', 'search_path'],
  ['encoding', 'client_encoding'],
  ['max_overflow', undefined],
  ['pgbouncer', undefined],
  ['pool_recycle', undefined],
  ['pool_size', undefined],
  ['pool_timeout', undefined],
  ['prepared_statement_cache_size', undefined],
  ['prefer_simple_protocol', undefined],
  ['preparethreshold', undefined],
  ['pwd', 'password'],
  ['schema', 'search_path'],
  ['server', 'host'],
  ['socket_timeout', undefined],
  ['sslaccept', undefined],
  ['sslfactory', undefined],
  ['statement_cache_size', undefined],
  ['uid', 'user'],
  ['uselibpqcompat', undefined],
  ['username', 'user'],
]);
