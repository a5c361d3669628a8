import { decodeBase64, encodeBase64 } from '../go/base64.ts';
import { decodeJson } from '../go/jsonDecode.ts';
import { encodeJson } from '../go/jsonEncode.ts';
import { anyType, stringType } from '../types.ts';
import { stringArgument } from './arguments.ts';
import type { Builtin } from './builtin.ts';
import { overload, overloads } from './rules.ts';

export const encodingBuiltins: readonly Builtin[] = [
  {
    name: 'toJSON',
    documentation: 'The value as JSON over several lines, with sorted keys.',
    signatures: ['toJSON(value: any): string'],
    rule: overloads(overload([anyType], stringType)),
    call: ([value = null]) => encodeJson(value),
  },
  {
    name: 'fromJSON',
    documentation: 'The value of a JSON text; every number is a float.',
    signatures: ['fromJSON(text: string): any'],
    rule: overloads(overload([stringType], anyType)),
    call: ([text]) => decodeJson(stringArgument(text)),
  },
  {
    name: 'toBase64',
    documentation: 'The bytes of the text in Base64, with padding.',
    signatures: ['toBase64(text: string): string'],
    rule: overloads(overload([stringType], stringType)),
    call: ([text]) => encodeBase64(stringArgument(text)),
  },
  {
    name: 'fromBase64',
    documentation: 'The text behind Base64, which must have its padding.',
    signatures: ['fromBase64(text: string): string'],
    rule: overloads(overload([stringType], stringType)),
    call: ([text]) => decodeBase64(stringArgument(text)),
  },
];
