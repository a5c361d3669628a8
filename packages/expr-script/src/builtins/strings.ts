import { toLower, toUpper } from '../go/letterCase.ts';
import { replace, replacedLength, split, trim, trimPrefix, trimSpace, trimSuffix } from '../go/strings.ts';
import { maxStringLength } from '../limits.ts';
import { GoPanic, Unsupported } from '../thrown.ts';
import { anySliceType, boolType, intType, stringSliceType, stringType } from '../types.ts';
import { type ExprValue, GoSlice, goTypeName } from '../value.ts';
import { countArgument, intArgument, stringArgument } from './arguments.ts';
import type { Builtin } from './builtin.ts';
import { overload, overloads } from './rules.ts';

const textToText = overload([stringType], stringType);
const twoTextsToText = overload([stringType, stringType], stringType);
const twoTextsToInt = overload([stringType, stringType], intType);
const twoTextsToBool = overload([stringType, stringType], boolType);
const splitRule = overloads(
  overload([stringType, stringType], stringSliceType),
  overload([stringType, stringType, intType], stringSliceType),
);

const mostRepetitions = 1_000_000n;

export const stringBuiltins: readonly Builtin[] = [
  {
    name: 'trim',
    documentation: 'The text without white space at both ends, or without the characters of the second argument.',
    signatures: ['trim(text: string, characters?: string): string'],
    rule: overloads(textToText, twoTextsToText),
    call: ([text, cutset]) =>
      cutset === undefined ? trimSpace(stringArgument(text)) : trim(stringArgument(text), stringArgument(cutset)),
  },
  {
    name: 'trimPrefix',
    documentation: 'The text without the given beginning; a space when none is given.',
    signatures: ['trimPrefix(text: string, prefix?: string): string'],
    rule: overloads(twoTextsToText, textToText),
    call: ([text, prefix]) => cutAffix(trimPrefix, text, prefix),
  },
  {
    name: 'trimSuffix',
    documentation: 'The text without the given end; a space when none is given.',
    signatures: ['trimSuffix(text: string, suffix?: string): string'],
    rule: overloads(twoTextsToText, textToText),
    call: ([text, suffix]) => cutAffix(trimSuffix, text, suffix),
  },
  {
    name: 'upper',
    documentation: 'The text in upper case.',
    signatures: ['upper(text: string): string'],
    rule: overloads(textToText),
    call: ([text]) => toUpper(stringArgument(text)),
  },
  {
    name: 'lower',
    documentation: 'The text in lower case.',
    signatures: ['lower(text: string): string'],
    rule: overloads(textToText),
    call: ([text]) => toLower(stringArgument(text)),
  },
  {
    name: 'split',
    documentation: 'The parts of the text between separators, at most as many as the limit.',
    signatures: ['split(text: string, separator: string, limit?: int): []string'],
    rule: splitRule,
    call: (args) => splitText(args, false),
  },
  {
    name: 'splitAfter',
    documentation: 'The parts of the text, each with its separator at the end.',
    signatures: ['splitAfter(text: string, separator: string, limit?: int): []string'],
    rule: splitRule,
    call: (args) => splitText(args, true),
  },
  {
    name: 'replace',
    documentation: 'The text with each occurrence replaced, or only the first few.',
    signatures: ['replace(text: string, old: string, new: string, limit?: int): string'],
    rule: overloads(
      overload([stringType, stringType, stringType, intType], stringType),
      overload([stringType, stringType, stringType], stringType),
    ),
    call: ([text, old, replacement, limit]) => {
      const [source, from, to] = [stringArgument(text), stringArgument(old), stringArgument(replacement)];
      const count = limit === undefined ? -1 : countArgument(limit);
      refuseLength(replacedLength(source, from, to, count));
      return replace(source, from, to, count);
    },
  },
  {
    name: 'repeat',
    documentation: 'The text so many times.',
    signatures: ['repeat(text: string, count: int): string'],
    rule: overloads(overload([stringType, intType], stringType)),
    call: ([text, times], context) => {
      const source = stringArgument(text);
      const count = intArgument(times);
      if (count < 0n) throw new GoPanic(`invalid argument for repeat (expected positive integer, got ${count})`);
      if (count > mostRepetitions) throw new GoPanic('memory budget exceeded');
      context.growMemory(source.length * Number(count));
      return source.repeat(Number(count));
    },
  },
  {
    name: 'join',
    documentation: 'One text from all of the array, with the glue between its elements.',
    signatures: ['join(texts: array, glue?: string): string'],
    rule: overloads(
      overload([stringSliceType, stringType], stringType),
      overload([anySliceType, stringType], stringType),
      overload([anySliceType], stringType),
      overload([stringSliceType, stringType], stringType),
      overload([stringSliceType], stringType),
    ),
    call: ([array = null, glue]) => join(array, glue === undefined ? '' : stringArgument(glue)),
  },
  {
    name: 'indexOf',
    documentation: 'The byte index of the first occurrence; -1 if it does not occur.',
    signatures: ['indexOf(text: string, search: string): int'],
    rule: overloads(twoTextsToInt),
    call: ([text, search]) => BigInt(stringArgument(text).indexOf(stringArgument(search))),
  },
  {
    name: 'lastIndexOf',
    documentation: 'The byte index of the last occurrence; -1 if it does not occur.',
    signatures: ['lastIndexOf(text: string, search: string): int'],
    rule: overloads(twoTextsToInt),
    call: ([text, search]) => BigInt(stringArgument(text).lastIndexOf(stringArgument(search))),
  },
  {
    name: 'hasPrefix',
    documentation: 'Whether the text begins with another.',
    signatures: ['hasPrefix(text: string, prefix: string): bool'],
    rule: overloads(twoTextsToBool),
    call: ([text, prefix]) => stringArgument(text).startsWith(stringArgument(prefix)),
  },
  {
    name: 'hasSuffix',
    documentation: 'Whether the text ends with another.',
    signatures: ['hasSuffix(text: string, suffix: string): bool'],
    rule: overloads(twoTextsToBool),
    call: ([text, suffix]) => stringArgument(text).endsWith(stringArgument(suffix)),
  },
];

function cutAffix(
  cut: (text: string, affix: string) => string,
  text: ExprValue | undefined,
  affix: ExprValue | undefined,
): string {
  // The affix is looked at first, as in Go.
  const end = affix === undefined ? ' ' : stringArgument(affix);
  return cut(stringArgument(text), end);
}

function splitText([text, separator, limit]: readonly ExprValue[], keepSeparator: boolean): GoSlice {
  const [source, between] = [stringArgument(text), stringArgument(separator)];
  const parts = split(source, between, limit === undefined ? -1 : countArgument(limit), keepSeparator);
  return new GoSlice('string', parts ?? [], parts === undefined);
}

function join(array: ExprValue, glue: string): string {
  const isTyped = array instanceof GoSlice && ['string', 'interface {}'].includes(array.elementType) && !array.isArray;
  if (!isTyped) {
    throw new GoPanic(`invalid argument for join (type ${array === null ? '%!s(<nil>)' : goTypeName(array)})`);
  }
  const texts = array.items.map(stringArgument);
  refuseLength(texts.reduce((length, text) => length + text.length + glue.length, 0));
  return texts.join(glue);
}

function refuseLength(length: number): void {
  if (length > maxStringLength) throw new Unsupported('longStrings');
}
