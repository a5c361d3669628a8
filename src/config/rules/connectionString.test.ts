import { measured } from 'source-text/testing/measured';
import { processorTime } from 'source-text/testing/processorTime';
import { describe, expect, test } from 'vitest';
import { adviceAroundReferences } from './adviceAroundReferences.ts';
import { checkConnectionString } from './connectionString.ts';

const codes = (text: string) =>
  checkConnectionString(text).map(({ code, severity }) => `${code.replace('connection-string-', '')} ${severity}`);

describe('nothing to say', () => {
  test.each([
    ['URL', 'postgres://review:fake%23password@db.example.com:5432/review?sslmode=verify-full'],
    ['the longer scheme', 'postgresql://review@db.example.com/review?sslmode=verify-ca'],
    ['IPv6', 'postgres://a:b@[2001:db8::1]:5432/db?sslmode=verify-full'],
    ['this machine', 'postgres://a:b@localhost/db'],
    ['this machine by address', 'host=127.0.0.1 user=a'],
    ['keywords', 'host=db.example.com port=5432 dbname=review user=a password=FAKE sslmode=verify-full'],
    ['quoted values', "host=db.example.com password='FAKE it\\'s \\\\ x' sslmode=verify-full"],
    ['spaces around =', 'host = db.example.com sslmode = verify-full'],
    ['keywords on several lines', 'host=db.example.com\nsslmode=verify-full'],
    ['a socket', 'user=review password=FAKE host=/var/run/postgresql dbname=review'],
    ['a setting of the database', 'host=localhost search_path=review'],
    ['an @ in the query', 'postgres://localhost:5432/db?user=a@b'],
  ])('%s', (_name, text) => expect(codes(text)).toEqual([]));
});

describe('errors', () => {
  test.each([
    ['jdbc', 'jdbc:postgresql://db.example.com/review?user=a'],
    ['ado-net', 'Host=db;Database=review;Username=app;Password=FAKE'],
    ['ado-net', 'Server=db.example.com'],
    ['ado-net', 'User ID=app;Password=FAKE;Host=db'],
    ['outer-space', ' postgres://localhost/db'],
    ['outer-space', 'postgres://localhost/db\n'],
    ['scheme-case', 'Postgres://localhost/db'],
    ['other-scheme', 'mysql://localhost/db'],
    ['no-form', 'localhost'],
    ['url-space', 'postgres://u:a b@localhost/db'],
    ['url-percent', 'postgres://u:p%ss@localhost/db'],
    ['url-user-info', 'postgres://u:p#ss@localhost/db'],
    ['url-user-info', 'postgres://u:p/ss@localhost/db'],
    ['url-user-info', 'postgres://u:p?ss@localhost/db'],
    ['url-user-info', 'postgres://u:12/34@localhost/db'],
    ['url-port', 'postgres://u@localhost:abc/db'],
    ['url-port', 'postgres://2001:db8::1/db'],
    ['keyword-form', 'host=localhost password=two words'],
    ['keyword-form', "host=localhost password='FAKE"],
    ['sslmode', 'postgres://localhost/db?sslmode=verify_full'],
    ['sslmode', 'host=localhost sslmode=on'],
    ['port', 'host=localhost port=x'],
    ['port', 'postgres://localhost:99999/db'],
  ])('%s: %s', (code, text) => expect(codes(text)).toEqual([`${code} error`]));
});

describe('advice', () => {
  test.each([
    ['remote without sslmode', 'postgres://a:b@db.example.com/db', ['unencrypted warning']],
    ['remote with a weak mode', 'host=db.example.com sslmode=prefer', ['unencrypted warning']],
    ['a neighbour without sslmode', 'postgres://a:b@db/review', ['unencrypted hint']],
    ['require', 'postgres://a:b@db.example.com/db?sslmode=require', ['unverified hint']],
    ['a raw @ in the password', 'postgres://a:b@c@localhost/db', ['unencoded warning']],
    ['a raw : in the password', 'postgres://a:b:c@localhost/db', ['unencoded warning']],
    ['a keyword nearly right', 'host=localhost pasword=FAKE', ['keyword warning']],
    ['a keyword of the pool', 'postgres://localhost/db?pool_max_conns=4', ['keyword warning']],
    ['more ports than hosts', 'host=localhost port=1,2', ['port warning']],
    ['no host', 'user=a dbname=b', ['no-host hint']],
    ['a service', 'service=review', ['value hint']],
    ['a service beside a host', 'postgres://localhost/db?service=review', ['value hint']],
    ['no service', "host=localhost service=''", []],
    ['a path of Windows', 'postgres://localhost/db?sslrootcert=C:\\certs\\ca.pem', ['value hint']],
    ['the same with slashes', 'host=localhost passfile=c:/pgpass', ['value hint']],
    ['a network for a host', 'host=127.0.0.1/32 sslmode=verify-full', ['host warning']],
    ['an address for a host', 'host=https://db.example.com sslmode=verify-full', ['host warning']],
    [
      'one of several',
      'postgres:///db?host=localhost,db.example.com/a&sslmode=verify-full',
      ['host warning', 'host hint'],
    ],
    ['a socket of several', 'host=localhost,/var/run/postgresql port=5432', ['host hint']],
  ])('%s', (_name, text, expected) => expect(codes(text)).toEqual(expected));
});

describe('replacements', () => {
  test.each([
    ['postgres://u:p#s/s@db/x', 'postgres://u:p%23s%2Fs@db/x'],
    ['postgres://u:p@s:s@localhost/x', 'postgres://u:p%40s%3As@localhost/x'],
    ['POSTGRESQL://localhost/x', 'postgresql://localhost/x'],
    ['\tpostgres://localhost/x ', 'postgres://localhost/x'],
    ['postgres://u:p%23#@db/x', undefined],
    ['postgres://u:p%ss%20%@localhost/x', 'postgres://u:p%25ss%20%25@localhost/x'],
    ['postgres://u:p s@localhost/x', 'postgres://u:p%20s@localhost/x'],
    ['postgres://u:p@localhost/x # ours', undefined],
  ])('%j', (text, expected) => {
    const replacement = checkConnectionString(text)[0]?.replacement?.value;
    expect(replacement).toBe(expected);
    if (replacement) expect(codes(replacement).join()).not.toMatch(/error|unencoded/);
  });
});

test('no message repeats any part of the string', () => {
  const strings = [
    'postgres://u:hunter2@x@db.example.com/hunter2',
    'password=a hunter2=b host=h',
    'hunter2',
    'host=h hunter2',
  ];
  const messages = strings.map((text) => checkConnectionString(text).map(({ message }) => message));
  expect(messages).not.toContainEqual([]);
  expect(messages.flat().join()).not.toContain('hunter2');
});

test('a host without a dot is a neighbour, which has no certificate by itself', () => {
  const said = (host: string) => checkConnectionString(`postgres://a:b@${host}/d`).map(({ message }) => message);
  expect(said('db')).toEqual([expect.stringContaining('no certificate unless you give it one')]);
  expect(said('db.example.com').join()).not.toContain('certificate');
  const [{ replacement, otherwise } = {}] = adviceAroundReferences(
    'postgres://a:\u0024{PW}@db/d',
    checkConnectionString,
  );
  const modes = [replacement, otherwise].map((each) => each?.value.split('\u0024{PW}@db/d?')[1]);
  expect(modes).toEqual(['sslmode=verify-full', 'sslmode=disable']);
  const disabled = (host: string) => codes(`postgres://a:b@${host}/d?sslmode=disable`);
  expect(disabled('db')).toEqual([]);
  expect(disabled('db.example.com')).toEqual(['unencrypted warning']);
});

test('half a surrogate pair in a password that has to be encoded is written as the character that stands for it', () => {
  const [problem] = checkConnectionString('postgres://u:fake/\ud83d@localhost/d');
  expect(problem?.replacement?.value).toBe('postgres://u:fake%2F%EF%BF%BD@localhost/d');
});

test('a long text costs no time', measured, () => {
  const texts = [`a${' '.repeat(40_000)}!`, 'a=b;'.repeat(10_000), `postgres://${'@:'.repeat(20_000)}`];
  expect(processorTime(() => texts.map(codes))).toBeLessThan(2_000);
});

test.each([
  ['postgres://u:fake@db.example.com/d', 'postgres://u:fake@db.example.com/d?sslmode=verify-full'],
  ['postgres://u@db.example.com/d?options=x', 'postgres://u@db.example.com/d?options=x&sslmode=verify-full'],
  [
    'postgres://u@db.example.com?sslmode=require&options=x',
    'postgres://u@db.example.com?sslmode=verify-full&options=x',
  ],
  ["host=db.example.com sslmode='prefer' user=u", "host=db.example.com sslmode='verify-full' user=u"],
  ['host=db.example.com user=u', 'host=db.example.com user=u sslmode=verify-full'],
  ['host=db.example.com pasword=fake', undefined],
])('the fix of %s is to verify the server', (text, expected) => {
  const advice = checkConnectionString(text).find(({ code }) => /unencrypted|unverified/.test(code));
  expect(advice?.replacement?.value).toBe(expected);
});
