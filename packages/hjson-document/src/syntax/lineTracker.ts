import { startOfLine } from 'source-text';
import { indentationAt, lf } from './characters.ts';
import { utf8LengthOfUnit } from './strings.ts';

/** Finds line starts for a parser that moves forward, in linear time over the whole text. */
export class LineTracker {
  readonly #text: string;
  /** The start of the line that was last asked for and the next LF; both only move forward. */
  #lineStart = 0;
  #nextLf: number;
  /** A place already measured for ''' and its bytes since the line start: keeps one long line linear. */
  #measuredOffset = 0;
  #measuredBytes = 0;

  constructor(text: string) {
    this.#text = text;
    this.#nextLf = text.indexOf('\n');
  }

  /** The start of the line of an offset. Cheap as long as the offsets do not go back. */
  startAt(offset: number): number {
    while (this.#nextLf >= 0 && this.#nextLf < offset) {
      this.#lineStart = this.#nextLf + 1;
      this.#nextLf = this.#text.indexOf('\n', this.#lineStart);
    }
    return this.#lineStart <= offset ? this.#lineStart : startOfLine(this.#text, offset);
  }

  /** The blanks at the start of a line. */
  indentation(lineStart: number): number {
    return indentationAt(this.#text, lineStart);
  }

  /** The bytes between the start of the line, or a NUL, and an offset: which ''' counts as its indentation (hjson-grammar §7). */
  bytesBefore(offset: number): number {
    let bytes = 0;
    let before = offset - 1;
    for (; before >= this.#measuredOffset; before--) {
      const unit = this.#text.charCodeAt(before);
      if (unit === lf || unit === 0) break;
      bytes += utf8LengthOfUnit(unit);
    }
    if (before < this.#measuredOffset) bytes += this.#measuredBytes;
    this.#measuredOffset = offset;
    this.#measuredBytes = bytes;
    return bytes;
  }
}
