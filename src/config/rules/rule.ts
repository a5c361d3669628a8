import type { HjsonDocument, HjsonMember, HjsonNode } from 'hjson-document';
import type { Fix, Message, TextRange, ValuePath } from 'source-text';
import type { UnknownMember } from '../keys/memberIndex.ts';
import type { OptionKey } from '../schema/option.ts';
import type { ServerVersion } from '../schema/serverVersion.ts';
import type { RuleCode } from './codes.ts';

/** What a rule sees of a configuration. */
export interface RuleInput {
  readonly document: HjsonDocument;
  readonly serverVersion: ServerVersion;
  /** Owned by the caller that analyses one document after another. */
  readonly checked: CheckedTexts;
  /** Members of the known objects that are not options, in text order. */
  readonly unknown: readonly UnknownMember[];
  /** The member of a known option that counts; undefined when it is missing. */
  member(path: ValuePath): HjsonMember | undefined;
  /** Undefined when the option is missing or its value is damaged. */
  node(key: OptionKey): HjsonNode | undefined;
  /** The text of a string value, including the empty one; undefined for anything else, and for a text of references only. */
  text(key: OptionKey): string | undefined;
}

/** What a rule found. Its range is that of the value at the path, none if that is missing, unless a range is given. */
export interface RuleResult extends Message<RuleCode> {
  readonly path: ValuePath;
  readonly range?: TextRange;
  readonly fixes?: readonly Fix[];
}

/** Checks a whole configuration, whatever else is wrong with it. */
export type Rule = (config: RuleInput) => readonly RuleResult[];

/** A text to write instead. */
export interface Replacement {
  readonly title: string;
  readonly value: string;
  readonly isSafe?: boolean;
}

/** What is reported about one text, wherever it is. */
export interface TextDiagnostic extends Message<RuleCode> {
  readonly replacement?: Replacement;
  /** Another one, if only the user knows which. */
  readonly otherwise?: Replacement;
}

/** Checks the text of one option by itself; never called with the empty text. */
export type TextCheck = (text: string) => readonly TextDiagnostic[];

/** What the checks last reported for each option's text: most texts stay the same while another one is edited. */
export type CheckedTexts = Map<
  TextCheck,
  Map<OptionKey, { readonly text: string; readonly advice: readonly TextDiagnostic[] }>
>;
