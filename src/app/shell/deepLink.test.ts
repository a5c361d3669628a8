import { expect, test } from 'vitest';
import { linkedOption } from './deepLink.ts';

test.each([
  ['#smtpPort', ['smtpPort']],
  ['#smtpAuth.mechanism.password', ['smtpAuth', 'mechanism', 'password']],
])('%s names an option', (fragment, path) => expect(linkedOption(fragment)).toEqual(path));

test.each([[''], ['#'], ['#unknown'], ['#smtpport'], ['#smtpPort=587'], ['#__proto__'], ['#%'], ['smtpPort']])(
  'nothing happens for "%s"',
  (fragment) => expect(linkedOption(fragment)).toBeUndefined(),
);
