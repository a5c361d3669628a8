import type { TextRange } from 'source-text';
import { type Environment, type KnownVariables, readEnvironment } from '../environment.ts';
import { natureName, unknownNature } from '../nature.ts';
import { describedBuiltin, methodOf } from '../registry.ts';
import type { Token } from '../syntax/token.ts';
import { fromByteString } from '../value.ts';
import { completeTokensBefore, pathToCursor } from './cursor.ts';
import { describeMethod } from './describe.ts';

/** One way to call a function. */
export interface Signature {
  /** As it is written: `upper(text: string): string`. */
  readonly label: string;
  /** Where each parameter is in the label, as offsets. */
  readonly parameters: readonly TextRange[];
}

/** The call that is being written. */
export interface SignatureHelp {
  readonly signatures: readonly Signature[];
  /** The first signature that has the active parameter; the last one when none has. */
  readonly activeSignature: number;
  /** Counts from 0. */
  readonly activeParameter: number;
  /** One line; may be empty. */
  readonly documentation: string;
}

/** The signatures of the innermost call around an offset, and which of its arguments is being written; undefined outside any call. */
export function signature(source: string, offset: number, environment: Environment = {}): SignatureHelp | undefined {
  const call = innermostCall(completeTokensBefore(source, offset));
  if (!call) return undefined;
  const described = call.isMethod
    ? describedMethod(source, call.name, readEnvironment(environment))
    : describedBuiltin(fromByteString(call.name.value));
  if (!described) return undefined;
  const signatures = described.signatures.map(withParameters);
  const fitting = signatures.findIndex(({ parameters }) => parameters.length > call.argument);
  return {
    signatures,
    activeSignature: fitting < 0 ? signatures.length - 1 : fitting,
    activeParameter: call.argument,
    documentation: described.documentation,
  };
}

interface OpenCall {
  readonly name: Token;
  readonly isMethod: boolean;
  /** The argument that is being written, from 0. A pipe has passed the first one. */
  readonly argument: number;
}

/** The innermost open parenthesis after a name. */
function innermostCall(tokens: readonly Token[]): OpenCall | undefined {
  let depth = 0;
  let commas = 0;
  for (let index = tokens.length - 1; index > 0; index--) {
    const { kind, value } = tokens[index] ?? { kind: 'EOF', value: '' };
    if (kind === 'Operator' && value === ',' && depth === 0) commas++;
    if (kind !== 'Bracket') continue;
    if (')]}'.includes(value)) {
      depth++;
    } else if (depth > 0) {
      depth--;
    } else {
      const name = tokens[index - 1];
      if (value === '(' && name?.kind === 'Identifier') return openCall(name, tokens[index - 2], commas);
      // The commas were those of an array, a map or a group.
      commas = 0;
    }
  }
  return undefined;
}

function openCall(name: Token, before: Token | undefined, commas: number): OpenCall {
  const isOperator = before?.kind === 'Operator';
  const isMethod = isOperator && (before.value === '.' || before.value === '?.');
  const isPiped = isOperator && before.value === '|';
  return { name, isMethod, argument: commas + (isPiped ? 1 : 0) };
}

function describedMethod(source: string, name: Token, environment: KnownVariables) {
  const path = pathToCursor(source, name.range, environment);
  const member = path?.findLast((node) => node.kind === 'member');
  if (!member) return undefined;
  const method = methodOf(natureName(member.base.nature ?? unknownNature), fromByteString(name.value));
  return method && { signatures: [describeMethod(method)], documentation: method.documentation };
}

/** The parameters of a label such as `split(text: string, separator: string): []string`. */
function withParameters(label: string): Signature {
  const parameters: TextRange[] = [];
  let start = label.indexOf('(') + 1;
  let depth = 0;
  for (let index = start; index < label.length && depth >= 0; index++) {
    const character = label.charAt(index);
    if ('([{'.includes(character)) depth++;
    if (')]}'.includes(character)) depth--;
    if (depth > 0 || (depth === 0 && character !== ',')) continue;
    const length = label.slice(start, index).trim().length;
    if (length > 0) parameters.push({ start, end: start + length });
    start = index + 2;
  }
  return { label, parameters };
}
