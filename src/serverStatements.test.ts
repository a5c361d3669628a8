import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/**
 * What the page may state of the server: what the reference of its options says. Anything else is what a library does (then it
 * is named: hjson-go, Expr, golang.org/x/oauth2, PostgreSQL), or it is said to be not documented.
 */
const fromTheReference = [
  'the server is hosted',
  'the server connects to PostgreSQL using a cloud managed identity',
  'the server authenticates with the SMTP server',
  'the server does not read \u0024{configPath}',
  'the server reads \u0024{configPath}',
  'the server reads it from <code>{configPath}',
  'the server sends to get an access token for a gateway',
  // Possible, and said to be no more than that.
  'the server may change them',
  'the server has been running',
];

/** Where a text of the page says what the server does, from there to the end of the line; comments and what is "not documented" left out. */
function statementsIn(source: string): readonly string[] {
  const lines = source.replace(/\/\*[\s\S]*?\*\//g, '').split('\n');
  return lines
    .map((line) => line.replace(/(?:^|\s)\/\/ .*$/, ''))
    .filter((line) => !line.includes('not documented'))
    .flatMap((line) => line.match(/\b(?:the server|(?:some|go|older) servers?) [a-z].*/gi) ?? []);
}

function isFromTheReference(statement: string): boolean {
  return fromTheReference.some((known) => statement.toLowerCase().startsWith(known.toLowerCase()));
}

const folder = fileURLToPath(new URL('.', import.meta.url));
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|^testing\//.test(name),
);

it('states nothing of the server that the reference leaves open', () => {
  const found = files.flatMap((name) =>
    statementsIn(readFileSync(`${folder}${name}`, 'utf8'))
      .filter((statement) => !isFromTheReference(statement))
      .map((statement) => `${name}: ${statement}`),
  );
  expect(found).toEqual([]);
});

it('has no statement in its list that the page no longer makes', () => {
  const statements = files.flatMap((name) => statementsIn(readFileSync(`${folder}${name}`, 'utf8')));
  const made = (known: string) => statements.some((text) => text.toLowerCase().startsWith(known.toLowerCase()));
  expect(fromTheReference.filter((known) => !made(known))).toEqual([]);
});

it.each([
  ["message: 'The server refuses this text.'", ["The server refuses this text.'"]],
  ["'Some servers read it as text.'", ["Some servers read it as text.'"]],
  ["'Whether the server ignores it is not documented.'", []],
  ["'Time zone of the server'", []],
  ['// the server reads it', []],
  ['/** What the server reads. */', []],
])('finds what is stated in %s', (source, expected) => expect(statementsIn(source)).toEqual(expected));
