import { expect, test } from 'vitest';
import { problemLines } from '../../testing/configProblems.ts';

test.each<[string, readonly string[]]>([
  ['smtpPort: 0', ['warning smtp-port-range smtpPort']],
  ['smtpPort: 70000', ['warning smtp-port-range smtpPort']],
  ['smtpPort: 465', ['hint smtp-port-465 smtpPort']],
  ['smtpPort: 587', ['hint smtp-port-587 smtpPort']],
  ['smtpPort: 25', []],
  ['smtpPort: 2525', []],
])('%s has the problems %j', (line, expected) => expect(problemLines(`{\n  ${line}\n}\n`)).toEqual(expected));
