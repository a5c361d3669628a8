import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { apiPages } from './packages/apiPages.ts';

/** Also type parameters, and what is opaque. */
const ofTheLanguage =
  'Code Date Exclude Extract Map Outcome Pick ReadonlyMap ReadonlySet Readonly Record Result Stage Tree Uint8Array Value';

describe.each(apiPages())('$file', ({ file, text, entries }) => {
  const names = entries.flatMap((entry) => entry.names);

  it('is what `npm run docs:api` writes', () => expect(readFileSync(file, 'utf8')).toBe(text));

  it('says of each public name what it is', () => {
    expect(names.filter(({ documentation }) => documentation.length < 20).map(({ name }) => name)).toEqual([]);
  });

  it('has every type that a public name refers to', () => {
    const known = new Set([...names.map(({ name }) => name), ...ofTheLanguage.split(' ')]);
    const missing = names.flatMap(({ name, declaration }) => {
      const code = declaration.replace(/\/\*[\s\S]*?\*\/|'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*`/g, '');
      return [...code.matchAll(/(?<![\w.])[A-Z]\w+/g)]
        .filter(([type]) => !known.has(type))
        .map(([type]) => `${name}: ${type}`);
    });
    expect(missing).toEqual([]);
  });
});
