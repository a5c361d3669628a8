import { expect, test } from 'vitest';
import { problemLines } from '../../testing/configProblems.ts';

test.each<[string, readonly string[]]>([
  [
    'pgAzureManagedIdentity: true\n  pgConnStr: "host=localhost password=FAKE"',
    ['warning managed-identity-password pgConnStr'],
  ],
  ['pgAzureManagedIdentity: true\n  pgConnStr: "host=localhost user=a"', []],
  ['pgAzureManagedIdentity: false\n  pgConnStr: "host=localhost password=FAKE"', []],
])('%s has the problems %j', (line, expected) => expect(problemLines(`{\n  ${line}\n}\n`)).toEqual(expected));
