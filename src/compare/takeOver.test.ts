import { describe, expect, it } from 'vitest';
import { parseHjson } from '../hjson/index.ts';
import { referenceForms } from '../references/index.ts';
import { applyEdits } from '../text/index.ts';
import { readColumn } from './column.ts';
import { compareColumns } from './compareColumns.ts';
import { canTakeOver, type TakeOverChoices, takeOver } from './takeOver.ts';

const open = `{
  # where
  baseUrl: https://a.example.com
  pgConnStr: "postgres://app:fake-a@db-a/review"
  oidcClientSecret: fake-a
  smtpPort: 25
  supportPageUrl: https://help.example.com # help
}
`;
const other = `baseUrl: 'https://b.example.com' // there
pgConnStr: host=db-b user=app password=fake-b dbname=review
oidcClientSecret: "fake-b"
# password is fake-note
smtpPort: 587
mailFrom: a@example.com
extra: [1]
gatewayOAuth2: { endpointParams: { scope: "'x'" } }
`;
const plain: TakeOverChoices = { secrets: 'leaveOut', removals: false, comments: false };
const removing: TakeOverChoices = { ...plain, removals: true };
const braces = referenceForms.find(({ id }) => id === 'braces');
if (!braces) throw new Error('no such form');

const columnOf = (text: string) => readColumn({ label: '', document: parseHjson(text), serverVersion: 'latest' });

function taken(names: readonly string[], choices = plain, texts = [open, other]) {
  const comparison = compareColumns(texts.map(columnOf));
  const rows = comparison.rows.filter((row) => names.includes(row.name) && canTakeOver(row, 1));
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining([...names]));
  const outcome = takeOver(comparison, 1, rows, choices);
  if (outcome.ok) expect(applyEdits(open, outcome.edits)).toBe(outcome.after.text);
  return outcome;
}

const text = (outcome: ReturnType<typeof taken>) => outcome.ok && outcome.after.text;

describe('taking over', () => {
  it.each<[name: string, rows: readonly string[], expected: string]>([
    ['a value, in the style of the open text', ['baseUrl'], open.replace('https://a', 'https://b')],
    ['two at once', ['baseUrl', 'smtpPort'], open.replace('https://a', 'https://b').replace('25', '587')],
    ['a part of the connection string', ['pgConnStr.host'], open.replace('db-a', 'db-b')],
    ['an option that is not there', ['mailFrom'], open.replace('  smtpPort', '  mailFrom: a@example.com\n  smtpPort')],
  ])('%s', (_name, rows, expected) => {
    expect(text(taken(rows))).toBe(expected);
  });

  it.each<[name: string, open: string]>([
    ['an address', 'pgConnStr: "postgres://app@db-a:5432/review"'],
    ['keywords', 'pgConnStr: host=db-a user=app dbname=review'],
  ])('unsets the connection string once its last part is taken over from a text without one: %s', (_name, string) => {
    const texts = [`{\n  ${string}\n  smtpPort: 25\n}\n`, '{}'] as const;
    const comparison = compareColumns(texts.map(columnOf));
    const parts = comparison.rows.filter(({ kind }) => kind === 'connectionPart');
    expect(parts.length).toBeGreaterThan(2);
    const all = takeOver(comparison, 1, parts, removing);
    expect(all.ok && all.after.text).toBe('{\n  smtpPort: 25\n}\n');
    const some = takeOver(comparison, 1, parts.slice(1), removing);
    expect(some.ok && some.after.text).toMatch(/^\{\n {2}pgConnStr: .*db-a.*\n {2}smtpPort: 25\n\}\n$/);
  });

  it('adds unknown keys and token parameters', () => {
    const result = text(taken(['extra', 'gatewayOAuth2.endpointParams.scope']));
    expect(parseHjson(result || '').verdict).toEqual({ ok: true });
    expect(result).toMatch(/extra: \[\s*1\s*\]/);
    expect(result).toContain("'x'");
  });

  it('removes nothing unless that is asked for', () => {
    expect(text(taken(['supportPageUrl', 'smtpPort']))).toBe(open.replace('25', '587'));
    const without = open.replace('  supportPageUrl: https://help.example.com # help\n', '');
    expect(text(taken(['supportPageUrl'], removing))).toBe(without);
  });

  it('keeps a secret that the other text does not have, unless secrets are copied', () => {
    const texts = [open, other.replace('oidcClientSecret: "fake-b"\n', '')];
    for (const choices of [plain, removing, braces ? { ...removing, secrets: braces } : removing]) {
      const outcome = taken(['oidcClientSecret'], choices, texts);
      expect(text(outcome)).toBe(open);
      expect(outcome.ok && outcome.leftOut.map(({ name }) => name)).toEqual(['oidcClientSecret']);
    }
    const all = taken(['oidcClientSecret'], { ...removing, secrets: 'copy' }, texts);
    expect(text(all)).toBe(open.replace('  oidcClientSecret: fake-a\n', ''));
  });

  it('keeps a secret inside an object that the other text does not have, unless secrets are copied', () => {
    const own = 'smtpPort: 25\ngatewayOAuth2: { clientId: "a", clientSecret: "fake-a" }\n';
    const comparison = compareColumns([own, 'smtpPort: 25\n'].map(columnOf));
    const rows = comparison.rows.filter(({ name }) => name === 'gatewayOAuth2');
    const kept = takeOver(comparison, 1, rows, removing);
    expect(kept.ok && [kept.after.text, kept.leftOut]).toEqual([own, rows]);
    const all = takeOver(comparison, 1, rows, { ...removing, secrets: 'copy' });
    expect(all.ok && all.after.text).toBe('smtpPort: 25\n');
  });

  it('keeps a secret in whose place the other text has something else, unless secrets are copied', () => {
    const texts = [open, other.replace('oidcClientSecret: "fake-b"', 'oidcClientSecret: true')];
    const outcome = taken(['oidcClientSecret'], plain, texts);
    expect(text(outcome)).toBe(open);
    expect(outcome.ok && outcome.leftOut.map(({ name }) => name)).toEqual(['oidcClientSecret']);
  });

  it('leaves secrets out, and says where', () => {
    const outcome = taken(['oidcClientSecret', 'pgConnStr.password', 'smtpPort']);
    expect(text(outcome)).toBe(open.replace('25', '587'));
    expect(outcome.ok && outcome.leftOut.map(({ name }) => name)).toEqual(['pgConnStr.password', 'oidcClientSecret']);
  });

  it('copies secrets where that is asked for', () => {
    const outcome = taken(['oidcClientSecret', 'pgConnStr.password'], { ...plain, secrets: 'copy' });
    expect(text(outcome)).toBe(open.replaceAll('fake-a', 'fake-b'));
  });

  it('writes a reference in place of a secret', () => {
    const result = text(taken(['oidcClientSecret'], { ...plain, secrets: braces }));
    expect(result).toContain(`\${OIDC_CLIENT_SECRET}`);
    expect(result).not.toContain('oidcClientSecret: fake');
  });

  it('brings notes along, but none that may hold a secret', () => {
    const result = text(taken(['baseUrl', 'smtpPort'], { ...plain, comments: true }));
    expect(result).toContain('# there\n  baseUrl: https://b.example.com');
    expect(result).not.toContain('fake-note');
  });

  it('keeps a note that a redacted copy leaves out', () => {
    const copy = '# <redacted comment 16>\nbaseUrl: https://b.example.com\n';
    const result = text(taken(['baseUrl'], { ...plain, comments: true }, [open, copy]));
    expect(result).toBe(open.replace('https://a', 'https://b'));
  });

  it('takes nothing over if one row cannot be', () => {
    const wrong = other.replace('587', '"588"');
    expect(taken(['baseUrl', 'smtpPort'], plain, [open, wrong])).toMatchObject({
      ok: false,
      row: { name: 'smtpPort' },
    });
  });
});

it.each<[name: string, open: string, other: string, row: string]>([
  ['equal', 'smtpPort: 25', 'smtpPort: 25', 'smtpPort'],
  ['unset in both', '{}', '{}', 'smtpPort'],
  ['damaged', 'smtpPort: 25', '{ a', 'smtpPort'],
  [
    'left out of a redacted copy',
    'smtpPort: 25',
    'oidcClientSecret: "<redacted oidcClientSecret>"',
    'oidcClientSecret',
  ],
  ['a mask', 'oidcClientSecret: "fake-a"', 'oidcClientSecret: "••••••"', 'oidcClientSecret'],
  [
    'a mask in a part',
    'pgConnStr: "postgres://app:fake-a@db-a/review"',
    'pgConnStr: "postgres://app:xxxxxx@db-b/review"',
    'pgConnStr.password',
  ],
  [
    'left out of a redacted copy in a part',
    'pgConnStr: "postgres://app:fake-a@db-a/review"',
    'pgConnStr: "postgres://app:<redacted password.in.pgConnStr>@db-b/review"',
    'pgConnStr.password',
  ],
  ['an object, whose members have rows', '{}', 'gatewayOAuth2: { endpointParams: {} }', 'gatewayOAuth2'],
  ['the object of the token parameters', '{}', 'gatewayOAuth2: { endpointParams: {} }', 'gatewayOAuth2.endpointParams'],
])('nothing is to be taken over where a row is %s', (_name, open, other, name) => {
  const row = compareColumns([open, other].map(columnOf)).rows.find((each) => each.name === name);
  expect(row && canTakeOver(row, 1)).toBe(false);
});

it('nothing is filled into a redacted copy, also where others differ from one another', () => {
  const copy = 'oidcClientSecret: "<redacted oidcClientSecret>"\nbaseUrl: "https://a.example.com/<redacted baseUrl>"';
  const others = ['a', 'b'].map((name) => `oidcClientSecret: "fake-${name}"\nbaseUrl: "https://${name}.example.com"`);
  const { rows } = compareColumns([copy, ...others].map(columnOf));
  const offered = rows.filter((row) => canTakeOver(row, 1) || canTakeOver(row, 2)).map(({ name }) => name);
  expect(offered).toEqual([]);
});

it('an object can be unset as a whole', () => {
  const comparison = compareColumns(
    ['smtpPort: 25\ngatewayOAuth2: { endpointParams: { a: "\'x\'" } }\n', ''].map(columnOf),
  );
  const row = comparison.rows.find(({ name }) => name === 'gatewayOAuth2');
  expect(row && canTakeOver(row, 1)).toBe(true);
  const outcome = row && takeOver(comparison, 1, [row], removing);
  expect(outcome?.ok && outcome.after.text).toBe('smtpPort: 25\n');
});
