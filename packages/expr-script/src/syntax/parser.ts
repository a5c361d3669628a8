import type { TextRange } from 'source-text';
import type { KnownVariables } from '../environment.ts';
import type { RawError } from '../errors.ts';
import { numberErrorText, parseFloat64, parseInt64 } from '../go/parseNumber.ts';
import { maxDepth, maxNodes } from '../limits.ts';
import { isBuiltinName, predicateParameters } from '../registry.ts';
import { Unsupported } from '../thrown.ts';
import { type ByteString, fromByteString } from '../value.ts';
import { childrenOf, type ExprNode, type PairNode } from './ast.ts';
import { Lexer } from './lexer.ts';
import { binaryOperators, comparisonOperators, negatableOperators, unaryOperators } from './operatorTable.ts';
import { describeToken, isAlphabetic, type Token, type TokenKind } from './token.ts';

export type ParseOutcome =
  | { readonly ok: true; readonly node: ExprNode }
  | { readonly ok: false; readonly error: RawError };

/** The tree of a program, or its first error. Throws `Unsupported` for a program that nests too deeply. */
export function parseExpr(source: string, environment: KnownVariables): ParseOutcome {
  return new Parser(source, environment).parse();
}

const nowhere: TextRange = { start: 0, end: 0 };

/**
 * Like Go's, the parser continues after an error, with stand-ins for nodes: an error of the lexer further on replaces one
 * of the parser, so how far it reads can be seen.
 */
class Parser {
  readonly #lexer: Lexer;
  readonly #environment: KnownVariables;
  #current: Token = { kind: 'EOF', value: '', range: nowhere };
  /** A token that was read and given back. */
  #stashed: Token | undefined;
  #error: RawError | undefined;
  #nodeCount = 0;
  #nesting = 0;
  /** How many predicates are open: `#` and a leading `.` mean something inside only. */
  #predicateDepth = 0;
  readonly #depths = new WeakMap<ExprNode, number>();

  constructor(source: string, environment: KnownVariables) {
    this.#lexer = new Lexer(source);
    this.#environment = environment;
  }

  parse(): ParseOutcome {
    this.#next();
    const node = this.#parseSequence();
    if (this.#current.kind !== 'EOF') this.#failUnexpected();
    return this.#error ? { ok: false, error: this.#error } : { ok: true, node };
  }

  #fail(message: ByteString, token: Token = this.#current): void {
    this.#error ??= { message, range: token.range };
  }

  #failUnexpected(token: Token = this.#current): void {
    this.#fail(`unexpected token ${describeToken(token)}`, token);
  }

  #next(): void {
    if (this.#stashed) {
      this.#current = this.#stashed;
      this.#stashed = undefined;
      return;
    }
    const token = this.#lexer.next();
    if (token) this.#current = token;
    else if (this.#lexer.error) this.#error = this.#lexer.error;
    else this.#fail('unexpected end of expression');
  }

  #is(kind: TokenKind, value?: string): boolean {
    return this.#current.kind === kind && (value === undefined || this.#current.value === value);
  }

  #expect(kind: TokenKind, value?: string): void {
    if (this.#is(kind, value)) this.#next();
    else this.#failUnexpected();
  }

  /** Counts and keeps a node. After an error the result is only a placeholder. */
  #create<Node extends ExprNode>(node: Node): Node {
    this.#nodeCount++;
    if (this.#nodeCount > maxNodes) {
      this.#fail('compilation failed: expression exceeds maximum allowed nodes');
    }
    return this.#measure(node);
  }

  #measure<Node extends ExprNode>(node: Node): Node {
    let depth = 1;
    for (const child of childrenOf(node)) {
      // The links of a chain of operators are as deep as its first: they are gone through in a loop.
      const isChained = node.kind === 'binary' && child === node.left && child.kind === 'binary';
      depth = Math.max(depth, (this.#depths.get(child) ?? 0) + (isChained ? 0 : 1));
    }
    if (depth > maxDepth && !this.#error) throw new Unsupported('deepNesting');
    this.#depths.set(node, depth);
    return node;
  }

  #standIn(): ExprNode {
    return { kind: 'nil', range: nowhere };
  }

  /** Sequence = Expression { ";" Expression } [ ";" at the end of the text ] */
  #parseSequence(): ExprNode {
    const first = this.#parseExpression(0);
    const nodes = [first];
    while (this.#is('Operator', ';') && !this.#error) {
      this.#next();
      if (this.#is('EOF')) break;
      nodes.push(this.#parseExpression(0));
    }
    return nodes.length === 1 ? first : this.#create({ kind: 'sequence', nodes, range: first.range });
  }

  #parseExpression(precedence: number): ExprNode {
    if (this.#error) return this.#standIn();
    if (++this.#nesting > maxDepth) throw new Unsupported('deepNesting');
    const node = this.#parseExpressionWithin(precedence);
    this.#nesting--;
    return node;
  }

  /** Expression = Declaration | If | Primary { Operator Expression } [ Conditional ], the first two and the last at precedence 0 */
  #parseExpressionWithin(precedence: number): ExprNode {
    if (precedence === 0 && this.#is('Operator', 'let')) return this.#parseDeclaration();
    if (precedence === 0 && this.#is('Operator', 'if')) return this.#parseIf();
    const node = this.#parseOperators(this.#parsePrimary(), precedence);
    return precedence === 0 ? this.#parseConditional(node) : node;
  }

  /** { [ "not" ] Operator Expression | "|" Call } for the operators that bind as strongly as `precedence` or more */
  #parseOperators(first: ExprNode, precedence: number): ExprNode {
    let left = first;
    let previous = '';
    while (this.#is('Operator') && !this.#error) {
      const negation = this.#is('Operator', 'not') ? this.#parseNegation(precedence) : undefined;
      if (negation === 'other') break;
      const token = this.#current;
      const operator = binaryOperators.get(token.value);
      if (!operator || operator.precedence < precedence) break;
      this.#next();
      if (token.value === '|') {
        const name = this.#current;
        this.#expect('Identifier');
        left = this.#parseCall(name, [left], true);
      } else if (previous === '??' && token.value !== '??') {
        this.#fail(
          `Operator (${token.value}) and coalesce expressions (??) cannot be mixed. Wrap either by parentheses.`,
          token,
        );
        break;
      } else if (comparisonOperators.has(token.value)) {
        left = this.#parseComparison(left, token, operator.precedence);
      } else {
        const right = this.#parseExpression(operator.precedence + (operator.isRightAssociative ? 0 : 1));
        left = this.#create({ kind: 'binary', operator: token.value, left, right, range: token.range });
        if (this.#error) return left;
        if (negation) left = this.#create({ kind: 'unary', operator: 'not', operand: left, range: token.range });
      }
      previous = token.value;
    }
    return left;
  }

  /** At `not`: moves to the operator that it negates. If that one binds too weakly, or there is none, goes back to the `not`. */
  #parseNegation(precedence: number): 'negated' | 'other' {
    const not = this.#current;
    this.#next();
    if (!negatableOperators.has(this.#current.value)) {
      this.#failUnexpected();
      return 'other';
    }
    if ((binaryOperators.get(this.#current.value)?.precedence ?? -1) >= precedence) return 'negated';
    this.#stashed = this.#current;
    this.#current = not;
    return 'other';
  }

  /** Comparison = Operand { ComparisonOperator Operand }, where `a < b < c` means `a < b && b < c` */
  #parseComparison(first: ExprNode, firstToken: Token, precedence: number): ExprNode {
    let left = first;
    let token = firstToken;
    let chain: ExprNode | undefined;
    for (;;) {
      const right = this.#parseExpression(precedence + 1);
      const link = this.#create({ kind: 'binary', operator: token.value, left, right, range: token.range });
      if (this.#error) return link;
      chain = chain
        ? this.#create({ kind: 'binary', operator: '&&', left: chain, right: link, range: token.range })
        : link;
      left = right;
      token = this.#current;
      if (token.kind !== 'Operator' || !comparisonOperators.has(token.value) || this.#error) return chain;
      this.#next();
    }
  }

  /** Declaration = "let" Identifier "=" Expression ";" Sequence */
  #parseDeclaration(): ExprNode {
    this.#expect('Operator', 'let');
    const name = this.#current;
    this.#expect('Identifier');
    this.#expect('Operator', '=');
    const value = this.#parseExpression(0);
    this.#expect('Operator', ';');
    const body = this.#parseSequence();
    return this.#create({ kind: 'declaration', name: name.value, value, body, range: name.range });
  }

  /** If = "if" Expression "{" Sequence "}" "else" ( If | "{" Sequence "}" ) */
  #parseIf(): ExprNode {
    this.#next();
    if (this.#error) return this.#standIn();
    const condition = this.#parseExpression(0);
    const whenTrue = this.#parseBlock();
    this.#expect('Operator', 'else');
    let whenFalse: ExprNode;
    if (this.#is('Operator', 'if')) {
      if (++this.#nesting > maxDepth) throw new Unsupported('deepNesting');
      whenFalse = this.#parseIf();
      this.#nesting--;
    } else {
      whenFalse = this.#parseBlock();
    }
    // Go neither counts nor places this node.
    return this.#measure({ kind: 'conditional', condition, whenTrue, whenFalse, range: nowhere });
  }

  /** Block = "{" Sequence "}" */
  #parseBlock(): ExprNode {
    this.#expect('Bracket', '{');
    const node = this.#parseSequence();
    this.#expect('Bracket', '}');
    return node;
  }

  /** Conditional = { "?" Expression ":" Expression | "?" ":" Expression } */
  #parseConditional(first: ExprNode): ExprNode {
    let node = first;
    while (this.#is('Operator', '?') && !this.#error) {
      this.#next();
      let whenTrue = node;
      if (this.#is('Operator', ':')) {
        this.#next();
      } else {
        whenTrue = this.#parseExpression(0);
        this.#expect('Operator', ':');
      }
      const whenFalse = this.#parseExpression(0);
      node = this.#create({ kind: 'conditional', condition: node, whenTrue, whenFalse, range: this.#current.range });
    }
    return node;
  }

  /** Primary = UnaryOperator Expression | "(" Sequence ")" | Pointer | "::" Call | Secondary, each but the last with Postfix */
  #parsePrimary(): ExprNode {
    const token = this.#current;
    const unaryPrecedence = token.kind === 'Operator' ? unaryOperators.get(token.value) : undefined;
    if (unaryPrecedence !== undefined) {
      this.#next();
      const operand = this.#parseExpression(unaryPrecedence);
      return this.#parsePostfix(this.#create({ kind: 'unary', operator: token.value, operand, range: token.range }));
    }
    if (this.#is('Bracket', '(')) {
      this.#next();
      const node = this.#parseSequence();
      this.#expect('Bracket', ')');
      return this.#parsePostfix(node);
    }
    if (this.#predicateDepth > 0 && (this.#is('Operator', '#') || this.#is('Operator', '.'))) {
      return this.#parsePostfix(this.#parsePointer());
    }
    if (this.#is('Operator', '::')) {
      this.#next();
      const name = this.#current;
      this.#expect('Identifier');
      return this.#parsePostfix(this.#parseCall(name, [], false));
    }
    return this.#parseSecondary();
  }

  /** Pointer = "#" [ Identifier ]; optional before `.field` */
  #parsePointer(): ExprNode {
    const token = this.#current;
    let name = '';
    if (token.value === '#') {
      this.#next();
      if (this.#is('Identifier')) {
        name = this.#current.value;
        this.#next();
      }
    }
    return this.#create({ kind: 'pointer', name, range: token.range });
  }

  /** Secondary = "true" | "false" | "nil" | Number, or with Postfix: Identifier | Call | String | Bytes | Array | Map */
  #parseSecondary(): ExprNode {
    const token = this.#current;
    const { range, value } = token;
    switch (token.kind) {
      case 'Identifier':
        this.#next();
        if (value === 'true' || value === 'false')
          return this.#create({ kind: 'bool', value: value === 'true', range });
        if (value === 'nil') return this.#create({ kind: 'nil', range });
        return this.#parsePostfix(
          this.#is('Bracket', '(')
            ? this.#parseCall(token, [], true)
            : this.#create({ kind: 'identifier', name: value, range }),
        );
      case 'Number':
        this.#next();
        return this.#createNumber(token);
      case 'String':
        this.#next();
        return this.#parsePostfix(this.#create({ kind: 'string', value, range }));
      case 'Bytes':
        this.#next();
        return this.#parsePostfix(this.#create({ kind: 'bytes', value, range }));
    }
    if (this.#is('Bracket', '[')) return this.#parsePostfix(this.#parseArray());
    if (this.#is('Bracket', '{')) return this.#parsePostfix(this.#parseMap());
    this.#failUnexpected();
    return this.#parsePostfix(this.#standIn());
  }

  #createNumber({ value, range }: Token): ExprNode {
    const text = value.replaceAll('_', '').toLowerCase();
    // The order of the tests decides about a text such as 0x1e3.
    if (text.startsWith('0x')) return this.#createInteger('hex', value.replaceAll('_', ''), 0, range);
    if (/[.e]/.test(text)) return this.#createFloat(value.replaceAll('_', ''), range);
    if (text.startsWith('0b')) return this.#createInteger('binary', value.replaceAll('_', ''), 0, range);
    if (text.startsWith('0o')) return this.#createInteger('octal', value.replaceAll('_', ''), 0, range);
    return this.#createInteger('integer', text, 10, range);
  }

  #createInteger(title: string, text: string, base: 0 | 10, range: TextRange): ExprNode {
    const parsed = parseInt64(text, base);
    if ('value' in parsed) return this.#create({ kind: 'integer', value: parsed.value, range });
    this.#fail(`invalid ${title} literal: ${numberErrorText('ParseInt', text, parsed.fault)}`);
    return this.#create(this.#standIn());
  }

  #createFloat(text: string, range: TextRange): ExprNode {
    const parsed = parseFloat64(text);
    if ('value' in parsed) return this.#create({ kind: 'float', value: parsed.value, range });
    this.#fail(`invalid float literal: ${numberErrorText('ParseFloat', text, parsed.fault)}`);
    return this.#create(this.#standIn());
  }

  /** Call = Identifier "(" [ Arguments ] ")"; a pipe gives the first argument */
  #parseCall(token: Token, given: readonly ExprNode[], canBeOverridden: boolean): ExprNode {
    const { range } = token;
    const name = fromByteString(token.value);
    const isOverridden = canBeOverridden && this.#environment.variables.has(name);
    const parameters = isOverridden ? undefined : predicateParameters.get(name);
    if (parameters) {
      const args = this.#parsePredicateArguments(parameters, given);
      return this.#create({ kind: 'builtin', name, arguments: args, range });
    }
    if (!isOverridden && isBuiltinName(name)) {
      const args = this.#parseArguments(given);
      return this.#create({ kind: 'builtin', name, arguments: args, range });
    }
    const callee = this.#create({ kind: 'identifier', name: token.value, range });
    if (this.#error) return callee;
    return this.#create({ kind: 'call', callee, arguments: this.#parseArguments(given), range });
  }

  /** "(" Expression "," Predicate [ "," Expression ] [ "," ] ")", with what is optional by the builtin's own list */
  #parsePredicateArguments(
    parameters: readonly { readonly kind: 'value' | 'predicate'; readonly isOptional: boolean }[],
    given: readonly ExprNode[],
  ): readonly ExprNode[] {
    const args = [...given];
    const missing = parameters.slice(given.length);
    this.#expect('Bracket', '(');
    for (const [index, parameter] of missing.entries()) {
      if (this.#is('Bracket', ')')) {
        if (parameter.isOptional) break;
        this.#fail(`expected at least ${missing.length} arguments`);
      }
      if (index > 0) this.#expect('Operator', ',');
      args.push(parameter.kind === 'predicate' ? this.#parsePredicate() : this.#parseExpression(0));
    }
    if (this.#is('Operator', ',')) this.#next();
    this.#expect('Bracket', ')');
    return args;
  }

  /** Predicate = Expression | "{" Sequence "}" */
  #parsePredicate(): ExprNode {
    const start = this.#current;
    const isBraced = this.#is('Bracket', '{');
    if (isBraced) this.#next();
    this.#predicateDepth++;
    const body = isBraced ? this.#parseSequence() : this.#parseExpression(0);
    if (!isBraced && this.#is('Operator', ';')) this.#fail('wrap predicate with brackets { and }');
    this.#predicateDepth--;
    if (isBraced) this.#expect('Bracket', '}');
    return this.#create({ kind: 'predicate', body, range: start.range });
  }

  /** Arguments = "(" [ Expression { "," Expression } [ "," ] ] ")" */
  #parseArguments(given: readonly ExprNode[]): readonly ExprNode[] {
    this.#expect('Bracket', '(');
    const args = this.#parseList(')');
    this.#expect('Bracket', ')');
    return [...given, ...args];
  }

  /** Array = "[" [ Expression { "," Expression } [ "," ] ] "]" */
  #parseArray(): ExprNode {
    const { range } = this.#current;
    this.#expect('Bracket', '[');
    const nodes = this.#parseList(']');
    this.#expect('Bracket', ']');
    return this.#create({ kind: 'array', nodes, range });
  }

  #parseList(close: string): readonly ExprNode[] {
    const nodes: ExprNode[] = [];
    while (!this.#is('Bracket', close) && !this.#error) {
      if (nodes.length > 0) this.#expect('Operator', ',');
      if (nodes.length > 0 && this.#is('Bracket', close)) break;
      nodes.push(this.#parseExpression(0));
    }
    return nodes;
  }

  /** Map = "{" [ Pair { "," Pair } [ "," ] ] "}" */
  #parseMap(): ExprNode {
    const { range } = this.#current;
    const pairs: PairNode[] = [];
    this.#expect('Bracket', '{');
    while (!this.#is('Bracket', '}') && !this.#error) {
      if (pairs.length > 0) {
        this.#expect('Operator', ',');
        if (this.#is('Bracket', '}')) break;
        if (this.#is('Operator', ',')) this.#failUnexpected();
      }
      const pair = this.#parsePair(range);
      if (!pair) return this.#standIn();
      pairs.push(pair);
    }
    this.#expect('Bracket', '}');
    return this.#create({ kind: 'map', pairs, range });
  }

  /** Pair = ( Number | String | Identifier | "(" Expression ")" ) ":" Expression */
  #parsePair(range: TextRange): PairNode | undefined {
    let key = this.#standIn();
    if (this.#is('Number') || this.#is('String') || this.#is('Identifier')) {
      key = this.#create({ kind: 'string', value: this.#current.value, range: this.#current.range });
      if (this.#error) return undefined;
      this.#next();
    } else if (this.#is('Bracket', '(')) {
      key = this.#parseExpression(0);
    } else {
      this.#fail(
        `a map key must be a quoted string, a number, a identifier, or an expression enclosed in parentheses (unexpected token ${describeToken(this.#current)})`,
      );
    }
    this.#expect('Operator', ':');
    const value = this.#parseExpression(0);
    const pair = this.#create({ kind: 'pair', key, value, range });
    return this.#error ? undefined : pair;
  }

  /** Postfix = { ( "." | "?." ) Name [ Arguments ] | [ "?." ] "[" Index | Bounds "]" } */
  #parsePostfix(first: ExprNode): ExprNode {
    let node = first;
    while (!this.#error) {
      const token = this.#current;
      if (token.kind !== 'Operator' && token.kind !== 'Bracket') break;
      if (token.value === '.' || token.value === '?.') {
        this.#next();
        const isOptional = token.value === '?.';
        node =
          isOptional && this.#is('Bracket', '[')
            ? this.#parseIndex(node, this.#current, true)
            : this.#parseMember(node, isOptional);
      } else if (token.value === '[') {
        node = this.#parseIndex(node, token, false);
      } else {
        break;
      }
    }
    return node;
  }

  /** Name [ Arguments ], after the dot. A `?.` before it opens a chain, which further dots continue. */
  #parseMember(base: ExprNode, isOptional: boolean): ExprNode {
    const name = this.#current;
    const { range } = name;
    this.#next();
    const isWordOperator = name.kind === 'Operator' && isAlphabetic(name.value.charAt(0));
    if (name.kind !== 'Identifier' && !isWordOperator) this.#fail('expected name');
    const property = this.#create({ kind: 'string', value: name.value, range });
    if (this.#error) return property;
    const isInChain = base.kind === 'chain';
    const isMethod = this.#is('Bracket', '(');
    let node: ExprNode = this.#create({
      kind: 'member',
      base: isInChain ? base.chain : base,
      property,
      isOptional,
      isMethod,
      range,
    });
    if (this.#error) return node;
    if (isMethod) {
      node = this.#create({ kind: 'call', callee: node, arguments: this.#parseArguments([]), range });
      if (this.#error) return node;
    }
    return isInChain || isOptional ? this.#create({ kind: 'chain', chain: node, range }) : node;
  }

  /** "[" Expression "]" | "[" [ Expression ] ":" [ Expression ] "]" */
  #parseIndex(base: ExprNode, { range }: Token, isOptional: boolean): ExprNode {
    this.#next();
    const from = this.#is('Operator', ':') ? undefined : this.#parseExpression(0);
    let node: ExprNode;
    if (from && !this.#is('Operator', ':')) {
      node = this.#create({ kind: 'member', base, property: from, isOptional, isMethod: false, range });
      if (this.#error) return node;
      if (isOptional) node = this.#create({ kind: 'chain', chain: node, range });
    } else {
      this.#next();
      const to = this.#is('Bracket', ']') ? undefined : this.#parseExpression(0);
      node = this.#create({ kind: 'slice', base, from, to, range });
    }
    if (!this.#error) this.#expect('Bracket', ']');
    return node;
  }
}
