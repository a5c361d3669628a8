import { measured } from 'source-text/testing/measured';
import { processorTime } from 'source-text/testing/processorTime';
import { describe, expect, test } from 'vitest';
import { colourError, isColourValue, isUnshownColour, modernColourYear } from './colourSyntax.ts';

describe('colours', () => {
  test.each([
    '#fff',
    '#FFFF',
    '#0b3d91',
    '#0B3D91cc',
    'white',
    'RebeccaPurple',
    'transparent',
    'rgb(1,2,3)',
    'rgb( 1 , 2 , 3 )',
    'rgba(1, 2, 3, .5)',
    'rgb(10%, 20%, 30%, 50%)',
    'rgb(1 2 3)',
    'rgb(1 2 3 / 50%)',
    'rgb(1 2 3/0.5)',
    'RGB(1 20% 3)',
    'rgb(-1, 300, 1e2)',
    'hsl(120, 50%, 50%)',
    'hsla(120deg, 50%, 50%, 1)',
    'hsl(0.5turn 50% 50%)',
  ])('%s', (text) => {
    expect(isColourValue(text)).toBe(true);
    expect(colourError(text)).toBeUndefined();
    expect(modernColourYear(text)).toBeUndefined();
  });
});

describe('colours of newer browsers', () => {
  test.each([
    [2022, 'hwb(120 10% 10%)'],
    [2023, 'oklch(70% 0.1 200)'],
    [2023, 'rgb(none 2 3)'],
    [2023, 'hsl(none 50% 50%)'],
    [2024, 'hsl(120 50 50 / none)'],
    [2024, 'hsl(210deg 80 40)'],
    [2023, 'lab(50% 40 59.5)'],
    [2023, 'color(display-p3 1 0 0)'],
    [2023, 'color-mix(in srgb, red 20%, #fff)'],
    [2023, 'color-mix(in oklab, rgb(1 2 3), hsl(1 2% 3%))'],
    [2023, 'color-mix(in srgb, hwb(120 10% 10%), red)'],
    [2024, 'light-dark(white, #0b3d91)'],
    [2024, 'rgb(from red r g b)'],
    [2024, 'hsla(from #0b3d91 h s l / 50%)'],
    [2024, 'oklch(from red l c h)'],
    [2024, 'color-mix(in srgb, light-dark(red, blue), red)'],
  ])('%i: %s', (year, text) => {
    expect(modernColourYear(text)).toBe(year);
    expect(colourError(text)).toBeUndefined();
  });
});

describe('CSS colours that the preview does not show', () => {
  test.each([
    'Canvas',
    'rgb(calc(1 + 2) 3 4)',
    'hsl(calc(10deg * 2) 80% 40%)',
    'contrast-color(red)',
    'accentcolor',
    'HighlightText',
    'rgb(from red calc(r / 2) g b)',
    'hsl(from currentcolor h s l)',
  ])('%s', (text) => {
    expect(isUnshownColour(text)).toBe(true);
    expect(isColourValue(text)).toBe(false);
    expect(colourError(text)).toBe('The preview does not show this kind of colour.');
  });

  test.each(['Canvass', 'from red', 'rgb(from red r g b); x: y', 'rgb(from red calc(1) url(x) b)', 'var(--x)'])(
    'are not these: %s',
    (text) => expect(isUnshownColour(text)).toBe(false),
  );
});

const printFault =
  'Browsers do not know print colours. Use a code such as #0b3d91 or rgb(11 61 145), or a name such as white.';

describe('not one colour by itself', () => {
  test.each([
    ['', 'There is no colour here.'],
    [' red', 'There is a space before or after the colour. Remove it.'],
    ['red;background:url(x)', 'More than one colour. Use a single colour, with nothing after it.'],
    ['red}', 'More than one colour. Use a single colour, with nothing after it.'],
    ['red/**/', 'More than one colour. Use a single colour, with nothing after it.'],
    ['linear-gradient(red, blue)', "Gradients aren't supported here. Use one colour."],
    ['#12', 'After #, write 3, 4, 6 or 8 hexadecimal digits.'],
    ['#12345g', 'After #, write 3, 4, 6 or 8 hexadecimal digits.'],
    ['0b3d91', 'A hexadecimal colour starts with #.'],
    ['rgb(1,2)', 'The numbers in this colour cannot be read. Examples: rgb(11 61 145), hsl(217, 86%, 31%).'],
    ['rgb(1 2 3, 4)', 'The numbers in this colour cannot be read. Examples: rgb(11 61 145), hsl(217, 86%, 31%).'],
    ['rgb(1,2%,3)', 'The numbers in this colour cannot be read. Examples: rgb(11 61 145), hsl(217, 86%, 31%).'],
    ['rgb(1,none,3)', 'The numbers in this colour cannot be read. Examples: rgb(11 61 145), hsl(217, 86%, 31%).'],
    ['rgb(1,2,3', 'The numbers in this colour cannot be read. Examples: rgb(11 61 145), hsl(217, 86%, 31%).'],
    ['hsl(1, 2, 3)', 'The numbers in this colour cannot be read. Examples: rgb(11 61 145), hsl(217, 86%, 31%).'],
    ['var(--brand)', 'Depends on the page. Use a fixed colour.'],
    ['inherit', 'Depends on the page. Use a fixed colour.'],
    ['currentColor', 'Depends on the page. Use a fixed colour.'],
    ['oklch(1 2 3) oklch(1 2 3)', 'Not a CSS colour. Use a name such as white or a code such as #0b3d91.'],
    ['lab(var(--x))', 'Not a CSS colour. Use a name such as white or a code such as #0b3d91.'],
    ['Pantone 286 C', printFault],
    ['RAL 5002', printFault],
    ['cmyk(100%, 80%, 0%, 10%)', printFault],
    ['device-cmyk(1 0.8 0 0.1)', printFault],
    ['navyblue', 'Not a CSS colour. Did you mean navy?'],
    ['brand', 'Not a CSS colour. Use a name such as white or a code such as #0b3d91.'],
    ['whtie', 'Not a CSS colour. Did you mean white?'],
  ])('%j', (text, fault) => {
    expect(isColourValue(text)).toBe(false);
    expect(colourError(text)).toBe(fault);
  });
});

test('a long text costs no time', measured, () => {
  const texts = [`rgb(${'1'.repeat(50_000)}`, `rgb(${' '.repeat(50_000)}1`, `rgb(1${' '.repeat(20_000)},`];
  expect(processorTime(() => texts.map(colourError))).toBeLessThan(2_000);
});
