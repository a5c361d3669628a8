import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/**
 * What the page may state of the server: what the reference of its options says. Anything else is what a library does (then it
 * is named: hjson-go, Expr, golang.org/x/oauth2, PostgreSQL), or it is said to be not documented.
 */
const fromTheReference = [
  'the server is hosted',
  'the server authenticates with the SMTP server',
  'the server does not read \u0024{configPath}',
  'the server reads it from <code>{configPath}',
  'the server reads the text',
  'the server sends to get an access token for a gateway',
  'the server imports data into',
  // Possible, and said to be no more than that.
  'the server may change them',
];

/** What the documents add to it: the same, and what is said to be assumed. */
const fromTheReferenceInDocuments = [
  'the server reads `/app/config/config.json`',
  'the server uses hjson-go v4 and x/oauth2 is an assumption',
  'the server is assumed to',
];

/** Where a text of the page says what the server does, from there to the end of the line; comments and what is "not documented" left out. */
function statementsIn(source: string): readonly string[] {
  const lines = source.replace(/\/\*[\s\S]*?\*\//g, '').split('\n');
  return lines
    .map((line) => line.replace(/(?:^|\s)\/\/ .*$/, ''))
    .filter((line) => !line.includes('not documented'))
    .flatMap((line) => line.match(/\b(?:the server|(?:some|go|older) servers?) [a-z].*/gi) ?? []);
}

/** Where a text says what the server is made of, instead of naming hjson-go, Expr or x/oauth2. */
const made =
  /\b(?:one go server\b|is a go program\b|the server['’]s (?:own )?(?:hjson )?(?:librar|reader|engine|words)).*/gi;

/** The same in the sentences of a document, and what they say the server is made of. */
function statementsInDocument(text: string): readonly string[] {
  const sentences = text.replace(/\s+/g, ' ').split(/(?<=[.:;|]) /);
  return sentences
    .filter((sentence) => !/not documented|does not say/.test(sentence))
    .flatMap((sentence) => [...statementsIn(sentence), ...(sentence.match(made) ?? [])]);
}

function isKnown(statement: string, known: readonly string[]): boolean {
  return known.some((each) => statement.toLowerCase().startsWith(each.toLowerCase()));
}

const folder = fileURLToPath(new URL('.', import.meta.url));
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|^testing\//.test(name),
);

it('states nothing about the server that the reference leaves open', () => {
  const found = files.flatMap((name) =>
    statementsIn(readFileSync(`${folder}${name}`, 'utf8'))
      .filter((statement) => !isKnown(statement, fromTheReference))
      .map((statement) => `${name}: ${statement}`),
  );
  expect(found).toEqual([]);
});

it('names hjson-go, Expr and x/oauth2 where it means them, also in comments', () => {
  const found = files.flatMap((name) =>
    (readFileSync(`${folder}${name}`, 'utf8').match(made) ?? []).map((statement) => `${name}: ${statement}`),
  );
  expect(found).toEqual([]);
});

it('names the assumed version of each library once in the page, as reference/go.mod has it', () => {
  const required = readFileSync(`${folder}../reference/go.mod`, 'utf8');
  const versionOf = (library: string) => new RegExp(`^\\t${library} v([\\d.]+)`, 'm').exec(required)?.[1];
  const libraries = ['github.com/hjson/hjson-go/v4', 'github.com/expr-lang/expr', 'golang.org/x/oauth2'];
  for (const version of libraries.map(versionOf)) {
    const naming = files.filter((name) => withoutComments(name).includes(` ${version}`));
    expect([version, naming]).toEqual([version, ['app/shell/dialogs/AboutDialog.tsx']]);
  }
});

const withoutComments = (name: string) =>
  readFileSync(`${folder}${name}`, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(?:^|\s)\/\/ .*$/gm, '');

/** What is read beside the page; the reference itself and what is generated from the code are left out. */
const documents = [
  'README.md',
  'SECURITY.md',
  'CHANGELOG.md',
  'package.json',
  'reference/README.md',
  ...['docs', 'docs/decisions'].flatMap((place) =>
    readdirSync(`${folder}../${place}`)
      .filter((name) => name.endsWith('.md') && !['option-reference.md', 'problems.md'].includes(name))
      .map((name) => `${place}/${name}`),
  ),
];
const inDocument = (name: string) => statementsInDocument(readFileSync(`${folder}../${name}`, 'utf8'));

it('states nothing about the server in its documents that the reference leaves open', () => {
  expect(documents).toEqual(expect.arrayContaining(['docs/guide.md', 'docs/decisions/001-own-hjson-document.md']));
  const found = documents.flatMap((name) =>
    inDocument(name)
      .filter((statement) => !isKnown(statement, fromTheReferenceInDocuments))
      .map((statement) => `${name}: ${statement}`),
  );
  expect(found).toEqual([]);
});

it('has no statement in its lists that nothing makes any more', () => {
  const statements = files.flatMap((name) => statementsIn(readFileSync(`${folder}${name}`, 'utf8')));
  const unmade = (list: readonly string[], made: readonly string[]) =>
    list.filter((known) => !made.some((text) => isKnown(text, [known])));
  expect(unmade(fromTheReference, statements)).toEqual([]);
  expect(unmade(fromTheReferenceInDocuments, documents.flatMap(inDocument))).toEqual([]);
});

it.each([
  ['Edits the configuration of one Go server.', ['one Go server.']],
  ['It is a Go program, so two designs are plausible.', ['is a Go program, so two designs are plausible.']],
  ["Compares with the server's own libraries.", ["the server's own libraries."]],
  ['legal HJSON that the server\nreads otherwise', ['the server reads otherwise']],
  ['Whether the server reads it is not documented.', []],
])('finds in the documents what is stated in %j', (text, expected) =>
  expect(statementsInDocument(text)).toEqual(expected),
);

it.each([
  ["message: 'The server refuses this text.'", ["The server refuses this text.'"]],
  ["'Some servers read it as text.'", ["Some servers read it as text.'"]],
  ["'Whether the server ignores it is not documented.'", []],
  ["'Time zone of the server'", []],
  ['// the server reads it', []],
  ['/** What the server reads. */', []],
])('finds what is stated in %s', (source, expected) => expect(statementsIn(source)).toEqual(expected));
