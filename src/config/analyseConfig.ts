import {
  errorFixes,
  findNode,
  type HjsonDocument,
  type HjsonNode,
  lintHjson,
  pathAt,
  plainValueOf,
} from 'hjson-document';
import {
  compareSeverity,
  type Diagnostic,
  dottedName,
  placeOf,
  samePath,
  type TextRange,
  type ValuePath,
} from 'source-text';
import { findReferences, isReference, type Reference } from '../references/index.ts';
import type { ConfigAnalysis, ConfigCode, OptionAnalysis } from './analysis.ts';
import { asRename } from './fixes.ts';
import { indexMembers, type MemberIndex } from './keys/memberIndex.ts';
import { placeholderPrograms } from './rules/placeholder.ts';
import type { CheckedTexts, RuleInput, RuleResult } from './rules/rule.ts';
import { rules } from './rules/rules.ts';
import { typeFindings } from './rules/typeFindings.ts';
import { readsIntoStruct } from './rules/typeMismatches.ts';
import { withUnquotedTemplates } from './rules/unquotedTemplates.ts';
import {
  type OptionDefinition,
  type OptionKey,
  type OptionValue,
  optionPath,
  type ScalarKey,
} from './schema/option.ts';
import { optionAt, options } from './schema/options.ts';
import type { ServerVersion } from './schema/serverVersion.ts';

/**
 * What the document says, for a server of this version; a version that cannot be parsed counts as the latest. Never throws: for a broken
 * document, it analyses what the parser recovered.
 */
export function analyseConfig(document: HjsonDocument, serverVersion: ServerVersion): ConfigAnalysis {
  return createConfigAnalyser()(document, serverVersion);
}

/** `analyseConfig` for one document after another: texts that stay the same are not checked again. */
export function createConfigAnalyser(): typeof analyseConfig {
  const checked: CheckedTexts = new Map();
  return (document, serverVersion) => {
    const index = indexMembers(document);
    return read(document, index, ruleInput(document, serverVersion, index, checked));
  };
}

function read(document: HjsonDocument, index: MemberIndex, input: RuleInput): ConfigAnalysis {
  const types = typeFindings(input);
  const findings = [...types, ...rules.flatMap((rule) => rule(input))];
  const mistyped = new Set(types.filter(isMistyped).map(({ path }) => dottedName(path)));
  const entries = new Map(options.map((option) => [option.key, readOption(option, index, mistyped.has(option.key))]));
  return {
    entries,
    unknown: index.unknown.filter(({ isFirst }) => isFirst).map(({ path }) => path),
    diagnostics: inOrder([
      ...withUnquotedTemplates(
        [
          ...syntaxProblems(document),
          ...(document.excess ? [] : lintHjson(document).map((problem) => asRename(document, problem))),
          ...findings.map((finding) => locate(finding, document, index)),
        ],
        document,
      ),
    ]),
    placeholderPrograms: placeholderPrograms(document)
      .filter(({ node, path }) => findNode(document, path) === node)
      .map(({ path }) => path),
    value: (path) => valueAt(path, entries, document),
    valueOf: <Key extends ScalarKey>(key: Key) =>
      // A value of another type than zod's is not valid, so it is not returned.
      valueAt(optionPath(key), entries, document) as OptionValue<Key> | undefined,
  };
}

function ruleInput(
  document: HjsonDocument,
  serverVersion: ServerVersion,
  { members, unknown }: MemberIndex,
  checked: CheckedTexts,
): RuleInput {
  const node = (key: OptionKey) => members.get(key)?.value;
  return {
    document,
    serverVersion,
    checked,
    unknown,
    member: (path) => members.get(dottedName(path)),
    node,
    text: (key) => {
      const found = node(key);
      return found?.kind === 'string' && !isReference(found.value) ? found.value : undefined;
    },
  };
}

/** `null` has no type, but the server accepts it as not set. */
function isMistyped({ code }: RuleResult): boolean {
  return code !== 'null-is-unset' && code !== 'null-for-text';
}

function readOption(option: OptionDefinition, { members }: MemberIndex, mistyped: boolean): OptionAnalysis {
  const member = members.get(option.key);
  const node = member?.value;
  const references: readonly Reference[] = node?.kind === 'string' ? findReferences(node.value) : [];
  if (!member || node?.kind === 'null') {
    return { option, state: 'unset', node, value: node && null, valid: true, references };
  }
  if (!node) return { option, state: 'explicit', node, value: undefined, valid: false, references };
  const valid = !mistyped;
  if (node.kind === 'object' || node.kind === 'array') return new CompositeOption(option, node, valid);
  const { value } = node;
  const isDefault = option.default !== undefined && value === option.default;
  return { option, state: isDefault ? 'equalToDefault' : 'explicit', node, value, valid, references };
}

/** Its value is computed on demand: a record may have thousands of entries, and most keystrokes are elsewhere. */
class CompositeOption implements OptionAnalysis {
  readonly state = 'explicit';
  readonly references = [];
  readonly option: OptionDefinition;
  readonly node: HjsonNode;
  readonly valid: boolean;
  #value: unknown;

  constructor(option: OptionDefinition, node: HjsonNode, valid: boolean) {
    this.option = option;
    this.node = node;
    this.valid = valid;
  }

  get value(): unknown {
    this.#value ??= plainValueOf(this.node);
    return this.#value;
  }
}

function valueAt(path: ValuePath, entries: ConfigAnalysis['entries'], document: HjsonDocument): unknown {
  const entry = optionAt(path) && entries.get(dottedName(path));
  if (entry) return entry.valid && entry.state !== 'unset' ? entry.value : entry.option.default;
  const node = findNode(document, path);
  return node && plainValueOf(node);
}

const tooLargeWithoutTypes =
  'Read without types, this number is too large for hjson-go. Into a Go struct, it is read. Write a smaller one or quote it.';

function syntaxProblems(document: HjsonDocument): readonly Diagnostic<ConfigCode>[] {
  const isTooLarge = document.errors.some(({ code }) => code === 'number-out-of-range');
  // Without types, hjson-go reads any number as one; into a struct, only those of its fields that are numbers.
  const isReadWithTypes = isTooLarge && readsIntoStruct(document.text);
  return document.errors.map((error) => {
    const { code, range, goMessage } = error;
    const isDoubtful = isReadWithTypes && code === 'number-out-of-range';
    const message = isDoubtful ? tooLargeWithoutTypes : error.message;
    return {
      code,
      severity: code === 'text-too-large' || isDoubtful ? 'warning' : 'error',
      path: pathAt(document, code === 'text-after-quote' ? endOfValue(document, range.start) : range.start),
      range,
      message,
      ...(goMessage !== undefined && { detail: `hjson-go reports: ${goMessage}` }),
      fixes: errorFixes(document, error),
    };
  });
}

/** The last sign of the value that a text with one quote too many follows. */
function endOfValue({ text }: HjsonDocument, start: number): number {
  let end = start - 1;
  while (end > 0 && /\s/.test(text.charAt(end))) end--;
  return end;
}

function locate(finding: RuleResult, document: HjsonDocument, index: MemberIndex): Diagnostic<ConfigCode> {
  const { code, severity, path, message, range = rangeOf(path, document, index), fixes = [] } = finding;
  return { code, severity, path, range, message, fixes };
}

/** The value; the key of a damaged one; undefined for what is not in the text. */
function rangeOf(path: ValuePath, document: HjsonDocument, { members }: MemberIndex): TextRange | undefined {
  const member = members.get(dottedName(path));
  if (member) return member.value?.range ?? member.key.range;
  return findNode(document, path)?.range;
}

/** In text order, most severe first; duplicates (same code, range and path) removed. */
function inOrder(problems: readonly Diagnostic<ConfigCode>[]): readonly Diagnostic<ConfigCode>[] {
  const sorted = [...problems].sort((a, b) => placeOf(a) - placeOf(b) || compareSeverity(a.severity, b.severity));
  return sorted.filter((problem, index) => {
    for (let before = index - 1; before >= 0; before--) {
      const other = sorted[before];
      if (!other || placeOf(other) !== placeOf(problem)) return true;
      if (saysTheSame(other, problem)) return false;
    }
    return true;
  });
}

function saysTheSame(a: Diagnostic<ConfigCode>, b: Diagnostic<ConfigCode>): boolean {
  return a.code === b.code && a.range?.end === b.range?.end && samePath(a.path, b.path);
}
