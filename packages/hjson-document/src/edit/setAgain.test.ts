import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { Random } from 'source-text/testing/random';
import { expect, test } from 'vitest';
import { parseHjson } from '../syntax/parseHjson.ts';
import { fromPlain } from '../values/values.ts';
import { removeMember } from './removeMember.ts';
import { setValue } from './setValue.ts';

const groups = [['a', 'b', 'c'], ['d', 'e'], ['f'], ['g', 'h']];

/** The text after a member is removed and set to 9 again. */
function setAgain(text: string, name: string): string {
  const removal = removeMember(parseHjson(text), [name]);
  if (!removal.ok) return removal.reason;
  const setting = setValue(removal.after, [name], fromPlain(9), { order: () => groups });
  return setting.ok ? setting.after.text : setting.reason;
}

test.each([
  { name: 'between blank lines', text: '{\n  e: {\n  } # of e\n\n  f: 9\n\n  g: 1\n}\n' },
  { name: 'between blank lines with CR LF and spaces in them', text: 'e: 1\r\n  \r\nf: 9\r\n\t\r\ng: 1\r\n' },
  { name: 'between blank lines and commas', text: '{\n  "e": 1,\n\n  "f": 9,\n\n  "g": 1\n}\n' },
  { name: 'above a comment of nobody', text: '{\n  e: 1\n\n  f: 9\n\n  # later\n\n  g: 1\n}\n' },
  { name: 'at the end of an object', text: '{\n  "d": 1,\n  "e": 1,\n\n  "f": 9\n}\n' },
  { name: 'at the end of a text without braces', text: 'e: 1\n\nf: 9\n' },
])('a member that is removed and set again leaves the blank lines as they were: $name', ({ text }) => {
  expect(setAgain(text, 'f')).toBe(text);
});

test('a member stays with those of its group, whatever blank lines are below them', () => {
  const outcome = setValue(parseHjson('d: 1\n\n\ng: 1\n'), ['e'], fromPlain(9), { order: () => groups });
  expect(outcome).toMatchObject({ after: { text: 'd: 1\ne: 9\n\n\ng: 1\n' } });
});

test('any member but a first one alone comes back to where it was', () => {
  const random = new Random(93);
  const wrong = Array.from({ length: fuzzCount(1000) }, () => {
    const eol = random.pick(['\n', '\r\n']);
    const hasBraces = random.chance(50);
    const shown = groups.map((keys) => keys.filter(() => random.chance(60))).filter((keys) => keys.length > 0);
    const keys = shown.flat().slice(shown[0]?.length === 1 ? 1 : 0);
    // A single comma would go with one of two members.
    const comma = shown.flat().length > 2 ? random.pick(['', ',']) : '';
    if (keys.length === 0) return [];
    const name = random.pick(keys);
    const last = shown.at(-1)?.at(-1);
    const line = (key: string) => {
      const value = key === name ? '9' : random.pick(['1', '"x"', '{}', ...(comma ? [] : ['x y'])]);
      const space = key === name ? '' : random.pick(['', ' ', '\t ']);
      return `${hasBraces ? '  ' : ''}${key}: ${value}${key === last ? '' : comma}${space}${eol}`;
    };
    const members = shown.map((group) => group.map(line).join('')).join(eol);
    const text = hasBraces ? `{${eol}${members}}${eol}` : members;
    const after = setAgain(text, name);
    return after === text ? [] : [[name, text, after]];
  });
  expect(wrong.flat().slice(0, 3)).toEqual([]);
});
