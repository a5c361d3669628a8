import fc from 'fast-check';
import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { describe, expect, it } from 'vitest';
import { namedColours } from './namedColours.ts';
import { parseColour } from './parseColour.ts';
import { toHex } from './rgba.ts';

const runs = fuzzCount(2000);

describe('parseColour reads what CSS Color 4 allows', () => {
  it.each([
    ['three digits', '#0af', '#00aaff'],
    ['four digits', '#0af8', '#00aaff88'],
    ['six digits', '#0b3d91', '#0b3d91'],
    ['eight digits', '#0B3D9180', '#0b3d9180'],
    ['name', 'rebeccapurple', '#663399'],
    ['name in any case', 'WhiteSmoke', '#f5f5f5'],
    ['transparent', 'transparent', '#00000000'],
    ['rgb with commas', 'rgb(11, 61, 145)', '#0b3d91'],
    ['rgb with commas and no space', 'rgb(11,61,145)', '#0b3d91'],
    ['rgba with commas', 'rgba(11, 61, 145, 0.5)', '#0b3d9180'],
    ['rgb with commas and alpha', 'rgb(11, 61, 145, 50%)', '#0b3d9180'],
    ['rgb in percent', 'rgb(100%, 50%, 0%)', '#ff8000'],
    ['rgb with spaces', 'rgb(11 61 145)', '#0b3d91'],
    ['rgb with slash', 'rgb(11 61 145 / 50%)', '#0b3d9180'],
    ['slash without spaces', 'rgb(11 61 145/.5)', '#0b3d9180'],
    ['mixed kinds with spaces', 'rgb(100% 128 0%)', '#ff8000'],
    ['none', 'rgb(none 61 145)', '#003d91'],
    ['alpha none', 'rgb(11 61 145 / none)', '#0b3d9100'],
    ['exponent', 'rgb(1.1e1 61 145)', '#0b3d91'],
    ['fraction', 'rgb(10.6 60.5 145.4)', '#0b3d91'],
    ['out of range', 'rgb(300, -20, 145)', '#ff0091'],
    ['alpha out of range', 'rgba(0, 0, 0, 7)', '#000000'],
    ['hsl with commas', 'hsl(120, 100%, 25%)', '#008000'],
    ['hsla with commas', 'hsla(240, 100%, 50%, .5)', '#0000ff80'],
    ['hsl with spaces', 'hsl(120deg 100% 25% / 100%)', '#008000'],
    ['hsl as numbers', 'hsl(120 100 25)', '#008000'],
    ['hue in turns', 'hsl(0.5turn 100% 50%)', '#00ffff'],
    ['hue in gradians', 'hsl(200grad 100% 50%)', '#00ffff'],
    ['hue in radians', 'hsl(3.14159265rad 100% 50%)', '#00ffff'],
    ['negative hue', 'hsl(-120, 100%, 50%)', '#0000ff'],
    ['hue over a turn', 'hsl(480, 100%, 50%)', '#00ff00'],
    ['capitals', 'RGB(11, 61, 145)', '#0b3d91'],
    ['tabs and line ends inside', 'rgb(\t11,\n61, 145 )', '#0b3d91'],
  ])('%s', (_, text, hex) => {
    const parsed = parseColour(text);
    expect(parsed && toHex(parsed.rgba)).toBe(hex);
  });
});

describe('parseColour refuses', () => {
  it.each([
    [''],
    ['#'],
    ['#12'],
    ['#12345'],
    ['#ggg'],
    [' red'],
    ['red '],
    ['reddish'],
    ['constructor'],
    ['currentcolor'],
    ['inherit'],
    ['var(--x)'],
    ['env(x)'],
    ['attr(data-x)'],
    ['url(https://evil.example.com/x.png)'],
    ['red; background: url(x)'],
    ['rgb(1, 2)'],
    ['rgb(1, 2, 3, 4, 5)'],
    ['rgb(1 2, 3)'],
    ['rgb(1 2 3 4)'],
    ['rgb(1, 2, 3 / 4)'],
    ['rgb(1 2 3 / )'],
    ['rgb(1 2 3 / 4 / 5)'],
    ['rgb(1, 2%, 3)'],
    ['rgb(1deg, 2, 3)'],
    ['rgb(1., 2, 3)'],
    ['rgb(none, 2, 3)'],
    ['rgb (1, 2, 3)'],
    ['rgb(1, 2, 3'],
    ['rgb(calc(1), 2, 3)'],
    ['rgb(/* */1, 2, 3)'],
    ['hsl(120, 100, 25)'],
    ['hsl(50%, 100%, 25%)'],
    ['hsl(120, 100%, 25%, 2deg)'],
    ['hwb(120 0% 0%)'],
    ['oklch(60% 0.1 20)'],
  ])('%s', (text) => {
    expect(parseColour(text)).toBeUndefined();
  });
});

it('knows the 148 named colours of CSS', () => {
  expect(namedColours.size).toBe(148);
});

const number = '[+-]?(?:\\d+|\\d*\\.\\d+)(?:e[+-]?\\d+)?';
const space = '[ \\t\\n\\r\\f]';
const gap = `${space}+`;
const comma = `${space}*,${space}*`;
const slash = `${space}*/${space}*`;

const percentage = `${number}%`;
const hue = `${number}(?:deg|grad|rad|turn)?`;
const orNone = (pattern: string) => `(?:${pattern}|none)`;
const share = orNone(`${number}%?`);
const legacyAlpha = `(?:${comma}${number}%?)?`;
const modernAlpha = `(?:${slash}${share})?`;

/** `rgb( <number>#{3} [, <alpha>]? )`, the same with percentages, or `rgb( [<number> | <percentage> | none]{3} [/ <alpha>]? )`. */
const rgb = [
  [number, number, number].join(comma) + legacyAlpha,
  [percentage, percentage, percentage].join(comma) + legacyAlpha,
  [share, share, share].join(gap) + modernAlpha,
];

/** `hsl( <hue>, <percentage>, <percentage> [, <alpha>]? )` or `hsl( [<hue> | none] [<percentage> | <number> | none]{2} [/ <alpha>]? )`. */
const hsl = [
  [hue, percentage, percentage].join(comma) + legacyAlpha,
  [orNone(hue), share, share].join(gap) + modernAlpha,
];

const call = (name: string, bodies: readonly string[]) =>
  new RegExp(`^${name}a?\\(${space}*(?:${bodies.join('|')})${space}*\\)$`, 'i');

/** The same grammar as patterns, without the names. */
const grammar = [/^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i, call('rgb', rgb), call('hsl', hsl)];

describe('parseColour accepts the grammar of CSS Color 4 §5 to §7, and nothing else', () => {
  it('on texts near the grammar', () => {
    const number = fc.constantFrom(
      '0',
      '12',
      '255',
      '300',
      '-3',
      '+7',
      '1.5',
      '.5',
      '1.',
      '1e2',
      'none',
      'NONE',
      '12%',
      '0.5%',
      '%',
    );
    const angle = fc.constantFrom('12deg', '0.5turn', '3RAD', '100grad', '12px');
    const channel = fc.oneof({ weight: 6, arbitrary: number }, { weight: 1, arbitrary: angle });
    const separator = fc.constantFrom(',', ', ', ' ,', ' ', '\t', '  ', '/');
    const alpha = fc.constantFrom('', ', .5', ',50%', ' / 0.5', '/50%', ' / none', ' /', ' .5');
    const call = fc
      .record({
        name: fc.constantFrom('rgb', 'rgba', 'hsl', 'HSLA', 'rgb ', 'hwb'),
        channels: fc.array(channel, { minLength: 2, maxLength: 4 }),
        separator,
        alpha,
        end: fc.constantFrom(')', ' )', ')', ''),
      })
      .map((parts) => `${parts.name}(${parts.channels.join(parts.separator)}${parts.alpha}${parts.end}`);
    const hex = fc.array(fc.constantFrom('0', 'a', 'F', 'g'), { maxLength: 9 }).map((digits) => `#${digits.join('')}`);
    let accepted = 0;
    fc.assert(
      fc.property(fc.oneof(call, hex), (text) => {
        const parsed = parseColour(text);
        if (parsed) accepted++;
        expect(grammar.some((pattern) => pattern.test(text))).toBe(parsed !== undefined);
      }),
      { numRuns: runs, seed: 24 },
    );
    expect(accepted).toBeGreaterThan(runs / 50);
  });
});
