import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

interface Package {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Packages that were published without their licence: the same author's package that has it. */
const licenceIn: Readonly<Record<string, string>> = { 'react-remove-scroll-bar': 'react-remove-scroll' };

const notices = /^(licen[cs]e|copying|notice|copyright|third-?party)/i;

/**
 * The notices of the project and of every package that the modules of a build come from, as text. `modules` are absolute
 * paths, as the bundler names them; `what` they make up. The dependencies of a package count, too: it may carry a copy of them in its own files.
 * Throws for a package without a licence text.
 */
export function licenceNotices(root: string, modules: Iterable<string>, what = 'page'): string {
  const bundled = new Set([...modules].filter((path) => path.includes('/node_modules/')).map(packageFolder));
  const installed = join(root, 'node_modules');
  const carried = [...bundled].flatMap((folder) =>
    Object.keys(packageIn(folder).dependencies ?? {}).flatMap((name) => {
      // Below the package where its version differs from that of the project.
      const places = [join(folder, 'node_modules', name), join(installed, name)];
      // A link leads to a package of the project, which has the project's licence.
      return places.find((place) => existsSync(place) && realpathSync(place).includes('/node_modules/')) ?? [];
    }),
  );
  const folders = new Set([...bundled, ...carried]);
  const byText = new Map<string, string[]>();
  for (const folder of [...folders].sort()) {
    const { name, version, license } = packageIn(folder);
    const text = noticesIn(folder) || noticesIn(join(installed, licenceIn[name] ?? name));
    if (!text) throw new Error(`${name} is bundled, and has no licence text: name a package that has it in licenceIn`);
    byText.set(text, [...(byText.get(text) ?? []), `${name} ${version}${license ? ` (${license})` : ''}`]);
  }
  const own = [`This ${what} is free software:`, noticesIn(root), 'It contains the following packages.'];
  const others = [...byText].map(([text, names]) => `${'='.repeat(80)}\n${names.join('\n')}\n\n${text}`);
  // The mark shows a browser that the text is UTF-8 where the host does not.
  return `\uFEFF${[...own, ...others].join('\n\n')}\n`;
}

/** The folder of the package that a module belongs to: the nearest one that has a name and a version. */
function packageFolder(module: string): string {
  let folder = dirname(module);
  while (folder !== dirname(folder)) {
    if (existsSync(join(folder, 'package.json')) && packageIn(folder).name && packageIn(folder).version) return folder;
    folder = dirname(folder);
  }
  throw new Error(`${module} is in no package`);
}

function packageIn(folder: string): Package {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package;
}

function noticesIn(folder: string): string {
  const files = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && notices.test(entry.name),
  );
  return files.map(({ name }) => readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim()).join('\n\n');
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Collects the licences of what is bundled; fails the build where one is missing. */
export const licences: Plugin = {
  name: 'licences',
  apply: 'build',
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' ? file.moduleIds : file.originalFileNames.map((name) => resolve(root, name)),
    );
    this.emitFile({ type: 'asset', fileName: 'licences.txt', source: licenceNotices(root, modules) });
  },
};
