import {
  behindPointer,
  isAssignable,
  isFloat,
  isInteger,
  isUnknown,
  type Nature,
  natureName,
  natureOf,
  unknownNature,
} from '../nature.ts';
import type { ExprNode } from '../syntax/ast.ts';
import type { ByteString } from '../value.ts';

/** An error, placed at the node; undefined: at the call. */
export interface ArgumentError {
  readonly message: ByteString;
  readonly node: ExprNode | undefined;
}

/** The nature of a call's result by the function's nature, or what is wrong with its arguments. */
export function checkArguments(
  name: ByteString,
  { isMethod, type }: Nature,
  args: readonly ExprNode[],
  visit: (node: ExprNode) => Nature,
): Nature | ArgumentError {
  const signature = type?.signature;
  if (!signature) return unknownNature;
  const { results, isVariadic } = signature;
  const parameters = isMethod ? signature.parameters.slice(1) : signature.parameters;
  const result = results[0];
  if (!result) return { message: `func ${name} doesn't return value`, node: undefined };
  if (results.length > 2) return { message: `func ${name} returns more then two values`, node: undefined };
  const tooFew = args.length < parameters.length - (isVariadic ? 1 : 0);
  if (tooFew || (!isVariadic && args.length > parameters.length)) {
    // What is wrong inside the arguments counts first.
    args.forEach(visit);
    return { message: `${tooFew ? 'not enough' : 'too many'} arguments to call ${name}`, node: undefined };
  }
  for (const [index, node] of args.entries()) {
    const isRest = isVariadic && index >= parameters.length - 1;
    const parameter = isRest ? parameters.at(-1)?.element : parameters[index];
    const message = parameter && argumentMessage(name, visit(node), natureOf(parameter));
    if (message) return { message, node };
  }
  return natureOf(result);
}

function argumentMessage(name: ByteString, argument: Nature, parameter: Nature): ByteString | undefined {
  if (isInteger(argument) && (isFloat(parameter) || isInteger(parameter))) return undefined;
  if (argument.isNil) {
    const takesNil = parameter.type?.kind === 'pointer' || parameter.type?.kind === 'interface';
    return takesNil ? undefined : `cannot use nil as argument (type ${natureName(parameter)}) to call ${name}`;
  }
  if (isUnknown(argument) || isAssignable(argument, parameter)) return undefined;
  if (argument.type?.kind === 'pointer' && isAssignable(behindPointer(argument), parameter)) return undefined;
  // The space at the end is Go's.
  return `cannot use ${natureName(argument)} as argument (type ${natureName(parameter)}) to call ${name} `;
}
