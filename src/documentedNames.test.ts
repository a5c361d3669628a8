import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/*
 * What is in backticks in a document or a comment exists. Checked are three kinds of names, since these are what renames leave behind:
 * - a path that ends in `/` or in an ending of the project's files: the end of the path of some folder or file;
 * - `npm run NAME`: a script of package.json;
 * - a name of several words, such as `setValue` or `TextEdit`: a word of some code, comments left out.
 * Not checked are names of one word, which are as often a value or a key, and code blocks.
 */
const root = fileURLToPath(new URL('..', import.meta.url));

const notOurs = new Set(['node_modules', '.git', 'dist', 'dist-cli', 'dist-file', 'release', 'test-results']);

/** What a build or a release writes. */
const written = /^(?:\w+\/)?(?:dist|dist-cli|dist-file|release|assets)\/|^hosting\/security-headers\.|sbom\.cdx\.json$/;

/** Names of others, which none of our code uses, and patterns of ours. */
const allowed: ReadonlySet<string> = new Set([
  'Name.ts',
  'Name.singleFile.ts',
  '.vscode/settings.json',
  '.vscode/tasks.json',
  // hjson-go, Expr, zod and SARIF.
  'DisallowDuplicateKeys',
  'DisallowUnknownFields',
  'IsUnknown',
  'TextUnmarshaler',
  'helpUri',
  'stableSince',
  'toJSONSchema',
]);

const files = pathsBelow(root);

function pathsBelow(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (notOurs.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? [`${relative(root, path)}/`, ...pathsBelow(path)] : [relative(root, path)];
  });
}

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const comments = /\/\*[\s\S]*?\*\/|(?<![:'"`\\\w])\/\/.*/g;
const code = files.filter((file) => /\.(?:tsx?|mjs|go|css|json|sh)$/.test(file) && !/fixtures|package-lock/.test(file));
const words = new Set(
  code.flatMap(
    (file) =>
      read(file)
        .replace(comments, '')
        .match(/[A-Za-z_$][\w$]*/g) ?? [],
  ),
);
const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> };

/** The examples of docs/extending.md name files that they add; the changelog names what was there. */
const documents = files.filter((file) => /\.md$/.test(file) && !/CHANGELOG|docs\/extending/.test(file));
const commented = code.filter((file) => /\.(?:tsx?|mjs)$/.test(file) && file !== 'src/documentedNames.test.ts');
const texts = [
  ...documents.map((file) => ({ file, text: read(file).replace(/^\s*```[\s\S]*?^\s*```/gm, '') })),
  ...commented.map((file) => ({ file, text: (read(file).match(comments) ?? []).join('\n') })),
];

it('names in backticks only paths, scripts and names that exist', () => {
  const names = texts.flatMap(({ file, text }) =>
    [...text.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => ({ file, name, exists: exists(name) })),
  );
  const checked = names.filter(({ exists }) => exists !== undefined);
  expect(checked.length).toBeGreaterThan(800);
  expect(checked.filter(({ exists }) => !exists).map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});

/** Whether a name exists; undefined for what is none of the three kinds. */
function exists(name: string): boolean | undefined {
  if (allowed.has(name) || written.test(name)) return undefined;
  const script = /^npm run (?:--silent )?([\w:-]+)/.exec(name)?.[1];
  if (script !== undefined) return script in scripts;
  if (/^[\w./-]+(?:\/|\.(?:tsx?|mjs|md|css|go|sh|json))$/.test(name) && !/^\.*\/|config\.json$/.test(name))
    return files.some((file) => file === name || file.endsWith(`/${name}`));
  const word = /^([a-z]+[A-Z]\w*|(?:[A-Z][a-z\d]+){2,})(?:\(\))?$/.exec(name)?.[1];
  return word === undefined ? undefined : words.has(word);
}
