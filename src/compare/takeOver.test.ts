import { parseHjson } from 'hjson-document';
import { applyEdits } from 'source-text';
import { describe, expect, it } from 'vitest';
import { type ReferenceForm, referenceForms } from '../references/index.ts';
import { readColumn } from './column.ts';
import { compareColumns } from './compareColumns.ts';
import { canTakeOver, takenTogether, takeOver } from './takeOver.ts';

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
const braces = referenceForms.find(({ id }) => id === 'braces');
if (!braces) throw new Error('no such form');

const withUrl = open.replace('# where', '# there').replace('https://a', 'https://b');

const columnOf = (text: string) => readColumn({ label: '', document: parseHjson(text), serverVersion: 'latest' });

function taken(names: readonly string[], references?: ReferenceForm, texts = [open, other]) {
  const comparison = compareColumns(texts.map(columnOf));
  const rows = comparison.rows.filter((row) => names.includes(row.name) && canTakeOver(row, 1));
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining([...names]));
  const outcome = takeOver(comparison, 1, rows, references);
  if (outcome.ok) expect(applyEdits(open, outcome.edits)).toBe(outcome.after.text);
  return outcome;
}

function namesTogether(texts = [open, other]) {
  const comparison = compareColumns(texts.map(columnOf));
  return takenTogether(comparison, 1, comparison.rows).map(({ name }) => name);
}

const text = (outcome: ReturnType<typeof taken>) => outcome.ok && outcome.after.text;

describe('taking over', () => {
  it.each<[name: string, rows: readonly string[], expected: string]>([
    ['a value, in the style of the open text', ['smtpPort'], open.replace('25', '587')],
    ['two at once, one with its note', ['baseUrl', 'smtpPort'], withUrl.replace('25', '587')],
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
    const all = takeOver(comparison, 1, parts);
    expect(all.ok && all.after.text).toBe('{\n  smtpPort: 25\n}\n');
    const some = takeOver(comparison, 1, parts.slice(1));
    expect(some.ok && some.after.text).toMatch(/^\{\n {2}pgConnStr: .*db-a.*\n {2}smtpPort: 25\n\}\n$/);
  });

  it('adds unknown keys and token parameters', () => {
    const result = text(taken(['extra', 'gatewayOAuth2.endpointParams.scope']));
    expect(parseHjson(result || '').verdict).toEqual({ ok: true });
    expect(result).toMatch(/extra: \[\s*1\s*\]/);
    expect(result).toContain("'x'");
  });

  it('removes what the other text does not set', () => {
    const without = open.replace('  supportPageUrl: https://help.example.com # help\n', '');
    expect(text(taken(['supportPageUrl']))).toBe(without);
    const texts = [open, other.replace('oidcClientSecret: "fake-b"\n', '')];
    const outcome = taken(['oidcClientSecret'], braces, texts);
    expect(text(outcome)).toBe(open.replace('  oidcClientSecret: fake-a\n', ''));
  });

  it('copies secrets', () => {
    const outcome = taken(['oidcClientSecret', 'pgConnStr.password']);
    expect(text(outcome)).toBe(open.replaceAll('fake-a', 'fake-b'));
  });

  it('writes a reference in place of a secret', () => {
    const result = text(taken(['oidcClientSecret', 'pgConnStr.password'], braces));
    expect(result).toContain(`\${OIDC_CLIENT_SECRET}`);
    expect(result).not.toContain('oidcClientSecret: fake');
    expect(result).toContain('postgres://app:fake-b@');
  });

  it('brings notes along, but none that may hold a secret', () => {
    const result = text(taken(['baseUrl', 'smtpPort']));
    expect(result).toContain('# there\n  baseUrl: https://b.example.com');
    expect(result).not.toContain('fake-note');
  });

  it('keeps a note that a redacted copy leaves out', () => {
    const copy = '# <redacted comment 16>\nbaseUrl: https://b.example.com\n';
    const result = text(taken(['baseUrl'], undefined, [open, copy]));
    expect(result).toBe(open.replace('https://a', 'https://b'));
  });

  it('takes nothing over if one row cannot be', () => {
    const wrong = other.replace('587', '"588"');
    expect(taken(['baseUrl', 'smtpPort'], undefined, [open, wrong])).toMatchObject({
      ok: false,
      row: { name: 'smtpPort' },
    });
  });
});

describe('taking rows over together', () => {
  it('neither removes nor touches a secret', () => {
    expect(namesTogether()).toEqual(
      expect.arrayContaining(['baseUrl', 'smtpPort', 'mailFrom', 'extra', 'pgConnStr.host']),
    );
    for (const name of ['supportPageUrl', 'oidcClientSecret', 'pgConnStr.password'])
      expect(namesTogether()).not.toContain(name);
  });

  it.each<[name: string, open: string, other: string]>([
    ['that the other text replaces by something else', 'oidcClientSecret: fake-a', 'oidcClientSecret: true'],
    ['that only the other text has', '{}', 'oidcClientSecret: fake-a'],
    ['in an object that the other text does not have', 'gatewayOAuth2: { clientSecret: "fake-a" }', '{}'],
    ['in an unknown object that the other text replaces', 'x: { clientSecret: "fake-a" }', 'x: 1'],
  ])('leaves a secret alone %s', (_name, ...texts) => {
    expect(namesTogether(texts.map((each) => `smtpPort: ${each.length}\n${each}`))).toEqual(['smtpPort']);
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
  const outcome = row && takeOver(comparison, 1, [row]);
  expect(outcome?.ok && outcome.after.text).toBe('smtpPort: 25\n');
});
