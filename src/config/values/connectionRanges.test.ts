import { parseHjson } from 'hjson-document';
import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { Random } from 'source-text/testing/random';
import { describe, expect, it } from 'vitest';
import { connectionPartRanges, readConnectionParts } from './connectionParts.ts';

const names = ['review', 'böse', 'a', 'db-1', '😀x'];

function randomConnection(random: Random): string {
  const word = () => random.pick(names);
  if (random.chance(50)) {
    const password = random.chance(70) ? `:${word()}%20${random.below(100)}` : '';
    const query = random.chance(60) ? '?sslmode=require&connect_timeout=10' : '';
    return `postgres://${encodeURIComponent(word())}${password}@db.example.com:${1 + random.below(9000)}/${word()}${query}`;
  }
  const quoted = () => (random.chance(50) ? `'${word()} \\' ${word()}'` : word());
  return `host=db.example.com  port = 5432 user=${quoted()} password=${quoted()} dbname=${word()} sslmode=disable`;
}

/** A string in double quotes, some of its characters as escapes; never half of a pair. */
function escaped(text: string, random: Random): string {
  const units = [...text].map((unit) => {
    if (unit.length === 1 && random.chance(20)) return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
    return JSON.stringify(unit).slice(1, -1);
  });
  return `"${units.join('')}"`;
}

describe('where a document has the parts of a connection string', () => {
  it('is what each part is written as, through the quoting of HJSON', () => {
    const random = new Random(20260101);
    let found = 0;
    for (let run = 0; run < fuzzCount(400); run++) {
      const connection = randomConnection(random);
      const isQuoted = random.chance(60);
      const value = isQuoted ? escaped(connection, random) : connection;
      const text = `{\n  # pgConnStr: "no"\n  pgConnStr: ${value}\n  smtpPort: 25\n}\n`;
      const parsed = readConnectionParts(connection);
      const parts = parsed.ok ? [...parsed.parts].sort((a, b) => a.whole.start - b.whole.start) : [];
      const shown = connectionPartRanges(parseHjson(text), ['pgConnStr']).map(({ name, range }) => {
        const slice = text.slice(range.start, range.end);
        return [name, isQuoted ? JSON.parse(`"${slice}"`) : slice];
      });
      expect(shown, text).toEqual(parts.map(({ name, whole }) => [name, connection.slice(whole.start, whole.end)]));
      found += shown.length;
    }
    expect(found).toBeGreaterThan(fuzzCount(1000));
  });

  it('is nowhere for a string that cannot be parsed, another type, or no member', () => {
    const ranges = (text: string) => connectionPartRanges(parseHjson(text), ['pgConnStr']);
    expect(ranges('{pgConnStr: "postgres://a@b,c/d"}')).toEqual([]);
    expect(ranges('{pgConnStr: 5}')).toEqual([]);
    expect(ranges('{}')).toEqual([]);
  });
});
