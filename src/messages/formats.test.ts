import { processorTime } from 'source-text/testing/processorTime';
import { describe, expect, it } from 'vitest';
import { knownIn, knownMessages } from './codes.ts';
import { createFinder } from './knownMessage.ts';

/** Every text that a format without `%` says. */
function spelledOut(format: string): readonly string[] {
  const [choice, texts] = /\{([^{}]*)\}/.exec(format) ?? [];
  if (choice === undefined) return [format];
  return (texts ?? '').split('|').flatMap((text) => spelledOut(format.replace(choice, text)));
}

const said = (format: string) =>
  spelledOut(format).map((text) =>
    text.replaceAll('%d', '42').replaceAll('%s', 'review.example:25').replaceAll('%v', 'a (b) c').replaceAll('\n', ''),
  );

describe('a format', () => {
  it.each(knownMessages.flatMap(([code, { formats }]) => formats.map((format) => [code, format] as const)))(
    'of %s is found in all that it says: %s',
    (code, format) => {
      for (const text of said(format)) {
        expect(knownIn(text).map((each) => each?.[0])).toContain(code);
      }
    },
  );

  it.each([
    ['role "%s" is gone', 'the role "a" is gone', true],
    ['role "%s" is gone', 'the role "a b" is gone', false],
    ['role "%v" is gone', 'the role "a b" is gone', true],
    ['role "%v" is gone', 'the role is gone: "a', false],
    ['role "%s" is gone', 'the parole "a" is gone', false],
    ['role "%s" is gone', 'the role "a" is gonedola', false],
    ['code %d here', 'code 123456789 here', true],
    ['code %d here', 'code 1234567890 here', false],
    ['code %d here', 'code x here, code 1 here', true],
    ['code %d', 'code 1234567890', false],
    ['{a|one} word or {two|three}', 'one word or two', true],
    ['{a|one} word or {two|three}', 'none word or two', false],
    ['{a|one} word or {two|three}', 'a word or', false],
    ['{\n|: }alone{\n|"}', 'alone', true],
    ['{\n|: }alone{\n|"}', 'why: alone"', true],
    ['{\n|: }alone{\n|"}', 'all alone', false],
    ['first%v second%v first', 'second first second first', true],
    ['first%v second%v first', 'first second', false],
  ])('%s in %s: %s', (format, text, isFound) => {
    expect(createFinder([['it', [format]]])(text)).toEqual(isFound ? ['it'] : []);
  });

  it('is found in the order of the table', () => {
    const find = createFinder([
      ['special', ['general thing of a kind']],
      ['general', ['general thing', 'other thing']],
    ]);
    expect(find('other thing, general thing of a kind')).toEqual(['special', 'general', 'general']);
  });

  it('is looked for in linear time, whatever the text repeats', () => {
    const pieces = knownMessages.flatMap(([, { formats }]) => formats.flatMap(said));
    const time = (length: number) =>
      processorTime(() => {
        for (const piece of pieces) knownIn(piece.slice(0, -2).repeat(length));
      });
    time(10);
    expect(time(300)).toBeLessThan(1_000);
  });
});
