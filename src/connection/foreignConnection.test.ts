import { expect, test } from 'vitest';
import { readForeignConnection, whyNoConnection } from './foreignConnection.ts';

test.each<[string, string, string, readonly string[]]>([
  ['Host=db;Port=5432;Database=review;Username=app;Password=fake', '.NET', 'postgres://app:fake@db:5432/review', []],
  ['Server=db;User Id=app;Password="fa;k""e";Database=review;', '.NET', 'postgres://app:fa%3Bk%22e@db/review', []],
  ["host = db ; password = 'fa''ke' ; user name = app", '.NET', "postgres://app:fa'ke@db", []],
  [
    'Host=db;Username=app;SSL Mode=VerifyFull;Root Certificate=/etc/ca.pem',
    '.NET',
    'postgres://app@db?sslmode=verify-full&sslrootcert=/etc/ca.pem',
    [],
  ],
  [
    'Host=db;Username=app;Pooling=true;Maximum Pool Size=20;Trust Server Certificate=true;Timeout=15',
    '.NET',
    'postgres://app@db?connect_timeout=15',
    ['Pooling', 'Maximum Pool Size', 'Trust Server Certificate'],
  ],
  [
    'Host=db;SSL Negotiation=direct;Require Auth=scram-sha-256;Application Name=app',
    '.NET',
    'postgres://db?sslnegotiation=direct&require_auth=scram-sha-256&application_name=app',
    [],
  ],
  ['jdbc:postgresql://db/review?sslNegotiation=direct', 'JDBC', 'postgres://db/review?sslnegotiation=direct', []],
  ['Data Source=db;Initial Catalog=x;User ID=app', '.NET', 'postgres://app@', ['Data Source', 'Initial Catalog']],
  ['Host=db;SSL Mode=Sometimes', '.NET', 'postgres://db', ['SSL Mode']],
  ['Host=h1,h2;Username=app', '.NET', 'host=h1,h2 user=app', []],
  ['Host=/var/run/postgresql;Database=review', '.NET', 'postgres:///review?host=/var/run/postgresql', []],
  [
    'jdbc:postgresql://db.example.com:5432/review?user=app&password=fa%26ke+x',
    'JDBC',
    'postgres://app:fa%26ke%20x@db.example.com:5432/review',
    [],
  ],
  ['jdbc:postgresql://db/review?ssl=true', 'JDBC', 'postgres://db/review?sslmode=verify-full', []],
  ['jdbc:postgresql://db/review?ssl=true&sslmode=require', 'JDBC', 'postgres://db/review?sslmode=require', ['ssl']],
  ['jdbc:postgresql://db/review?ssl=false', 'JDBC', 'postgres://db/review', ['ssl']],
  ['jdbc:postgresql:review', 'JDBC', 'postgres://localhost/review', []],
  [
    'jdbc:postgresql://db/review?user=a&password=fake&ssl=true&sslfactory=org.postgresql.ssl.NonValidatingFactory',
    'JDBC',
    'postgres://a:fake@db/review?sslmode=verify-full',
    ['sslfactory'],
  ],
  ['Host=db:5433;Database=review;Username=app', '.NET', 'postgres://app@db:5433/review', []],
  ['Host=h1:5432,h2:5433', '.NET', 'host=h1,h2 port=5432,5433', []],
  ['Host=h1:5433,h2;Port=5444', '.NET', 'host=h1,h2 port=5433,5444', []],
  ['Host=[2001:db8::1]:5433', '.NET', 'postgres://[2001:db8::1]:5433', []],
  ['Host=2001:db8::1', '.NET', 'postgres://[2001:db8::1]', []],
  ['Host=db;Timeout=15s', '.NET', 'postgres://db', ['Timeout']],
  [
    'jdbc:postgresql://[::1]:1/d?currentSchema=app&socketTimeout=3',
    'JDBC',
    'postgres://[::1]:1/d?search_path=app',
    ['socketTimeout'],
  ],
  [
    'jdbc:postgresql://h1:1,h2/d?targetServerType=preferSecondary',
    'JDBC',
    'host=h1,h2 port=1,5432 dbname=d target_session_attrs=prefer-standby',
    [],
  ],
  [
    'Driver={PostgreSQL Unicode};Server=db;Port=5432;Database=review;Uid=app;Pwd={fa;k}}e};',
    'ODBC',
    'postgres://app:fa%3Bk%7De@db:5432/review',
    [],
  ],
  [
    'DSN=review;UID=app;PWD=fake;SSLmode=require;ConnSettings=x',
    'ODBC',
    'postgres://app:fake@?sslmode=require',
    ['DSN', 'ConnSettings'],
  ],
])('%s', (text, from, expected, leftOut) => {
  expect(readForeignConnection(text)).toEqual({ from, text: expected, leftOut, isPasswordCut: false });
});

test.each([
  '',
  'hello',
  'postgres://u:fake@h/d',
  'host=h user=u',
  'jdbc:mysql://h/d',
  'Host="db',
  'Pooling=true;Enlist=false',
])('%j is not one', (text) => expect(readForeignConnection(text)).toBeUndefined());

test.each(['Host=db;Password=fa;ke=x;Username=app', 'Host=db;Password=fa;ke=x;le=y;Username=app;Pooling=true'])(
  'names no piece of the password of %s',
  (text) => {
    const connection = readForeignConnection(text);
    expect(connection?.isPasswordCut).toBe(true);
    expect(connection?.leftOut).toEqual(text.includes('Pooling') ? ['Pooling'] : []);
  },
);

test('takes linear time', () => {
  const blanks = ' '.repeat(100_000);
  expect(readForeignConnection(`Host=a${blanks}b;Port${blanks}x`)).toBeUndefined();
});

test.each([
  ['psycopg.connect("host=h user=u")', /^A command\./],
  ["conn = psycopg2.connect(host='h', user='u')", /^A command\./],
  ['pgsql:host=h;port=5432;dbname=d', /^A string of PHP/],
  ['psql -h h -U u -d d', /^A command\./],
  ['PGPASSWORD=fake psql "host=h user=u"', /^A command\./],
  ['{"username":"u","password":"fake","host":"h","port":5432}', /^JSON/],
  ['mysql://u@h', /^Not a connection string for PostgreSQL\.$/],
])('of %s it is said what to paste instead', (text, reason) => {
  expect(readForeignConnection(text)).toBeUndefined();
  expect(whyNoConnection(text)).toMatch(reason);
});
