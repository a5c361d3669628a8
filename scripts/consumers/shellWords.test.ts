import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readShellWord } from '../../src/delivery/scanners/shellWord.ts';
import { findProgram, inFolder, run } from './consumer.ts';

const pieces = [
  "'a b'",
  "''",
  '""',
  '"a b"',
  '"\\""',
  '"\\\\"',
  '"\\$x"',
  '"\\`"',
  '"\\n"',
  '"a\\\nb"',
  "\\'",
  '\\"',
  '\\\\',
  '\\ ',
  '\\$',
  "$'a\\nb'",
  "$'\\x41\\u00e9\\'\\t'",
  "$'\\101'",
  "$'\\q'",
  'a',
  '=',
  '{',
  '}',
  '{"a":1}',
  ':',
  ',',
  '#b',
  '~b',
  '%',
  '!',
  '"{\\"a\\":1}"',
  "'\\''",
  '\'{"a":"b"}\'',
  'é',
  '[',
  ']',
  '*',
  '?',
  '\\\n',
  "'\n'",
  '"$ "',
  '"%$"',
  '$=',
];

const bash = findProgram('bash');

it.skipIf(!bash)('bash reads every word that the reader accepts in the same way', async () => {
  const words = fc.sample(fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 6 }), {
    numRuns: 1_000,
    seed: 3,
  });
  const read = words.map((word) => word.join('')).map((word) => ({ word, read: readShellWord(`N=${word}`, 0) }));
  const accepted = read.flatMap(({ word, read }) =>
    read.kind === 'word' && read.end === word.length + 2 ? [{ word, value: read.value.slice(2) }] : [],
  );
  // The empty quotes keep a line end that is escaped at the end of a word out of the next line. In an assignment bash neither splits nor globs, which is how a pasted line is meant.
  const script = `set +B +H\n${accepted.map(({ word }) => `N=${word}''\nprintf '%s\\0' "$N"\n`).join('')}`;
  const answers = await inFolder({ 'words.sh': script }, (cwd) => run(bash ?? 'bash', ['words.sh'], { cwd }));
  const values = answers.toString().split('\0').slice(0, -1);
  expect(values).toEqual(accepted.map(({ value }) => value));
  expect(accepted.length).toBeGreaterThan(700);
});
