import type { TextRange, ValuePath } from 'source-text';
import type { HjsonError, HjsonKey, HjsonMember, HjsonNode } from '../document.ts';

/** Where the server stops, as an offset; an offset at the end of the text has no position in its message. */
export interface ServerFailure {
  readonly message: string;
  readonly offset: number;
}

export interface ParsedText {
  readonly root: HjsonNode;
  readonly errors: HjsonError[];
  readonly damage: TextRange[];
  readonly failure: ServerFailure | undefined;
  /** True when a number was read that JSON or a double cannot hold. */
  readonly hasOddNumbers: boolean;
  /** The bracket that opened the first level that is too deep for the server; undefined if none is. */
  readonly tooDeep: HjsonNode['kind'] | undefined;
}

/** A scalar, and where the trivia after it ends. */
export interface ReadScalar {
  readonly node: HjsonNode;
  readonly end: number;
}

/** The root of a text of which nothing could be read. */
export const noObject: HjsonNode = {
  kind: 'object',
  range: { start: 0, end: 0 },
  open: undefined,
  close: undefined,
  members: [],
};

/** Go's encoding/json, which hjson-go calls at the end, refuses deeper nesting. hjson-go itself stops one level later. */
export const deepestNesting = 10_000;

/** For whom an edit is verified, besides those who read into a map. */
export interface ReadingOptions {
  /** The string fields of a Go struct: with them, no edit changes anything else for a program that reads into that struct, either. */
  readonly goStringFields?: GoStringFields | undefined;
}

/** Whether a Go struct has a string at a path; undefined for a key that it does not have. */
export type GoStringFields = (path: ValuePath) => boolean | undefined;

/**
 * The two ways in which hjson-go reads into a Go struct. Before 4.6 the value of a key that the struct does not know is read
 * with the type of the known key before it in the same object; since 4.6 it is read without a type (hjson-grammar §9).
 */
export type StructReader = 'before 4.6' | 'since 4.6';

/** All of them. */
/** Both, the newer one first. */
export const structReaders: readonly StructReader[] = ['since 4.6', 'before 4.6'];

export interface ParserOptions {
  /** Trusts the indentation to find where an unclosed bracket should have been closed. Only for text that is refused. */
  readonly trustIndentation?: boolean;
  /**
   * Reads as into a Go struct (hjson-grammar §9): true for a path whose Go type is a string, false for another known
   * path, undefined for a key that the struct does not know.
   */
  readonly goStringFields?: GoStringFields;
  /** With `goStringFields`: what becomes of keys that the struct does not know; `since 4.6` when it is not given. */
  readonly structReader?: StructReader;
}

/** An object or array whose end has not been reached. `start` is -1 for the root without braces. */
export interface Frame {
  readonly kind: 'object' | 'array';
  readonly start: number;
  readonly members: HjsonMember[];
  readonly elements: HjsonNode[];
  /** The key whose value comes next; undefined in arrays, and if the value is to be discarded. */
  key: HjsonKey | undefined;
  colon: number;
  /** Where the damage starts that the next value is the last part of; -1 when that value counts. */
  discardFrom: number;
  /** The indentation and the start of the line that opened it; only kept when the indentation is trusted. */
  readonly lineIndent: number;
  readonly lineStart: number;
  /** Where the struct has this object, its next value, and its last known key: hjson-grammar §9. */
  readonly typePath: ValuePath | undefined;
  valuePath: ValuePath | undefined;
  knownPath: ValuePath | undefined;
}
