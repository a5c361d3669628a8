import { Random } from 'source-text/testing/random';
import { describe, expect, test } from 'vitest';
import { holdsSentinel, isMask } from './sentinel.ts';

const name = 'redacted oidcClientSecret of 8406dc8b';

describe('a mark is known in any spelling:', () => {
  test.each([
    `<${name}>`,
    `https://u:<${name}>@host`,
    `&lt;${name}&gt;`,
    `&amp;lt;${name}&amp;gt;`,
    `&#60;${name}&#62;`,
    `\\u003c${name}\\u003e`,
    `\\\\x3C${name}`,
    `%3Credacted%20oidcClientSecret%3E`,
    `%253Credacted%2520oidcClientSecret`,
    `‹${name}›`,
    `«${name}»`,
    `＜${name}＞`,
    `<REDACTED oidcClientSecret>`,
    '<redacted\u00a0encryptionKey>',
    name,
    `a ${name.replaceAll(' ', '%20')} b`,
    name.replace(' of', ' 2 of'),
    name.replace(' of', ' of a part of'),
    `<${name.replace(' ', '\n')}>`,
    `<${name.replace(' ', '  ')}>`,
    `<${name.replace(' ', '\t')}>`,
    `< ${name} >`,
    `<re\u00addacted\u200b ${name.slice(9)}>`,
    `＜ｒｅｄａｃｔｅｄ ${name.slice(9)}＞`,
    `=3C${name}=3E`,
    `\\74${name}\\76`,
  ])('%s', (text) => expect([holdsSentinel(text), isMask(text)]).toEqual([true, true]));
});

/** The mask that the editor draws, with longer handles in it. */
function drawnMask(random: Random): string {
  const selectors = () =>
    Array.from({ length: random.below(20) }, () =>
      random.chance(50)
        ? String.fromCodePoint(0xfe00 + random.below(16))
        : String.fromCodePoint(0xe0100 + random.below(240)),
    ).join('');
  const dots = Array.from({ length: 3 + random.below(9) }, () => `•${selectors()}`).join('');
  return /[^•]/.test(dots) ? dots : `${dots}\ufe00`;
}

test('a drawn mask is known anywhere in a text, whatever is between its dots', () => {
  const random = new Random(11);
  for (let count = 0; count < 200; count++) {
    const text = drawnMask(random);
    expect({ text, isKnown: holdsSentinel(`a ${text}b`) && isMask(text) }).toEqual({ text, isKnown: true });
  }
});

describe('all of a text may be a mask:', () => {
  test.each(['••••', '••••••', '······', '●●●', '...', '…', '……', '‥', '* * *'.replaceAll(' ', ''), 'xxxxxx', 'XXXX'])(
    '%s',
    (text) => expect([holdsSentinel(text), isMask(text), isMask(` ${text}\n`)]).toEqual([false, true, true]),
  );

  test.each([
    'REDACTED',
    'redacted',
    '[REDACTED]',
    '(redacted)',
    '<redacted>',
    '‹redacted›',
    '***REDACTED***',
    '««redacted»»',
  ])('%s', (text) => expect([holdsSentinel(text), isMask(text)]).toEqual([false, true]));
});

describe('no mask is', () => {
  test.each([
    '',
    '•',
    '..',
    'xx',
    'xxxx1',
    'hunter2',
    'fake...',
    '• • •',
    'a•••b',
    'unredacted',
    'redacted by May',
    '☎\ufe0e 1',
  ])('%j', (text) => expect([holdsSentinel(text), isMask(text)]).toEqual([false, false]));
});
