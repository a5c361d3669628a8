import type { TextRange } from 'source-text';
import type { HjsonErrorCode } from './syntax/errorCodes.ts';

export type { HjsonErrorCode } from './syntax/errorCodes.ts';

/** One HJSON text as read: the tree, what is wrong with it, and what the server says about it. Never changed after parsing. */
export interface HjsonDocument {
  readonly text: string;
  /** What an editor works on: the object (or array) of the text; for unusable text what could be recovered of it. */
  readonly root: HjsonNode;
  /**
   * What the server reads as the whole document, undefined when it refuses the text. Equal to `root`, except where the
   * server reads a text that fails as an object as one scalar (hjson-grammar §3).
   */
  readonly serverRoot: HjsonNode | undefined;
  /** In text order. */
  readonly errors: readonly HjsonError[];
  readonly verdict: HjsonVerdict;
  /** In text order, not overlapping: what no member or element of the tree explains. No edit may touch it. */
  readonly damage: readonly TextRange[];
  /** What a program keeps with a document: it is never looked at, and a document that comes from this one by edits has the same. */
  readonly attached?: object;
  /** Set where the text has not been read, because there is too much of it. */
  readonly excess?: TextExcess;
}

/** Why a text is not read: what it has too much of, as a sentence without its subject. */
export interface TextExcess {
  readonly reason: string;
}

export interface HjsonError {
  readonly code: HjsonErrorCode;
  readonly range: TextRange;
  /** What is wrong and what to do, as a sentence; never quotes the text. */
  readonly message: string;
  /** The message of hjson-go; only the first error has one, since hjson-go stops there. */
  readonly serverMessage?: string;
}

/** The verdict of hjson-go (generic parse). `line` and `column` as it counts them: hjson-grammar §10. */
export type HjsonVerdict =
  | { readonly ok: true }
  | { readonly ok: false; readonly message: string; readonly line?: number; readonly column?: number };

export type HjsonNode = HjsonObject | HjsonArray | HjsonString | HjsonNumber | HjsonBoolean | HjsonNull;

/** `open` and `close` are the ranges of the braces; undefined for a root without braces, `close` also when it is missing. */
export interface HjsonObject {
  readonly kind: 'object';
  readonly range: TextRange;
  readonly open: TextRange | undefined;
  readonly close: TextRange | undefined;
  readonly members: readonly HjsonMember[];
}

export interface HjsonArray {
  readonly kind: 'array';
  readonly range: TextRange;
  readonly open: TextRange | undefined;
  readonly close: TextRange | undefined;
  readonly elements: readonly HjsonNode[];
}

export type HjsonStringStyle = 'quoteless' | 'double' | 'single' | 'multiline';

/** `range` includes the quotes. */
export interface HjsonString {
  readonly kind: 'string';
  readonly range: TextRange;
  readonly value: string;
  readonly style: HjsonStringStyle;
}

export interface HjsonNumber {
  readonly kind: 'number';
  readonly range: TextRange;
  /** Rounded to a double, infinite if out of range; the exact number is the lexeme. */
  readonly value: number;
  readonly lexeme: string;
}

export interface HjsonBoolean {
  readonly kind: 'boolean';
  readonly range: TextRange;
  readonly value: boolean;
}

export interface HjsonNull {
  readonly kind: 'null';
  readonly range: TextRange;
}

export interface HjsonKey {
  readonly name: string;
  /** Includes the quotes. */
  readonly range: TextRange;
  readonly quote: 'none' | 'double' | 'single';
}

export interface HjsonMember {
  readonly key: HjsonKey;
  readonly colon: number | undefined;
  /** Undefined when it is missing or damaged. */
  readonly value: HjsonNode | undefined;
  /** From the key to the end of the value, or of the damage in its place. */
  readonly range: TextRange;
}
