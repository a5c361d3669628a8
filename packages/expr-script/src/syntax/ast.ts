import type { TextRange } from 'source-text';
import type { Nature } from '../nature.ts';
import type { ByteString, ExprValue } from '../value.ts';

interface NodeBase {
  /** What Go reports errors at: often a token, not the whole expression. */
  readonly range: TextRange;
  /** Set by the checker; the optimizer's new nodes may have none. */
  nature?: Nature;
}

export interface NilNode extends NodeBase {
  readonly kind: 'nil';
}

export interface IdentifierNode extends NodeBase {
  readonly kind: 'identifier';
  readonly name: ByteString;
}

export interface IntegerNode extends NodeBase {
  readonly kind: 'integer';
  readonly value: bigint;
}

export interface FloatNode extends NodeBase {
  readonly kind: 'float';
  readonly value: number;
}

export interface BoolNode extends NodeBase {
  readonly kind: 'bool';
  readonly value: boolean;
}

export interface StringNode extends NodeBase {
  readonly kind: 'string';
  readonly value: ByteString;
}

export interface BytesNode extends NodeBase {
  readonly kind: 'bytes';
  readonly value: ByteString;
}

/** A value that the optimizer has computed. */
export interface ConstantNode extends NodeBase {
  readonly kind: 'constant';
  readonly value: ExprValue;
}

export interface UnaryNode extends NodeBase {
  readonly kind: 'unary';
  readonly operator: string;
  readonly operand: ExprNode;
}

export interface BinaryNode extends NodeBase {
  readonly kind: 'binary';
  readonly operator: string;
  readonly left: ExprNode;
  readonly right: ExprNode;
}

/** Holds the dotted chain in which a `?.` may skip the rest. */
export interface ChainNode extends NodeBase {
  readonly kind: 'chain';
  readonly chain: ExprNode;
}

/** `base.property` and `base[property]`. */
export interface MemberNode extends NodeBase {
  readonly kind: 'member';
  readonly base: ExprNode;
  readonly property: ExprNode;
  readonly isOptional: boolean;
  /** A call follows. */
  readonly isMethod: boolean;
}

export interface SliceNode extends NodeBase {
  readonly kind: 'slice';
  readonly base: ExprNode;
  readonly from: ExprNode | undefined;
  readonly to: ExprNode | undefined;
}

export interface CallNode extends NodeBase {
  readonly kind: 'call';
  readonly callee: ExprNode;
  readonly arguments: readonly ExprNode[];
}

export interface BuiltinNode extends NodeBase {
  readonly kind: 'builtin';
  readonly name: string;
  readonly arguments: readonly ExprNode[];
  /** Set by the optimizer: what to make of each element that was found. */
  readonly map?: ExprNode;
  /** Set by the optimizer: finding nothing is an error. */
  readonly throws?: boolean;
  /** Set by the optimizer: counting further changes nothing. */
  readonly threshold?: bigint;
}

export interface PredicateNode extends NodeBase {
  readonly kind: 'predicate';
  readonly body: ExprNode;
}

/** `#`, `#index`, `#acc`, and the missing base of `.field`. */
export interface PointerNode extends NodeBase {
  readonly kind: 'pointer';
  readonly name: ByteString;
}

/** `let name = value; body` */
export interface DeclarationNode extends NodeBase {
  readonly kind: 'declaration';
  readonly name: ByteString;
  readonly value: ExprNode;
  readonly body: ExprNode;
}

export interface SequenceNode extends NodeBase {
  readonly kind: 'sequence';
  readonly nodes: readonly ExprNode[];
}

/** The ternary and `if`. */
export interface ConditionalNode extends NodeBase {
  readonly kind: 'conditional';
  readonly condition: ExprNode;
  readonly whenTrue: ExprNode;
  readonly whenFalse: ExprNode;
}

export interface ArrayNode extends NodeBase {
  readonly kind: 'array';
  readonly nodes: readonly ExprNode[];
}

export interface MapNode extends NodeBase {
  readonly kind: 'map';
  readonly pairs: readonly PairNode[];
}

export interface PairNode extends NodeBase {
  readonly kind: 'pair';
  readonly key: ExprNode;
  readonly value: ExprNode;
}

export type ExprNode =
  | NilNode
  | IdentifierNode
  | IntegerNode
  | FloatNode
  | BoolNode
  | StringNode
  | BytesNode
  | ConstantNode
  | UnaryNode
  | BinaryNode
  | ChainNode
  | MemberNode
  | SliceNode
  | CallNode
  | BuiltinNode
  | PredicateNode
  | PointerNode
  | DeclarationNode
  | SequenceNode
  | ConditionalNode
  | ArrayNode
  | MapNode
  | PairNode;

type Members = { readonly [Kind in ExprNode['kind']]?: readonly (keyof Extract<ExprNode, { kind: Kind }>)[] };

/** Where nodes have their children, in the order of the text. The `map` of a builtin is not a child: the Go engine's walk skips it. */
const childMembers: Members = {
  unary: ['operand'],
  binary: ['left', 'right'],
  chain: ['chain'],
  member: ['base', 'property'],
  slice: ['base', 'from', 'to'],
  call: ['callee', 'arguments'],
  builtin: ['arguments'],
  predicate: ['body'],
  declaration: ['value', 'body'],
  sequence: ['nodes'],
  array: ['nodes'],
  conditional: ['condition', 'whenTrue', 'whenFalse'],
  map: ['pairs'],
  pair: ['key', 'value'],
};

/** The members of a node that hold children. The table has only such, which its type cannot say. */
function membersOf(node: ExprNode): readonly [name: string, child: ExprNode | readonly ExprNode[] | undefined][] {
  const names: readonly string[] = childMembers[node.kind] ?? [];
  return names.map((name) => [
    name,
    node[name as keyof ExprNode] as unknown as ExprNode | readonly ExprNode[] | undefined,
  ]);
}

/** The direct children, in the order of the text. */
export function childrenOf(node: ExprNode): readonly ExprNode[] {
  return membersOf(node).flatMap(([, child]) => child ?? []);
}

/**
 * A binary node, its left operand and so on, as long as these are binary: a chain such as `a + b + c`, from its end. The
 * phases go through it in a loop, since people write long ones, and the stack is small.
 */
export function leftSpine(node: BinaryNode): readonly BinaryNode[] {
  const spine = [node];
  for (let { left } = node; left.kind === 'binary'; { left } = left) spine.push(left);
  return spine;
}

/** The node with other children; the same node if none of them changed. The `map` of a builtin stays. */
export function mapChildren(node: ExprNode, change: (child: ExprNode) => ExprNode): ExprNode {
  const changed = membersOf(node).map(
    ([name, child]) => [name, child && ('kind' in child ? change(child) : child.map(change))] as const,
  );
  const after = changed.flatMap(([, child]) => child ?? []);
  const before = childrenOf(node);
  return after.every((child, index) => child === before[index]) ? node : { ...node, ...Object.fromEntries(changed) };
}
