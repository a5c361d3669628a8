import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { withBreakpoints } from '../scripts/build/namedBreakpoints.ts';

const root = fileURLToPath(new URL('./app/', import.meta.url));
/** The sketches are pictures of other pages, which have their own sizes. */
const sketches = 'brandingSketch/pages.css';
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
const sheets = files
  .filter((name) => name.endsWith('.css') && name !== sketches)
  .map((name) => ({ name, lines: readFileSync(root + name, 'utf8').split('\n') }));

/** The lines of all style sheets that a rule refuses, each with its place. */
function refused(isRefused: (line: string) => boolean): readonly string[] {
  return sheets.flatMap(({ name, lines }) =>
    lines.flatMap((line, index) => (isRefused(line) ? [`${name}:${index + 1} ${line.trim()}`] : [])),
  );
}

it('there are style sheets to check', () => expect(sheets.length).toBeGreaterThan(20));

const isCondition = (line: string) => /^\s*@(?:media|container)\b/.test(line);

it('every breakpoint is named', () => {
  expect(refused((line) => isCondition(line) && /\d(?:px|r?em)/.test(line))).toEqual([]);
});

it('every name of a breakpoint exists', () => {
  const isUnknown = (line: string) => {
    try {
      withBreakpoints(line);
      return false;
    } catch {
      return true;
    }
  };
  expect(refused((line) => isCondition(line) && isUnknown(line))).toEqual([]);
});

it.each([
  ['(--room-for-two-panes)', '(min-width: 1024px)'],
  ['print, not (--room-for-rail)', 'print, not (min-width: 820px)'],
  ['(pointer: coarse)', '(pointer: coarse)'],
])('the build writes %s as %s', (named, written) => expect(withBreakpoints(named)).toBe(written));

it('the build refuses a breakpoint that has no name', () => {
  expect(() => withBreakpoints('(--room-for-clocks)')).toThrow('--room-for-clocks');
});

it('code of the page asks for breakpoints by name', () => {
  const code = files.filter((name) => /(?<!\.test)\.tsx?$/.test(name) && name !== 'platform/breakpoints.ts');
  const literal = code.filter((name) => /\((?:min|max)-(?:width|height):/.test(readFileSync(root + name, 'utf8')));
  expect(literal).toEqual([]);
});

/** A width of one pixel is a line, or the overlap with one. */
const withoutLines = (line: string) => line.replace(/(?<![\w.])1px\b/g, '');

it('space is taken from the scale', () => {
  const isLiteral = (line: string) =>
    /^\s*(?:padding|margin|gap|row-gap|column-gap)[\w-]*:.*\d(?:px|rem)/.test(withoutLines(line));
  expect(refused(isLiteral)).toEqual([]);
});

it('type is taken from the scale', () => {
  // In `em`, it follows the size of the font.
  const isLiteral = (line: string) => /^\s*(?:font|font-size|line-height):.*\d(?:px|rem)/.test(withoutLines(line));
  expect(refused(isLiteral)).toEqual([]);
});

it('what else is measured in pixels is even, but for lines of one and marks of three', () => {
  const isOdd = (line: string) => [...line.matchAll(/([\d.]+)px/g)].some(([, pixels]) => Number(pixels) % 2 !== 0);
  expect(refused((line) => isOdd(line.replace(/(?<![\w.])[13]px\b/g, '')))).toEqual([]);
});

it('the kit has what is taken from it, and nothing else', () => {
  const kit = sheets.find(({ name }) => name === 'ui/kit.css')?.lines.join('\n') ?? '';
  const offered = [...kit.matchAll(/^ {2}\.(kit-\w+) \{/gm)].map(([, name]) => name);
  const markup = files.filter((name) => name.endsWith('.tsx')).map((name) => readFileSync(root + name, 'utf8'));
  const taken = [...sheets.flatMap(({ lines }) => lines), ...markup.flatMap((code) => code.split('\n'))].flatMap(
    (line) => (/composes: |className=/.test(line) ? [...line.matchAll(/kit-\w+/g)].map(String) : []),
  );
  expect(offered.toSorted()).toEqual([...new Set(taken)].toSorted());
});
