import { expect, it } from 'vitest';
import { compareTexts } from '../../../testing/compareTexts.ts';
import { comparedRows } from './comparedRows.ts';

const ours =
  'smtpPort: 25\nsmtpAuth: {\n  username: a\n  mechanism: { type: "autoDiscover", password: "" }\n}\nmailFrom: a@x.org\n';
const theirs = ours.replace('25', '587').replace('username: a', 'username: b').replace('a@x.org', 'b@x.org');

it('shows as conflicts the differences at an undecided option and below it, and no others', () => {
  const conflicting = (...paths: readonly (readonly string[])[]) => {
    const { counts, find } = comparedRows({ ...compareTexts(ours, theirs), conflicts: paths });
    const names = find('conflicts', '', '').map(({ name }) => name);
    expect(counts.conflicts).toBe(names.length);
    return names;
  };
  expect(conflicting(['smtpPort'])).toEqual(['smtpPort']);
  expect(conflicting(['smtpAuth'], ['mailFrom'])).toEqual(['mailFrom', 'smtpAuth.username']);
  expect(conflicting(['smtpAuth', 'username', 'further'])).toEqual([]);
});

it.each<[name: string, texts: readonly string[], rows: readonly (readonly string[])[]]>([
  ['other values', [ours, theirs], [['mailFrom', 'smtpPort', 'smtpAuth.username'], [], []]],
  ['what only one of two sets', ['smtpPort: 587', 'mailFrom: a'], [[], ['mailFrom'], ['smtpPort']]],
  ['one value that some have', ['mailFrom: a', 'mailFrom: a', '{}'], [[], [], ['mailFrom']]],
  ['a value that only others have', ['{}', 'mailFrom: a', 'mailFrom: b'], [[], ['mailFrom'], []]],
  ['no default that is written', ['queryTimeOutMinutes: 10', '{}'], [[], [], []]],
])('tells changed, added and removed rows apart: %s', (_name, texts, rows) => {
  const { find, counts } = comparedRows({ ...compareTexts(...texts), conflicts: [] });
  const names = (['changed', 'added', 'removed'] as const).map((filter) => {
    const found = find(filter, '', '').map(({ name }) => name);
    expect(counts[filter]).toBe(found.length);
    return found;
  });
  expect(names).toEqual(rows);
});
