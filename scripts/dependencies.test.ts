import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;

it('pins every dependency to one version', () => {
  const ranges = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
  );
  expect(ranges).toEqual([]);
});

it('pins what these depend on by its checksum, and leaves open where it is fetched from', () => {
  const lock = read('package-lock.json');
  const { packages } = JSON.parse(lock) as { packages: Record<string, { integrity?: string; link?: boolean }> };
  const unpinned = Object.entries(packages).filter(
    ([path, { integrity }]) => path && !integrity?.startsWith('sha512-'),
  );
  expect(unpinned).toEqual([]);
  expect(lock).not.toContain('"resolved"');
});

it('needs no install script', () => {
  const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, { hasInstallScript?: boolean }> };
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
