import type { TextRange } from 'source-text';

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
export function readPlaceholders(
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
