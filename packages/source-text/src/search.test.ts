import { expect, test } from 'vitest';
import { markedParts } from './search.ts';

const marked = (text: string, ...words: string[]) =>
  markedParts(text, words)
    .map((part) => (part.isHit ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['SMTP port', ['port'], 'SMTP [port]'],
  ['SMTP port', ['smtp', 'po'], '[SMTP] [po]rt'],
  ['smtpPort', ['port', 'po'], 'smtp[Port]'],
  ['a.b', ['.'], 'a[.]b'],
  ['a(b', ['('], 'a[(]b'],
  ['Base URL', ['sso'], 'Base URL'],
  ['Base URL', [], 'Base URL'],
])('marks in "%s" what is in %j', (text, words, expected) => expect(marked(text, ...words)).toBe(expected));
