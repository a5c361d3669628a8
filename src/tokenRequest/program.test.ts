import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toByteString } from '../expr/index.ts';
import { exprLiteral } from './exprLiteral.ts';
import { programVariables, runProgram } from './program.ts';
import type { Sample } from './sample.ts';

const sample: Sample = { name: 'S', sourceID: '42', gatewayURL: 'https://gw.example.com', baseURL: undefined };
const variables = programVariables(sample, 'https://review.example.com');

describe('the value of a program', () => {
  test.each([
    ["'gateway'", 'gateway'],
    ['baseURL', 'https://review.example.com'],
    ['gatewayURL', 'https://gw.example.com'],
    ['sourceID', '42'],
    ["''", ''],
    ["'é'[:1]", '\xc3'],
    ["lower(split(gatewayURL, '://')[1])", 'gw.example.com'],
  ])('%s', (source, value) => {
    expect(runProgram(source, variables)).toEqual({ kind: 'text', value });
  });
});

describe('no value, and why', () => {
  test.each([
    ['gateway', 'compile', 'unknown name gateway', [0, 7]],
    ['1 + 2', 'compile', 'expected string, but got int', [0, 5]],
    ["'x", 'compile', 'literal not terminated', [2, 2]],
    ["split(sourceID, '-')[1]", 'run', 'index out of range: 1 (array length is 1)', [20, 21]],
    ["fromJSON('1')", 'type', 'The result has to be a string; here it is of type float64.', [0, 13]],
    ["true ? nil : 'b'", 'type', 'The result has to be a string; here it is of type nil.', [0, 16]],
    ['string(now())', 'unsupported', expect.stringContaining('now()'), [0, 13]],
  ])('%s', (source, stage, message, [start, end]) => {
    expect(runProgram(source, variables)).toEqual({ kind: 'failed', stage, message, range: { start, end } });
  });
});

test('an override replaces the base URL, even by empty text', () => {
  expect(programVariables({ ...sample, baseURL: 'x' }, 'y').baseURL).toBe('x');
  expect(programVariables({ ...sample, baseURL: '' }, 'y').baseURL).toBe('');
});

test('a literal gives exactly the text that it was made from', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })), (text) => {
      expect(runProgram(exprLiteral(text), variables)).toEqual({ kind: 'text', value: toByteString(text) });
    }),
    { seed: 20_260_131, numRuns: 500 * Number(process.env.FUZZ_FACTOR ?? 1) },
  );
});
