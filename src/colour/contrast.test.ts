import { describe, expect, it } from 'vitest';
import { contrastRatio, formatRatio, relativeLuminance, textLevels } from './contrast.ts';
import { parseColour } from './parseColour.ts';
import { black, type Rgba, white } from './rgba.ts';

function colour(text: string): Rgba {
  const parsed = parseColour(text);
  if (!parsed) throw new Error(`not a colour: ${text}`);
  return parsed.rgba;
}

describe('contrastRatio agrees with published figures', () => {
  it.each([
    ['WCAG 2.2: black on white', 'black', 'white', 21],
    ['WCAG 2.2: equal colours', 'navy', 'navy', 1],
    ['WCAG 2.2, F24 and G18: the least grey for AA', '#767676', 'white', 4.54],
    ['one step lighter fails AA', '#777777', 'white', 4.48],
    ['ACT afw4f7, passed 1: #333 on white', '#333', '#fff', 12.6],
    ['ACT afw4f7, passed 5: black on #666', '#000', '#666', 3.66],
    ['ACT afw4f7, passed 10: default link on white', '#0000ee', 'white', 9.4],
    ['ACT afw4f7, failed 1: #aaa on white', '#aaa', 'white', 2.32],
    ['ACT afw4f7, failed 9: #777 on #eee', '#777', '#eee', 3.86],
    ['ACT afw4f7, failed 4: black of 30 % on white', 'rgba(0,0,0,.3)', '#fff', 2.1],
    ['ACT afw4f7, failed 7: grey of 80 % on white', 'rgba(90, 90, 90, 0.8)', 'white', 4.28],
    ['ACT afw4f7, failed 7: grey of 80 % on black', 'rgba(90, 90, 90, 0.8)', 'black', 2.28],
    ['yellow on white', 'yellow', 'white', 1.07],
    ['pure blue on white', 'blue', 'white', 8.59],
    ['pure red on white', 'red', 'white', 4],
    ['the least grey for AAA', '#595959', 'white', 7],
  ])('%s', (_, text, background, expected) => {
    expect(contrastRatio(colour(text), colour(background))).toBeCloseTo(expected, 1);
  });

  it('composites the background over what is below it', () => {
    expect(contrastRatio(white, colour('rgb(0 0 0 / 50%)'), white)).toBeCloseTo(3.98, 1);
    expect(contrastRatio(white, colour('rgb(0 0 0 / 50%)'), black)).toBe(21);
    expect(contrastRatio(white, colour('transparent'), white)).toBe(1);
  });

  it('does not depend on the order for opaque colours', () => {
    expect(contrastRatio(colour('#123456'), colour('#fedcba'))).toBe(
      contrastRatio(colour('#fedcba'), colour('#123456')),
    );
  });
});

it('computes the luminance of the primaries', () => {
  expect(['red', 'lime', 'blue'].map((name) => relativeLuminance(colour(name)))).toEqual([0.2126, 0.7152, 0.0722]);
});

describe('formatRatio', () => {
  it.each([
    [21, '21.0 : 1'],
    [4.5, '4.5 : 1'],
    [4.4999, '4.4 : 1'],
    [9.68, '9.6 : 1'],
  ])('%d is %s', (ratio, text) => {
    expect(formatRatio(ratio)).toBe(text);
  });
});

it('names the levels that are reached', () => {
  expect([4.49, 4.5, 6.99, 7].map(textLevels)).toEqual([[], ['AA'], ['AA'], ['AA', 'AAA']]);
});
