import { checkExpr } from '../check/checker.ts';
import type { KnownVariables } from '../environment.ts';
import { predicateParameters } from '../registry.ts';
import { childrenOf, type ExprNode } from '../syntax/ast.ts';
import { Lexer } from '../syntax/lexer.ts';
import { parseExpr } from '../syntax/parser.ts';
import { isAlphaNumeric, type Token } from '../syntax/token.ts';
import { Unsupported } from '../thrown.ts';

/** The word at the cursor, which a completion replaces; empty between words. */
export interface Word {
  readonly start: number;
  readonly end: number;
}

export function wordAt(source: string, offset: number): Word {
  let start = offset;
  let end = offset;
  while (start > 0 && isAlphaNumeric(source.charAt(start - 1))) start--;
  while (end < source.length && isAlphaNumeric(source.charAt(end))) end++;
  return { start, end };
}

/** The tokens before an offset; undefined when it is in a string, a comment or after something that is not a token. */
export function tokensBefore(source: string, offset: number): readonly Token[] | undefined {
  const { isComplete, tokens } = lexBefore(source, offset);
  return isComplete ? tokens : undefined;
}

/** The same, without incomplete ones: within a string, the tokens before the string. */
export function completeTokensBefore(source: string, offset: number): readonly Token[] {
  return lexBefore(source, offset).tokens;
}

function lexBefore(
  source: string,
  offset: number,
): { readonly tokens: readonly Token[]; readonly isComplete: boolean } {
  const prefix = source.slice(0, offset);
  const lexer = new Lexer(prefix);
  const tokens: Token[] = [];
  for (let token = lexer.next(); token && token.kind !== 'EOF'; token = lexer.next()) tokens.push(token);
  const rest = prefix.slice(tokens.at(-1)?.range.end ?? 0);
  return { tokens, isComplete: !lexer.error && !rest.slice(rest.lastIndexOf('\n') + 1).includes('//') };
}

/** Stands for what is being typed. */
const placeholder = 'cursorPlaceholder';

/**
 * The nodes from the program down to the one being typed, with their natures: what precedes the word, a placeholder for the word, and
 * whatever closes what is open. Undefined if that is not a program.
 */
export function pathToCursor(source: string, word: Word, environment: KnownVariables): readonly ExprNode[] | undefined {
  const tokens = tokensBefore(source, word.start);
  if (!tokens) return undefined;
  const text = `${source.slice(0, word.start)}${placeholder}${closersOf(tokens)}`;
  const root = parseAndCheck(text, environment);
  return root && findPath(root, (node) => isPlaceholder(node));
}

/** The tree with its natures, even when the check has found an error; undefined when the text does not parse. */
export function parseAndCheck(text: string, environment: KnownVariables): ExprNode | undefined {
  try {
    const parsed = parseExpr(text, environment);
    if (!parsed.ok) return undefined;
    checkExpr(parsed.node, environment);
    return parsed.node;
  } catch (thrown) {
    if (thrown instanceof Unsupported) return undefined;
    throw thrown;
  }
}

function isPlaceholder(node: ExprNode): boolean {
  if (node.kind === 'identifier' || node.kind === 'pointer') return node.name === placeholder;
  return node.kind === 'string' && node.value === placeholder;
}

/** The nodes from the root to the first one that passes; undefined when none does. */
export function findPath(root: ExprNode, test: (node: ExprNode) => boolean): readonly ExprNode[] | undefined {
  const ahead: Step[] = [{ node: root, parent: undefined }];
  for (let step = ahead.pop(); step; step = ahead.pop()) {
    if (test(step.node)) return pathTo(step);
    const parent = step;
    ahead.push(
      ...childrenOf(step.node)
        .toReversed()
        .map((node) => ({ node, parent })),
    );
  }
  return undefined;
}

interface Step {
  readonly node: ExprNode;
  readonly parent: Step | undefined;
}

function pathTo(last: Step): readonly ExprNode[] {
  const path: ExprNode[] = [];
  for (let step: Step | undefined = last; step; step = step.parent) path.push(step.node);
  return path.reverse();
}

const afterCondition = ' { nil } else { nil }';
const afterThen = '} else { nil }';
const afterBlock = ' else { nil }';
const afterArray = ', nil)';

/** What must follow so that the brackets, ternaries, declarations and conditions that are open get closed. */
function closersOf(tokens: readonly Token[]): string {
  const open: string[] = [];
  const closeIf = (closer: string): void => {
    if (open.at(-1) === closer) open.pop();
  };
  for (const [index, token] of tokens.entries()) {
    switch (token.kind === 'Operator' || token.kind === 'Bracket' ? token.value : '') {
      case 'let':
        open.push('; nil');
        break;
      case ';':
        closeIf('; nil');
        break;
      case '?':
        open.push(': nil');
        break;
      case ':':
        closeIf(': nil');
        break;
      case 'if':
        open.push(afterCondition);
        break;
      case 'else':
        closeIf(afterBlock);
        break;
      case '{':
        if (open.at(-1) === afterCondition) open[open.length - 1] = afterThen;
        else open.push('}');
        break;
      case '[':
        open.push(']');
        break;
      case '(':
        open.push(opensPredicateCall(tokens, index) ? afterArray : ')');
        break;
      case ',':
        if (open.at(-1) === afterArray) open[open.length - 1] = ')';
        break;
      case '}':
        if (open.pop() === afterThen) open.push(afterBlock);
        break;
      case ')':
      case ']':
        open.pop();
        break;
    }
  }
  return open.reverse().join('');
}

/** A predicate must follow the array there. A pipe has passed the array already. */
function opensPredicateCall(tokens: readonly Token[], index: number): boolean {
  const name = tokens[index - 1];
  const isPiped = tokens[index - 2]?.value === '|' && tokens[index - 2]?.kind === 'Operator';
  return name?.kind === 'Identifier' && predicateParameters.has(name.value) && !isPiped;
}
