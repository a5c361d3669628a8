import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { askConnections, connectionLibraries, goIsMissing } from 'source-text/testing/goReference';
import { Random } from 'source-text/testing/random';
import { describe, expect, it } from 'vitest';
import { checkConnectionString } from '../../src/config/rules/connectionString.ts';
import { connectionHosts, partNamed } from '../../src/config/values/connectionParts.ts';
import { readConnection } from '../../src/config/values/connectionString.ts';

interface Answer {
  readonly error?: string;
  readonly host?: string;
  readonly port?: number;
  readonly user?: string;
  readonly password?: string;
  readonly database?: string;
  /** What lib/pq read, by libpq's names. */
  readonly settings?: Readonly<Partial<Record<'host' | 'port' | PartName, string>>>;
  /** The hosts after the first one, with their ports. */
  readonly others?: readonly string[];
}

type PartName = 'user' | 'password' | 'dbname';

const pieces = [...'abcdefg0123456789-_.~!$&()*+,;=:@/?#[]{}|^<>`"\\\'% ü', '%20', '%C3%BC', '%e9', '%00', '%5E', '😀'];
const words = ['review', 'app', 'fake', 'x9'];
const pairs = [
  ...['sslmode=disable', 'sslmode=verify_full', 'connect_timeout=10', 'connect_timeout=10s', 'connect_timeout=1m'],
  ...['target_session_attrs=any', 'target_session_attrs=master', 'application_name=a b', 'application_name='],
  ...['channel_binding=yes', 'channel_binding=disable', 'sslnegotiation=tls', 'load_balance_hosts=random', 'sslsni=x'],
  ...['default_query_exec_mode=simple', 'statement_cache_capacity=12', 'sslcertmode=no', 'max_protocol_version=3.1'],
  ...['client_encoding=utf8', 'client_encoding=latin1'],
  ...['search_path=review', 'TimeZone=UTC', 'options=-c%20geqo=off', 'password=a&b', 'ssl=true', 'host=127.0.0.1'],
  ...['user=other', 'password=fake', 'password=fake+word', 'port=6543', 'port=', 'dbname=other', 'connect_timeout='],
];

function awkward(random: Random): string {
  return Array.from({ length: 1 + random.below(4) }, () =>
    random.chance(60) ? random.pick(words) : random.pick(pieces),
  ).join('');
}

const hosts = ['localhost', 'db.example.com', '[::1]', '[fe80::1%25eth0]', '127.0.0.1', 'db', '%2Fvar%2Frun'];
const usualHosts = ['localhost', 'db.example.com', '127.0.0.1'];
const ports = ['', '', '', ':5432', ':6543', ':', ':99999', ':x'];

function url(random: Random, part: () => string): string {
  const user = random.chance(80) ? `${part()}${random.chance(80) ? `:${part()}` : ''}@` : '';
  const host = () => random.pick(random.chance(60) ? usualHosts : hosts) + random.pick(ports);
  const list = random.chance(85) ? host() : `${host()},${random.chance(90) ? host() : ''}`;
  const count = random.below(3);
  const query =
    count > 0
      ? `${random.pick(['?', '?', '?', '&'])}${Array.from({ length: count }, () => random.pick(pairs)).join('&')}`
      : '';
  return `${random.pick(['postgres', 'postgresql'])}://${user}${list}/${random.chance(80) ? random.pick(words) : part()}${query}`;
}

function keywords(random: Random, part: () => string): string {
  const value = () => {
    const text = part();
    return random.pick([text, text, `'${text}'`, `"${text}"`, '', `${text},`]);
  };
  const host = random.pick([
    ...['localhost', 'db.example.com', 'db.example.com:5433', '[::1]', '/var/run/postgresql', 'db,localhost', '::1'],
  ]);
  const port = random.pick(['', '', 'port=5432', 'port=5432,6543', 'port=', 'port=5432,']);
  const more = Array.from({ length: random.below(3) }, () => random.pick(pairs).replace('&b', ''));
  return [
    `host=${host}`,
    port,
    `user=${value()}`,
    `password=${random.pick(['', '', ' '])}${value()}`,
    `dbname=${value()}`,
    ...more,
  ]
    .filter((each) => each !== '')
    .join(random.pick([' ', '  ', '\n']));
}

/** What a library read of a part; undefined for what it leaves to its defaults. */
function readBy({ settings, ...answer }: Answer, name: PartName): string | undefined {
  return name === 'dbname' ? (answer.database ?? settings?.dbname) : (answer[name] ?? settings?.[name]);
}

/** The hosts of an answer with their ports; pgx tries some of them twice, with and without TLS. */
function hostsBy({ host, port, settings, others = [] }: Answer): readonly string[] {
  const all = [`${host ?? settings?.host}:${port ?? settings?.port}`, ...others];
  return all.filter((each, index) => each !== all[index - 1]);
}

const quietHints = /-(?:unencrypted|unverified|no-host)$/;
const problemsOf = (text: string) => checkConnectionString(text).filter(({ code }) => !quietHints.test(code));

/** The libraries that a problem is about: those that it names, or all. */
function namedBy(message: string): readonly string[] {
  const says = (pattern: RegExp) => pattern.test(message);
  const isPgx = says(/pgx/) && !says(/disagree/);
  const isPq = says(/lib\/pq/) && !says(/disagree/);
  const names = [
    ...(isPgx && !says(/pgx 5\.(?:9|12)|pgx refuses since 5/) ? ['pgx 5.7'] : []),
    ...(isPgx && !says(/pgx before 5/) ? ['pgx 5.12'] : []),
    ...(isPq && !says(/lib\/pq 1\.12/) ? ['lib/pq 1.10'] : []),
    ...(isPq && !says(/lib\/pq before 1/) ? ['lib/pq 1.12'] : []),
  ];
  return names.length > 0 ? names : connectionLibraries.map(({ name }) => name);
}

describe.skipIf(goIsMissing)('a connection string', () => {
  it('is read as pgx and lib/pq read it, or has a problem that names those that differ', () => {
    const random = new Random(4503);
    const texts = Array.from({ length: fuzzCount(5_000) }, () => {
      const part = () => (random.chance(70) ? random.pick(words) : awkward(random));
      return random.chance(60) ? url(random, part) : keywords(random, part);
    });
    const answers = connectionLibraries.map((library) => askConnections<Answer>(library, texts));
    const wrong = texts.flatMap((text, index): readonly object[] => {
      const named = problemsOf(text).flatMap(({ message }) => namedBy(message));
      const read = readConnection(text);
      return connectionLibraries.flatMap(({ name }, which): readonly object[] => {
        if (named.includes(name)) return [];
        const answer = answers[which]?.[index] ?? {};
        if (answer.error !== undefined || !read.ok) return [{ text, name, named, error: answer.error }];
        const ours = connectionHosts(text, read)
          .map(({ host, port }) => `${decodeURIComponent(host)}:${port || '5432'}`)
          .filter((each, place, all) => each !== all[place - 1]);
        const theirs = hostsBy(answer).map((each) => each.replace(/^\[(.*)\](?=:\d+$)/, '$1'));
        const isSame = ours.join() === theirs.join() || ours.join() === ':5432';
        const parts = (['user', 'password', 'dbname'] as const).flatMap((part): readonly object[] => {
          const value = partNamed(read, part)?.value;
          return value && value !== readBy(answer, part) ? [{ text, name, named, part, value }] : [];
        });
        return isSame ? parts : [{ text, name, named, ours, theirs }];
      });
    });
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(texts.filter((text) => problemsOf(text).length === 0).length).toBeGreaterThan(texts.length / 8);
  });

  it('has no new problem if all of them read it alike and nothing about it is unusual', () => {
    const random = new Random(4504);
    const usual = ['review', 'app_user', 'fake-password', 'x9y8', 'a.b', 'caf%C3%A9', 'p%40ss%2Fw'];
    const settings = [
      'sslmode=verify-full',
      'connect_timeout=10',
      'application_name=review',
      'target_session_attrs=any',
      'search_path=review',
    ];
    const texts = Array.from({ length: fuzzCount(2_000) }, () => {
      const more = settings.filter(() => random.chance(50));
      if (random.chance(50)) {
        const query = more.length > 0 ? `?${more.join('&')}` : '';
        return `postgres://${random.pick(usual)}:${random.pick(usual)}@${random.pick(['localhost', 'db.example.com', '[::1]:5432', '10.0.0.5'])}/${random.pick(words)}${query}`;
      }
      return [
        `host=db.example.com`,
        'port=5432',
        `user=${random.pick(words)}`,
        `password='it\\'s ${random.pick(words)}'`,
        'dbname=review',
        ...more,
      ].join(' ');
    });
    expect(texts.filter((text) => problemsOf(text).length > 0).slice(0, 5)).toEqual([]);
    for (const library of connectionLibraries) {
      const refused = askConnections<Answer>(library, texts).filter(({ error }) => error !== undefined);
      expect(refused.slice(0, 3), library.name).toEqual([]);
    }
  });
});
