import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { commandName } from './commandLine/name.ts';
import { options } from './config/index.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const packages = readdirSync(join(root, 'packages'));

function filesBelow(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist') return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The keys of options that are words of everybody. */
const common = new Set(['mechanism', 'password', 'scope', 'type', 'username']);

it('says no word of this product in a package that others use', () => {
  const keys = [...new Set(options.flatMap(({ path }) => path.map(String)))].filter((key) => !common.has(key));
  expect(keys.length).toBeGreaterThan(20);
  const words = new RegExp(
    `\\b(?:${[...keys, commandName, 'SERVICE_CONFIG_HJSON', 'access review'].join('|')})\\b`,
    'i',
  );
  const files = packages.filter((name) => name !== 'source-text').flatMap((name) => filesBelow(join('packages', name)));
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap((file) => {
    const [word] = words.exec(read(file)) ?? [];
    return word === undefined ? [] : [`${file}: ${word}`];
  });
  expect(found).toEqual([]);
});

it('imports a package by its name and an entry that it has', () => {
  const entries = packages.flatMap((name) =>
    Object.keys((JSON.parse(read(`packages/${name}/package.json`)) as { readonly exports: object }).exports).map(
      (entry) => join(name, entry),
    ),
  );
  const isEntry = (specifier: string) =>
    entries.some((entry) => entry === specifier || (entry.endsWith('*') && specifier.startsWith(entry.slice(0, -1))));
  const sources = ['src', 'scripts', 'e2e', 'packages']
    .flatMap(filesBelow)
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file));
  const imports = sources.flatMap((file) =>
    [...read(file).matchAll(/(?:\bfrom|\bimport|\bimport\()\s*'([^'\n]+)'/g)].map(([, specifier = '']) => ({
      file,
      specifier,
    })),
  );
  const ofPackages = imports.filter(({ specifier }) => packages.includes(specifier.split('/')[0] ?? ''));
  expect(ofPackages.length).toBeGreaterThan(500);
  expect(ofPackages.filter(({ specifier }) => !isEntry(specifier))).toEqual([]);
  // The configuration of a package's tests is read before names are.
  const ofPackage = new RegExp(`\\b(?:packages/)?(?:${packages.join('|')})/src\\b`);
  const pastTheDoor = imports.filter(
    ({ file, specifier }) => ofPackage.test(specifier) && !file.endsWith('vitest.config.ts'),
  );
  expect(pastTheDoor).toEqual([]);
});
