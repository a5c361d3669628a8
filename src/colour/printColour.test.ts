import fc from 'fast-check';
import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { describe, expect, it } from 'vitest';
import { namedColours } from './namedColours.ts';
import { type ColourNotation, parseColour } from './parseColour.ts';
import { printColour } from './printColour.ts';
import { looksEqual, rgba } from './rgba.ts';

const runs = fuzzCount(1000);

describe('printColour keeps the notation that the user used', () => {
  it.each([
    ['#000', '#0b3d91', '#0b3d91'],
    ['#000', '#aabbcc', '#abc'],
    ['#0008', '#aabbcc', '#abc'],
    ['#ABCDEF', '#0b3d91', '#0B3D91'],
    ['#abcdef', '#0b3d9180', '#0b3d9180'],
    ['white', '#000080', 'navy'],
    ['white', '#0b3d91', '#0b3d91'],
    ['white', 'transparent', 'transparent'],
    ['rgb(1, 2, 3)', '#0b3d91', 'rgb(11, 61, 145)'],
    ['rgb(1,2,3)', '#0b3d91', 'rgb(11,61,145)'],
    ['rgb(1, 2, 3)', '#0b3d9180', 'rgba(11, 61, 145, 0.5)'],
    ['rgba(1, 2, 3, 0.2)', '#0b3d91', 'rgba(11, 61, 145, 1)'],
    ['rgba(1, 2, 3, 20%)', '#0b3d9180', 'rgba(11, 61, 145, 50%)'],
    ['rgb(1 2 3)', '#0b3d9180', 'rgb(11 61 145 / 50%)'],
    ['rgb(1 2 3 / 0.1)', '#0b3d9180', 'rgb(11 61 145 / 0.5)'],
    ['rgb(0%, 10%, 20%)', '#ff8000', 'rgb(100%, 50%, 0%)'],
    ['hsl(1, 2%, 3%)', '#008000', 'hsl(120, 100%, 25.1%)'],
    ['hsla(1, 2%, 3%, 1)', '#008000', 'hsla(120, 100%, 25.1%, 1)'],
    ['hsl(1deg 2% 3%)', '#008000', 'hsl(120deg 100% 25.1%)'],
    ['hsl(0.1turn 2% 3%)', '#00ffff', 'hsl(0.5turn 100% 50%)'],
    ['hsl(1 2 3)', '#008000', 'hsl(120 100 25.1)'],
  ])('%s, picked %s, writes %s', (written, picked, expected) => {
    const notation = parseColour(written)?.notation;
    const colour = parseColour(picked)?.rgba;
    expect(notation && colour && printColour(colour, notation)).toBe(expected);
  });
});

const notations: fc.Arbitrary<ColourNotation> = fc.oneof(
  fc.constant<ColourNotation>({ kind: 'name' }),
  fc.record({
    kind: fc.constant('hex' as const),
    digits: fc.constantFrom(3 as const, 4 as const, 6 as const, 8 as const),
    upperCase: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('function' as const),
    model: fc.constantFrom('rgb' as const, 'hsl' as const),
    withAlphaName: fc.boolean(),
    legacy: fc.boolean(),
    gap: fc.constantFrom('', ' '),
    percentages: fc.constant(true),
    alphaAsPercentage: fc.boolean(),
    hueUnit: fc.constantFrom('' as const, 'deg' as const, 'grad' as const, 'rad' as const, 'turn' as const),
  }),
);
const channel = fc.integer({ min: 0, max: 255 });

it('reads back as the same colour, whatever the notation', () => {
  fc.assert(
    fc.property(channel, channel, channel, channel, notations, (red, green, blue, alpha, notation) => {
      const colour = rgba(red, green, blue, alpha / 255);
      const back = parseColour(printColour(colour, notation));
      const vanished = alpha === 0 && notation.kind === 'name';
      expect(back && (vanished ? back.rgba.alpha === 0 : looksEqual(back.rgba, colour))).toBe(true);
    }),
    { numRuns: runs, seed: 20 },
  );
});

it.each([...namedColours.keys()])('the named colour %s is written as a name again', (name) => {
  const parsed = parseColour(name);
  const printed = parsed && printColour(parsed.rgba, parsed.notation);
  expect(printed && namedColours.get(printed)).toBe(namedColours.get(name));
});
