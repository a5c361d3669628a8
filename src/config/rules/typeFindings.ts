import type { HjsonDocument, HjsonNode, HjsonNumber } from 'hjson-document';
import { dottedName, type Fix, nearestName, type Severity, safe } from 'source-text';
import { holdsSentinel } from '../../references/index.ts';
import { removeFix, writeFix } from '../fixes.ts';
import type { OptionKind } from '../schema/entry.ts';
import {
  choiceNamed,
  continuesOnLine,
  isLiteral,
  minutesIn,
  plainMeanings,
  plainText,
} from '../values/plainMeaning.ts';
import { lookAlikeSentence } from './lookAlikeLetters.ts';
import { isPlaceholder, placeholderFinding } from './placeholder.ts';
import { bareReference } from './references.ts';
import type { RuleInput, RuleResult } from './rule.ts';
import { type Mismatch, readsIntoStruct, typeMismatches } from './typeMismatches.ts';

/** Values of a wrong type, as zod finds them, in our own words. A value is never coerced; if its meaning is clear, a fix offers it. */
export function typeFindings({ document }: RuleInput): readonly RuleResult[] {
  const { root } = document;
  if (root.kind === 'null') return [emptyFinding(root)];
  if (root.kind !== 'object') return [rootFinding(document)];
  const mismatches = typeMismatches(document);
  const dependsOnStruct = mismatches.some((mismatch) => takesMore(document, mismatch) || isIntegerForm(mismatch));
  const isRead = !dependsOnStruct || readsIntoStruct(document.text);
  return [
    ...wholeText(document),
    ...mismatches
      .filter(({ node }) => !isMark(node))
      .map((mismatch) => ({
        range: mismatch.node.range,
        ...named(mismatch, finding(document, mismatch, isRead)),
      })),
  ];
}

/** Under another spelling of its key, a value is checked as the option that Go reads it as. */
function named({ path, option }: Mismatch, found: RuleResult): RuleResult {
  return option && option.key !== dottedName(path) ? { ...found, message: `${option.key}: ${found.message}` } : found;
}

/** True for a bare number or word in place of text that a Go struct reads together with the rest of the line. */
function takesMore({ text }: HjsonDocument, { node, kind }: Mismatch): boolean {
  return wantsText(kind) && isLiteral(node) && continuesOnLine(text, node.range.end);
}

const wantedWords: Readonly<Record<OptionKind | 'program', string>> = {
  text: 'text',
  secret: 'text',
  colour: 'text',
  path: 'text',
  url: 'text',
  choice: 'text',
  program: 'an Expr program, as text',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object in braces',
  programs: 'an object in braces, with a program for each name',
};

/** What a redacted copy left out is reported as that. */
function isMark(node: HjsonNode): boolean {
  return node.kind === 'string' && holdsSentinel(node.value);
}

/** `isRead` is whether hjson-go reads the text into a struct: it decides how severe it is that other readers read it differently. */
function finding(document: HjsonDocument, mismatch: Mismatch, isRead: boolean): RuleResult {
  const { node, kind, path } = mismatch;
  if (kind !== 'program' && node.kind === 'string' && isPlaceholder(node.value, kind)) return placeholderFinding(path);
  const reference = kind === 'program' ? undefined : bareReference(document, { path, node, kind });
  if (reference) return reference;
  if (wantsText(kind) && node.kind === 'null') return nullForText(document, mismatch);
  if (wantsText(kind) && isLiteral(node)) {
    return unquoted(document, mismatch, !isRead && takesMore(document, mismatch) ? 'error' : 'warning');
  }
  if (node.kind === 'null') return unset(document, mismatch);
  if (kind === 'choice' && node.kind === 'string') return notAChoice(document, mismatch);
  if (isIntegerForm(mismatch)) return integerForm(document, mismatch, isRead ? 'warning' : 'error');
  return wrongType(document, mismatch);
}

function wantsText(kind: Mismatch['kind']): boolean {
  return kind === 'program' || wantedWords[kind] === 'text';
}

function rootFinding({ root }: HjsonDocument): RuleResult {
  return {
    code: 'root-not-object',
    severity: 'error',
    path: [],
    range: root.range,
    message: `The configuration must be an object: keys with values. This is ${received(root)}.`,
  };
}

/** A text that fails as an object may still be one text or number to the server (hjson-grammar §3): then no option is read. */
function wholeText({ root, goRoot }: HjsonDocument): readonly RuleResult[] {
  if (!goRoot || root.kind !== 'object' || goRoot.kind === 'object' || goRoot.kind === 'array') return [];
  return [
    {
      code: 'read-as-one-value',
      severity: 'error',
      path: [],
      range: { start: root.range.start, end: root.range.start },
      message: `hjson-go reads the whole text as ${received(goRoot)}, with no options in it. ${
        isObjectInQuotes(goRoot) ? 'Remove the quotes around it.' : 'Fix the other errors first.'
      }`,
    },
  ];
}

function emptyFinding({ range }: HjsonNode): RuleResult {
  return {
    code: 'read-as-nothing',
    severity: 'warning',
    path: [],
    range,
    message: 'hjson-go reads this as an empty configuration: every option has its default or is not set.',
  };
}

function isObjectInQuotes(node: HjsonNode): boolean {
  return node.kind === 'string' && node.style !== 'quoteless' && node.value.trimStart().startsWith('{');
}

/** Readers with a Go struct read it as text to the end of the line, readers into a map refuse it (hjson-facts §1.1). */
function unquoted(document: HjsonDocument, mismatch: Mismatch, severity: Severity): RuleResult {
  const { path, node, kind } = mismatch;
  const wanted = `Must be ${wantedWords[kind]}; this is ${received(node)} without quotes.`;
  return {
    code: 'unquoted-literal',
    severity,
    path,
    message:
      severity === 'error'
        ? `${wanted} hjson-go refuses it, or reads it as text to the end of the line and then fails. Quote it.`
        : `${wanted} Into a Go struct, hjson-go reads it as text to the end of the line; into a map, it does not become text. Quote it.`,
    fixes: [safe(quoteFix(document, mismatch))],
  };
}

/** Readers with a Go struct read it as text to the end of the line, readers into a map as not set (hjson-facts §1.1). */
function nullForText(document: HjsonDocument, mismatch: Mismatch): RuleResult {
  const { path } = mismatch;
  return {
    code: 'null-for-text',
    severity: 'warning',
    path,
    message:
      'Into a Go struct, hjson-go reads an unquoted null as text to the end of the line; into a map, as not set. Remove it, or quote it.',
    fixes: [quoteFix(document, mismatch), removeFix(document, path, 'Remove')],
  };
}

function quoteFix(document: HjsonDocument, { path, node, kind }: Mismatch): Fix {
  const source = document.text.slice(node.range.start, node.range.end);
  return kind === 'program'
    ? writeFix(document, path, `'${source}'`, 'Quote as text')
    : writeFix(document, path, source, 'Quote it');
}

function unset(document: HjsonDocument, { path, option }: Mismatch): RuleResult {
  const fallback = option?.default;
  const consequence =
    fallback !== undefined
      ? `so the default, ${JSON.stringify(fallback)}, applies`
      : option?.mayBeOmitted
        ? 'as if it were omitted'
        : 'and there is no default';
  return {
    code: 'null-is-unset',
    severity: option?.mayBeOmitted ? 'hint' : 'warning',
    path,
    message: `hjson-go reads null as not set, ${consequence}.`,
    fixes: [removeFix(document, path, 'Remove')],
  };
}

function notAChoice(document: HjsonDocument, { path, node, option }: Mismatch): RuleResult {
  const values = (option?.choices ?? []).map(({ value }) => value);
  const written = node.kind === 'string' ? node.value : '';
  const plain = plainText(written, path);
  const meant = choiceNamed(plain) ?? nearestName(plain, values);
  const ordered = [...values].sort((a, b) => Number(b === meant) - Number(a === meant));
  return {
    code: 'not-a-choice',
    severity: 'error',
    path,
    message: `Must be exactly ${values.join(' or ')}.${lookAlikeSentence(written) || (meant ? ` Did you mean ${meant}?` : '')}`,
    fixes: ordered.map((value) => ({
      ...writeFix(document, path, value, `Use ${value}`),
      isSafe: value.toLowerCase() === plain.toLowerCase(),
    })),
  };
}

function wrongType(document: HjsonDocument, { path, node, kind, option }: Mismatch): RuleResult {
  const minutes = option?.unit === 'minutes' ? minutesIn(node) : undefined;
  if (minutes !== undefined) {
    const fixes = [writeFix(document, path, minutes, `Change to ${minutes}`)];
    return {
      code: 'wrong-type',
      severity: 'error',
      path,
      message: 'Must be the number of minutes, without a unit.',
      fixes,
    };
  }
  const meant = plainMeanings(kind, node, path);
  return {
    code: 'wrong-type',
    severity: 'error',
    path,
    message: wrongTypeMessage(kind, node, meant.length > 0),
    fixes: meant.map((value) => ({
      ...writeFix(document, path, value, `Change to ${value}`),
      isSafe: meant.length === 1,
    })),
  };
}

function wrongTypeMessage(kind: Mismatch['kind'], node: HjsonNode, isMeant: boolean): string {
  if (kind === 'integer' && node.kind === 'number') return `Must be a whole number; ${node.lexeme} is not.`;
  if (node.kind === 'string' && isMeant) {
    const sign = lookAlikeSentence(node.value);
    const isWord = /^-?\w+$/.test(node.value.trim());
    const isQuoted = node.style !== 'quoteless';
    const advice = sign ? `.${sign}` : `: remove ${isWord ? 'the quotes' : 'what is around it'}.`;
    if (sign || !isWord || isQuoted) return `Must be ${kind === 'integer' ? 'a number' : wantedWords[kind]}${advice}`;
  }
  return `Must be ${wantedWords[kind]}, not ${received(node)}.`;
}

function isIntegerForm(mismatch: Mismatch): mismatch is Mismatch & { readonly node: HjsonNumber } {
  const { kind, node } = mismatch;
  return kind === 'integer' && node.kind === 'number' && Number.isInteger(node.value);
}

/**
 * Into a struct, Go refuses `587.0` and `1e3` for an integer, and anything beyond 64 bits, although the number is an integer (hjson-facts
 * §1.4).
 */
function integerForm(
  document: HjsonDocument,
  { path, node: { lexeme, value } }: Mismatch & { readonly node: HjsonNumber },
  severity: Severity,
): RuleResult {
  const isPlain = /^-?\d+$/.test(lexeme);
  return {
    code: 'integer-form',
    severity,
    path,
    message: isPlain
      ? 'Too large: Go integers have 64 bits.'
      : 'Must be digits alone: Go refuses a decimal point or exponent in an integer.',
    fixes: !isPlain && Number.isSafeInteger(value) ? [safe(writeFix(document, path, value, `Change to ${value}`))] : [],
  };
}

function received(node: HjsonNode): string {
  switch (node.kind) {
    case 'string':
      return node.style === 'quoteless' ? 'text' : 'text in quotes';
    case 'number':
      return 'a number';
    case 'boolean':
      return String(node.value);
    case 'null':
      return 'null';
    case 'array':
      return 'a list';
    case 'object':
      return 'an object';
  }
}
