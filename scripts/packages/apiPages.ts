import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unicodeEscape, wrap } from 'source-text';
import { API, type Project, SymbolFlags } from 'typescript/unstable/sync';
import { nameOf, publicEntries, publishedPackages, writeTypes } from './build.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A name that an entry of a package exports. */
interface PublicName {
  readonly name: string;
  readonly isType: boolean;
  readonly documentation: string;
  /** As in the published declarations, with the docstrings of its members. */
  readonly declaration: string;
}

interface Entry {
  /** What is imported, such as `hjson-document/notes`. */
  readonly specifier: string;
  /** What its module says at its top. */
  readonly introduction: string;
  readonly names: readonly PublicName[];
}

interface ApiPage {
  /** Its path in the repository. */
  readonly file: string;
  readonly text: string;
  readonly entries: readonly Entry[];
}

/** The page of each package, from its declarations as they are published. */
export function apiPages(): readonly ApiPage[] {
  return publishedPackages.map((name) => {
    const entries = readEntries(name);
    return { file: `packages/${name}/docs/api.md`, text: pageOf(name, entries), entries };
  });
}

function readEntries(name: string): readonly Entry[] {
  const folder = mkdtempSync(join(tmpdir(), 'api-'));
  writeTypes(name, folder);
  const entries = publicEntries(name).map(([entry, source]) => ({
    specifier: join(name, entry),
    introduction: introductionOf(readFileSync(join(root, 'packages', name, source), 'utf8')),
    file: join(folder, 'types', name, `${nameOf(source)}.d.ts`),
  }));
  const configuration = join(folder, 'tsconfig.json');
  const compilerOptions = { module: 'nodenext', target: 'es2023', lib: ['ES2023'], types: [] };
  writeFileSync(configuration, JSON.stringify({ compilerOptions, files: entries.map(({ file }) => file) }));
  const api = new API({ cwd: folder });
  try {
    const project = api.updateSnapshot({ openProjects: [configuration] }).getProject(configuration);
    if (!project) throw new Error(`${configuration} cannot be read`);
    return entries.map(({ file, ...entry }) => ({ ...entry, names: publicNames(project, file) }));
  } finally {
    api.close();
    rmSync(folder, { recursive: true });
  }
}

/** The comment that a module begins with, up to where its reader is sent to the sources. */
function introductionOf(source: string): string {
  const [, comment = ''] = /^\/\*\*([\s\S]*?)\*\//.exec(source) ?? [];
  return comment
    .replace(/^ *\* ?/gm, '')
    .replace(/\bStart at `[\s\S]*/, '')
    .trim();
}

function publicNames({ program, checker }: Project, file: string): readonly PublicName[] {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${file} is no module`);
  const names = checker.getExportsOfModule(module).map((exported): PublicName => {
    const symbol = exported.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    const text = symbol.declarations[0]?.resolve()?.getText() ?? '';
    const isConstant = (symbol.flags & SymbolFlags.Variable) !== 0;
    return {
      name: exported.name,
      isType: (symbol.flags & SymbolFlags.Value) === 0,
      documentation: checker.getDocumentationCommentOfSymbol(symbol),
      declaration: legible(isConstant ? `const ${text};` : text.replace(/^export (?:declare )?/, '')),
    };
  });
  return names.toSorted((a, b) => Number(a.isType) - Number(b.isType) || (a.name < b.name ? -1 : 1));
}

/** Indented by two, with escapes for what cannot be seen. */
function legible(code: string): string {
  const indented = code.replace(/^(?: {4})+/gm, ({ length }) => ' '.repeat(length / 2));
  return indented.replace(/[\u00a0\ufeff]/g, unicodeEscape);
}

function pageOf(name: string, entries: readonly Entry[]): string {
  const headings = entries.flatMap(({ specifier, names }) => [specifier, ...names.map((each) => each.name)]);
  const slugs = headings.map((heading) => heading.toLowerCase().replace(/[^\w-]/g, ''));
  // A heading that occurs again is numbered, as GitHub does it.
  const anchors = slugs.map((slug, index) => {
    const earlier = slugs.slice(0, index).filter((each) => each === slug).length;
    return `#${slug}${earlier > 0 ? `-${earlier}` : ''}`;
  });
  const linkTo = (heading: string) => `[${heading}](${anchors[headings.indexOf(heading)]})`;
  const list = (title: string, names: readonly PublicName[]) =>
    names.length > 0 ? [wrapped(`${title}: ${names.map((each) => linkTo(each.name)).join(', ')}.`)] : [];
  const sections = entries.flatMap(({ specifier, introduction, names }) => [
    `## ${specifier}`,
    wrapped(introduction),
    ...list(
      'Functions, classes and constants',
      names.filter(({ isType }) => !isType),
    ),
    ...list(
      'Types',
      names.filter(({ isType }) => isType),
    ),
    ...names.map(
      (each) => `### ${each.name}\n\n${wrapped(each.documentation)}\n\n\`\`\`ts\n${each.declaration}\n\`\`\``,
    ),
  ]);
  const title = `# API of ${name}\n\nEvery public name, as \`npm run docs:api\` writes it from the docstrings. Offsets count UTF-16 units.`;
  return `${[title, ...sections].join('\n\n')}\n`;
}

/** As wide as the other pages; tables and lists stay as they are. */
function wrapped(text: string): string {
  const paragraphs = text
    .split('\n\n')
    .map((each) => (/^[|-]/m.test(each) ? each : wrap(each.replaceAll('\n', ' '), 120).join('\n')));
  return paragraphs.join('\n\n');
}

/** Writes them. `npm run docs:api` */
export function main(): void {
  for (const { file, text } of apiPages()) writeFileSync(join(root, file), text);
}
