import { applyEdits, composeEdits, type TextEdit, type ValuePath } from 'source-text';

/** Where a change came from: undo brings the user back to this view and option. */
export interface ChangeOrigin {
  readonly view: 'form' | 'hjson' | 'panel' | 'shell';
  /** What was done, for the undo button: "Change smtpPort". */
  readonly label: string;
  readonly path?: ValuePath;
  /** Consecutive changes with an equal key are one step: the keystrokes of one visit to a field. */
  readonly mergeKey?: string;
  /** A keystroke that the view already shows: the other views may be notified later. */
  readonly isTyped?: boolean;
}

/** One edit list with its inverse. `file` is set when the change replaced the open file as well. */
interface Move {
  readonly edits: readonly TextEdit[];
  readonly inverse: readonly TextEdit[];
  readonly file?: { readonly before: OpenFile | undefined; readonly after: OpenFile | undefined };
}

/** What one undo reverts: the changes in the order in which they were made. */
interface HistoryStep {
  readonly origin: ChangeOrigin;
  readonly moves: readonly Move[];
}

/** Undo and redo stacks as a value; every function below returns a new one. */
export interface History {
  readonly done: readonly HistoryStep[];
  readonly undone: readonly HistoryStep[];
}

export const emptyHistory: History = { done: [], undone: [] };

const longestHistory = 1000;

/**
 * The history with one more move, which led to this text; undone steps can no longer be redone. A step whose moves cancel out is removed.
 */
export function record(history: History, origin: ChangeOrigin, move: Move, text: string): History {
  const last = history.done.at(-1);
  if (last && origin.mergeKey !== undefined && last.origin.mergeKey === origin.mergeKey && !history.undone.length) {
    const moves = [...last.moves, move];
    const merged = changesNothing(moves, text) ? [] : [{ origin, moves }];
    return { done: [...history.done.slice(0, -1), ...merged], undone: [] };
  }
  return { done: [...history.done.slice(1 - longestHistory), { origin, moves: [move] }], undone: [] };
}

/** What replaying a step does. */
interface Travel {
  readonly origin: ChangeOrigin;
  /** What its moves do together. */
  readonly edits: readonly TextEdit[];
  /** Set where it replaces the open file. */
  readonly replaced: { readonly by: OpenFile | undefined } | undefined;
  /** Afterwards. */
  readonly history: History;
}

/** Replays the last step, backwards or forwards; undefined if there is none. */
export function travel({ done, undone }: History, kind: 'undo' | 'redo'): Travel | undefined {
  const isBack = kind === 'undo';
  const step = (isBack ? done : undone).at(-1);
  if (!step) return undefined;
  let edits: readonly TextEdit[] = [];
  let replaced: Travel['replaced'];
  for (const move of isBack ? step.moves.toReversed() : step.moves) {
    edits = composeEdits(edits, isBack ? move.inverse : move.edits);
    if (move.file) replaced = { by: isBack ? move.file.before : move.file.after };
  }
  const history = isBack
    ? { done: done.slice(0, -1), undone: [...undone, step] }
    : { done: [...done, step], undone: undone.slice(0, -1) };
  return { origin: step.origin, edits, replaced, history };
}

/** The steps that lead neither to a document that was replaced or closed, nor back to it. */
export function withinDocument({ done, undone }: History): History {
  const since = (steps: readonly HistoryStep[]) =>
    steps.slice(steps.findLastIndex(({ moves }) => moves.some(({ file }) => file)) + 1);
  return { done: since(done), undone: since(undone) };
}

/**
 * True if the moves cancel out. Reverts them only within the part of the text that they touch: all of a long text would be slow for each
 * letter.
 */
function changesNothing(moves: readonly Move[], text: string): boolean {
  let { length } = text;
  let start = length;
  let tail = length;
  for (const { inverse } of moves.toReversed()) {
    const lengthAfter = length;
    for (const { range, newText } of inverse) {
      start = Math.min(start, range.start);
      tail = Math.min(tail, lengthAfter - range.end);
      length += newText.length - (range.end - range.start);
    }
  }
  if (length !== text.length) return false;
  const part = text.slice(start, length - tail);
  const shifted = ({ range, newText }: TextEdit) => ({
    range: { start: range.start - start, end: range.end - start },
    newText,
  });
  return moves.reduceRight((later, { inverse }) => applyEdits(later, inverse.map(shifted)), part) === part;
}

/** The document that the user works on: its name, and its text when it was opened and last saved. */
export interface OpenFile {
  /** Distinguishes this opening from every other one of the page, even with the same name. */
  readonly id: number;
  /** Shown in the header and suggested for downloads; never a path of the user's disk. */
  readonly name: string;
  /** The text as it was opened, for "modified", diffs and "revert". */
  readonly openedText: string;
  /** The text as it is on disk as far as we know; undefined if it was never saved, such as a pasted one. */
  readonly savedText: string | undefined;
  /** What was reported at opening: a BOM removed, line ends unified. */
  readonly notes: readonly string[];
}
