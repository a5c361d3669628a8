import type { ScalarKey } from '../config/index.ts';
import { fillPlaceholders, placeholderRange, readPlaceholders } from './placeholders.ts';
import type { Preset } from './preset.ts';

/** A `<NAME>` in the text that a preset gives an option. */
export interface PresetPart {
  readonly name: string;
  /** The name in plain words. */
  readonly title: string;
  /** What the text has in its place; empty while the placeholder is there. */
  readonly value: string;
  /** A value that could be there; empty if the preset has none. */
  readonly example: string;
  /** What to write instead, if the provider does not document such a value. */
  readonly advice: string | undefined;
}

/** The parts of an option's text that a preset leaves to the user, in order; none if the text does not follow the preset. */
export function presetParts(preset: Preset, key: ScalarKey, text: string): readonly PresetPart[] {
  const pattern = preset.values[key];
  const read = typeof pattern === 'string' ? readPlaceholders(pattern, text) : undefined;
  return [...(read ?? [])].map(([name, found]) => {
    const value = placeholderRange(found) ? '' : found;
    const { example = '', form, advice } = preset.parts?.[name] ?? {};
    return {
      name,
      title: titleOf(name),
      value,
      example,
      advice: value === '' || form?.test(value) ? undefined : advice,
    };
  });
}

/** The option's text with another value of one part, which an empty one makes a placeholder again; undefined if it cannot have that value. */
export function withPart(
  preset: Preset,
  key: ScalarKey,
  text: string,
  name: string,
  value: string,
): string | undefined {
  const pattern = preset.values[key];
  if (typeof pattern !== 'string') return undefined;
  const values = new Map(presetParts(preset, key, text).map((part) => [part.name, part.value]));
  const filled = [...values.set(name, value)].filter(([, each]) => each !== '');
  const next = fillPlaceholders(pattern, new Map(filled));
  const read = presetParts(preset, key, next).find((part) => part.name === name);
  return read?.value === value ? next : undefined;
}

/** `AUTH0_TENANT`: "Auth0 tenant". */
function titleOf(name: string): string {
  const words = name.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
