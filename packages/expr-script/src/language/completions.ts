import type { TextRange } from 'source-text';
import { type Environment, type KnownVariables, readEnvironment } from '../environment.ts';
import { type Nature, natureName, unknownNature } from '../nature.ts';
import { allBuiltins, methodsOf } from '../registry.ts';
import type { ExprNode } from '../syntax/ast.ts';
import { isAlphabetic, isAlphaNumeric, type Token } from '../syntax/token.ts';
import { fromByteString } from '../value.ts';
import { pathToCursor, tokensBefore, wordAt } from './cursor.ts';
import { describeMethod, describeNature } from './describe.ts';
import { pointersAround, variablesAround } from './scope.ts';
import { pointerDocumentation, type WordKind, wordsOf } from './words.ts';

/** What is proposed, for the icon beside it. */
export type CompletionKind = 'variable' | 'function' | 'method' | 'property' | 'constant' | 'keyword' | 'operator';

/** What may be written at a place. */
export interface Completion {
  /** What is shown and matched. */
  readonly label: string;
  readonly kind: CompletionKind;
  /** A signature or a type. */
  readonly detail: string;
  /** One line; may be empty. */
  readonly documentation: string;
  /** A function comes with its parentheses. */
  readonly insertText: string;
  /** Where the cursor is afterwards, as an offset in `insertText`. */
  readonly cursor: number;
  /** The characters that the text replaces. */
  readonly range: TextRange;
}

type Proposal = Omit<Completion, 'cursor' | 'range' | 'insertText'> & {
  /** It is a function, and called without arguments or with some. */
  readonly call?: 'empty' | 'filled';
};

/** What may be written at an offset, not filtered by the text there. Empty within strings and comments. */
export function complete(source: string, offset: number, environment: Environment = {}): readonly Completion[] {
  const word = wordAt(source, offset);
  const tokens = tokensBefore(source, word.start);
  if (!tokens || /^[0-9]/.test(source.slice(word.start, offset))) return [];
  const previous = tokens.at(-1);
  const hasHash = isOperator(previous, '#') && previous?.range.end === word.start;
  const range = { start: hasHash ? word.start - 1 : word.start, end: word.end };
  const isCalled = source.charAt(word.end) === '(';
  return proposals(source, word, tokens, readEnvironment(environment)).map((proposal) =>
    completion(proposal, range, isCalled),
  );
}

function isOperator(token: Token | undefined, ...values: readonly string[]): boolean {
  return token !== undefined && token.kind === 'Operator' && values.includes(token.value);
}

function completion({ call, ...proposal }: Proposal, range: TextRange, isCalled: boolean): Completion {
  const insertText = call && !isCalled ? `${proposal.label}()` : proposal.label;
  const isFilled = call === 'filled' && !isCalled;
  return { ...proposal, insertText, cursor: insertText.length - (isFilled ? 1 : 0), range };
}

function proposals(
  source: string,
  word: TextRange,
  tokens: readonly Token[],
  environment: KnownVariables,
): readonly Proposal[] {
  const previous = tokens.at(-1);
  if (isOperator(previous, 'let') || isMapKey(tokens)) return [];
  if (isOperator(previous, '|', '::')) return functions();
  if (endsOperand(previous)) return words('operator');
  const path = pathToCursor(source, word, environment);
  if (isOperator(previous, '#')) return pointers(path ?? []);
  if (isOperator(previous, '.', '?.')) return path ? members(path, environment) : [];
  return [
    ...pointers(path ?? []),
    ...variables(path ?? [], environment),
    ...functions(),
    ...words('constant'),
    ...(startsExpression(previous) ? words('keyword') : []),
  ];
}

function words(kind: WordKind): readonly Proposal[] {
  return wordsOf(kind).map(({ detail, documentation, label }) => ({ label, kind, detail, documentation }));
}

/** After these an operator follows, and no operand. */
function endsOperand(token: Token | undefined): boolean {
  if (!token) return false;
  if (token.kind === 'Bracket') return ')]}'.includes(token.value);
  return token.kind !== 'Operator';
}

function startsExpression(token: Token | undefined): boolean {
  if (!token) return true;
  return isOperator(token, ';', '?', ':', '=', ',') || (token.kind === 'Bracket' && '([{'.includes(token.value));
}

/** Right after the brace or a comma of a map: a free name follows. A brace after `else`, a condition or a comma opens a block. */
function isMapKey(tokens: readonly Token[]): boolean {
  const previous = tokens.at(-1);
  if (!isOperator(previous, ',') && !(previous?.kind === 'Bracket' && previous.value === '{')) return false;
  let depth = 0;
  for (let index = tokens.length - 1; index >= 0; index--) {
    const token = tokens[index];
    if (token?.kind !== 'Bracket') continue;
    if (')]}'.includes(token.value)) depth++;
    else if (depth > 0) depth--;
    else return token.value === '{' && opensMap(tokens[index - 1]);
  }
  return false;
}

function opensMap(before: Token | undefined): boolean {
  if (!before) return true;
  if (before.kind === 'Bracket') return '([{'.includes(before.value);
  return before.kind === 'Operator' && before.value !== 'else' && before.value !== ',';
}

function pointers(path: readonly ExprNode[]): readonly Proposal[] {
  return pointersAround(path).map(({ name, nature }) => ({
    label: name,
    kind: 'variable',
    detail: describeNature(nature),
    documentation: pointerDocumentation[name] ?? '',
  }));
}

function variables(path: readonly ExprNode[], environment: KnownVariables): readonly Proposal[] {
  return [
    ...variablesAround(path).map(
      ({ name, nature }): Proposal => ({
        label: name,
        kind: 'variable',
        detail: describeNature(nature),
        documentation: 'Declared with let.',
      }),
    ),
    ...environmentVariables(environment, 'variable'),
  ];
}

function environmentVariables(environment: KnownVariables, kind: CompletionKind): readonly Proposal[] {
  return Array.from(environment.variables, ([label, { documentation, nature }]) => ({
    label,
    kind,
    detail: describeNature(nature),
    documentation,
  }));
}

function functions(): readonly Proposal[] {
  return allBuiltins.map(({ documentation, name, signatures }) => ({
    label: name,
    kind: 'function',
    detail: signatures.join('\n'),
    documentation,
    call: signatures.every((signature) => signature.includes('()')) ? 'empty' : 'filled',
  }));
}

/** What may follow the dot at the end of the path. */
function members(path: readonly ExprNode[], environment: KnownVariables): readonly Proposal[] {
  const member = path.findLast((node) => node.kind === 'member');
  if (!member) return [];
  const { base } = member;
  if (base.kind === 'identifier' && base.name === '$env') return environmentVariables(environment, 'property');
  const methods = methodsOf(natureName(base.nature ?? unknownNature)).map(
    (method): Proposal => ({
      label: method.name,
      kind: 'method',
      detail: describeMethod(method),
      documentation: method.documentation,
      call: method.type.signature?.parameters.length === 0 ? 'empty' : 'filled',
    }),
  );
  return [...methods, ...keysOf(resolved(base, path)), ...fieldsOf(base.nature)];
}

/** The value of a name bound by `let`. */
function resolved(node: ExprNode, path: readonly ExprNode[]): ExprNode {
  if (node.kind !== 'identifier') return node;
  const declaration = path.findLast((outer) => outer.kind === 'declaration' && outer.name === node.name);
  return declaration?.kind === 'declaration' ? declaration.value : node;
}

function isName(text: string): boolean {
  const [first = '', ...rest] = text;
  return isAlphabetic(first) && rest.every(isAlphaNumeric);
}

function fieldsOf(nature: Nature | undefined): readonly Proposal[] {
  return Array.from(nature?.fields ?? [], ([key, field]): Proposal => {
    return { label: fromByteString(key), kind: 'property', detail: describeNature(field), documentation: '' };
  }).filter(({ label }) => isName(label));
}

function keysOf(node: ExprNode): readonly Proposal[] {
  if (node.kind !== 'map') return [];
  return node.pairs.flatMap(({ key, value }): readonly Proposal[] => {
    if (key.kind !== 'string' || !isName(fromByteString(key.value))) return [];
    const detail = describeNature(value.nature ?? unknownNature);
    return [{ label: fromByteString(key.value), kind: 'property', detail, documentation: '' }];
  });
}
