import { describe, expect, it } from 'vitest';
import { problemLines } from '../testing/configProblems.ts';

const lines = (text: string) =>
  problemLines(text).filter((line) => /number-out-of-range|wrong-type|unquoted/.test(line));

describe('a number that only a parse without types refuses', () => {
  it.each([
    [
      'organisationName: 1e400',
      ['warning number-out-of-range organisationName', 'warning unquoted-literal organisationName'],
    ],
    ['unknownKey: 1e400', ['warning number-out-of-range unknownKey']],
    [
      'oidcClientId: -1e999\nsmtpPort: 25',
      ['warning number-out-of-range oidcClientId', 'warning unquoted-literal oidcClientId'],
    ],
    ['smtpPort: 1e400', ['error number-out-of-range smtpPort', 'error wrong-type smtpPort']],
    ['smtpPort: 1e400\norganisationName: 1e400', expect.arrayContaining(['error number-out-of-range smtpPort'])],
  ])('is judged as hjson-go reads it into a struct: %s', (text, expected) => expect(lines(text)).toEqual(expected));
});
