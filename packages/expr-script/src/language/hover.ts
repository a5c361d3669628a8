import type { TextRange } from 'source-text';
import { type Environment, type KnownVariables, readEnvironment } from '../environment.ts';
import type { Value } from '../javascript.ts';
import { natureName, unknownNature } from '../nature.ts';
import { generate } from '../optimizer/codegen.ts';
import { optimize } from '../optimizer/optimize.ts';
import { describedBuiltin, methodOf } from '../registry.ts';
import { type RunOptions, runTree } from '../run/run.ts';
import type { ExprNode } from '../syntax/ast.ts';
import { Lexer } from '../syntax/lexer.ts';
import type { Token } from '../syntax/token.ts';
import { Unsupported } from '../thrown.ts';
import { fromByteString } from '../value.ts';
import { findPath, parseAndCheck } from './cursor.ts';
import { describeMethod, describeNature } from './describe.ts';
import { declarationsAround } from './scope.ts';
import { pointerDocumentation, words } from './words.ts';

/** What is known about one token of a program. */
export interface Hover {
  /** The token that is described. */
  readonly range: TextRange;
  /** A name with its type, or the signatures of a function, one a line. */
  readonly title: string;
  /** One line; may be empty. */
  readonly documentation: string;
  /** The result of this part of the program for the variables: a value, or the text of an error. */
  readonly value?: string;
}

/** What the program sees; with values, what its parts result in. */
export interface HoverOptions extends Environment, RunOptions {
  /** A value for each variable; without them, no value is computed. */
  readonly values?: Readonly<Record<string, Value | Date>>;
}

/** The meaning and value of the token at an offset; undefined if there is nothing to say. */
export function hover(source: string, offset: number, options: HoverOptions = {}): Hover | undefined {
  const token = tokenAt(source, offset);
  if (!token) return undefined;
  const environment = readEnvironment(options);
  const root = parseAndCheck(source, environment);
  const path = root && findPath(root, (node) => isAbout(node, token));
  const node = path?.at(-1);
  const text = source.slice(token.range.start, token.range.end);
  const facts = (node && factsOf(node, text, environment)) ?? factsOfWord(text, environment);
  if (!facts) return undefined;
  const value = path && options.values && liveValue(source, path, environment, options);
  return { range: token.range, ...facts, ...(value !== undefined && { value }) };
}

function tokenAt(source: string, offset: number): Token | undefined {
  const lexer = new Lexer(source);
  for (let token = lexer.next(); token && token.kind !== 'EOF'; token = lexer.next()) {
    if (token.range.start <= offset && offset < token.range.end) return token;
  }
  return undefined;
}

/** These have the range of a token that belongs to another node. */
const placedElsewhere: ReadonlySet<ExprNode['kind']> = new Set<ExprNode['kind']>([
  'conditional',
  'pair',
  'predicate',
  'sequence',
]);

function isAbout(node: ExprNode, { range }: Token): boolean {
  return node.range.start === range.start && node.range.end === range.end && !placedElsewhere.has(node.kind);
}

type Facts = Pick<Hover, 'title' | 'documentation'>;

function factsOf(node: ExprNode, text: string, environment: KnownVariables): Facts | undefined {
  const type = describeNature(node.nature ?? unknownNature);
  switch (node.kind) {
    case 'builtin':
      return factsOfBuiltin(node.name);
    case 'chain':
      return factsOf(node.chain, text, environment);
    case 'call':
    case 'member':
      return factsOfMember(node) ?? { title: `${text}: ${type}`, documentation: '' };
    case 'pointer':
      return {
        title: `#${node.name}: ${type}`,
        documentation: pointerDocumentation[`#${fromByteString(node.name)}`] ?? '',
      };
    case 'declaration':
      return {
        title: `${text}: ${describeNature(node.value.nature ?? unknownNature)}`,
        documentation: 'Declared with let.',
      };
    case 'identifier': {
      const { documentation = '' } = environment.variables.get(text) ?? {};
      return factsOfBuiltin(text) ?? { title: `${text}: ${type}`, documentation };
    }
    case 'unary':
    case 'binary':
      return {
        title: `${text}: ${type}`,
        documentation: words.find(({ label }) => label === text)?.documentation ?? '',
      };
    default:
      return { title: type, documentation: '' };
  }
}

function factsOfBuiltin(name: string): Facts | undefined {
  const builtin = describedBuiltin(name);
  return builtin && { title: builtin.signatures.join('\n'), documentation: builtin.documentation };
}

function factsOfMember(node: ExprNode): Facts | undefined {
  const member = node.kind === 'call' ? node.callee : node;
  if (member.kind !== 'member' || member.property.kind !== 'string') return undefined;
  const receiver = natureName(member.base.nature ?? unknownNature);
  const method = methodOf(receiver, fromByteString(member.property.value));
  return method && { title: describeMethod(method), documentation: method.documentation };
}

/** What can be said about a word in a program that is not complete. */
function factsOfWord(text: string, environment: KnownVariables): Facts | undefined {
  const variable = environment.variables.get(text);
  if (variable) return { title: `${text}: ${describeNature(variable.nature)}`, documentation: variable.documentation };
  const word = words.find(({ label }) => label === text);
  return factsOfBuiltin(text) ?? (word && { title: word.detail, documentation: word.documentation });
}

const longestValue = 200;

/** The value of the last node of the path with the declarations around it. None inside a predicate, where there are many. */
function liveValue(
  source: string,
  path: readonly ExprNode[],
  environment: KnownVariables,
  options: HoverOptions,
): string | undefined {
  const node = path.at(-1);
  if (!node || path.some(({ kind }) => kind === 'predicate')) return undefined;
  const target = node.kind === 'declaration' ? node.value : node;
  const root = declarationsAround(path).reduceRight<ExprNode>(
    (body, declaration) => ({ ...declaration, body }),
    target,
  );
  try {
    const optimized = optimize(root);
    const generated = optimized.ok ? generate(optimized.node) : optimized;
    if (!generated.ok) return fromByteString(generated.error.message);
    const outcome = runTree({ source, root: generated.node, environment, as: undefined }, options.values, options);
    if (!outcome.ok) return outcome.error.stage === 'run' ? outcome.error.message : undefined;
    const { text, type } = outcome;
    return text === undefined ? text : shortened(type === 'string' ? JSON.stringify(text) : text);
  } catch (thrown) {
    if (thrown instanceof Unsupported) return undefined;
    throw thrown;
  }
}

function shortened(text: string): string {
  return text.length > longestValue ? `${text.slice(0, longestValue)}…` : text;
}
