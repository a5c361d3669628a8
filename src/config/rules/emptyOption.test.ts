import { expect, test } from 'vitest';
import { onlyProblem, problemLines } from '../../testing/configProblems.ts';

test('an option that is there and empty is a problem', () => {
  expect(problemLines('{ baseUrl: "" }')).toEqual(['warning option-empty baseUrl']);
});

test.each([
  ['baseUrl: ""', 'Empty. No default. Set a value, or remove it.'],
  ['gatewayOAuth2: { clientId: "" }', 'Empty. Set a value, or remove it.'],
])('says of %s what the reference says of its default', (line, message) => {
  expect(onlyProblem(`{\n  ${line}\n}\n`, 'option-empty').message).toBe(message);
});
