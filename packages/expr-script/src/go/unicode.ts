import { RE2JS } from 're2js';
import { partitionPoint } from 'source-text';
import { unicodeTables } from './unicodeTables.ts';

/**
 * Characters as Go knows them: by Unicode 15.0, whatever the browser knows. re2js brings the classes of a later version,
 * which differ for characters that were assigned since.
 */

/** The ends of the ranges of assigned characters and of those between them, in turn. */
const edges: readonly number[] = unicodeTables.assigned.split(' ').reduce<number[]>((ends, step) => {
  ends.push((ends.at(-1) ?? 0) + Number.parseInt(step, 36));
  return ends;
}, []);

/** Whether Unicode 15.0 has a character at this code point; private ones and surrogates count. */
export function isAssigned(rune: number): boolean {
  return partitionPoint(edges.length, (index) => (edges[index] ?? 0) <= rune) % 2 === 1;
}

/** Assigned before, with another category or another relative in the other case since. */
const changed = /[\u019b\u0264\u0295\ua7d3\ua7d5\u{1171e}]/u;

/** Whether versions of Unicode since 15.0 agree on the class and the case of a character. */
export function isSettled(character: string): boolean {
  return isAssigned(character.codePointAt(0) ?? 0) && !changed.test(character);
}

/** Tests a character for a class of re2js. */
function classTest(pattern: string): (character: string) => boolean {
  let compiled: RE2JS | undefined;
  return (character) => {
    if (!isAssigned(character.codePointAt(0) ?? 0)) return false;
    // Only when it is asked for: the classes of all of Unicode take longer than the rest of this language's code.
    compiled ??= RE2JS.compile(pattern);
    return compiled.test(character);
  };
}

const space = /^[\t\n\v\f\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]$/u;

/** unicode.IsSpace of a code point. */
export function isSpace(character: string): boolean {
  return space.test(character);
}

export const isLetter = classTest('^\\pL');
export const isDigit = classTest('^\\p{Nd}');
/** Letters, marks, numbers, punctuation and symbols. */
export const isGraphic = classTest('^[\\pL\\pM\\pN\\pP\\pS]');

const categories: ReadonlySet<string> = new Set(unicodeTables.categories.split(' '));
const scripts: ReadonlySet<string> = new Set(unicodeTables.scripts.split(' '));

/** As Go looks a name up since 1.25. */
function canonicalName(name: string): string {
  const letters = name.replace(/[-_ ]/g, '').replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  return letters.replace(/^[a-z]/, (letter) => letter.toUpperCase());
}

const canonicalNames: ReadonlySet<string> = new Set([
  ...['Any', 'Assigned', 'Ascii', 'Lc'],
  ...[...categories].filter((name) => name !== 'LC'),
  ...[...scripts].filter((name) => name === canonicalName(name)),
  ...unicodeTables.aliases.split(' ').map(canonicalName),
]);

/** Go got Cn and LC with 1.25. */
function isKnownBefore125(name: string): boolean {
  return name === 'Any' || scripts.has(name) || (categories.has(name) && name !== 'Cn' && name !== 'LC');
}

/** Whether \p{name} is a class to every version of Go, to none, or to some. */
export function classKnownTo(name: string): 'all' | 'none' | 'some' {
  const [before, since] = [isKnownBefore125(name), canonicalNames.has(canonicalName(name))];
  if (before !== since) return 'some';
  return before ? 'all' : 'none';
}
