import { expect, test } from 'vitest';
import { checkColour } from './colour.ts';
import type { TextDiagnostic } from './rule.ts';

const codes = (advice: readonly TextDiagnostic[]) => advice.map(({ code, severity }) => `${code} ${severity}`);

test.each<[string, readonly string[]]>([
  ['#0b3d91', []],
  ['oklch(70% 0.1 200)', ['colour-modern warning']],
  ['red;background:url(x)', ['colour warning']],
  ['#036;', ['colour warning']],
  ['url(x)', ['colour warning']],
  ['hsl(calc(10deg * 2) 80% 40%)', ['colour-not-shown hint']],
  ['contrast-color(red)', ['colour-not-shown hint']],
  ['rgb(none 61 145)', ['colour-modern warning']],
  ['hsl(210deg 80 40)', ['colour-modern warning']],
  ['#036 !important', ['colour warning']],
  ['rgb(calc(1 + 2) 3 4)', ['colour-not-shown hint']],
  ['Canvas', ['colour-not-shown hint']],
  ['rgb(from red calc(r / 2) g b)', ['colour-not-shown hint']],
  ['"#ff0000"', ['colour warning']],
])('colour %j', (text, expected) => expect(codes(checkColour(text))).toEqual(expected));

test.each([
  ['"#ff0000"', '#ff0000'],
  [" 'rgb(1 2 3)' ", 'rgb(1 2 3)'],
  ['"brand"', undefined],
  ['"', undefined],
])('the quotes around a colour can be taken off: %j', (text, value) =>
  expect(checkColour(text)[0]?.replacement?.value).toBe(value),
);

test.each([
  ['hwb(120 10% 10%)', 2022],
  ['oklch(70% 0.1 200)', 2023],
  ['light-dark(white, black)', 2024],
])('colour %s is not known to every browser from before %i', (text, year) =>
  expect(checkColour(text)[0]?.message).toContain(`Not every browser from before ${year} knows`),
);
