import { expect, test } from 'vitest';
import { type ProgramInputs, programInputs, runProgram, type Sample } from './program.ts';
import { createProgramRunner, inOneGo, nameOfRun } from './programRunner.ts';

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

const heavy = (salt: number) => `string(sum(map(1..${7_000 + salt}, # * 2)))`;
const postponed = { kind: 'failed', stage: 'postponed', message: 'Too much work to show while you type.' };

test('what takes too much work is postponed, and is known once it has run to its end', () => {
  const run = inOneGo(new Map());
  const source = 'string(sum(map(1..100000, # * 2)))';
  expect(run(source, inputsOf())).toMatchObject(postponed);
  const ended = new Map([[nameOfRun(source, inputsOf()), runProgram(source, inputsOf())]]);
  expect(inOneGo(ended)(source, inputsOf({}, 60_000))).toEqual({ kind: 'text', value: '10000100000' });
  expect(inOneGo(ended)(source, inputsOf({ time: '2026-11-21' }))).toMatchObject(postponed);
});

test('the programs of one go share its work; small ones always run', () => {
  const run = inOneGo(new Map());
  expect(run(heavy(0), inputsOf())).toMatchObject(postponed);
  expect(run(heavy(1), inputsOf())).toMatchObject(postponed);
  expect(run('sourceID', inputsOf())).toMatchObject({ kind: 'text' });
});

test('a program that others left no work for runs in the next go', () => {
  const { run } = counted();
  const first = inOneGo(new Map(), run);
  const fitting = 'string(sum(map(1..2000, # * 2)))';
  expect(first(heavy(0), inputsOf())).toMatchObject(postponed);
  expect(first(fitting, inputsOf())).toMatchObject(postponed);
  const second = inOneGo(new Map(), run);
  expect(second(fitting, inputsOf())).toMatchObject({ kind: 'text' });
  expect(second(heavy(0), inputsOf())).toMatchObject(postponed);
});

test('on demand, even the work of a whole run has an end', () => {
  const source = 'let xs = 1..9999; string(all(xs, all(xs, # > 0)))';
  const message = 'The simulator does not support a program that takes very many steps.';
  expect(runProgram(source, inputsOf())).toMatchObject({ kind: 'failed', stage: 'unsupported', message });
});
