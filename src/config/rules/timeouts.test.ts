import { expect, test } from 'vitest';
import { problemLines } from '../../testing/configProblems.ts';

test.each<[string, readonly string[]]>([
  ['queryTimeOutMinutes: 0', ['warning time-limit-not-positive queryTimeOutMinutes']],
  ['readTimeOutMinutes: -1', ['warning time-limit-not-positive readTimeOutMinutes']],
  ['queryTimeOutMinutes: 20', ['hint query-longer-than-write queryTimeOutMinutes']],
  ['writeTimeOutMinutes: 8', ['hint query-longer-than-write writeTimeOutMinutes']],
  ['writeTimeOutMinutes: 10', []],
])('%s has the problems %j', (line, expected) => expect(problemLines(`{\n  ${line}\n}\n`)).toEqual(expected));

test('cross-field rules run though something else is of a wrong type', () =>
  expect(problemLines('{\n  baseUrl: {}\n  writeTimeOutMinutes: 8\n}\n')).toContain(
    'hint query-longer-than-write writeTimeOutMinutes',
  ));
