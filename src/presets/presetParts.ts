import { decodePercent, encodePercent, type TextRange } from 'source-text';
import type { ScalarKey } from '../config/index.ts';
import type { PartFacts, Preset } from './presets.ts';

const name = '<([A-Z][A-Z0-9_-]{2,})>';

/** Where the first `<NAME>` after an offset is that the user has to replace; undefined when there is none. */
export function placeholderRange(text: string, after = 0): TextRange | undefined {
  const search = new RegExp(name, 'g');
  search.lastIndex = after;
  const match = search.exec(text);
  return match ? { start: match.index, end: match.index + match[0].length } : undefined;
}

/** The text with what is known in place of its placeholders. */
export function fillPlaceholders(text: string, known: ReadonlyMap<string, string>): string {
  return text.replace(new RegExp(name, 'g'), (whole, key: string) => known.get(key) ?? whole);
}

/**
 * What replaces each placeholder of the pattern; undefined when the text is not of this pattern. `characters` has the sources of regular
 * expressions, by placeholder, where more or less than a word may be in its place.
 */
function readPlaceholders(
  pattern: string,
  text: string,
  characters: (name: string) => string | undefined = () => undefined,
): ReadonlyMap<string, string> | undefined {
  const names: string[] = [];
  const source = pattern
    .split(new RegExp(`(${name.replace('(', '(?:')})`))
    .map((part, index) => {
      if (index % 2 === 0) return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      const name = part.slice(1, -1);
      names.push(name);
      return `(${part}|${characters(name) ?? '[^/@:?&\\s]+'})`;
    })
    .join('');
  const match = new RegExp(`^${source}$`).exec(text);
  return match ? new Map(names.map((key, index) => [key, match[index + 1] ?? ''])) : undefined;
}

/** A `<NAME>` in the text that a preset gives an option. */
export interface PresetPart {
  readonly name: string;
  /** The name in plain words. */
  readonly title: string;
  /** What the text has in its place; empty while the placeholder is there. */
  readonly value: string;
  readonly isSecret: boolean;
  /** A value that could be there; empty if the preset has none. */
  readonly example: string;
  /** What to write instead, if the provider does not document such a value. */
  readonly advice: string | undefined;
}

/** The parts of an option's text that a preset leaves to the user, in order; none if the text does not follow the preset. */
export function presetParts(preset: Preset, key: ScalarKey, text: string): readonly PresetPart[] {
  const pattern = preset.values[key];
  const read = typeof pattern === 'string' ? readParts(preset, pattern, text) : undefined;
  return [...(read ?? [])].map(([name, found]) => {
    const { example = '', form, advice, spelling, isSecret = false } = preset.parts?.[name] ?? {};
    const value = placeholderRange(found) ? '' : readAs(spelling, found);
    return {
      name,
      title: titleOf(name),
      isSecret,
      value,
      example,
      advice: value === '' || form?.test(value) ? undefined : advice,
    };
  });
}

/**
 * The option's text with what somebody typed or pasted for one part, which an empty text makes a placeholder again: the part, alone or with
 * what the address has around it, or the whole address as browsers and discovery documents show it. Undefined for anything else.
 */
export function withPart(
  preset: Preset,
  key: ScalarKey,
  text: string,
  name: string,
  typed: string,
): string | undefined {
  const pattern = preset.values[key];
  if (typeof pattern !== 'string') return undefined;
  const raw = readParts(preset, pattern, text) ?? new Map<string, string>();
  const { spelling, isSecret } = preset.parts?.[name] ?? {};
  const write = (values: readonly (readonly [name: string, value: string])[]) => {
    const filled = [...new Map([...raw, ...values])].filter(([, each]) => each !== '' && !placeholderRange(each));
    return fillPlaceholders(pattern, new Map(filled));
  };
  const isRead = (next: string, value: string) =>
    presetParts(preset, key, next).find((part) => part.name === name)?.value === value;
  if (isSecret) {
    const next = write([[name, writeAs(spelling, typed)]]);
    return isRead(next, typed) ? next : undefined;
  }
  const [before = '', after = ''] = pattern.split(`<${name}>`);
  const [start = ''] = /^[a-z]+:\/\//.exec(pattern) ?? [];
  const bare = typed.trim().replace(/\/\.well-known\/.*$/s, '');
  const wholes = [bare, start + bare].flatMap((each) => [each, `${each}/`, each.replace(/\/$/, '')]);
  const whole = wholes.find((each) =>
    [...(readParts(preset, pattern, each) ?? [])].some(([, value]) => !placeholderRange(value)),
  );
  if (whole !== undefined) return whole;
  const found = surroundings(pattern, name).flatMap((each) => {
    const parts = [...(readParts(preset, each, bare) ?? [])];
    return parts.length > 0 && parts.every(([, value]) => !placeholderRange(value)) ? [parts] : [];
  })[0];
  if (found) return write(found);
  const value = withoutEnds(bare, before.includes('<') ? '' : before, after.split('<')[0] ?? '').replace(/\/$/, '');
  // Of another address of the provider, of which this part is only a beginning.
  if (pattern.split(/<\w+>/).some((between) => between.length > 1 && `${value}/`.includes(between))) return undefined;
  const next = write([[name, writeAs(spelling, value)]]);
  return isRead(next, value) ? next : undefined;
}

/** The host or the name that a placeholder is a part of, with and without its port. */
function surroundings(pattern: string, name: string): readonly string[] {
  const around = pattern.split(/[/@?&=\s]/).find((piece) => piece.includes(`<${name}>`)) ?? '';
  return [around, around.replace(/:\d+$/, '')].filter((piece) => piece !== `<${name}>`);
}

function writeAs(spelling: PartFacts['spelling'], value: string): string {
  if (value === '' || !spelling) return value;
  if (spelling === 'percent') return encodePercent(value);
  return /[\s'\\<>]/.test(value) ? `'${value.replace(/['\\]/g, '\\$&')}'` : value;
}

function readAs(spelling: PartFacts['spelling'], text: string): string {
  if (spelling === 'percent') return decodePercent(text) ?? text;
  const [, quoted] = (spelling === 'quoted' && /^'(.*)'$/s.exec(text)) || [];
  return quoted === undefined ? text : quoted.replace(/\\(.)/gs, '$1');
}

function withoutEnds(text: string, start: string, end: string): string {
  const rest = start !== '' && text.startsWith(start) ? text.slice(start.length) : text;
  return end !== '' && rest.endsWith(end) ? rest.slice(0, rest.length - end.length) : rest;
}

/** What replaces each placeholder in a text that the preset gives; undefined when the text is not of this pattern. */
export function readParts(preset: Preset, pattern: string, text: string): ReadonlyMap<string, string> | undefined {
  return readPlaceholders(pattern, text, (name) => preset.parts?.[name]?.characters);
}

/** `AUTH0_TENANT`: "Auth0 tenant". */
function titleOf(name: string): string {
  const words = name.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
