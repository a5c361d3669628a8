import type { Fix, Problem, TextEdit, TextRange } from '../../text/index.ts';
import type { HjsonDocument, HjsonString } from '../document.ts';
import { quotedText } from '../edit/scalarText.ts';
import { type PlacedValue, placedValues } from '../placedValues.ts';

export interface LintInput {
  readonly document: HjsonDocument;
  readonly values: readonly PlacedValue[];
  /** Those of the values that are strings without quotes. */
  readonly quoteless: readonly QuotelessValue[];
  /** True for a text of visible ASCII characters, blanks and line ends: nothing odd has to be looked for. */
  readonly isPlain: boolean;
}

/** Finds one kind of legal text that most likely is not meant. One file and one line in `lintHjson.ts` each. */
export type LintRule = (input: LintInput) => readonly Problem[];

export interface QuotelessValue extends PlacedValue {
  readonly node: HjsonString;
}

export function replaceFix(title: string, range: TextRange, newText: string): Fix {
  const edits: readonly TextEdit[] = [{ range, newText }];
  return { title, edits: () => edits };
}

/** Keeps the value as it is read, and makes that visible. */
export function quoteAllFix({ range, value }: HjsonString): Fix {
  return replaceFix('Quote the whole text', range, quotedText(value, '"'));
}

export function lintInput(document: HjsonDocument): LintInput {
  const values = placedValues(document);
  return {
    document,
    values,
    quoteless: values.filter(isQuoteless),
    isPlain: !/[^\t\n\r -~]/.test(document.text),
  };
}

function isQuoteless(value: PlacedValue): value is QuotelessValue {
  return value.node?.kind === 'string' && value.node.style === 'quoteless';
}
