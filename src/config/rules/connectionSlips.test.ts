import { describe, expect, test } from 'vitest';
import { checkConnectionString } from './connectionString.ts';

const found = (text: string) =>
  checkConnectionString(text).map(({ code, severity }) => `${code.replace('connection-string-', '')} ${severity}`);

describe('usual strings have no problem', () => {
  test.each([
    'postgres://review:ab77@[fe80::1%25eth0]:5432/review?sslmode=verify-full',
    'postgres://review:a!b$c&d(e)*f+g,h;i=j~k_l-m.n@db.example.com/review?sslmode=verify-full',
    'postgres://review:%5E%C3%BC%F0%9F%98%80@db.example.com/review?sslmode=verify-full',
    'postgres://review@db.example.com/review?sslmode=require&sslrootcert=/ca.pem',
    'postgres://review@db.example.com/review?sslmode=verify-full&connect_timeout=10&target_session_attrs=read-write',
    'postgres://review@db.example.com/review?sslmode=verify-full&sslcert=/c.pem&sslkey=/k.pem',
    'postgres://review@db.example.com/review?sslmode=verify-full&TimeZone=UTC&search_path=review&app.tenant=a&jit=off',
    'postgres://review:fake@/review?host=/cloudsql/project:region:db',
    'host=db.example.com user=review password=Fake"1,2 dbname=review sslmode=verify-full',
    "host=db.example.com user=review password='' dbname=review sslmode=verify-full",
    'host=db.example.com sslmode=verify-full user=review password=',
    "host=db.example.com sslmode=verify-full password='ab\\\\cd\\'77'",
    'host=2001:db8::1 port=5433 sslmode=verify-full',
    "host=localhost password='user=review' user=review",
    "host=localhost application_name='Access – Review' password='a–b'",
    "password='postgres://fake' host=localhost",
    'host=localhost user=review\n',
    `postgres://review@db.example.com/review?sslmode=verify-full&target_session_attrs=inserted`,
  ])('%s', (text) => expect(found(text)).toEqual([]));
});

describe('what a library refuses, or does not read as it looks', () => {
  test.each([
    ['postgres://review:a^b77@localhost/r', 'unencoded warning', 'postgres://review:a%5Eb77@localhost/r'],
    ['postgres://rev:pw{1}@localhost/r', 'unencoded warning', 'postgres://rev:pw%7B1%7D@localhost/r'],
    ['postgres://re{v:p@localhost/r', 'unencoded warning', 'postgres://re%7Bv:p@localhost/r'],
    ['postgres://r:?4@localhost/r', 'url-user-info error', 'postgres://r:%3F4@localhost/r'],
    ['postgres://r:[a]|"<>`\\@localhost/r', 'unencoded warning', 'postgres://r:%5Ba%5D%7C%22%3C%3E%60%5C@localhost/r'],
    ['postgres://r:pü%2F@localhost/r', 'unencoded warning', 'postgres://r:p%C3%BC%2F@localhost/r'],
    ['postgres://DOMAIN\\r:p@localhost/r', 'unencoded warning', 'postgres://DOMAIN%5Cr:p@localhost/r'],
    ['postgres://r:a%b77@localhost/r', 'url-percent warning', 'postgres://r:a%25b77@localhost/r'],
    ['postgres://r:100%e9fg%20@localhost/r', 'url-percent warning', 'postgres://r:100%25e9fg%20@localhost/r'],
    ['postgres://r:a%00@localhost/r', 'url-percent warning', 'postgres://r:a%2500@localhost/r'],
    ['postgres://r:p@%2Fvar%2Frun/r', 'host warning', 'postgres://r:p@/r?host=/var/run'],
    ['postgres://r@[::1]/r', 'host warning', 'postgres://r@[::1]:5432/r'],
    ['postgres://localhost/r/', 'slash warning', 'postgres://localhost/r'],
    ['postgres://localhost//r?user=a', 'slash warning', 'postgres://localhost/r?user=a'],
    ['postgres://localhost/r?options=-c%20geqo=off', 'query warning', 'postgres://localhost/r?options=-c%20geqo%3Doff'],
    ['postgres://localhost/a%e9', 'url-percent warning', 'postgres://localhost/a%25e9'],
    ['postgres://localhost,/r', 'host warning', undefined],
    ['postgres://[::1]:/r', 'host warning', 'postgres://[::1]:5432/r'],
    ['postgres://localhost,127.0.0.1/r', 'host hint', undefined],
    ['postgres://localhost:1,127.0.0.1:2/r', 'host hint', 'postgres:///r?host=localhost,127.0.0.1&port=1,2'],
    ['postgres://localhost,127.0.0.1:2/r', 'host warning', 'postgres:///r?host=localhost,127.0.0.1&port=5432,2'],
    ['postgres://[::1],localhost/r', 'host warning', 'postgres:///r?host=::1,localhost'],
    ['host=localhost,127.0.0.1 port=1,2', 'host hint', undefined],
    ['host=localhost,127.0.0.1 port=5432', 'host hint', undefined],
    ['host=localhost port=', 'port warning', undefined],
    ['postgres://localhost/r?port=', 'port warning', undefined],
    ['host=localhost,127.0.0.1 port=1,', 'quoting warning, host hint, port warning', 'host=localhost,127.0.0.1 port=1'],
    ['postgres://localhost/r?application_name=a+b', 'query warning', undefined],
    ['host=localhost sslnegotiation=tls connect_timeout=', 'value error, value error', undefined],
    ['postgres://localhost/r?connect_timeout=1s&sslsni=x', 'value error, value error', undefined],
    ['postgres://localhost/r&sslmode=prefer', 'query warning', 'postgres://localhost/r?sslmode=prefer'],
    ['postgres://localhost/r?sslmode=prefer?user=a', 'query warning', 'postgres://localhost/r?sslmode=prefer&user=a'],
    ['postgres://localhost/r?password=a&b', 'query warning', undefined],
    ['postgres://localhost/r?&user=b', 'query warning', undefined],
    ['postgres://localhost/r?application_name=a;b', 'query warning', undefined],
    ['postgres://localhost/r#x?user=a', 'query warning', 'postgres://localhost/r%23x?user=a'],
    ['postgres://localhost/r?host=127.0.0.1', 'repeated warning', undefined],
    ['postgres://localhost/r?user=a&user=b', 'repeated warning', undefined],
    ['postgres://localhost:5432/r?port=6543', 'repeated warning', undefined],
    ['postgres://a:b@localhost/r?user=c&password=fake', 'repeated warning', undefined],
    ['host=localhost host=127.0.0.1', 'repeated warning', undefined],
    ['host=localhost user= dbname=r', 'quoting warning', "host=localhost user='' dbname=r"],
    ['host=localhost user=corp\\rev', 'quoting warning', 'host=localhost user=corp\\\\rev'],
    ['host=localhost password= dbname=r', 'quoting warning', "host=localhost password='' dbname=r"],
    [
      'host=localhost application_name= password=x9',
      'quoting warning',
      "host=localhost application_name='' password=x9",
    ],
    ['host=localhost password=ab77\\ dbname=r', 'quoting warning', 'host=localhost password=ab77\\\\ dbname=r'],
    ['host=localhost password=ab\\cd77', 'quoting warning', 'host=localhost password=ab\\\\cd77'],
    ['host=localhost user="r" password="a b7"', 'keyword-form error', undefined],
    ['host=localhost user="r" password="ab77"', 'quoting warning', "host=localhost user='r' password='ab77'"],
    ['host=localhost, user=r, password=ab77,', 'quoting warning', 'host=localhost user=r password=ab77'],
    ['host=localhost:5433 user=r', 'host warning', 'host=localhost port=5433 user=r'],
    ['host=[::1] user=r', 'host warning', 'host=::1 user=r'],
    ['host=[::1]:5433,localhost:5434', 'host warning', 'host=::1,localhost port=5433,5434'],
    ['host=localhost, user=r', 'host warning', undefined],
    ['host=localhost schema=public', 'keyword warning', undefined],
    ['postgres://localhost/r?keepalives=1', 'keyword warning', undefined],
    ['host=localhost sslcrl=/crl.pem', 'keyword warning', undefined],
    ['postgres://localhost/r?prefer_simple_protocol=true', 'keyword warning', undefined],
    ['postgres://localhost/r?pgbouncer=true', 'keyword warning', undefined],
    ['postgres://localhost/r?currentSchema=a', 'keyword warning', undefined],
    ['postgres://localhost/r?connection_limit=5', 'keyword warning', undefined],
    ['postgres://localhost/r?charset=utf8', 'keyword warning', undefined],
    ['postgres://localhost/r?serverVersion=15', 'keyword warning', undefined],
    ['postgres://localhost/r?uselibpqcompat=true', 'keyword warning', undefined],
    ['postgres://localhost/r?binary_parameters=yes', 'keyword warning', undefined],
    ['postgres://localhost/r?sslinline=true', 'keyword warning', undefined],
    ['postgres://localhost/r?default_query_exec_mode=exec', 'keyword hint', undefined],
    ['host=localhost statement_cache_capacity=0 pool_size=4', 'keyword warning', undefined],
    ['postgres://localhost/r?client_encoding=latin1', 'value error', undefined],
    ['postgres://localhost/r?client_encoding=utf-8', '', undefined],
    ['server=localhost pwd=fake', 'keyword warning, no-host hint', undefined],
    ['postgres://localhost/r?pool_max_conns=ten', 'value error, keyword warning', undefined],
    ['postgres://localhost/r?pool_max_conn_lifetime=60', 'value error, keyword warning', undefined],
    ['postgres://localhost/r?pool_max_conn_lifetime=1h30m', 'keyword warning', undefined],
    ['postgres://localhost/r?pool_timeout=10', 'keyword warning', undefined],
    ['postgres://localhost/r?prepareThreshold=0', 'keyword warning', undefined],
    ['postgres://localhost/r?x-migrations-table=t', 'keyword warning', undefined],
    ['postgres://db.example.com/r?ssl=true', 'keyword warning', 'postgres://db.example.com/r?sslmode=require'],
    ['postgres:/u:p@localhost/r', 'scheme-slashes error', 'postgres://u:p@localhost/r'],
    ['postgres//u:p@localhost/r', 'scheme-slashes error', 'postgres://u:p@localhost/r'],
    ['DATABASE_URL=postgres://u:p@localhost/r', 'prefix error', 'postgres://u:p@localhost/r'],
    ['postgres://jdbc:postgresql://localhost/r', 'prefix error', 'postgresql://localhost/r'],
    ['postgres://postgres://u:p@localhost/r', 'prefix error', 'postgres://u:p@localhost/r'],
    [
      'postgres://u:p@https://localhost/r?sslmode=verify-full',
      'host warning',
      'postgres://u:p@localhost/r?sslmode=verify-full',
    ],
    ["'postgres://u:p@localhost/r'", 'prefix error', 'postgres://u:p@localhost/r'],
    ['"postgres://u:p@localhost/r"', 'prefix error', 'postgres://u:p@localhost/r'],
    ['`postgres://u:p@localhost/r`', 'prefix error', 'postgres://u:p@localhost/r'],
    ['<postgres://u:p@localhost/r>', 'prefix error', 'postgres://u:p@localhost/r'],
    ['“postgres://u:p@localhost/r”,', 'prefix error', 'postgres://u:p@localhost/r'],
    ['pgConnStr: postgres://u:p@localhost/r', 'prefix error', 'postgres://u:p@localhost/r'],
    ['"pgConnStr": "postgres://u:p@localhost/r",', 'prefix error', 'postgres://u:p@localhost/r'],
    ['"pgConnStr": "host=localhost user=r"', 'prefix error', 'host=localhost user=r'],
    ['pgConnStr: host=localhost user=r', 'prefix error', 'host=localhost user=r'],
    ["'host=localhost password='a b''", 'prefix error', "host=localhost password='a b'"],
    ['`host=localhost user=r `', 'prefix error', 'host=localhost user=r '],
    ['postgresql+psycopg://u:p@localhost/r', 'other-scheme error', 'postgresql://u:p@localhost/r'],
    [
      'p\u043estgres://u:p@localhost/r',
      'disguised-character warning, other-scheme error',
      'postgres://u:p@localhost/r',
    ],
    ['\uff50ostgres://u@localhost/r', 'disguised-character warning, other-scheme error', 'postgres://u@localhost/r'],
    [
      'host=d\u0430.example.com user=u password=p\u0430ss sslmode=verify-full',
      'disguised-character warning',
      'host=da.example.com user=u password=p\u0430ss sslmode=verify-full',
    ],
    [
      'postgres://u@db.ex\u0430mple.com/r?sslmode=verify-full',
      'disguised-character warning',
      'postgres://u@db.example.com/r?sslmode=verify-full',
    ],
    [
      "host=localhost\u00a0password='a\u00a0–'\u3000user=r",
      'disguised-character warning',
      "host=localhost password='a\u00a0–' user=r",
    ],
    ['host=localhost password=fake\u00a0user=r', 'disguised-character warning', 'host=localhost password=fake user=r'],
    [
      'host=localhost sslmode=verify\u2011full',
      'sslmode error, disguised-character warning',
      'host=localhost sslmode=verify-full',
    ],
    ['host=localhost sslmode=verify-full;', 'sslmode error', 'host=localhost sslmode=verify-full'],
    ['postgres://localhost/r?sslmode=verify-full,', 'sslmode error', 'postgres://localhost/r?sslmode=verify-full'],
    ['postgres://localhost/r?connect_timeout=10s', 'value error', undefined],
    ['postgres://localhost/r?connect_timeout=5.5', 'value error', undefined],
    ['host=localhost target_session_attrs=readwrite', 'value error', undefined],
    ['host=localhost target_session_attrs=master', 'value error', undefined],
    ['postgres://localhost/r?connect_timeout=1m', 'value error', undefined],
    ['postgres://localhost/r?target_session_attrs=write', 'value error', undefined],
    ['postgres://localhost/r?target_session_attrs=secondary', 'value error', undefined],
    ['postgres://localhost/r?load_balance_hosts=true', 'value error, keyword warning', undefined],
    ['postgres://localhost/r?channel_binding=true', 'value error, keyword hint', undefined],
    ['postgres://localhost/r?sslcert=/c.pem', 'value error', undefined],
    ['postgres://localhost/r?sslkey=/k.pem', 'value error', undefined],
    ['postgres://localhost/r?default_query_exec_mode=simple', 'value error, keyword hint', undefined],
    ['postgres://localhost/r?statement_cache_capacity=abc', 'value error, keyword hint', undefined],
    ['postgres://localhost/r?channel_binding=yes', 'value error, keyword hint', undefined],
    ['postgres://localhost/r?sslnegotiation=tls', 'value error', undefined],
    ['postgres://localhost/r?require_auth=scram-sha-256,md5', 'keyword hint', undefined],
    ['postgres://localhost/r?require_auth=!password,%20!none', 'keyword hint', undefined],
    ['postgres://localhost/r?require_auth=scram', 'value error, keyword hint', undefined],
    ['postgres://localhost/r?require_auth=!md5,none', 'value error, keyword hint', undefined],
    ['postgres://localhost/r?require_auth=md5,', 'value error, keyword hint', undefined],
  ])('%s', (text, kind, replacement) => {
    expect(found(text).join(', ')).toBe(kind);
    const written = checkConnectionString(text)[0]?.replacement?.value;
    expect(written).toBe(replacement);
    if (written !== undefined) expect(found(written).filter((each) => !/^unverified|hint$/.test(each))).toEqual([]);
  });
});

describe('keywords that neither library nor the database takes', () => {
  test.each([
    ...['sslcompression', 'requiressl', 'requirepeer', 'gsslib', 'gssdelegation', 'oauth_issuer', 'scram_client_key'],
    ...['min_read_buffer_size', 'max_open_conns', 'timeout', 'log_level', 'tls', 'app', 'env', 'sslpool'],
    ...['max_connections', 'server_version', 'is_superuser', 'gssencmode', 'shared_buffers', 'idle_timeout'],
  ])('%s', (name) => expect(found(`postgres://localhost/r?${name}=1`)).toContain('keyword warning'));

  test('max_connections is no slip of log_connections', () =>
    expect(checkConnectionString('postgres://localhost/r?max_connections=1')[0]?.message).not.toContain(
      'Did you mean',
    ));

  test.each([
    ...['disable_prepared_binary_result', 'ssl_min_protocol_version', 'ssl_max_protocol_version', 'hostaddr'],
    ...['fallback_application_name', 'load_balance_hosts'],
  ])('%s, but for lib/pq', (name) =>
    expect(
      checkConnectionString(`postgres://localhost/r?${name}=`)
        .map(({ message }) => message)
        .join(),
    ).toContain(`Only lib/pq knows ${name}`),
  );

  test.each(['channel_binding', 'require_auth', 'sslpassword', 'sslcertmode', 'statement_cache_capacity'])(
    '%s, but for pgx',
    (name) => expect(found(`postgres://localhost/r?${name}=`)).toContain('keyword hint'),
  );
});

test.each([
  ...['search_path=review', 'timezone=UTC', 'TimeZone=UTC', 'statement_timeout=5s', 'tcp_user_timeout=5', 'role=app'],
  ...['replication=database', 'work_mem=64MB', 'jit=off', 'lc_messages=C', 'default_transaction_read_only=on'],
  ...['options=-c%20geqo%3Doff', 'extra_float_digits=3', 'myapp.tenant=5', 'sslsni=1', 'krbsrvname=postgres'],
  ...['sslsni=yes', 'sslsni=off', 'Client_Encoding=UTF8', 'Application_Name=x', 'Search_Path=x', 'DATESTYLE=German'],
  ...['max_protocol_version=3.2', 'transaction_timeout=5s', 'IntervalStyle=iso_8601', 'session_authorization=app'],
])('the database or both libraries take %s', (parameter) =>
  expect(found(`postgres://localhost/r?${parameter}`)).toEqual([]),
);

describe('combinations that lib/pq refuses', () => {
  test.each([
    ['sslmode=require&sslrootcert=system', 'value error'],
    ['sslmode=prefer&sslnegotiation=direct', 'value error, unencrypted warning'],
    ['datestyle=ISO,DMY&sslmode=verify-full', 'value error'],
    ['sslmode=verify-ca&sslrootcert=system', 'value error'],
    ['sslmode=disable&sslnegotiation=direct', 'value error, unencrypted warning'],
    ['sslrootcert=system', ''],
    ['sslmode=verify-full&sslrootcert=system', ''],
    ['sslmode=verify-full&sslnegotiation=direct', ''],
    ['datestyle=ISO,%20MDY&sslmode=verify-full', ''],
  ])('%s', (parameters, said) => {
    const [...all] = found(`postgres://db.example.com/r?${parameters}`);
    expect(all.sort((a, b) => b.localeCompare(a)).join(', ')).toBe(said);
  });
});

test.each([
  ['postgres://review.abc.eu-west-1.rds.amazonaws.com:5432/r?sslmode=verify-full&sslrootcert=system', ['value hint']],
  ['host=review.abc.cn-north-1.rds.amazonaws.com.cn sslrootcert=system', ['value hint']],
  ['postgres://review.abc.eu-west-1.rds.amazonaws.com/r?sslmode=verify-full&sslrootcert=/rds.pem', []],
  ['postgres://rds.amazonaws.com.example.com/r?sslmode=verify-full&sslrootcert=system', []],
])('the certificates of Amazon RDS are none of the system: %s', (text, said) => expect(found(text)).toEqual(said));

test.each([
  ['schema=public', 'Write search_path.'],
  ['pool_timeout=10', 'PostgreSQL libraries do not know one of the keywords'],
  ['binary_parameters=yes', 'Only lib/pq knows binary_parameters.'],
  ['default_query_exec_mode=exec', 'Only pgx knows default_query_exec_mode.'],
  ['pool_max_conns=4', 'Only the connection pool of pgx knows'],
])('of %s it is said what it was meant to be, or who knows it', (parameter, said) =>
  expect(checkConnectionString(`postgres://localhost/r?${parameter}`)[0]?.message).toContain(said),
);
