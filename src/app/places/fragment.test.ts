import { expect, test } from 'vitest';
import { newDocuments, newFragment, parseFragment } from './fragment.ts';

test.each([
  ['#smtpPort', ['smtpPort']],
  ['#smtpAuth.mechanism.password', ['smtpAuth', 'mechanism', 'password']],
])('%s names an option', (fragment, path) => expect(parseFragment(fragment)).toEqual({ kind: 'option', path }));

test('a tool', () => expect(parseFragment('#compare')).toEqual({ kind: 'panel', panel: 'compare' }));

test.each(newDocuments)('the link to a new document asks for it: %s', (document) =>
  expect(parseFragment(newFragment(document))).toEqual({ kind: 'new', document }),
);

test.each([
  [''],
  ['#'],
  ['#unknown'],
  ['#smtpport'],
  ['#smtpPort=587'],
  ['#new'],
  ['#new='],
  ['#new=save'],
  ['#new=template&new=example'],
  ['#__proto__'],
  ['#%'],
  ['smtpPort'],
])('nothing happens for "%s"', (fragment) => expect(parseFragment(fragment)).toBeUndefined());
