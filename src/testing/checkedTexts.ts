import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkedCodes } from '../commandLine/codeTables.ts';
import { mutatedConfigs } from './mutatedConfigs.ts';

const folder = fileURLToPath(new URL('../config/fixtures/', import.meta.url));

/** The configurations among the fixtures, by their names. */
export function fixtureTexts(): Readonly<Record<string, string>> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.hjson'));
  return Object.fromEntries(names.map((name) => [name, readFileSync(folder + name, 'utf8')]));
}

/** The fixtures, the example of each code as a configuration, and so many generated texts, by names. */
export function textsToCheck(count: number): Readonly<Record<string, string>> {
  const examples = Object.entries(checkedCodes)
    // The page removes it when it opens a file.
    .filter(([, example]) => !example.startsWith('\uFEFF'))
    .map(([code, example]) => [`example-${code}`, example]);
  const generated = mutatedConfigs(count, 1).map((text, index) => [`generated-${index}`, text]);
  return { ...fixtureTexts(), ...Object.fromEntries([...examples, ...generated]) };
}
