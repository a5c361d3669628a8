import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
/** The project, and the pages that it is measured against: those with a lock. */
const folders = ['', 'scripts/bench/alternatives/'];
const workspaces = readdirSync(new URL('../packages/', import.meta.url)).map((name) => `packages/${name}/`);

it.each([...folders, ...workspaces])('pins every dependency to one version: /%s', (folder) => {
  const declared = JSON.parse(read(`${folder}package.json`)) as Record<string, Record<string, string>>;
  const { dependencies, devDependencies } = declared;
  const ranges = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
  );
  expect(ranges).toEqual([]);
});

it.each(folders)(
  'pins what these depend on by its checksum, and leaves open where it is fetched from: /%s',
  (folder) => {
    const lock = read(`${folder}package-lock.json`);
    const { packages } = JSON.parse(lock) as { packages: Record<string, { integrity?: string; resolved?: string }> };
    // The packages of the project are in `packages/`, with a link to each.
    const fetched = Object.entries(packages).filter(
      ([path, { resolved = path }]) => path && !/^packages\/[\w-]+$/.test(resolved),
    );
    expect(fetched.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
    expect(fetched.filter(([, { resolved }]) => resolved)).toEqual([]);
  },
);

it.each(folders)('runs no install script: /%s', (folder) =>
  expect(read(`${folder}.npmrc`).split('\n')).toContain('ignore-scripts=true'),
);

it.each(folders)('needs no install script: /%s', (folder) => {
  const lock = JSON.parse(read(`${folder}package-lock.json`)) as {
    packages: Record<string, { hasInstallScript?: boolean }>;
  };
  const withScript = Object.entries(lock.packages).filter(([, { hasInstallScript }]) => hasInstallScript);
  // fsevents is for macOS alone and comes compiled.
  expect(withScript.map(([path]) => path).filter((path) => !path.endsWith('/fsevents'))).toEqual([]);
});

it('bundles no package twice: each that the page depends on has one version in one place', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, { dev?: boolean }> };
  const names = Object.entries(packages)
    .filter(([path, { dev }]) => path && !dev)
    .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
