import fc from 'fast-check';
import { fuzzCount, fuzzRuns } from 'source-text/testing/fuzzRuns';
import { describe, expect, it } from 'vitest';
import { type HjsonDocument, parseHjson, tokens } from '../index.ts';
import { configTexts, hjsonTexts } from '../testing/hjsonTexts.ts';
import { isGoSpace } from './characters.ts';
import { initialLineState, type LineToken, tokenizeLine } from './lineLexer.ts';

const letters = { key: 'k', string: 's', number: 'n', keyword: 'w', comment: 'c', punctuation: 'p', blank: '.' };

/** One letter for each character of each line: what it is coloured as. */
function colours(text: string): string {
  let state = initialLineState;
  const lines = text.split('\n').map((line) => {
    const outcome = tokenizeLine(line, state);
    state = outcome.state;
    return spread(line, outcome.tokens);
  });
  return lines.join('\n');
}

function spread(line: string, tokens: readonly LineToken[]): string {
  return tokens
    .map(({ start, kind }, index) => letters[kind].repeat((tokens[index + 1]?.start ?? line.length) - start))
    .join('');
}

describe('colours of HJSON', () => {
  const cases: readonly [string, string, string][] = [
    ['a root without braces', 'a: 1\nb: x', 'kp.n\nkp.s'],
    ['an address is not a comment', 'u: http://h/#x', 'kp.sssssssssss'],
    ['a quoteless string includes comma, bracket and hash', 'a: x, } # y', 'kp.ssssssss'],
    ['a number ends at a comma', '{a: 1, b: 2}', 'pkp.np.kp.np'],
    ['a number with text behind it is a string', 'a: 1 x', 'kp.sss'],
    ['a comment behind a number and a keyword', 'a: 1 # c\nb: true // c', 'kp.n.ccc\nkp.wwww.cccc'],
    ['a leading zero makes a string', 'a: 007', 'kp.sss'],
    ['a comment behind a quoted value', 'a: "x\\"" # c', 'kp.sssss.ccc'],
    ['a quoted key', '"a b": 1', 'kkkkkp.n'],
    ['a key may hold a hash', 'a#b: 1', 'kkkp.n'],
    ['the value may be on the next line', 'a:\nb: x', 'kp\nssss'],
    ['a block comment over lines', 'a: 1 /* x\ny */ b: 2', 'kp.n.cccc\ncccc.kp.n'],
    ['a multi-line string', "a: '''x\n y: 1\n'''\nb: 1", 'kp.ssss\nsssss\nsss\nkp.n'],
    ['elements of an array', 'a: [1\n b c\n "d"]', 'kp.pn\n.sss\n.sssp'],
    ['members behind an array', '{a: [1] b: 2}', 'pkp.pnp.kp.np'],
    ['an unclosed string ends with its line', 'a: "x\nb: 1', 'kp.ss\nkp.n'],
    ['a comment of a whole line', '# a: 1\n// b', 'cccccc\ncccc'],
  ];
  it.each(cases)('%s', (_, text, expected) => {
    expect(colours(text)).toBe(expected);
  });
});

describe('for any line', () => {
  const piece = fc.constantFrom(
    'a',
    '1',
    '"',
    "'",
    "'''",
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '#',
    '/*',
    '*/',
    '\\',
    ' ',
    '\0',
  );
  it('every character belongs to one token', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const line = pieces.join('');
        expect(colours(line)).toHaveLength(line.length);
      }),
      { numRuns: fuzzCount(500), seed: 3 },
    );
  });
});

/** What the tree says each character is; without blanks, and without what only the tree knows. */
function coloursOfTree(document: HjsonDocument): string {
  const letterOf = { ...letters, boolean: 'w', null: 'w', damage: '?' };
  return tokens(document)
    .map(({ kind, range }) => document.text.slice(range.start, range.end).replace(/[^\n]/g, letterOf[kind]))
    .join('');
}

it('colours each line as the parser reads the text', () => {
  const { numRuns, seed } = fuzzRuns(2_000);
  const texts = [...configTexts(numRuns, seed), ...hjsonTexts(numRuns, seed + 1)].filter(
    (text) => !/[\r\0]/.test(text),
  );
  const documents = texts.map(parseHjson).filter(({ verdict, errors, goRoot, root }) => {
    return verdict.ok && errors.length === 0 && goRoot === root && root.kind === 'object';
  });
  expect(documents.length).toBeGreaterThan(numRuns / 4);
  const withoutBlanks = (text: string, letters: string) =>
    [...letters].filter((_, at) => text.charCodeAt(at) > 32 && !isGoSpace(text.charCodeAt(at))).join('');
  const wrong = documents.filter((document) => {
    const { text } = document;
    return withoutBlanks(text, colours(text)) !== withoutBlanks(text, coloursOfTree(document));
  });
  expect(wrong.slice(0, 3).map(({ text }) => text)).toEqual([]);
});
