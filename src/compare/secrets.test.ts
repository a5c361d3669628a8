import { parseHjson } from 'hjson-document';
import { unicodeEscape } from 'source-text';
import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { longTest } from 'source-text/testing/limits';
import { Random } from 'source-text/testing/random';
import { describe, expect, test } from 'vitest';
import { compareTexts } from '../testing/compareTexts.ts';
import { plantedDocuments } from '../testing/plantedSecrets.ts';
import {
  asCsv,
  asExpect,
  asMarkdown,
  asText,
  type Comparison,
  commentedText,
  compareColumns,
  readColumn,
  selectRows,
} from './index.ts';
import { classLetter } from './secrets.ts';

/** Everything that a comparison lets anyone see. */
function shown(comparison: Comparison): string {
  const selected = selectRows(comparison, {});
  if (!selected.ok) throw new Error(selected.unknown);
  const all = { all: true, comments: true };
  return [
    asText(comparison, selected, all),
    asMarkdown(comparison, selected, all),
    asCsv(comparison, selected, all),
    JSON.stringify(comparison.rows.map(({ name, cells }) => [name, cells])),
    JSON.stringify(comparison.problems.map(({ message }) => message)),
    JSON.stringify(comparison.rows.map((row) => row.cells.map((_, index) => commentedText(comparison, row, index)))),
    asExpect(comparison.rows),
  ].join('\n');
}

const letters = [
  'a',
  'B',
  '7',
  '%',
  '@',
  ':',
  '/',
  '?',
  '#',
  "'",
  '"',
  '\\',
  ' ',
  '+',
  'é',
  '漢',
  '😀',
  '%41',
  '&',
  '=',
];

function secret(random: Random): string {
  return `x${Array.from({ length: 1 + random.below(9) }, () => random.pick(letters)).join('')}x`;
}

/** The same text with some of its characters as escapes: hjson-go reads no pair of surrogates as one character (hjson-facts §2). */
function quoted(text: string, random: Random): string {
  const units = [...text].flatMap((character) => {
    if (character.length > 1 || !random.chance(30)) return [JSON.stringify(character).slice(1, -1)];
    return [unicodeEscape(character)];
  });
  return `"${units.join('')}"`;
}

/** Any of the characters may be percent-encoded; those that end the password must be. */
function inUrl(text: string, random: Random): string {
  return [...text]
    .map((character) => {
      const isPlain = /[A-Za-z0-9]/.test(character) && random.chance(70);
      const bytes = [...new TextEncoder().encode(character)];
      return isPlain ? character : bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
    })
    .join('');
}

function inKeywords(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}

type Spelling = (text: string, random: Random) => string;

const ofOption: readonly Spelling[] = [
  (text, random) => `oidcClientSecret: ${quoted(text, random)}`,
  (text) => `oidcClientSecret: ${JSON.stringify(text)}`,
  (text) => (text.endsWith("'") ? `oidcClientSecret: ${JSON.stringify(text)}` : `{ oidcClientSecret: '''${text}''' }`),
];
const ofConnection: readonly Spelling[] = [
  (text, random) => `pgConnStr: ${JSON.stringify(`postgres://u:${inUrl(text, random)}@h/d`)}`,
  (text, random) => `pgConnStr: ${quoted(`host=h dbname=d user=u password=${inKeywords(text)}`, random)}`,
];

describe('of secrets, a comparison says which are equal', () => {
  test.each([
    ['an option', ofOption, 'oidcClientSecret'],
    ['the password of a connection string', ofConnection, 'pgConnStr.password'],
  ])('%s: 1,000 random pairs, however they are written', (_name, spellings, name) => {
    const random = new Random(5);
    let equal = 0;
    for (let count = fuzzCount(1_000); count > 0; count--) {
      const a = secret(random);
      const b = random.chance(50) ? a : random.chance(50) ? `${a.slice(0, -1)}y` : secret(random);
      const texts = [random.pick(spellings)(a, random), random.pick(spellings)(b, random)];
      const comparison = compareTexts(...texts);
      const row = comparison.rows.find((each) => each.name === name);
      const classes = row?.cells.map((cell) => cell.kind === 'set' && cell.secret);
      expect(row?.verdict, texts.join('\n')).toBe(a === b ? 'equal' : 'differs');
      expect(classes, texts.join('\n')).toEqual(a === b ? [0, 0] : [0, 1]);
      if (a === b) equal++;
      if (count % 20 === 0 && a.length > 8) expect(shown(comparison)).not.toContain(a);
    }
    expect(equal).toBeGreaterThan(fuzzCount(1_000) / 3);
  });

  test('with one letter for equal ones, wherever they are, and of whatever type', () => {
    const { rows } = compareTexts(
      'oidcClientSecret: fake-one\nsmtpAuth: { mechanism: { password: "fake-two" } }\napiToken: 12.0',
      'oidcClientSecret: fake-two\nsmtpAuth: { mechanism: { password: "fake-two" } }\napiToken: 12',
    );
    const letterOf = (name: string) =>
      rows.find((row) => row.name === name)?.cells.map((cell) => cell.kind === 'set' && classLetter(cell.secret ?? -1));
    expect(letterOf('oidcClientSecret')).toEqual(['A', 'B']);
    expect(letterOf('smtpAuth.mechanism.password')).toEqual(['B', 'B']);
    expect(letterOf('apiToken')).toEqual(['C', 'C']);
  });

  test.each([
    [0, 'A'],
    [25, 'Z'],
    [26, 'AA'],
    [701, 'ZZ'],
    [702, 'AAA'],
  ])('number %i has the letter %s', (number, letter) => expect(classLetter(number)).toBe(letter));

  test('and nothing of their length', () => {
    const text = (word: string) => shown(compareTexts(`oidcClientSecret: ${word}`, 'oidcClientSecret: "fake-a"'));
    expect(text('"fake-b"')).toBe(text('"a-fake-secret-that-is-very-much-longer"'));
  });
});

describe('no secret is shown', () => {
  test('of planted ones, however they are written and whatever they are compared with', longTest, () => {
    const count = fuzzCount(2_000);
    const others = plantedDocuments(count, 92);
    const harmless = readColumn({ label: 'b', document: parseHjson('mailFrom: a'), serverVersion: 'latest' });
    const found: string[] = [];
    for (const { text, marker, spelling } of plantedDocuments(count, 91)) {
      const column = readColumn({ label: 'a', document: parseHjson(text), serverVersion: 'latest' });
      const other = others.next().value;
      const columns = [column, other ? readColumn({ ...harmless, document: parseHjson(other.text) }) : harmless];
      if (shown(compareColumns(columns)).includes(marker)) found.push(`${spelling}, ${other?.spelling}\n${text}`);
      if (shown(compareColumns([harmless, column])).includes(marker)) found.push(`${spelling}, alone\n${text}`);
    }
    expect(found.slice(0, 5)).toEqual([]);
  });

  test.each([
    ['value', 'organisationName: planted-secret'],
    ['value in an unknown object', 'note: { a: ["x planted-secret"] }'],
    ['unknown key', 'planted-secret: 1'],
    ['token parameter', 'gatewayOAuth2: { endpointParams: { planted-secret: "\'x\'" } }'],
    ['comment', 'mailFrom: a # planted-secret'],
    ['host of a connection string', 'pgConnStr: postgres://planted-secret/d'],
  ])('where one text has it as a secret and the other as a %s', (_name, text) => {
    expect(shown(compareTexts('oidcClientSecret: planted-secret', text))).not.toContain('planted-secret');
    expect(shown(compareTexts(text, 'oidcClientSecret: planted-secret'))).not.toContain('planted-secret');
  });
});

describe('a value that is commented out', () => {
  test.each<[name: string, open: string, other: string, row: string, shown: string | undefined]>([
    ['is shown', '{\n  # smtpPort: 587\n}', '', 'smtpPort', '587'],
    ['is shown in quotes where it looks like a number', '{\n  # mailFrom: "5"\n}', '', 'mailFrom', '"5"'],
    ['is not shown where it is a secret', '{\n  # oidcClientSecret: planted\n}', '', 'oidcClientSecret', undefined],
    [
      'is not shown where it holds one',
      '{\n  # pgConnStr: postgres://u:planted@h/d\n}',
      'pgConnStr: postgres://h/d',
      'pgConnStr.host',
      undefined,
    ],
    [
      'is not shown where it repeats one of another text',
      '{\n  # mailFrom: planted-x\n}',
      'oidcClientSecret: planted-x',
      'mailFrom',
      undefined,
    ],
    ['is not shown where it is set again', '{\n  # smtpPort: 587\n  smtpPort: 25\n}', '', 'smtpPort', undefined],
    [
      'is not shown where it is commented out twice',
      '{\n  # smtpPort: 1\n\n  # smtpPort: 2\n}',
      '',
      'smtpPort',
      undefined,
    ],
  ])('%s', (_name, open, other, name, expected) => {
    const comparison = compareTexts(open, other);
    const row = comparison.rows.find((each) => each.name === name);
    expect(row).toBeDefined();
    expect(row && commentedText(comparison, row, 0)).toBe(expected);
  });
});
