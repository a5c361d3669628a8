import type { TextRange } from 'source-text';
import type { HjsonError, HjsonErrorCode } from '../document.ts';
import { errorMessages } from './errors.ts';

/** Upper bound on reported errors: a megabyte of brackets would produce a million. */
export const mostErrors = 1000;

/** The errors of a parse in the order in which they are found, and the damaged regions. */
export class ErrorCollector {
  readonly errors: HjsonError[] = [];
  readonly damage: TextRange[] = [];

  /** Neighbouring stray characters make one error. */
  report(code: HjsonErrorCode, range: TextRange): void {
    const previous = this.errors[this.errors.length - 1];
    if (previous?.code === code && code.startsWith('stray-') && previous.range.end === range.start) {
      this.errors[this.errors.length - 1] = { ...previous, range: { start: previous.range.start, end: range.end } };
    } else if (this.errors.length < mostErrors) {
      this.errors.push({ code, range, message: errorMessages[code] });
    }
  }

  addDamage(start: number, end: number): void {
    const previous = this.damage[this.damage.length - 1];
    if (previous && previous.end >= start) {
      this.damage[this.damage.length - 1] = {
        start: Math.min(start, previous.start),
        end: Math.max(end, previous.end),
      };
    } else {
      this.damage.push({ start, end });
    }
  }
}
