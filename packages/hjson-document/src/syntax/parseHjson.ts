import { mergeRanges } from 'source-text';
import type { HjsonDocument, HjsonError, HjsonErrorCode, HjsonNode, HjsonNumber, HjsonVerdict } from '../document.ts';
import { foldNode } from '../walk.ts';
import { isEnd, withoutLoneSurrogates } from './characters.ts';
import { errorMessages, mostErrors, serverMessages } from './errors.ts';
import { recoverByDroppingLines } from './lineRecovery.ts';
import { isJsonNumber } from './numbers.ts';
import { parseText, readScalarAt } from './parser.ts';
import type { GoStringFields, ParsedText, ParserOptions, ServerFailure, StructReader } from './parserTypes.ts';
import { utf8LengthOfUnit } from './strings.ts';

/**
 * Parses a text as hjson-go does, and goes beyond it: never throws, and returns a tree, its errors and the verdict of hjson-go for any
 * text. Every character is part of a node, of trivia between nodes, or of `damage`.
 */
export function parseHjson(text: string): HjsonDocument {
  return parseWith(text, {});
}

/** Reads as this hjson-go into a Go struct whose string fields `goStringFields` names: see hjson-grammar §9. */
export function parseAsStruct(text: string, goStringFields: GoStringFields, structReader: StructReader): HjsonDocument {
  return parseWith(text, { goStringFields, structReader });
}

function parseWith(text: string, options: ParserOptions): HjsonDocument {
  const readable = withoutLoneSurrogates(text);
  const strict = parseText(readable, options);
  if (!strict.failure) return acceptedDocument(text, strict, options);
  const recovered = recover(readable, options, strict);
  const scalar = strict.root.kind === 'object' && !strict.root.open ? readAsScalar(readable, options) : undefined;
  const errors = inTextOrder(recovered.errors);
  // An edit can put an object in place of null: there is nothing else to repair.
  if (scalar?.kind === 'null') {
    return { text, root: scalar, goRoot: scalar, errors: [], verdict: { ok: true }, damage: [] };
  }
  const { root } = recovered;
  const damage = mergeRanges(recovered.damage, 'touching');
  if (scalar) {
    const odd = oddNumbers(scalar);
    const oddVerdict = numbersVerdict(odd);
    if (oddVerdict && !oddVerdict.ok) {
      const worded = withServerMessage(odd.map(oddNumberError), oddVerdict);
      return { text, root, goRoot: undefined, errors: worded, verdict: oddVerdict, damage };
    }
    return { text, root, goRoot: scalar, errors, verdict: { ok: true }, damage };
  }
  const verdict = failureVerdict(readable, strict.failure);
  const worded = withServerMessage(errors, strict.failure);
  return { text, root, goRoot: undefined, errors: worded, verdict, damage };
}

/** value trivia EOF — hjson-go's second try on a text that fails as a braceless object. Undefined when it fails too. */
function readAsScalar(text: string, options: ParserOptions): HjsonNode | undefined {
  const read = readScalarAt(text, 0, options);
  return read && isEnd(text.charCodeAt(read.end)) ? read.node : undefined;
}

/** A text without syntax errors may still contain a number, or nesting, that the server refuses in the end. */
function acceptedDocument(text: string, parsed: ParsedText, { goStringFields }: ParserOptions): HjsonDocument {
  const { root, tooDeep, hasOddNumbers } = parsed;
  const errors: HjsonError[] = [];
  let verdict: HjsonVerdict = { ok: true };
  if (tooDeep) {
    const range = { start: root.range.start, end: root.range.start };
    errors.push({ code: 'nested-too-deep', range, message: errorMessages['nested-too-deep'] });
    verdict = { ok: false, message: serverMessages.tooDeep(root.kind, tooDeep) };
  }
  if (hasOddNumbers) {
    // Into a struct, only its fields are read as numbers: the range then depends on their type.
    const odd = oddNumbers(root).filter((number) => !goStringFields || oddity(number) === 'lax-number');
    verdict = numbersVerdict(odd) ?? verdict;
    for (const number of odd) errors.push(oddNumberError(number));
  }
  const goRoot = verdict.ok ? root : undefined;
  const worded = verdict.ok ? errors : withServerMessage(inTextOrder(errors), verdict);
  return { text, root, goRoot, errors: worded, verdict, damage: [] };
}

const bracketErrors: ReadonlySet<HjsonErrorCode> = new Set([
  'stray-closer',
  'text-after-root',
  'unclosed-array',
  'unclosed-object',
]);

/** The second parse, by indentation, if it explains a missing closer with no more errors than the first. */
function recover(text: string, options: ParserOptions, strict: ParsedText): ParsedText {
  const isAboutBrackets = strict.errors.some(({ code }) => bracketErrors.has(code));
  if (!isAboutBrackets || strict.errors.length >= mostErrors) return strict;
  return recoverByDroppingLines(text, options, strict, recoverByIndentation(text, options, strict));
}

function recoverByIndentation(text: string, options: ParserOptions, strict: ParsedText): ParsedText {
  const byIndentation = parseText(text, { ...options, trustIndentation: true });
  return byIndentation.errors.length <= strict.errors.length ? byIndentation : strict;
}

function inTextOrder(errors: readonly HjsonError[]): HjsonError[] {
  return [...errors].sort((a, b) => a.range.start - b.range.start || a.range.end - b.range.end);
}

/** The server stops at its first failure: its message goes to the error that represents it. */
function withServerMessage(errors: readonly HjsonError[], failure: { readonly message: string }): HjsonError[] {
  const isUnclosed =
    failure.message === serverMessages.unclosed.object || failure.message === serverMessages.unclosed.array;
  const explains = ({ code }: HjsonError) => code.startsWith('unclosed-') || code === 'closer-in-string';
  const chosen = (isUnclosed ? errors.findLast(explains) : undefined) ?? errors[0];
  return errors.map((error) => (error === chosen ? { ...error, goMessage: failure.message } : error));
}

/** The server counts lines and bytes in its own way: hjson-grammar §10. */
function failureVerdict(text: string, { message, offset }: ServerFailure): HjsonVerdict {
  if (offset >= text.length) return { ok: false, message };
  let line = 1;
  let lineFeed = 0;
  for (let found = text.indexOf('\n', 1); found >= 0 && found <= offset; found = text.indexOf('\n', found + 1)) {
    line++;
    lineFeed = found;
  }
  let column = 0;
  for (let before = lineFeed; before < offset; before++) column += utf8LengthOfUnit(text.charCodeAt(before));
  return { ok: false, message, line, column };
}

/** The numbers that count and that JSON or a double cannot hold, in the order of Go's JSON. */
function oddNumbers(root: HjsonNode): readonly HjsonNumber[] {
  return foldNode<readonly HjsonNumber[]>(root, {
    scalar: (node) => (node.kind === 'number' && oddity(node) ? [node] : []),
    array: (elements) => elements.flat(),
    object: (members) => [...new Map(members).values()].flat(),
  });
}

function oddity({ lexeme, value }: HjsonNumber): 'lax-number' | 'number-out-of-range' | undefined {
  if (!isJsonNumber(lexeme)) return 'lax-number';
  return Number.isFinite(value) ? undefined : 'number-out-of-range';
}

function oddNumberError(number: HjsonNumber): HjsonError {
  const code = oddity(number) ?? 'lax-number';
  return { code, range: number.range, message: errorMessages[code] };
}

function numbersVerdict(odd: readonly HjsonNumber[]): HjsonVerdict | undefined {
  if (odd.some((number) => oddity(number) === 'lax-number')) return { ok: false, message: serverMessages.internal };
  const first = odd[0];
  return first && { ok: false, message: serverMessages.outOfRange(first.lexeme) };
}
