import { isInvalid } from '../builtins/builtin.ts';
import type { KnownVariables } from '../environment.ts';
import type { RawError } from '../errors.ts';
import { patternFault } from '../go/regexp.ts';
import {
  arrayOf,
  behindPointer,
  elementOf,
  hasKind,
  isArray,
  isAssignable,
  isBool,
  isInteger,
  isNumber,
  isString,
  isUnknown,
  keyOf,
  methodOfType,
  type Nature,
  natureName,
  natureOf,
  nilNature,
  unknownNature,
} from '../nature.ts';
import type { PredicateBuiltin } from '../predicates/predicate.ts';
import { builtinFunction, isBuiltinName, methodOf, predicateBuiltin } from '../registry.ts';
import type {
  ArrayNode,
  BinaryNode,
  BuiltinNode,
  CallNode,
  ConditionalNode,
  DeclarationNode,
  ExprNode,
  IdentifierNode,
  MemberNode,
  PointerNode,
  PredicateNode,
  SequenceNode,
  SliceNode,
} from '../syntax/ast.ts';
import { leftSpine } from '../syntax/ast.ts';
import {
  anySliceType,
  anyType,
  boolType,
  bytesType,
  errorType,
  floatType,
  functionType,
  type GoType,
  intType,
  stringMapType,
  stringType,
} from '../types.ts';
import { type ByteString, fromByteString, toByteString } from '../value.ts';
import { type ArgumentError, checkArguments } from './checkArguments.ts';
import { checkBinary, checkUnary } from './checkOperators.ts';

export type CheckOutcome =
  | { readonly ok: true; readonly nature: Nature }
  | { readonly ok: false; readonly error: RawError };

/** What Go's engine can be asked for: its options AsKind(reflect.String), AsBool, AsInt and AsFloat64. */
export type ResultType = 'string' | 'bool' | 'int' | 'float64';

/** Assigns a nature to every node and to the program, whose result must be able to be of the type; or returns the first error. */
export function checkExpr(root: ExprNode, environment: KnownVariables, as?: ResultType): CheckOutcome {
  const checker = new Checker(environment);
  const nature = checker.visit(root);
  if (checker.error) return { ok: false, error: checker.error };
  const isWanted = as === 'int' || as === 'float64' ? isNumber(nature) : as === undefined || hasKind(nature, as);
  if (!isUnknown(nature) && !isWanted) {
    const message = `expected ${as}, but got ${natureName(nature)}`;
    return { ok: false, error: { message, range: undefined } };
  }
  return { ok: true, nature };
}

interface Variable {
  readonly name: ByteString;
  readonly nature: Nature;
}

interface PredicateScope {
  readonly collection: Nature;
  readonly pointers: readonly Variable[];
}

const bool = natureOf(boolType);
const int = natureOf(intType);
const string = natureOf(stringType);

/** The type of a builtin that is named without a call and has no declared type. */
const anyFunctionType = functionType([anySliceType], [anyType, errorType], true);

export class Checker {
  readonly #environment: KnownVariables;
  #variables: Variable[] = [];
  #scopes: PredicateScope[] = [];
  error: RawError | undefined;

  constructor(environment: KnownVariables) {
    this.#environment = environment;
  }

  /** The nature of a node. A node that is visited again keeps its nature: overloads check arguments many times. */
  visit(node: ExprNode): Nature {
    if (node.kind === 'binary' && !node.nature) {
      for (const link of leftSpine(node).toReversed()) link.nature ??= this.#natureOf(link);
    }
    node.nature ??= this.#natureOf(node);
    return node.nature;
  }

  #natureOf(node: ExprNode): Nature {
    switch (node.kind) {
      case 'nil':
        return nilNature;
      case 'identifier':
        return this.#identifier(node);
      case 'integer':
        return int;
      case 'float':
        return natureOf(floatType);
      case 'bool':
        return bool;
      case 'string':
        return string;
      case 'bytes':
        return natureOf(bytesType);
      case 'constant':
        return unknownNature;
      case 'unary': {
        const operand = behindPointer(this.visit(node.operand));
        return this.#orFail(node, checkUnary(node.operator, operand));
      }
      case 'binary':
        return this.#binary(node);
      case 'chain':
        return this.visit(node.chain);
      case 'member':
        return this.#member(node);
      case 'slice':
        return this.#slice(node);
      case 'call':
        return this.#call(node);
      case 'builtin':
        return this.#builtin(node);
      case 'predicate':
        return this.#predicate(node);
      case 'pointer':
        return this.#pointer(node);
      case 'declaration':
        return this.#declaration(node);
      case 'sequence':
        return this.#sequence(node);
      case 'conditional':
        return this.#conditional(node);
      case 'array':
        return this.#array(node);
      case 'map':
        node.pairs.forEach((pair) => {
          this.visit(pair);
        });
        return natureOf(stringMapType);
      case 'pair':
        this.visit(node.key);
        this.visit(node.value);
        return nilNature;
    }
  }

  #fail(node: ExprNode, message: ByteString): Nature {
    this.error ??= { message, range: node.range };
    return unknownNature;
  }

  #orFail(node: ExprNode, outcome: Nature | { readonly message: ByteString }): Nature {
    return 'message' in outcome ? this.#fail(node, outcome.message) : outcome;
  }

  #identifier(node: IdentifierNode): Nature {
    const variable = this.#variables.findLast(({ name }) => name === node.name);
    if (variable) return variable.nature;
    if (node.name === '$env') return unknownNature;
    const name = fromByteString(node.name);
    const known = this.#environment.variables.get(name);
    if (known) return known.nature;
    if (isBuiltinName(name)) return { type: declaredType(name), isNil: false, builtin: name };
    return this.#fail(node, `unknown name ${node.name}`);
  }

  #binary(node: BinaryNode): Nature {
    const left = behindPointer(this.visit(node.left));
    const right = behindPointer(this.visit(node.right));
    if (node.operator === 'matches' && node.right.kind === 'string') {
      const fault = patternFault(node.right.value);
      if (fault !== undefined) return this.#fail(node, toByteString(fault));
    }
    return this.#orFail(node, checkBinary(node.operator, left, right));
  }

  #member(node: MemberNode): Nature {
    const { property } = node;
    const name = property.kind === 'string' ? property.value : undefined;
    if (node.base.kind === 'identifier' && node.base.name === '$env') {
      if (name === undefined) return unknownNature;
      const known = this.#environment.variables.get(fromByteString(name));
      if (known) return known.nature;
      return node.isOptional ? unknownNature : this.#fail(node, `unknown name ${name}`);
    }
    const receiver = this.visit(node.base);
    const key = this.visit(property);
    if (isUnknown(receiver)) return unknownNature;
    if (name !== undefined) {
      if (receiver.isNil) return this.#fail(node, `type nil has no field ${name}`);
      const method = methodOf(natureName(receiver), fromByteString(name));
      if (method && receiver.type) return methodOfType(receiver.type, method.type);
    }
    return this.#element(node, behindPointer(receiver), key, name);
  }

  #element(node: MemberNode, base: Nature, key: Nature, name: ByteString | undefined): Nature {
    if (hasKind(base, 'map')) {
      const mapKey = keyOf(base);
      const fits = isAssignable(key, mapKey) || isAssignable(behindPointer(key), mapKey) || isUnknown(key);
      if (fits && base.fields && name !== undefined) {
        return base.fields.get(name) ?? this.#fail(node.property, `unknown field ${name}`);
      }
      if (fits) return elementOf(base);
      return this.#fail(node.property, `cannot use ${natureName(key)} to get an element from ${natureName(base)}`);
    }
    if (isArray(base)) {
      const index = behindPointer(key);
      if (isInteger(index) || isUnknown(index)) return elementOf(base);
      const message = `array elements can only be selected using an integer (got ${natureName(index)})`;
      return this.#fail(node.property, message);
    }
    if (name === undefined) return this.#fail(node, `type ${natureName(base)}[${natureName(key)}] is undefined`);
    return this.#fail(node, `type ${natureName(base)} has no ${node.isMethod ? 'method' : 'field'} ${name}`);
  }

  #slice(node: SliceNode): Nature {
    const base = this.visit(node.base);
    if (isUnknown(base)) return unknownNature;
    if (!isString(base) && !isArray(base)) return this.#fail(node, `cannot slice ${natureName(base)}`);
    for (const bound of [node.from, node.to]) {
      if (!bound) continue;
      const nature = behindPointer(this.visit(bound));
      if (!isInteger(nature) && !isUnknown(nature)) {
        return this.#fail(bound, `non-integer slice index ${natureName(nature)}`);
      }
    }
    return base;
  }

  #call(node: CallNode): Nature {
    const { callee } = node;
    if (callee.kind === 'identifier' && callee.name === '$env') {
      return this.#fail(node, `${stringMapType.name} is not callable`);
    }
    const nature = this.visit(callee);
    if (isUnknown(nature)) return unknownNature;
    if (nature.builtin !== undefined) return this.#function(nature.builtin, node, node.arguments);
    if (nature.isNil) return this.#fail(node, `${calleeName(callee)} is nil; cannot call nil as function`);
    if (nature.type?.kind !== 'func') return this.#fail(node, `${natureName(nature)} is not callable`);
    return this.#settle(
      node,
      checkArguments(calleeName(callee), nature, node.arguments, (argument) => this.visit(argument)),
    );
  }

  #settle(call: ExprNode, outcome: Nature | ArgumentError): Nature {
    return 'message' in outcome ? this.#fail(outcome.node ?? call, outcome.message) : outcome;
  }

  /** A call of a builtin by its declared types or its own check. */
  #function(name: string, node: ExprNode, args: readonly ExprNode[]): Nature {
    const rule = builtinFunction(name)?.rule;
    const visit = (argument: ExprNode) => this.visit(argument);
    if (rule?.kind === 'validate') {
      const types = args.map((argument) => {
        const nature = visit(argument);
        return isUnknown(nature) ? anyType : nature.type;
      });
      const outcome = rule.validate(types);
      return isInvalid(outcome) ? this.#fail(node, outcome.message) : natureOf(outcome);
    }
    let outcome: Nature | ArgumentError = unknownNature;
    for (const type of rule?.kind === 'overloads' ? rule.types : [declaredType(name)]) {
      outcome = checkArguments(name, natureOf(type), args, visit);
      if ('message' in outcome) continue;
      if (node.kind === 'call') node.callee.nature = natureOf(type);
      break;
    }
    return this.#settle(node, outcome);
  }

  #builtin(node: BuiltinNode): Nature {
    const predicate = predicateBuiltin(node.name);
    if (predicate) return this.#predicateBuiltin(node, predicate);
    return builtinFunction(node.name)?.rule.kind === 'indexing'
      ? this.#get(node)
      : this.#function(node.name, node, node.arguments);
  }

  #predicateBuiltin(node: BuiltinNode, builtin: PredicateBuiltin): Nature {
    const [array, body, extra] = node.arguments;
    if (!array) return this.#fail(node, `not enough arguments to call ${node.name}`);
    const collection = behindPointer(this.visit(array));
    if (!isArray(collection) && !isUnknown(collection)) {
      return this.#fail(array, `builtin ${node.name} takes only array (got ${natureName(collection)})`);
    }
    if (!body) return builtin.result(collection, undefined);
    const pointers = { index: int, acc: unknownNature };
    this.#scopes.push({ collection, pointers: builtin.pointers.map((name) => ({ name, nature: pointers[name] })) });
    const predicate = this.visit(body);
    this.#scopes.pop();
    if (extra) {
      const order = this.visit(extra);
      if (builtin.extraArgument === 'order' && !isString(order) && !isUnknown(order)) {
        return this.#fail(extra, `${node.name} order argument must be a string (got ${natureName(order)})`);
      }
    }
    return this.#predicateResult(node, builtin, collection, predicate, body);
  }

  #predicateResult(
    node: BuiltinNode,
    builtin: PredicateBuiltin,
    collection: Nature,
    predicate: Nature,
    body: ExprNode,
  ): Nature {
    const output = predicate.type?.signature?.results[0];
    if (!output) {
      if (builtin.fallsBackToType) return this.#function(node.name, node, node.arguments);
      const inputs = builtin.pointers.includes('acc') ? 'two' : 'one';
      return this.#fail(body, `predicate should has ${inputs} input and one output param`);
    }
    const outputNature = natureOf(output);
    if (builtin.needsBoolean && !isBool(outputNature) && !isUnknown(outputNature)) {
      return this.#fail(body, `predicate should return boolean (got ${output.name})`);
    }
    return builtin.result(collection, predicate.element ?? unknownNature);
  }

  #get(node: BuiltinNode): Nature {
    const [from, index] = node.arguments;
    if (!from || !index || node.arguments.length !== 2) {
      return this.#fail(node, `invalid number of arguments (expected 2, got ${node.arguments.length})`);
    }
    const base = this.visit(from);
    const key = behindPointer(this.visit(index));
    if (from.kind === 'identifier' && from.name === '$env') {
      const known = index.kind === 'string' && this.#environment.variables.get(fromByteString(index.value));
      return known ? known.nature : unknownNature;
    }
    if (isUnknown(base)) return unknownNature;
    if (isArray(base)) {
      if (isInteger(key) || isUnknown(key)) return elementOf(base);
      return this.#fail(index, `non-integer slice index ${natureName(key)}`);
    }
    if (hasKind(base, 'map')) {
      if (isAssignable(key, keyOf(base)) || isUnknown(key)) return elementOf(base);
      return this.#fail(index, `cannot use ${natureName(key)} to get an element from ${natureName(base)}`);
    }
    return this.#fail(from, `type ${natureName(base)} does not support indexing`);
  }

  #predicate(node: PredicateNode): Nature {
    const body = this.visit(node.body);
    const results = isUnknown(body) ? [anyType] : body.type ? [body.type] : [];
    return { ...natureOf(functionType([anyType], results)), element: body };
  }

  #pointer(node: PointerNode): Nature {
    const scope = this.#scopes.at(-1);
    if (!scope) return this.#fail(node, 'cannot use pointer accessor outside predicate');
    if (node.name === '') return isUnknown(scope.collection) ? unknownNature : elementOf(scope.collection);
    const pointer = scope.pointers.find(({ name }) => name === node.name);
    return pointer ? pointer.nature : this.#fail(node, `unknown pointer #${node.name}`);
  }

  #declaration(node: DeclarationNode): Nature {
    const name = fromByteString(node.name);
    if (this.#environment.variables.has(name)) return this.#fail(node, `cannot redeclare ${node.name}`);
    if (isBuiltinName(name)) return this.#fail(node, `cannot redeclare builtin ${node.name}`);
    if (this.#variables.some((variable) => variable.name === node.name)) {
      return this.#fail(node, `cannot redeclare variable ${node.name}`);
    }
    const value = this.visit(node.value);
    this.#variables.push({ name: node.name, nature: value });
    const body = this.visit(node.body);
    this.#variables.pop();
    return body;
  }

  #sequence(node: SequenceNode): Nature {
    let last = unknownNature;
    for (const child of node.nodes) last = this.visit(child);
    return last;
  }

  #conditional(node: ConditionalNode): Nature {
    const condition = behindPointer(this.visit(node.condition));
    if (!isBool(condition) && !isUnknown(condition)) {
      return this.#fail(node.condition, `non-bool expression (type ${natureName(condition)}) used as condition`);
    }
    const whenTrue = this.visit(node.whenTrue);
    const whenFalse = this.visit(node.whenFalse);
    if (whenTrue.isNil) return whenFalse;
    if (whenFalse.isNil) return whenTrue;
    if (!isAssignable(whenTrue, whenFalse)) return unknownNature;
    if (!isArray(whenTrue) || !isArray(whenFalse)) return whenTrue;
    const trueElement = elementOf(whenTrue);
    const falseElement = elementOf(whenFalse);
    const isSame = isAssignable(trueElement, falseElement) && isAssignable(falseElement, trueElement);
    return isSame ? whenTrue : natureOf(anySliceType);
  }

  /** The elements' nature is the last one's, when all are of one kind. */
  #array(node: ArrayNode): Nature {
    const natures = node.nodes.map((child) => this.visit(child));
    const last = natures.at(-1) ?? unknownNature;
    return natures.every(({ type }) => type?.kind === last.type?.kind) ? arrayOf(last) : natureOf(anySliceType);
  }
}

function calleeName(callee: ExprNode): ByteString {
  if (callee.kind === 'identifier') return callee.name;
  return callee.kind === 'member' && callee.property.kind === 'string' ? callee.property.value : 'function';
}

/** The type that a builtin has as a value: its first declared one. */
function declaredType(name: string): GoType {
  const predicate = predicateBuiltin(name);
  if (predicate) return predicate.type;
  const rule = builtinFunction(name)?.rule;
  return (rule?.kind === 'overloads' && rule.types[0]) || anyFunctionType;
}
