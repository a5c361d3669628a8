import type { Diagnostic, Fix, TextRange } from 'source-text';
import type { HjsonDocument, HjsonString } from '../document.ts';
import { quotedText } from '../edit/scalarText.ts';
import type { NodeEntry } from '../tree/nodeEntries.ts';
import type { LintCode } from './codes.ts';

/** A probable mistake, with the fixes of it. */
export type LintDiagnostic = Diagnostic<LintCode>;

/** Finds one kind of valid text that is probably a mistake. One file and one line in `lintHjson.ts` each. */
export type TextRule = (document: HjsonDocument) => readonly LintDiagnostic[];

/** A rule that depends on one member alone, so its result can be reused while other text changes. */
export type ValueRule = (place: NodeEntry, text: string) => readonly LintDiagnostic[];

export interface QuotelessValue extends NodeEntry {
  readonly node: HjsonString;
}

/** The same for strings without quotes. */
export type QuotelessRule = (place: QuotelessValue, text: string) => readonly LintDiagnostic[];

export function replaceFix(title: string, range: TextRange, newText: string): Fix {
  return { title, edit: () => ({ ok: true, edits: [{ range, newText }] }) };
}

/** Keeps the value as it is read, and makes that visible. */
export function quoteAllFix({ range, value }: HjsonString): Fix {
  return replaceFix('Quote the whole text', range, quotedText(value, '"'));
}

export function isQuoteless(value: NodeEntry): value is QuotelessValue {
  return value.node?.kind === 'string' && value.node.style === 'quoteless';
}
