import { expect, it } from 'vitest';
import { compareTexts } from '../../../testing/compareTexts.ts';
import { comparedRows } from './comparedRows.ts';

const ours =
  'smtpPort: 25\nsmtpAuth: {\n  username: a\n  mechanism: { type: "autoDiscover", password: "" }\n}\nmailFrom: a@x.org\n';
const theirs = ours.replace('25', '587').replace('username: a', 'username: b').replace('a@x.org', 'b@x.org');

it('shows as conflicts the differences at an undecided option and below it, and no others', () => {
  const conflicting = (...paths: readonly (readonly string[])[]) => {
    const shown = { ...compareTexts(ours, theirs), texts: [], conflicts: paths, choices: [] };
    const { counts, find } = comparedRows(shown);
    const names = find('conflicts', '', '').map(({ name }) => name);
    expect(counts.conflicts).toBe(names.length);
    return names;
  };
  expect(conflicting(['smtpPort'])).toEqual(['smtpPort']);
  expect(conflicting(['smtpAuth'], ['mailFrom'])).toEqual(['mailFrom', 'smtpAuth.username']);
  expect(conflicting(['smtpAuth', 'username', 'further'])).toEqual([]);
});
