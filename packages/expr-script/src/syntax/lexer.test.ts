import { withRange } from 'source-text/testing/marks';
import { describe, expect, test } from 'vitest';
import { fromByteString } from '../value.ts';
import { Lexer } from './lexer.ts';
import { describeToken } from './token.ts';

function lex(source: string) {
  const lexer = new Lexer(source);
  const tokens: string[] = [];
  for (let token = lexer.next(); token; token = lexer.next()) tokens.push(describeToken(token));
  return { tokens, error: lexer.error };
}

/** The tokens but the last, which is the end of the text. */
function tokens(source: string): readonly string[] {
  const lexed = lex(source);
  expect(lexed.error).toBeUndefined();
  expect(lexed.tokens.at(-1)).toBe('EOF');
  return lexed.tokens.slice(0, -1);
}

describe('tokens', () => {
  test.each([
    ['', []],
    ['a1 _b $c é', ['Identifier("a1")', 'Identifier("_b")', 'Identifier("$c")', 'Identifier("é")']],
    ['let in or', ['Operator("let")', 'Operator("in")', 'Operator("or")']],
    ['true nil', ['Identifier("true")', 'Identifier("nil")']],
    [
      '1 1_000 0x1F 0b1 0o7 .5 1. 1e3',
      ['1', '1_000', '0x1F', '0b1', '0o7', '.5', '1.', '1e3'].map((n) => `Number("${n}")`),
    ],
    ['1..3', ['Number("1")', 'Operator("..")', 'Number("3")']],
    ['.5.5', ['Number(".5.5")']],
    ['a.b', ['Identifier("a")', 'Operator(".")', 'Identifier("b")']],
    [
      'a?.b ?? c ? d : e',
      ['a', '?.', 'b', '??', 'c', '?', 'd', ':', 'e'].map((t) =>
        /\w/.test(t) ? `Identifier("${t}")` : `Operator("${t}")`,
      ),
    ],
    ['::f', ['Operator("::")', 'Identifier("f")']],
    ['a || b | c', ['Identifier("a")', 'Operator("||")', 'Identifier("b")', 'Operator("|")', 'Identifier("c")']],
    ['=* !& <= **', ['Operator("=*")', 'Operator("!&")', 'Operator("<=")', 'Operator("**")']],
    ['#acc # ##', ['Operator("#")', 'Identifier("acc")', 'Operator("#")', 'Operator("##")']],
    ['not in', ['Operator("not")', 'Operator("in")']],
    ['not  inside', ['Operator("not")', 'Identifier("inside")']],
    ['a // b\nc /* d */ e', ['Identifier("a")', 'Identifier("c")', 'Identifier("e")']],
    ['a # b', ['Identifier("a")', 'Operator("#")', 'Identifier("b")']],
    ['`raw \\n ``quoted`` `', ['String("raw \\\\n `quoted` ")']],
    ['"\\u00e9\\x41\\101\\n"', ['String("éAA\\n")']],
    ["'\\u{1F600}'", ['String("😀")']],
    ["'\\ud83d'", ['String("�")']],
    ["'it\\'s'", ['String("it\'s")']],
    ["b'\\xff\\x41'", ['Bytes("\\xffA")']],
    ["''", ['String']],
    ['\u00a0a\u3000', ['Identifier("a")']],
  ])('%s', (source, expected) => {
    const decoded = tokens(source).map(fromByteString);
    expect(decoded).toEqual(expected);
  });
});

describe('errors', () => {
  test.each([
    ['a «@» b', "unrecognized character: U+0040 '@'"],
    ['a «\u200b»', 'unrecognized character: U+200B'],
    ['«😀»', "unrecognized character: U+1F600 '😀'"],
    ['let «\u{1e6d7}» = 1', 'unrecognized character: U+1E6D7'],
    ['«\u{10d4a}»', 'unrecognized character: U+10D4A'],
    ['12«a»', 'bad number syntax: "12a"'],
    ['0x1«G»', 'bad number syntax: "0x1G"'],
    ["'a«\n»'", 'literal not terminated'],
    ["'\\«q»'", 'invalid char escape'],
    ["'\\«\"»'", 'invalid char escape'],
    ["'\\x4«g»'", 'invalid char escape'],
    ["'\\u«{»}'", 'invalid char escape'],
    ["'\\u{110000}«'»", 'unable to unescape string'],
    ["'\\777«'»", 'unable to unescape string'],
    ["b'\\u0041«'»", 'unable to unescape string'],
  ])('%s', (marked, message) => {
    const { range, text } = withRange(marked);
    const { error } = lex(text);
    expect(fromByteString(error?.message ?? '')).toBe(message);
    expect(error?.range).toEqual(range);
  });

  test.each([["'a"], ['`a'], ['/* a'], ["'\\"]])('%s ends too early, one after the text', (source) => {
    const { error } = lex(source);
    expect(error?.range?.start).toBe(source.length);
  });
});

test('the end of the text has the range of the last character', () => {
  const lexer = new Lexer('a \u{20000}');
  lexer.next();
  lexer.next();
  expect(lexer.next()).toEqual({ kind: 'EOF', value: '', range: { start: 2, end: 4 } });
});
