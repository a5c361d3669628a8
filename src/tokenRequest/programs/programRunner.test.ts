import { expect, test } from 'vitest';
import { type ProgramInputs, programInputs, runProgram } from './program.ts';
import { createProgramRunner } from './programRunner.ts';
import type { Sample } from './sample.ts';

const sample: Sample = {
  name: 'A',
  sourceID: 'source-1',
  gatewayURL: 'https://gateway.example.com',
  baseURL: undefined,
  time: '',
  timeZone: '',
};

/** Counts the programs that are run. */
function counted() {
  const ran: string[] = [];
  const run = createProgramRunner((source, inputs) => {
    ran.push(source);
    return runProgram(source, inputs);
  });
  return { ran, run };
}

const inputsOf = (change: Partial<Sample> = {}, moment = 0): ProgramInputs =>
  programInputs({ ...sample, ...change }, 'https://app.example.com', moment);

test('of thousands of programs, only the one that changed is run again', () => {
  const { ran, run } = counted();
  const programs = Array.from({ length: 1_500 }, (_, index) => `sourceID + '${index}'`);
  for (const program of programs) run(program, inputsOf());
  programs[700] = "sourceID + 'changed'";
  const results = programs.map((program) => run(program, inputsOf({}, 60_000)));
  expect(ran).toHaveLength(1_501);
  expect(results).toEqual(programs.map((program) => runProgram(program, inputsOf())));
});

test.each<readonly [string, Partial<Sample>]>([
  ['sourceID', { sourceID: 'source-2' }],
  ['gatewayURL', { gatewayURL: 'https://other.example.com' }],
  ['baseURL', { baseURL: 'https://base.example.com' }],
  ["string(date('2026-06-01', '2006-01-02').Local())", { timeZone: 'Europe/Berlin' }],
])('%s is run again for other inputs', (program, change) => {
  const { run } = counted();
  for (const inputs of [inputsOf(), inputsOf(change), inputsOf()]) {
    expect(run(program, inputs)).toEqual(runProgram(program, inputs));
  }
});

test('a program that reads the time is run each time', () => {
  const { ran, run } = counted();
  const program = 'string(now().Unix())';
  expect(run(program, inputsOf({}, 0))).not.toEqual(run(program, inputsOf({}, 60_000)));
  expect(ran).toHaveLength(2);
});
