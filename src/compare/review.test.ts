import { describe, expect, it } from 'vitest';
import { compareTexts } from '../testing/compareTexts.ts';
import { reviewOf } from './review.ts';

/** What changed from one text to another, as `kind name`. */
function reviewed(before: string, after: string) {
  const { changes, isReordered } = reviewOf(compareTexts(before, after));
  return [...changes.map(({ kind, row }) => `${kind} ${row.name}`), ...(isReordered ? ['order'] : [])];
}

describe('a review', () => {
  it.each([
    ['a value', 'smtpPort: 587', 'smtpPort: 2525', ['changed smtpPort']],
    ['an option that was not there', '', 'smtpPort: 2525', ['added smtpPort']],
    ['an option that is gone', 'smtpPort: 587', '', ['removed smtpPort']],
    ['a secret', 'oidcClientSecret: planted-a', 'oidcClientSecret: planted-b', ['changed oidcClientSecret']],
    ['an unknown key', 'colour: 1', 'colour: 2', ['changed colour']],
    [
      'a part of the connection string',
      'pgConnStr: postgres://u@a/d',
      'pgConnStr: postgres://u@b/d',
      ['changed pgConnStr.host'],
    ],
    ['a comment above', '# old\nsmtpPort: 587', '# new\nsmtpPort: 587', ['comment smtpPort']],
    ['a comment behind', 'smtpPort: 587 # old', 'smtpPort: 587', ['comment smtpPort']],
    [
      'the comment of a connection string, once',
      '# old\npgConnStr: postgres://u@a/d',
      'pgConnStr: postgres://u@a/d',
      ['comment pgConnStr.host'],
    ],
    ['value and comment', '# a\nsmtpPort: 1', '# b\nsmtpPort: 2', ['changed smtpPort', 'comment smtpPort']],
    ['an added option with its comment', '', '# why\nsmtpPort: 1', ['added smtpPort']],
    ['the order', 'smtpPort: 1\nbaseUrl: x', 'baseUrl: x\nsmtpPort: 1', ['order']],
    ['the order in an object', 'smtpAuth: {\na: 1\nb: 2\n}', 'smtpAuth: {\nb: 2\na: 1\n}', ['order']],
    ['a member added between two', 'a: 1\nb: 1', 'a: 1\nc: 1\nb: 1', ['added c']],
    ['the layout alone', '{ smtpPort: 1 }', 'smtpPort: 1\n', []],
    ['nothing', 'smtpPort: 1', 'smtpPort: 1', []],
  ])('lists %s', (_, before, after, changes) => expect(reviewed(before, after)).toEqual(changes));
});
