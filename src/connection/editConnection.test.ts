import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { Random } from 'source-text/testing/random';
import { expect, test } from 'vitest';
import { readConnectionParts, scanConnection } from '../config/index.ts';
import { respellConnection, setConnectionPart, writeConnection } from './editConnection.ts';

function partsOf(text: string): Record<string, string> | string {
  const parsed = readConnectionParts(text);
  return parsed.ok ? Object.fromEntries(parsed.parts.map(({ name, value }) => [name, value])) : parsed.obstacle;
}

test.each<[string, Record<string, string> | string]>([
  [
    'postgres://review:fake%23word@db.example.com:5432/review?sslmode=require&connect_timeout=10',
    {
      ...{ user: 'review', password: 'fake#word', host: 'db.example.com', port: '5432', dbname: 'review' },
      ...{ sslmode: 'require', connect_timeout: '10' },
    },
  ],
  ["host=db password='it\\'s fake' user=review", { host: 'db', password: "it's fake", user: 'review' }],
  [
    'postgresql://review@[2001:db8::1]:5432/review',
    { user: 'review', host: '2001:db8::1', port: '5432', dbname: 'review' },
  ],
  [
    'postgres://review@/review?host=/var/run/postgresql',
    { user: 'review', dbname: 'review', host: '/var/run/postgresql' },
  ],
  ['postgres://u:@h', { user: 'u', password: '', host: 'h' }],
  ['host=h database=d', { host: 'h', dbname: 'd' }],
  ['host=h1,h2 port=1,2', { host: 'h1,h2', port: '1,2' }],
  ['postgres://u:fake@h1:1,h2:2/d', 'several-hosts'],
  ['postgres://u:fake@h/d?host=other', 'repeated'],
  ['host=h host=i', 'repeated'],
  ['dbname=a database=b', 'repeated'],
  ['postgres://u:fa@ke@h/d', 'unclear'],
  ['postgres://u:fa:ke@h/d', 'unclear'],
  ['postgres://u%3Afake@h/d', 'unclear'],
  ['postgres://u:%ff@h/d', 'unclear'],
  ['postgres://u:fake@h/d#x', 'unclear'],
  ['postgres://u:fake@h/d?sslmode', 'unclear'],
  ['password=fake wo=rd host=h', 'unclear'],
  ['dbname=postgres://u:fake@h/d', 'unclear'],
  ['host=h password=two words', 'unclear'],
  ['Host=h;Password=fake', 'unclear'],
])('%s', (text, expected) => expect(partsOf(text)).toEqual(expected));

test.each([
  ['a host', 'postgres://u:fa%6Be@h:1/d?sslmode=require', 'host', 'db', 'postgres://u:fa%6Be@db:1/d?sslmode=require'],
  ['an IPv6 host', 'postgres://u@h:1/d', 'host', '::1', 'postgres://u@[::1]:1/d'],
  ['a socket, which no URL has as its host', 'postgres://u@h:1/d', 'host', '/run/pg', 'postgres://u@:1/d?host=/run/pg'],
  ['a password', 'postgres://u:fa%6Be@h/d', 'password', 'p#/?:@ +%', 'postgres://u:p%23%2F%3F%3A%40%20%2B%25@h/d'],
  ['a first password', 'postgres://u@h/d', 'password', 'fake', 'postgres://u:fake@h/d'],
  ['a first password without a user', 'postgres://h/d', 'password', 'fake', 'postgres://:fake@h/d'],
  ['no password', 'postgres://u:fake@h/d', 'password', '', 'postgres://u@h/d'],
  ['no user', 'postgres://u@h/d', 'user', '', 'postgres://h/d'],
  ['a user before a password', 'postgres://:fake@h', 'user', 'u', 'postgres://u:fake@h'],
  ['a port', 'postgres://[::1]/d', 'port', '5432', 'postgres://[::1]:5432/d'],
  ['no port', 'postgres://h:5432/d', 'port', '', 'postgres://h/d'],
  ['a database', 'postgres://h?sslmode=require', 'dbname', 'd', 'postgres://h/d?sslmode=require'],
  ['a parameter', 'postgres://h/d', 'sslmode', 'require', 'postgres://h/d?sslmode=require'],
  [
    'one more parameter',
    'postgres://h/d?a_b=1'.replace('a_b', 'options'),
    'sslmode',
    'require',
    'postgres://h/d?options=1&sslmode=require',
  ],
  ['the first parameter away', 'postgres://h/d?sslmode=require&options=1', 'sslmode', '', 'postgres://h/d?options=1'],
  ['the last parameter away', 'postgres://h/d?options=1&sslmode=require', 'sslmode', '', 'postgres://h/d?options=1'],
  ['the only parameter away', 'postgres://h/d?sslmode=require', 'sslmode', '', 'postgres://h/d'],
  ['a keyword', 'host = h  user=u', 'host', 'i', 'host = i  user=u'],
  ['a quoted keyword', "host='h' user=u", 'host', 'i', "host='i' user=u"],
  [
    'a keyword that needs quotes',
    'password=fake user=u',
    'password',
    "it's \\ fake",
    "password='it\\'s \\\\ fake' user=u",
  ],
  ['a new keyword', 'host=h', 'sslmode', 'require', 'host=h sslmode=require'],
  ['a keyword away', 'host=h port=1 user=u', 'port', '', 'host=h user=u'],
  ['the first keyword away', 'host=h  port=1', 'host', '', 'port=1'],
  ['the first keyword of all', '', 'host', 'h', 'host=h'],
  ['the first part of a URL', 'postgres://', 'host', 'h', 'postgres://h'],
  ['a port that is not a number', 'postgres://h/d', 'port', 'x', undefined],
  ['a second host in a URL', 'postgres://h/d', 'host', 'h,i', undefined],
  ['a host with a slash', 'postgres://h/d', 'host', 'a/b', undefined],
  ['a part of a string that cannot be parsed', 'postgres://u:fake@h1,h2/d', 'user', 'v', undefined],
])('changes %s', (_, text, name, value, expected) => expect(setConnectionPart(text, name, value)).toBe(expected));

test.each([
  ['postgres://u:fake%20it@h:1/d?sslmode=require', "host=h port=1 dbname=d user=u password='fake it' sslmode=require"],
  ["user=u password='fake it' host=::1", 'postgres://u:fake%20it@[::1]'],
  ['host=/run/pg dbname=d', 'postgres:///d?host=/run/pg'],
  ['host=h1,h2 dbname=d', undefined],
])('%s is %s in the other spelling', (text, expected) => {
  expect(respellConnection(text, text.includes('://') ? 'keywords' : 'url')).toBe(expected);
});

const random = new Random(1405);
const count = fuzzCount(1_000);
const units = [
  'a',
  'Z',
  '9',
  ' ',
  "'",
  '"',
  '\\',
  '#',
  '%',
  '%41',
  '/',
  '?',
  ':',
  '&',
  '=',
  '+',
  '@',
  ';',
  '\n',
  'é',
  '😀',
  '$x',
];
const word = (harmless: readonly string[]) =>
  Array.from({ length: 1 + random.below(5) }, () => random.pick(random.chance(50) ? units : harmless)).join('');

/** Values as each part may have them. */
function someParts(): Map<string, string> {
  const parts = new Map<string, string>();
  const add = (name: string, value: () => string) => random.chance(60) && parts.set(name, value());
  add('host', () => random.pick(['db', 'db.example.com', '10.0.0.1', '::1', 'fe80::1', '/var/run/postgresql']));
  add('port', () => String(1 + random.below(65_535)));
  add('dbname', () => word(['review']).replace(/@|:\/\//g, ''));
  add('user', () => word(['review']).replaceAll(':', ''));
  add('password', () => word(['fake']));
  add('sslmode', () => random.pick(['require', 'verify-full']));
  add('sslpassword', () => word(['fake']));
  add('application_name', () => word(['name']).replace(/@|:\/\//g, ''));
  for (const [name, value] of parts) if (value === '') parts.delete(name);
  return parts;
}

test('what is written reads back, in both spellings', () => {
  for (let round = 0; round < count; round++) {
    const parts = someParts();
    for (const spelling of ['url', 'keywords'] as const) {
      const text = writeConnection(parts, spelling);
      expect(partsOf(text ?? 'unwritten'), text).toEqual(Object.fromEntries(parts));
    }
  }
});

test('a change of one part leaves the others exactly as they were, and reverting it restores the string', () => {
  for (let round = 0; round < count; round++) {
    const text = writeConnection(someParts(), random.pick(['url', 'keywords'])) ?? '';
    const [name, value] = random.pick([...someParts(), ['port', '1']]);
    const changed = setConnectionPart(text, name, value);
    const before = scanConnection(text)?.parts ?? [];
    const after = scanConnection(changed ?? '')?.parts ?? [];
    const source = (of: string, { whole }: { whole: { start: number; end: number } }) =>
      of.slice(whole.start, whole.end);
    const others = (of: string, parts: typeof before) =>
      parts.filter((part) => part.name !== name).map((part) => source(of, part));
    expect(others(changed ?? '', after)).toEqual(others(text, before));
    expect(after.find((part) => part.name === name)?.value).toBe(value);
    const previous = before.find((part) => part.name === name);
    if (previous && name !== 'host')
      expect(partsOf(setConnectionPart(changed ?? '', name, previous.value) ?? '')).toEqual(partsOf(text));
  }
});
