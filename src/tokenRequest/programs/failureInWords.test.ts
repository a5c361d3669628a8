import { expect, test } from 'vitest';
import { failureInWords, programInputs, runProgram } from './program.ts';

const sample = { name: '', sourceID: 'a-b', gatewayURL: 'no-scheme', baseURL: undefined, time: '', timeZone: '' };

function words(program: string): string {
  const outcome = runProgram(program, programInputs(sample, '', 0));
  if (outcome.kind !== 'failed') expect.fail(outcome.value);
  return failureInWords(program, outcome);
}

test.each([
  ["lower(split(gatewayURL, '://')[1])", 'gatewayURL has no “://”, so part 1 is missing.'],
  ['split(sourceID, "-")[2]', 'sourceID has 2 parts at “-”, counted from 0, so part 2 is missing.'],
  ["split(lower(gatewayURL), '://')[1]", 'There is no element 1: the array has 1, counted from 0.'],
  ['sourceID + 1', 'invalid operation: + (mismatched types string and int)'],
])('%s', (program, expected) => {
  expect(words(program)).toBe(expected);
});
