import fc from 'fast-check';
import { toByteString } from 'source-text';
import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { describe, expect, test } from 'vitest';
import { exprLiteral } from './parameterKind.ts';
import { clockFaults, programInputs, runProgram, type Sample } from './program.ts';

const sample: Sample = {
  name: 'S',
  sourceID: '42',
  gatewayURL: 'https://gw.example.com',
  baseURL: undefined,
  time: '2026-11-21 22:05',
  timeZone: 'Europe/Berlin',
};
const moment = Date.UTC(2030, 0, 2);
const inputs = programInputs(sample, 'https://review.example.com', moment);

describe('the value of a program', () => {
  test.each([
    ["'gateway'", 'gateway'],
    ['baseURL', 'https://review.example.com'],
    ['gatewayURL', 'https://gw.example.com'],
    ['sourceID', '42'],
    ["''", ''],
    ["'é'[:1]", '\xc3'],
    ["now().Format('2006-01-02T15:04Z07:00')", '2026-11-21T22:05+01:00'],
    ["lower(split(gatewayURL, '://')[1])", 'gw.example.com'],
  ])('%s', (source, value) => {
    expect(runProgram(source, inputs)).toEqual({ kind: 'text', value });
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
    expect(runProgram(source, inputs)).toEqual({ kind: 'failed', stage, message, range: { start, end } });
  });
});

test('an override replaces the base URL, even by empty text', () => {
  expect(programInputs({ ...sample, baseURL: 'x' }, 'y', moment).variables.baseURL).toBe('x');
  expect(programInputs({ ...sample, baseURL: '' }, 'y', moment).variables.baseURL).toBe('');
});

test('without a time, now() is the moment of evaluation in UTC', () => {
  const atMoment = programInputs({ ...sample, time: '', timeZone: '' }, '', moment);
  expect(runProgram('string(now().Unix())', atMoment)).toEqual({ kind: 'text', value: String(moment / 1000) });
});

test('a time and a zone that cannot be read are named, and now() has no value', () => {
  const unreadable = { ...sample, time: 'noon', timeZone: 'Mars' };
  expect(clockFaults(sample)).toEqual({});
  expect(clockFaults(unreadable)).toEqual({
    time: expect.stringContaining('Not a time.'),
    zone: expect.stringContaining('Not a time zone.'),
  });
  const outcome = runProgram('string(now().Unix())', programInputs(unreadable, '', moment));
  expect(outcome).toMatchObject({ kind: 'failed', stage: 'unsupported', message: expect.stringContaining('now()') });
});

test('a literal results in exactly the text that it was made from', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })), (text) => {
      expect(runProgram(exprLiteral(text), inputs)).toEqual({ kind: 'text', value: toByteString(text) });
    }),
    { seed: 20_260_131, numRuns: fuzzCount(500) },
  );
});
