import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { nastyTexts } from 'source-text/testing/nastyTexts';
import { expect, test } from 'vitest';
import { readParameter, writeParameter } from './parameterKind.ts';
import { programInputs, runProgram } from './program.ts';

test.each([
  ["'gateway'", 'text', 'gateway'],
  ['"gateway"', 'text', 'gateway'],
  [" '' ", 'text', ''],
  ["'it\\'s \\\\ \\t'", 'text', "it's \\ \t"],
  ["'two\\nlines'", 'program', ''],
  ['baseURL', 'baseURL', ''],
  [' gatewayURL ', 'gatewayURL', ''],
  ['sourceID', 'sourceID', ''],
  ['', 'program', ''],
  ['gateway', 'program', ''],
  ["'a' + 'b'", 'program', ''],
  ["'\\xff'", 'program', ''],
  ["'\\u0041'", 'program', ''],
  ['`a`', 'program', ''],
  ['lower(sourceID)', 'program', ''],
])('%s is of the kind %s', (program, kind, text) => expect(readParameter(program)).toEqual({ kind, text }));

test('a text reads back as it was written, and is the result of the program', () => {
  const sample = { name: '', sourceID: '', gatewayURL: '', baseURL: undefined, time: '', timeZone: '' };
  const inputs = programInputs(sample, '', 0);
  for (const each of nastyTexts(fuzzCount(500), 145)) {
    const text = each.replace(/(?!\t)[\0-\x1f\x7f]/g, '');
    const program = writeParameter('text', { text, program: '' });
    expect(readParameter(program), program).toEqual({ kind: 'text', text });
    const outcome = runProgram(program, inputs);
    expect(outcome.kind === 'text' && [...outcome.value].map((byte) => byte.charCodeAt(0)), program).toEqual([
      ...new TextEncoder().encode(text),
    ]);
  }
});

test.each(['baseURL', 'gatewayURL', 'sourceID'] as const)('the variable %s is its own program', (kind) => {
  expect(writeParameter(kind, { text: 'x', program: 'y' })).toBe(kind);
});

test('a program after a text begins as the literal of the text; after an empty one it is empty, to be typed into', () => {
  expect(writeParameter('program', { text: 'x', program: "'x'" })).toBe("'x'");
  expect(writeParameter('program', { text: '', program: "''" })).toBe('');
});
