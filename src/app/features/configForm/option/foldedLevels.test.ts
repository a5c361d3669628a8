import { expect, it } from 'vitest';
import { rowKeyOf } from './foldedLevels.ts';

it.each([
  ['smtpAuth.mechanism', 'smtpAuth'],
  ['smtpAuth.mechanism.type', 'smtpAuth'],
  ['smtpAuth.mechanism.password', 'smtpAuth.mechanism.password'],
  ['smtpPort', 'smtpPort'],
  [undefined, undefined],
])('%s is shown in the row of %s', (key, row) => expect(rowKeyOf(key)).toBe(row));
