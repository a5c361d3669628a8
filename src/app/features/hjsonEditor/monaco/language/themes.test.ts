import { readFileSync } from 'node:fs';
import { invariant } from 'source-text';
import { describe, expect, it } from 'vitest';
import { contrastRatio, parseColour } from '../../../../../colour/index.ts';
import { palettes } from './themes.ts';

const tokenColours = ['text', 'key', 'string', 'literal', 'comment'] as const;
const textColours = [...tokenColours, 'muted', 'faint', 'accent', 'warning', 'error'] as const;

function ratio(colour: string, background: string): number {
  const [front, back] = [parseColour(colour), parseColour(background)];
  invariant(front && back, 'the palette holds colours');
  return contrastRatio(front.rgba, back.rgba);
}

describe.each(Object.entries(palettes))('the %s theme', (_, palette) => {
  it.each(textColours)('has enough contrast for %s, on every surface', (name) => {
    for (const surface of [palette.background, palette.raised, palette.soft]) {
      expect(ratio(palette[name], surface)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(tokenColours)('has enough contrast for %s in a selection', (name) => {
    expect(ratio(palette[name], palette.selection)).toBeGreaterThanOrEqual(4.5);
  });
});

/** Colours with another name in the page. */
const tokens: Readonly<Record<string, string>> = {
  background: 'surface',
  soft: 'accent-soft',
  onAccent: 'on-accent',
  key: 'hjson-key',
  string: 'hjson-string',
  literal: 'hjson-literal',
  comment: 'hjson-comment',
};

it.each(Object.keys(palettes.light) as (keyof typeof palettes.light)[])('has the colour of the page for %s', (name) => {
  const sheet = readFileSync(new URL('../../../../styles.css', import.meta.url), 'utf8');
  const token = tokens[name] ?? name;
  expect(sheet).toContain(`--${token}: light-dark(${palettes.light[name]}, ${palettes.dark[name]});`);
});
