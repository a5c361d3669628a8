import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { quick, rest, type Step } from './steps.mjs';

const project = fileURLToPath(new URL('..', import.meta.url));
const { scripts } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as {
  scripts: Readonly<Record<string, string>>;
};

/** What the steps of a list run, with the scripts of package.json written out. */
function commandsOf(list: readonly (Step | readonly Step[])[]): readonly string[] {
  const written = (command: string): string =>
    command.replace(/\bnpm run ([\w:-]+)(?: --)?/g, (_, name: string) => written(scripts[name] ?? `no script ${name}`));
  return list.flat().map(({ command }) => written(command));
}

/** The files below a folder whose names end so, by their paths in the project. */
const filesBelow = (folder: string, ending: RegExp) =>
  readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => ending.test(path) && !path.includes('node_modules'))
    .map((path) => join(folder, path))
    .sort();

const unitTests = ['src', 'packages', 'scripts', 'e2e']
  .flatMap((folder) => filesBelow(folder, /\.test\.(?:[cm]?[jt]sx?)$/))
  .sort();

const listed = JSON.parse(
  execFileSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'list', '--filesOnly', '--json'], {
    cwd: project,
    encoding: 'utf8',
    // Vitest, which runs this file, must not be taken for the one that is asked.
    env: { PATH: process.env.PATH },
  }),
) as readonly { readonly file: string; readonly projectName: string }[];

it('has each file of unit tests in one project', () => {
  expect(listed.map(({ file }) => relative(project, file)).sort()).toEqual(unitTests);
});

it('runs each project of unit tests', () => {
  const commands = commandsOf(rest).filter((command) => /^vitest (?:run|related) /.test(command));
  const ran = commands.flatMap((command) => [...command.matchAll(/--project ([\w-]+)/g)].map(([, name]) => name));
  expect([...new Set(ran)].sort()).toEqual([...new Set(listed.map(({ projectName }) => projectName))].sort());
});

it('runs each script that tests', () => {
  const tests = Object.keys(scripts).filter((name) => /^test:(?!all$|rest$)/.test(name));
  expect(tests.length).toBeGreaterThan(0);
  expect(tests.filter((name) => !rest.flat().some(({ command }) => command === `npm run ${name}`))).toEqual([]);
});

it('has each file of journeys where Playwright looks for it', () => {
  const journeys = ['src', 'packages', 'scripts', 'e2e'].flatMap((folder) =>
    filesBelow(folder, /\.spec\.[cm]?[jt]sx?$/),
  );
  expect(journeys).toEqual(
    readdirSync(join(project, 'e2e'))
      .filter((name) => name.endsWith('.spec.ts'))
      .map((name) => join('e2e', name))
      .sort(),
  );
});

it('runs the tests with the tag in the rest, and all others first', () => {
  const of = (list: typeof quick, runner: string) => commandsOf(list).filter((command) => command.startsWith(runner));
  expect(of(quick, 'vitest run').map((command) => command.match(/ --tags-filter.*/)?.[0])).toEqual([
    ' --tags-filter=!slow',
  ]);
  const journeys = [...of(quick, 'playwright test'), ...of(rest, 'playwright test')];
  expect(journeys.map((command) => command.split('playwright.config.ts ')[1])).toEqual([
    '--grep-invert @slow',
    '--grep @slow',
    'hand typedInForm masks --grep-invert @slow',
    'randomWalk',
  ]);
});

it('runs again what has the tag or more cases there: by what those tests import', () => {
  const tagged = unitTests.filter((file) => /\btags: \[?'slow'/.test(readFileSync(join(project, file), 'utf8')));
  const left = tagged.filter(
    (file) => !/from '[^']*testing\/(?:limits|fuzzRuns)'/.test(readFileSync(join(project, file), 'utf8')),
  );
  expect(tagged.length).toBeGreaterThan(0);
  expect(left).toEqual([]);
});

it('replaces modules only in tests that have modules of their own', () => {
  const replacing = unitTests.filter((file) => /\bvi\.mock\('/.test(readFileSync(join(project, file), 'utf8')));
  const shared = listed.filter(({ projectName }) => projectName !== 'isolated');
  expect(shared.map(({ file }) => relative(project, file)).filter((file) => replacing.includes(file))).toEqual([]);
});

it('is all that the continuous integration runs', () => {
  const run = readFileSync(join(project, '.ci/run'), 'utf8');
  expect(run.match(/^npm .*$/gm)).toEqual(['npm ci', 'npm test || failed=1', 'npm run test:rest || failed=1']);
  expect(scripts['test:all']).toBe('npm test && npm run test:rest');
});
