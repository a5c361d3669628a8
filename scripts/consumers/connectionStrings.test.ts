import { describe, expect, it } from 'vitest';
import { checkConnectionString } from '../../src/config/rules/connectionString.ts';
import { readConnection } from '../../src/config/values/connectionString.ts';
import { fuzzCount } from '../../src/testing/fuzzRuns.ts';
import { askConnections, connectionLibraries, goIsMissing } from '../../src/testing/goReference.ts';
import { Random } from '../../src/testing/random.ts';

interface Answer {
  readonly error?: string;
  readonly host?: string;
  readonly port?: number;
  readonly user?: string;
  readonly password?: string;
  readonly database?: string;
  /** What lib/pq read, by libpq's names. */
  readonly settings?: Readonly<Partial<Record<'host' | 'user' | 'password' | 'dbname', string>>>;
}

const pieces = [...'abcdefg0123456789-_.~!$&()*+,;=:@/?#[]{}|^<>`"\\\'% ü', '%20', '%C3%BC', '%e9', '%00', '%5E', '😀'];
const words = ['review', 'app', 'fake', 'x9'];
const pairs = [
  ...['sslmode=disable', 'sslmode=verify_full', 'connect_timeout=10', 'connect_timeout=10s', 'connect_timeout=1m'],
  ...['target_session_attrs=any', 'target_session_attrs=master', 'application_name=a b', 'application_name='],
  ...['channel_binding=yes', 'channel_binding=disable', 'sslnegotiation=tls', 'load_balance_hosts=random', 'sslsni=x'],
  ...['default_query_exec_mode=simple', 'statement_cache_capacity=12', 'sslcertmode=no', 'max_protocol_version=3.1'],
  ...['search_path=review', 'TimeZone=UTC', 'options=-c%20geqo=off', 'password=a&b', 'ssl=true', 'host=127.0.0.1'],
];

function awkward(random: Random): string {
  return Array.from({ length: 1 + random.below(4) }, () =>
    random.chance(60) ? random.pick(words) : random.pick(pieces),
  ).join('');
}

function url(random: Random, part: () => string): string {
  const user = random.chance(80) ? `${part()}${random.chance(80) ? `:${part()}` : ''}@` : '';
  const host = random.pick([
    'localhost',
    'db.example.com',
    '[::1]',
    '[fe80::1%25eth0]',
    '127.0.0.1',
    'db',
    '%2Fvar%2Frun',
  ]);
  const port = random.pick(['', '', ':5432', ':', ':99999', ':x']);
  const count = random.below(3);
  const query =
    count > 0
      ? `${random.pick(['?', '?', '?', '&'])}${Array.from({ length: count }, () => random.pick(pairs)).join('&')}`
      : '';
  return `${random.pick(['postgres', 'postgresql'])}://${user}${host}${port}/${random.chance(80) ? random.pick(words) : part()}${query}`;
}

function keywords(random: Random, part: () => string): string {
  const value = () => {
    const text = part();
    return random.pick([text, text, `'${text}'`, `"${text}"`, '', `${text},`]);
  };
  const host = random.pick(['localhost', 'db.example.com', 'db.example.com:5433', '[::1]', '/var/run/postgresql']);
  const more = Array.from({ length: random.below(3) }, () => random.pick(pairs).replace('&b', ''));
  return [
    `host=${host}`,
    `user=${value()}`,
    `password=${random.pick(['', '', ' '])}${value()}`,
    `dbname=${value()}`,
    ...more,
  ].join(random.pick([' ', '  ', '\n']));
}

/** What a library read of a part; undefined for what it leaves to its defaults. */
function readBy({ settings, ...answer }: Answer, name: 'host' | 'user' | 'password' | 'dbname'): string | undefined {
  return name === 'dbname' ? (answer.database ?? settings?.dbname) : (answer[name] ?? settings?.[name]);
}

const seriousCodes = (text: string) =>
  checkConnectionString(text)
    .filter(({ severity, code }) => severity !== 'hint' && !/-(?:unencrypted|unverified)$/.test(code))
    .map(({ code }) => code);

describe.skipIf(goIsMissing)('a connection string', () => {
  it('is read as pgx and lib/pq read it, or has a problem', () => {
    const random = new Random(4503);
    const texts = Array.from({ length: fuzzCount(5_000) }, () => {
      const part = () => awkward(random);
      return random.chance(60) ? url(random, part) : keywords(random, part);
    });
    const answers = connectionLibraries.map((library) => askConnections<Answer>(library, texts));
    const wrong = texts.flatMap((text, index): readonly object[] => {
      if (seriousCodes(text).length > 0) return [];
      const read = readConnection(text);
      const parameters = new Map(read.ok ? read.parts.map(({ name, value }) => [name, value] as const) : []);
      return connectionLibraries.flatMap(({ name }, which): readonly object[] => {
        const answer = answers[which]?.[index] ?? {};
        if (answer.error !== undefined) return [{ text, name, error: answer.error }];
        return (['host', 'user', 'password', 'dbname'] as const).flatMap((part) => {
          const ours = parameters.get(part);
          const theirs = readBy(answer, part);
          return ours && ours.replace(/^\[(.*)\]$/, '$1') !== theirs ? [{ text, name, part, ours, theirs }] : [];
        });
      });
    });
    expect(wrong.slice(0, 5)).toEqual([]);
    const quiet = texts.filter((text) => seriousCodes(text).length === 0).length;
    expect(quiet).toBeGreaterThan(texts.length / 25);
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
    expect(texts.filter((text) => seriousCodes(text).length > 0).slice(0, 5)).toEqual([]);
    for (const library of connectionLibraries) {
      const refused = askConnections<Answer>(library, texts).filter(({ error }) => error !== undefined);
      expect(refused.slice(0, 3), library.name).toEqual([]);
    }
  });
});
