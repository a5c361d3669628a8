import { withRange } from 'source-text/testing/marks';
import { describe, expect, test } from 'vitest';
import { readEnvironment } from '../environment.ts';
import { maxDepth, maxNodes } from '../limits.ts';
import { sampleEnvironment } from '../testing/runExpr.ts';
import { Unsupported } from '../thrown.ts';
import type { ExprNode } from './ast.ts';
import { parseExpr } from './parser.ts';

const environment = readEnvironment(sampleEnvironment);

/** The tree in brackets: operators and names before their operands. */
function show(node: ExprNode): string {
  switch (node.kind) {
    case 'nil':
      return 'nil';
    case 'identifier':
      return node.name;
    case 'integer':
    case 'bool':
      return String(node.value);
    case 'float':
      return `${node.value}f`;
    case 'string':
      return JSON.stringify(node.value);
    case 'bytes':
      return `b${JSON.stringify(node.value)}`;
    case 'constant':
      return 'constant';
    case 'unary':
      return `(${node.operator} ${show(node.operand)})`;
    case 'binary':
      return `(${node.operator} ${show(node.left)} ${show(node.right)})`;
    case 'chain':
      return `chain{${show(node.chain)}}`;
    case 'member':
      return `${show(node.base)}${node.isOptional ? '?' : ''}[${show(node.property)}]`;
    case 'slice':
      return `${show(node.base)}[${node.from ? show(node.from) : ''}:${node.to ? show(node.to) : ''}]`;
    case 'call':
      return `call ${show(node.callee)}(${node.arguments.map(show).join(', ')})`;
    case 'builtin':
      return `${node.name}(${node.arguments.map(show).join(', ')})`;
    case 'predicate':
      return `{${show(node.body)}}`;
    case 'pointer':
      return `#${node.name}`;
    case 'declaration':
      return `let ${node.name} = ${show(node.value)}; ${show(node.body)}`;
    case 'sequence':
      return node.nodes.map(show).join('; ');
    case 'conditional':
      return `(? ${show(node.condition)} ${show(node.whenTrue)} ${show(node.whenFalse)})`;
    case 'array':
      return `[${node.nodes.map(show).join(', ')}]`;
    case 'map':
      return `map{${node.pairs.map(show).join(', ')}}`;
    case 'pair':
      return `${show(node.key)}: ${show(node.value)}`;
  }
}

function parse(source: string): string {
  const outcome = parseExpr(source, environment);
  return outcome.ok ? show(outcome.node) : `error: ${outcome.error.message}`;
}

describe('trees', () => {
  test.each([
    ['1 + 2 * 3', '(+ 1 (* 2 3))'],
    ['1 - 2 - 3', '(- (- 1 2) 3)'],
    ['2 ** 3 ** 2', '(** 2 (** 3 2))'],
    ['-2 ** 2', '(- (** 2 2))'],
    ['not a == b', '(== (not a) b)'],
    ['!a and b or c', '(or (and (! a) b) c)'],
    ['a not in b', '(not (in a b))'],
    ['1 + a not contains b', '(not (contains (+ 1 a) b))'],
    ['a < b < c', '(&& (< a b) (< b c))'],
    ['1..2 + 3', '(.. 1 (+ 2 3))'],
    ['x + a ?? b', '(+ x (?? a b))'],
    ['a ? b : c ? d : e', '(? a b (? c d e))'],
    ['a ?: b', '(? a a b)'],
    ['true ? a : b | upper()', '(? true a upper(b))'],
    ['a | upper() | split("/")', 'split(upper(a), "/")'],
    ['a | foo(1)', 'call foo(a, 1)'],
    ['::len(a)', 'len(a)'],
    ['let x = 1; x; 2', 'let x = 1; x; 2'],
    ['1; 2;', '1; 2'],
    ['if a { 1 } else if b { 2 } else { 3 }', '(? a 1 (? b 2 3))'],
    ['a.b["c"][1:2][:]', 'a["b"]["c"][1:2][:]'],
    ['a.not.in', 'a["not"]["in"]'],
    ['a?.b.c', 'chain{a?["b"]["c"]}'],
    ['a?.b[0].c', 'chain{a?["b"]}[0]["c"]'],
    ['a?.[0]', 'chain{a?[0]}'],
    ['a?.b(1)', 'chain{call a?["b"](1)}'],
    ['[1, 2,]', '[1, 2]'],
    ['{a: 1, "b": 2, 3: 4, (c): 5,}', 'map{"a": 1, "b": 2, "3": 4, c: 5}'],
    ['map(a, # + #index)', 'map(a, {(+ # #index)})'],
    ['filter(a, .b)', 'filter(a, {#["b"]})'],
    ['all(a, {let x = #; x})', 'all(a, {let x = #; x})'],
    ['a | map(#)', 'map(a, {#})'],
    ['sum(a)', 'sum(a)'],
    ['reduce(a, #acc, 1)', 'reduce(a, {#acc}, 1)'],
    ['0x1e3', '483'],
    ['1e3', '1000f'],
    ["b'a'", 'b"a"'],
    ['upper(a,)', 'upper(a)'],
  ])('%s', (source, expected) => {
    expect(parse(source)).toBe(expected);
  });
});

describe('errors', () => {
  test.each([
    ['1 + «)»', 'unexpected token Bracket(")")'],
    ['1 «2»', 'unexpected token Number("2")'],
    ['upper«(»', 'unexpected token EOF'],
    ['1«[»0]', 'unexpected token Bracket("[")'],
    ['a ?? b «+» c', 'Operator (+) and coalesce expressions (??) cannot be mixed. Wrap either by parentheses.'],
    ['filter(a«)»', 'expected at least 2 arguments'],
    ['map(a, 1«;» 2)', 'wrap predicate with brackets { and }'],
    ['a not «+» b', 'unexpected token Operator("+")'],
    ['«#»', 'unexpected token Operator("#")'],
    ['a.( «b»', 'expected name'],
    [
      '{«+»: 1}',
      'a map key must be a quoted string, a number, a identifier, or an expression enclosed in parentheses (unexpected token Operator("+"))',
    ],
    [
      '99999999999999999999 «+» 1',
      'invalid integer literal: strconv.ParseInt: parsing "99999999999999999999": value out of range',
    ],
    ['0b «+» 1', 'invalid binary literal: strconv.ParseInt: parsing "0b": invalid syntax'],
    ['1e999 «+» 1', 'invalid float literal: strconv.ParseFloat: parsing "1e999": value out of range'],
    ['let x = 1«;»', 'unexpected token EOF'],
    ['if a { 1 «}»', 'unexpected token EOF'],
  ])('%s', (marked, message) => {
    const { range, text } = withRange(marked);
    const outcome = parseExpr(text, environment);
    expect(outcome.ok ? outcome : outcome.error).toEqual({ message, range });
  });

  test('a fault of the lexer further on replaces one of the parser', () => {
    expect(parse('(99999999999999999999)@')).toBe("error: unrecognized character: U+0040 '@'");
  });
});

describe('limits', () => {
  test('as many nodes as Go allows', () => {
    const array = (count: number) => `[${'1,'.repeat(count)}]`;
    expect(parseExpr(array(maxNodes - 1), environment).ok).toBe(true);
    expect(parse(array(maxNodes))).toBe('error: compilation failed: expression exceeds maximum allowed nodes');
  });

  test.each([
    ['parentheses', '('.repeat(100_000)],
    ['arrays', '['.repeat(100_000)],
    ['unary operators', '!'.repeat(100_000)],
    ['powers', `${'2 ** '.repeat(maxDepth + 2)}1`],
    ['members', `a${'.b'.repeat(maxDepth + 2)}`],
    ['else if', `if a { 1 } ${'else if a { 1 } '.repeat(maxDepth + 2)} else { 1 }`],
    ['declarations', `${Array.from({ length: maxDepth + 2 }, (_, index) => `let v${index} = 1; `).join('')} 1`],
  ])('%s nested too deeply for the page are no crash', (_name, source) => {
    expect(() => parseExpr(source, environment)).toThrow(Unsupported);
  });
});
