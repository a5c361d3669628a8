import type { HjsonErrorCode, HjsonNode, LintCode } from 'hjson-document';
import type { Diagnostic, ValuePath } from 'source-text';
import type { Reference } from '../references/index.ts';
import type { RuleCode } from './rules/codes.ts';
import type { OptionDefinition, OptionKey, OptionValue, ScalarKey } from './schema/option.ts';

/** The code of anything that may be wrong with a configuration, except in its programs. */
export type ConfigCode = HjsonErrorCode | LintCode | RuleCode;

/** What a configuration says, option by option, and what is wrong with it. */
export interface ConfigAnalysis {
  /** One entry for every known option, by its dotted key, in the order of `options`. */
  readonly entries: ReadonlyMap<string, OptionAnalysis>;
  /** Keys that are not options, in text order; nothing below them is listed. Other spellings of a known key are among them. */
  readonly unknown: readonly ValuePath[];
  /** Syntax, lints, types and rules, in text order, each once. */
  readonly diagnostics: readonly Diagnostic<ConfigCode>[];
  /** Where a program is still a placeholder: programs are checked apart from the rest, by code that is loaded on need. */
  readonly placeholderPrograms: readonly ValuePath[];
  /** The value if its type is right, otherwise the default, otherwise undefined. Works below records and unknown keys, too. */
  value(path: ValuePath): unknown;
  /** The same for a known option that holds a value, typed by its schema. */
  valueOf<Key extends ScalarKey>(key: Key): OptionValue<Key> | undefined;
}

/** One option in the text. */
export interface OptionAnalysis {
  readonly option: OptionDefinition;
  /** `null` in the text counts as `unset`: the server reads it so. */
  readonly state: 'unset' | 'explicit' | 'equalToDefault';
  /** Undefined when the option is missing or its value is damaged. */
  readonly node: HjsonNode | undefined;
  /** The value as it is written, of whatever type; undefined without a node. */
  readonly value: unknown;
  /** True when the value, if there is one, is of the right type; for objects and records, whatever they contain. */
  readonly valid: boolean;
  /** What something else fills in before the server reads the text, in the order of the value; none for an object. */
  readonly references: readonly Reference[];
}

const programsKey: OptionKey = 'gatewayOAuth2.endpointParams';

/** Whether a configuration has Expr programs: their checks are code that is loaded only then. */
export function hasPrograms({ entries }: ConfigAnalysis): boolean {
  const params = entries.get(programsKey)?.node;
  return params?.kind === 'object' && params.members.length > 0;
}
