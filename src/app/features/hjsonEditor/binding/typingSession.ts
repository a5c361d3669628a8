import type { TextEdit } from 'source-text';
import { longPause } from '../../../../workspace/index.ts';

interface Run {
  readonly kind: 'insert' | 'delete';
  readonly number: number;
  /** Where the next keystroke must be. */
  readonly at: number;
  readonly time: number;
}

/** Groups keystrokes into undo steps: typing, or deleting, at one place without a pause and without a new line. */
export function createTypingSession(now: () => number): {
  keyFor(edits: readonly TextEdit[]): string | undefined;
  end(): void;
} {
  let run: Run | undefined;
  let count = 0;
  return {
    keyFor(edits) {
      const next = edits.length === 1 && edits[0] ? stroke(edits[0]) : undefined;
      if (!next) {
        run = undefined;
        return undefined;
      }
      const time = now();
      const continues = run && run.kind === next.kind && run.at === next.from && time - run.time <= longPause;
      const number = continues && run ? run.number : ++count;
      run = { kind: next.kind, number, at: next.to, time };
      return `typing ${number}`;
    },
    end() {
      run = undefined;
    },
  };
}

/** One keystroke: where it must begin to continue a run, and where the run continues. */
function stroke({ range, newText }: TextEdit): { kind: Run['kind']; from: number; to: number } | undefined {
  if (newText.length > 2 || /[\r\n]/.test(newText)) return undefined;
  if (newText === '') return { kind: 'delete', from: range.end, to: range.start };
  return range.start === range.end
    ? { kind: 'insert', from: range.start, to: range.start + newText.length }
    : undefined;
}
