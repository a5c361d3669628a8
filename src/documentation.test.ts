import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { pictures } from '../e2e/screenshots/pictures.ts';
import { options } from './config/index.ts';
import { anchorsIn, idiomPattern, longLinesIn, proseOf, targetsIn } from './testing/markdown.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The specifications that comments cite as `name §section`, in the packages. */
const specifications = [
  'hjson-document/docs/hjson-grammar',
  'hjson-document/docs/hjson-facts',
  'expr-script/docs/expr',
] as const;
const citation = /\b(hjson-grammar|hjson-facts|expr)(?:\.md)? §(\d+)(?:\.(\d+))?/g;

const sources = ['src', 'packages', 'scripts', 'e2e', 'reference', 'docs']
  .flatMap((folder) => filesBelow(join(root, folder)))
  .filter((file) => /\.(ts|tsx|mjs|go|md)$/.test(file) && file !== fileURLToPath(import.meta.url));

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist') return [];
    return entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)];
  });
}

/** `8` for each numbered heading, `8.3` for each numbered item directly below it. */
function sectionsOf(specification: string): ReadonlySet<string> {
  const sections = new Set<string>();
  let current = '';
  for (const line of readFileSync(join(root, 'packages', `${specification}.md`), 'utf8').split('\n')) {
    const heading = /^## (\d+)/.exec(line)?.[1];
    if (heading) current = heading;
    const item = /^(\d+)\. /.exec(line)?.[1];
    sections.add(item ? `${current}.${item}` : current);
  }
  return sections;
}

/** What the table of docs/wording.md lists, each with the page that has it. */
function idiomsIn(page: string, text: string): readonly string[] {
  return idioms.flatMap((idiom) => (text.match(idiomPattern(idiom)) ?? []).map((found) => `${page}: ${found}`));
}

const idioms = (readFileSync(join(root, 'docs/wording.md'), 'utf8').match(/^\| `.*$/gm) ?? []).flatMap((row) =>
  [...row.matchAll(/`([^`]+)`/g)].map(([, idiom = '']) => idiom),
);

it('says nothing to users in the idioms of docs/wording.md', () => {
  const product = sources.filter(
    (file) => /^(?:src|packages)\b.*\.tsx?$/.test(relative(root, file)) && !/\.test\.|\btesting\b/.test(file),
  );
  const comment = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g;
  // A table of the names of scripts and zones.
  const texts = product.filter((file) => !/\bexpr-script\/src\/go\b/.test(file));
  expect(idioms.length).toBeGreaterThan(10);
  expect(texts.length).toBeGreaterThan(500);
  const found = texts.flatMap((file) =>
    idiomsIn(relative(root, file), readFileSync(file, 'utf8').replace(comment, '')),
  );
  expect(found).toEqual([]);
});

it('cites only sections of the specifications that exist', () => {
  const sections = new Map<string, ReadonlySet<string>>(
    specifications.map((page) => [basename(page), sectionsOf(page)]),
  );
  const citations = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(citation)].map(([text, name = '', section, item]) => ({
      text: `${relative(root, file)}: ${text}`,
      exists: sections.get(name)?.has(item === undefined ? `${section}` : `${section}.${item}`),
    })),
  );
  expect(citations.length).toBeGreaterThan(50);
  expect(citations.filter(({ exists }) => !exists).map(({ text }) => text)).toEqual([]);
});

it('cites only headings of the option reference that exist', () => {
  const headings = [...readFileSync(join(root, 'docs', 'option-reference.md'), 'utf8').matchAll(/^#+ (.+)$/gm)].map(
    ([, heading = '']) => heading,
  );
  const cited = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\(option-reference, ([^):;]+)/g)].map(([text, heading = '']) => ({
      text: `${relative(root, file)}: ${text}`,
      exists: headings.some((known) => known.startsWith(heading)),
    })),
  );
  expect(cited.length).toBeGreaterThan(10);
  expect(cited.filter(({ exists }) => !exists).map(({ text }) => text)).toEqual([]);
});

describe('the option reference', () => {
  const page = readFileSync(join(root, 'docs', 'option-reference.md'), 'utf8');
  const below = (heading: string) => page.split(`# ${heading}\n`)[1]?.split(/^#/m)[0] ?? '';

  it('has the sections that say more than a table of options', () => {
    const sections = ['Shape of a configuration object', 'Authentication', 'Errors', 'Limits', 'Versioning'];
    expect(sections.filter((heading) => below(heading).length < 80)).toEqual([]);
  });

  it('has the limits of the options, with default and unit', () => {
    const limits = options.filter(({ unit }) => unit).map(({ key, default: value, unit }) => [key, `${value}`, unit]);
    const rows = [...below('Limits').matchAll(/\| `(\w+)` \| (\d+) \| (\w+) \|/g)].map((row) => row.slice(1));
    expect(rows.sort()).toEqual(limits.sort());
  });

  it('shows the shape of a configuration with options alone', () => {
    const keys = [...below('Shape of a configuration object').matchAll(/`([a-z]\w+)`/g)].map(([, key]) => key);
    const known = new Set(options.map(({ path }) => path.at(-1)));
    expect(keys.length).toBeGreaterThan(15);
    expect(keys.filter((key) => !known.has(String(key)))).toEqual([]);
  });
});

/** Every document, by its path from the root. */
const documents = [
  ...pagesBelow('.', false),
  ...['.github', 'docs', 'e2e', 'hosting', 'packages', 'reference', 'scripts', 'src'].flatMap((folder) =>
    pagesBelow(folder, true),
  ),
];

function pagesBelow(folder: string, isDeep: boolean): readonly string[] {
  const files = isDeep
    ? filesBelow(join(root, folder))
    : readdirSync(join(root, folder)).map((name) => join(root, name));
  return files.filter((file) => file.endsWith('.md')).map((file) => relative(root, file));
}

const read = (document: string) => readFileSync(join(root, document), 'utf8');
const width = 120;

describe('every document', () => {
  it('has lines of at most 120 characters, but for tables, code and links', () => {
    expect(documents).toEqual(expect.arrayContaining(['README.md', 'docs/guide.md', 'src/README.md']));
    expect(documents.flatMap((page) => longLinesIn(read(page), width).map((line) => `${page}:${line}`))).toEqual([]);
  });

  it('links only to files and headings that exist', () => {
    const links = documents.flatMap((page) =>
      targetsIn(read(page))
        .links.filter((target) => !/^(?:https?|mailto):/.test(target))
        .map((target) => ({ page, target })),
    );
    const isThere = ({ page, target }: { readonly page: string; readonly target: string }) => {
      const [path = '', anchor] = target.split('#');
      const file = path ? join(dirname(page), path) : page;
      if (!existsSync(join(root, file))) return false;
      return anchor === undefined || anchorsIn(read(file)).has(anchor);
    };
    expect(links.length).toBeGreaterThan(100);
    expect(links.filter((link) => !isThere(link)).map(({ page, target }) => `${page}: ${target}`)).toEqual([]);
  });

  it('shows only pictures that the screenshots run takes', () => {
    const shown = documents.flatMap((page) =>
      targetsIn(read(page)).pictures.map((target) => join(dirname(page), target)),
    );
    const taken = pictures.map((name) => join('docs', 'screenshots', `${name}.png`));
    expect(shown.length).toBeGreaterThan(20);
    expect(shown.filter((picture) => !taken.includes(picture))).toEqual([]);
  });

  it('has no idiom of the list in docs/wording.md, unless it is a decision or the reference', () => {
    const isExempt = (page: string) => page.startsWith('docs/decisions/') || page === 'docs/option-reference.md';
    const found = documents.filter((page) => !isExempt(page)).flatMap((page) => idiomsIn(page, proseOf(read(page))));
    expect(found).toEqual([]);
  });
});

it('keeps no picture that the screenshots run does not take', () => {
  const kept = readdirSync(join(root, 'docs', 'screenshots')).map((file) => file.replace(/\.png$/, ''));
  expect([...kept].sort()).toEqual([...pictures].sort());
});

it('names the current version in its examples, and has a section for it in the changelog', () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version: string };
  const named = documents.flatMap((page) =>
    [...read(page).matchAll(/(?:arconf-|rev: v)(\d+\.\d+\.\d+)/g)].map(([, each = '']) => ({ page, each })),
  );
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter(({ each }) => each !== version)).toEqual([]);
  const sections = [...read('CHANGELOG.md').matchAll(/^## (\S+)/gm)].map(([, name]) => name);
  expect(sections.slice(0, 2)).toEqual(['Unreleased', version]);
});

it('names in the user guide only labels that the page has', () => {
  const page = sources
    .filter(
      (file) =>
        /^src\/(app|presets|delivery|config)\/.*\.tsx?$/.test(relative(root, file)) && !/\.test\.tsx?$/.test(file),
    )
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const labels = [...readFileSync(join(root, 'docs', 'guide.md'), 'utf8').matchAll(/\*\*([^*]+)\*\*/g)].map(
    ([, label = '']) => label.replace(/\s+/g, ' '),
  );
  const isLabel = (label: string) =>
    new RegExp(`(['"\`>\\n}]\\s*)${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![A-Za-z])`).test(page);
  expect(labels.length).toBeGreaterThan(40);
  expect(labels.filter((label) => !isLabel(label))).toEqual([]);
});

describe('the map of the code', () => {
  const source = (path: string) => join(root, 'src', path);
  const rows = readFileSync(source('README.md'), 'utf8').match(/^\| `[^|]*\/` .*$/gm) ?? [];
  const cells = rows.map((row) => row.split('|').slice(1));
  const first = cells.flatMap(([folders = '']) => foldersIn(folders));
  /** Named elsewhere in a row: below its first folder. */
  const further = cells.flatMap(([folders = '', ...others]) =>
    foldersIn(others.join('|')).map((name) => `${foldersIn(folders)[0]}${name}`),
  );
  const indexes = sources.filter((file) => file.startsWith(source('')) && file.endsWith('/index.ts'));
  const described = indexes.flatMap((file) => {
    const [comment = ''] = /^\/\*\*[\s\S]*?\*\//.exec(readFileSync(file, 'utf8')) ?? [];
    return foldersIn(comment).map((name) => `${relative(source(''), dirname(file))}/${name}`);
  });

  function foldersIn(text: string): readonly string[] {
    return [...text.matchAll(/`([\w/]+\/)`/g)].map(([, folder = '']) => folder);
  }

  it('is short: some twenty rows', () => {
    expect(rows.length).toBeGreaterThan(15);
    expect(rows.length).toBeLessThan(25);
  });

  it('names every folder, or the comment of the index.ts above it does', () => {
    const folders = new Set(
      sources
        .filter((file) => file.startsWith(source('')) && /\.tsx?$/.test(file))
        .map((file) => `${relative(source(''), dirname(file))}/`)
        .filter((folder) => folder !== '/'),
    );
    const named = [...first, ...further, ...described];
    // These stand for the folders below them, too.
    const whole = [...further, ...described].filter((name) => !existsSync(source(`${name}index.ts`)));
    const isNamed = (folder: string) => named.includes(folder) || whole.some((name) => folder.startsWith(name));
    expect(folders.size).toBeGreaterThan(80);
    expect([...folders].filter((folder) => !isNamed(folder))).toEqual([]);
    expect(named.filter((name) => !existsSync(source(name)))).toEqual([]);
  });
});

/** The tests that a line of a table names, each as `file`: "title". */
const testsIn = (line: string) =>
  [...line.matchAll(/`([\w./]+)`: "([^"]+)"/g)].map(([, file = '', title = '']) => ({ file, title }));

const exists = ({ file, title }: { readonly file: string; readonly title: string }) =>
  existsSync(join(root, file)) && readFileSync(join(root, file), 'utf8').includes(title);

it('names a test that exists for each promise of SECURITY.md', () => {
  const [, table = ''] =
    /## What keeps each promise\n([\s\S]*?)\n## /.exec(readFileSync(join(root, 'SECURITY.md'), 'utf8')) ?? [];
  const rows = table.split('\n').filter((line) => /^\| (?!promise)/.test(line));
  expect(rows.length).toBeGreaterThan(15);
  expect(rows.filter((row) => testsIn(row).length === 0)).toEqual([]);
  expect(rows.flatMap(testsIn).filter((test) => !exists(test))).toEqual([]);
});
