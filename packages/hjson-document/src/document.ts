import type { TextRange } from 'source-text';
import type { HjsonErrorCode } from './syntax/errorCodes.ts';

export type { HjsonErrorCode } from './syntax/errorCodes.ts';

/** One HJSON text as read: the tree, what is wrong with it, and what hjson-go says about it. Never changed after parsing. */
export interface HjsonDocument {
  readonly text: string;
  /** What an edit works on: the object (or array) of the text; for unusable text what could be recovered of it. */
  readonly root: HjsonNode;
  /**
   * What hjson-go reads as the whole document, undefined when it refuses the text. Equal to `root`, except where it reads a text that fails
   * as an object as one scalar (hjson-grammar §3).
   */
  readonly goRoot: HjsonNode | undefined;
  /** In text order. Without any, hjson-go accepts the text; with some, only where it reads all of it as one scalar. */
  readonly errors: readonly HjsonError[];
  /** What hjson-go says of the text. */
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

/** One thing that makes hjson-go refuse a text. It stops at the first; the others are what it would find after that is repaired. */
export interface HjsonError {
  /** Stable, for programs. `errorCodes` of `hjson-document/codes` has a text with each. */
  readonly code: HjsonErrorCode;
  /** What has to change; empty where something is missing. */
  readonly range: TextRange;
  /** What is wrong and what to do, as a sentence; never quotes the text. */
  readonly message: string;
  /** The message of hjson-go; only the first error has one, since hjson-go stops there. */
  readonly goMessage?: string;
}

/**
 * What `hjson.Unmarshal` of hjson-go says of a text that it reads into an `interface{}`: nothing, or its error without the place. `line`
 * and `column` are its own: bytes, from 0 in the first line and from 1 in the others (hjson-grammar §10). Absent at the end of the text.
 */
export type HjsonVerdict =
  | { readonly ok: true }
  | { readonly ok: false; readonly message: string; readonly line?: number; readonly column?: number };

/** A value in the text. Every node has its `kind` and its `range`: for an object or a list with the brackets, for a string with the quotes. */
export type HjsonNode = HjsonObject | HjsonArray | HjsonString | HjsonNumber | HjsonBoolean | HjsonNull;

/** An object as it is written: duplicate keys are several members, of which the last one counts. */
export interface HjsonObject {
  readonly kind: 'object';
  readonly range: TextRange;
  /** The braces; undefined for a root without braces, `close` also when it is missing. */
  readonly open: TextRange | undefined;
  readonly close: TextRange | undefined;
  readonly members: readonly HjsonMember[];
}

/** A list as it is written; `close` is undefined when its bracket is missing. */
export interface HjsonArray {
  readonly kind: 'array';
  readonly range: TextRange;
  readonly open: TextRange | undefined;
  readonly close: TextRange | undefined;
  readonly elements: readonly HjsonNode[];
}

/** How a string is written: without quotes, in `"`, in `'`, or in `'''`. */
export type HjsonStringStyle = 'quoteless' | 'double' | 'single' | 'multiline';

/** A string. `range` includes the quotes. */
export interface HjsonString {
  readonly kind: 'string';
  readonly range: TextRange;
  /** As hjson-go reads it, with lone surrogates as U+FFFD. */
  readonly value: string;
  readonly style: HjsonStringStyle;
}

/** A number of JSON: anything else, such as `0x10`, `1_000` or `08`, is a string without quotes. */
export interface HjsonNumber {
  readonly kind: 'number';
  readonly range: TextRange;
  /** Rounded to a double, infinite if out of range; the exact number is the lexeme. */
  readonly value: number;
  /** As it is written: `1.50`. */
  readonly lexeme: string;
}

/** `true` or `false`, in small letters alone. */
export interface HjsonBoolean {
  readonly kind: 'boolean';
  readonly range: TextRange;
  readonly value: boolean;
}

/** `null`, in small letters alone. */
export interface HjsonNull {
  readonly kind: 'null';
  readonly range: TextRange;
}

/** The key of a member. */
export interface HjsonKey {
  /** Without quotes and escapes. */
  readonly name: string;
  /** Includes the quotes. */
  readonly range: TextRange;
  readonly quote: 'none' | 'double' | 'single';
}

/** A key with its value. */
export interface HjsonMember {
  readonly key: HjsonKey;
  /** Its offset; undefined when it is missing. */
  readonly colon: number | undefined;
  /** Undefined when it is missing or damaged. */
  readonly value: HjsonNode | undefined;
  /** From the key to the end of the value, or of the damage in its place. */
  readonly range: TextRange;
}
