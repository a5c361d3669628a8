import { describe, expect, it } from 'vitest';
import { anchorsIn, idiomPattern, longLinesIn, proseOf, targetsIn } from './markdown.ts';

describe('a line of a document', () => {
  it.each([
    ['of words', 'one two three four', [1]],
    ['in a table', '| one two three four |', []],
    ['in code', '```\none two three four\n```\nafter', []],
    ['with the target of a link', '[one](two-three-four)', []],
    ['with an address', 'see https://example.com/a-long-one', []],
    ['that cannot be broken', 'one-two-three-four', []],
    ['after code', '```sh\nx\n```\none two three four', [4]],
  ])('%s', (_, text, expected) => expect(longLinesIn(text, 10)).toEqual(expected));
});

describe('an idiom', () => {
  it.each([
    ['whoever', 'Whoever reads it', true],
    ['mend…', 'it is mended', true],
    ['mend…', 'we recommend it', false],
    ['has * done', 'has all of it done', true],
    ['of its own', 'a page of\nits own', true],
    ['of its own', 'of its owner', false],
    ["nobody's", 'it is nobody’s', true],
  ])('%s in "%s"', (idiom, text, expected) => expect(idiomPattern(idiom).test(text)).toBe(expected));

  it('may be in code', () =>
    expect(proseOf('a `whoever` b\n```\nwhoever\n```\n[c](whoever.md)')).not.toMatch(/whoever/));
});

it('finds links and pictures outside code', () =>
  expect(targetsIn('[a](b.md#c) ![d](e.png) `[f](g)`')).toEqual({ links: ['b.md#c', 'e.png'], pictures: ['e.png'] }));

it('names headings as GitHub does', () =>
  expect([...anchorsIn('# A title, with `code`\n## Twice\n## Twice\n```\n# no heading\n```')]).toEqual([
    'a-title-with-code',
    'twice',
    'twice-1',
  ]));
