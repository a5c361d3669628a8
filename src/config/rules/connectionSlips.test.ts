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
    'postgres://review@db.example.com/review?sslmode=verify-full&sslcert=/c.pem&sslkey=/k.pem&channel_binding=require',
    'postgres://review@db.example.com/review?sslmode=verify-full&TimeZone=UTC&search_path=review&app.tenant=a&jit=off',
    'postgres://review:fake@/review?host=/cloudsql/project:region:db',
    'postgres://a:b@h1.example:5432,h2.example:5433/db?sslmode=verify-full&default_query_exec_mode=exec',
    'host=db.example.com user=review password=Fake"1,2 dbname=review sslmode=verify-full',
    "host=db.example.com user=review password='' dbname=review sslmode=verify-full",
    'host=db.example.com sslmode=verify-full user=review password=',
    "host=db.example.com sslmode=verify-full password='ab\\\\cd\\'77'",
    'host=2001:db8::1 port=5433 sslmode=verify-full',
    'host=localhost user=review\n',
    `postgres://review@db.example.com/review?sslmode=verify-full&target_session_attrs=inserted`,
  ])('%s', (text) => expect(found(text)).toEqual([]));
});

describe('what a library refuses, or does not read as it looks', () => {
  test.each([
    ['postgres://review:a^b77@localhost/r', 'unencoded warning', 'postgres://review:a%5Eb77@localhost/r'],
    ['postgres://rev:pw{1}@localhost/r', 'unencoded warning', 'postgres://rev:pw%7B1%7D@localhost/r'],
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
    ['postgres://localhost/r&sslmode=prefer', 'query warning', 'postgres://localhost/r?sslmode=prefer'],
    ['postgres://localhost/r?sslmode=prefer?user=a', 'query warning', 'postgres://localhost/r?sslmode=prefer&user=a'],
    ['postgres://localhost/r?password=a&b', 'query warning', undefined],
    ['postgres://localhost/r?application_name=a;b', 'query warning', undefined],
    ['postgres://localhost/r#x?user=a', 'query warning', 'postgres://localhost/r%23x?user=a'],
    ['postgres://localhost/r?host=127.0.0.1', 'repeated warning', undefined],
    ['postgres://localhost/r?user=a&user=b', 'repeated warning', undefined],
    ['host=localhost host=127.0.0.1', 'repeated warning', undefined],
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
    ['postgres://localhost/r?pgbouncer=true', 'keyword warning', undefined],
    ['postgres://localhost/r?pool_timeout=10', 'keyword warning', undefined],
    ['postgres://localhost/r?prepareThreshold=0', 'keyword warning', undefined],
    ['postgres://localhost/r?x-migrations-table=t', 'keyword warning', undefined],
    ['postgres://db.example.com/r?ssl=true', 'keyword warning', 'postgres://db.example.com/r?sslmode=require'],
    ['postgres:/u:p@localhost/r', 'scheme-slashes error', 'postgres://u:p@localhost/r'],
    ['postgres//u:p@localhost/r', 'scheme-slashes error', 'postgres://u:p@localhost/r'],
    ['DATABASE_URL=postgres://u:p@localhost/r', 'prefix error', 'postgres://u:p@localhost/r'],
    ['"postgres://u:p@localhost/r"', 'prefix error', 'postgres://u:p@localhost/r'],
    ['postgresql+psycopg://u:p@localhost/r', 'other-scheme error', 'postgresql://u:p@localhost/r'],
    ['postgres://localhost/r?connect_timeout=10s', 'value error', undefined],
    ['postgres://localhost/r?connect_timeout=5.5', 'value error', undefined],
    ['host=localhost target_session_attrs=readwrite', 'value error', undefined],
    ['host=localhost target_session_attrs=master', 'value error', undefined],
    ['postgres://localhost/r?sslcert=/c.pem', 'value error', undefined],
    ['postgres://localhost/r?sslkey=/k.pem', 'value error', undefined],
    ['postgres://localhost/r?default_query_exec_mode=simple', 'value error', undefined],
    ['postgres://localhost/r?statement_cache_capacity=abc', 'value error', undefined],
    ['postgres://localhost/r?channel_binding=yes', 'value error', undefined],
    ['postgres://localhost/r?sslnegotiation=tls', 'value error', undefined],
  ])('%s', (text, kind, replacement) => {
    expect(found(text)).toEqual([kind]);
    const written = checkConnectionString(text)[0]?.replacement?.value;
    expect(written).toBe(replacement);
    if (written !== undefined) expect(found(written).filter((each) => !each.startsWith('unverified'))).toEqual([]);
  });
});
