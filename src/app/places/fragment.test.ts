import { expect, test } from 'vitest';
import { guideFragment, newDocuments, newFragment, parseFragment, toolFragment } from './fragment.ts';
import { toolIds } from './place.ts';

test.each([
  ['#smtpPort', ['smtpPort']],
  ['#smtpAuth.mechanism.password', ['smtpAuth', 'mechanism', 'password']],
])('%s names an option', (fragment, path) => expect(parseFragment(fragment)).toEqual({ kind: 'option', path }));

test.each(toolIds)('a tool: %s', (tool) => expect(parseFragment(toolFragment(tool))).toEqual({ kind: 'tool', tool }));

test('a step of the guided set-up', () => expect(parseFragment(guideFragment(2))).toEqual({ kind: 'guide', step: 2 }));

test.each(newDocuments)('the link to a new document asks for it: %s', (document) =>
  expect(parseFragment(newFragment(document))).toEqual({ kind: 'new', document }),
);

test.each([
  [''],
  ['#'],
  ['#unknown'],
  ['#guide=0'],
  ['#guide=x'],
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
