import type { HjsonDocument } from 'hjson-document';
import {
  applyEdits,
  diffTexts,
  type LineEnd,
  mapPosition,
  mapRange,
  overlaps,
  sortEdits,
  type TextEdit,
  type TextRange,
  textRange,
  touches,
} from 'source-text';
import {
  createMaskedView,
  editsBetween,
  editsToSource,
  type HiddenRange,
  type MaskedView,
  nothingRevealed,
  type Refused,
  type Reveals,
  rangesToHide,
  revealsAfter,
  secretsAfter,
  toSource,
  toView,
  type Writer,
} from '../../../../masking/index.ts';
import { secretRanges, shownIn, unprovenRanges } from '../../../../secrets/index.ts';
import type { ChangeOrigin, TextChange, Workspace } from '../../../../workspace/index.ts';
import { visitAt } from './visitAt.ts';

/** The text on the screen: a Monaco model, a text area, a string in tests. Offsets refer to the view. */
export interface TextBuffer {
  read(): string;
  /** Applies edits without a separate undo history and without calling `onUserEdit`. `moved` says where the user's carets are then. */
  write(edits: readonly TextEdit[], moved: (caret: number) => number): void;
  /** Another document: resets cursor and folding. */
  replace(text: string, lineEnd: LineEnd): void;
  /**
   * Calls back after the user's edits, which refer to the previous text, with what wrote them. Undefined after several in a row: compare
   * the texts.
   */
  onUserEdit(listener: (edits: readonly TextEdit[] | undefined, by: Writer) => void): () => void;
}

export interface BindingOptions {
  /** Names the user's edit for the history. Called before the edit is applied. */
  readonly originOf: (edits: readonly TextEdit[], document: HjsonDocument) => ChangeOrigin;
  /** Runs a task as soon as the buffer can be written again. */
  readonly schedule: (task: () => void) => void;
  /** As many random bytes as are asked for. */
  readonly random: (count: number) => Uint8Array;
  /** An edit was reverted because of what it would have done to a hidden secret. */
  readonly onRefused?: (why: Refused) => void;
  /** A change from elsewhere has reached the buffer; `end` is where it ends in the view. */
  readonly onOutsideChange?: (change: TextChange, end: number) => void;
}

export interface Binding {
  readonly view: MaskedView;
  readonly reveals: Reveals;
  /** Shows or hides secrets. Without visits, hides what the user has written in them. */
  reveal(change: Partial<Reveals>): void;
  /** Ends each visit that none of the carets, offsets of the view, is in any more. */
  moveCarets(offsets: readonly number[]): void;
  /** Calls back when the view or the revealed secrets changed; the buffer has the view now, or after the scheduled task. */
  subscribe(listener: () => void): () => void;
  dispose(): void;
}

/**
 * Synchronises a buffer and the workspace. The workspace's text is the truth and its history the only one:
 * user edits go there as they are, changes from elsewhere come back as the fewest edits, and secrets are hidden on the way: never where
 * the user is writing, and there as soon as the carets have left.
 */
export function bindBuffer(buffer: TextBuffer, workspace: Workspace, options: BindingOptions): Binding {
  let { revision, document: known } = workspace.snapshot;
  let reveals = nothingRevealed;
  let view = createMaskedView('', [], options.random);
  const listeners = new Set<() => void>();
  /** `writing` into the buffer, `sending` to the workspace; `outOfStep`: the buffer differs from the view until the next task. */
  let state: 'inStep' | 'writing' | 'sending' | 'outOfStep' = 'inStep';
  /** What is to be judged once the buffer can be written again. */
  let due: readonly TextRange[] | 'everything' | undefined;
  /** Hidden texts that the user has removed: what undo brings back of them is hidden, whatever its key is by then. */
  const removed = new Set<string>();

  open();
  const stopEdits = buffer.onUserEdit(takeUserEdits);
  const stopSnapshots = workspace.follow(takeSnapshot);

  function setView(next: MaskedView): void {
    view = next;
    notify();
  }

  function notify(): void {
    for (const listener of listeners) listener();
  }

  function open(): void {
    const { text } = workspace.snapshot;
    setView(hide(text, [], undefined));
    write(() => buffer.replace(view.text, view.lineEnd));
  }

  function write(task: () => void): void {
    state = 'writing';
    task();
    state = 'inStep';
  }

  function takeUserEdits(reported: readonly TextEdit[] | undefined, by: Writer): void {
    if (state !== 'inStep') return;
    const viewEdits = reported ?? diffTexts(view.text, buffer.read());
    if (!viewEdits.length) return;
    const outcome = editsToSource(view, viewEdits, by);
    if (!outcome.ok) {
      state = 'outOfStep';
      options.schedule(restore);
      options.onRefused?.(outcome.refused);
      return;
    }
    const edits = sortEdits(outcome.edits);
    const before = workspace.snapshot.document;
    const origin = options.originOf(edits, before);
    const expected = applyEdits(view.text, viewEdits);
    for (const text of secretsIn(view, edits)) removed.add(text);
    if (due) due = 'everything';
    setView(outcome.view);
    state = 'sending';
    workspace.apply(edits, origin);
    state = 'inStep';
    revision = workspace.snapshot.revision;
    if (view.text !== expected || workspace.snapshot.text !== view.source) {
      state = 'outOfStep';
      options.schedule(restore);
    }
    if (edits.every(isStroke)) {
      const begun = edits.filter(({ range }) => !reveals.visited.some((visit) => touches(visit, range.start)));
      const visited = [...reveals.visited, ...begun.map(({ range }) => visitAt(before, range.start))];
      reveals = revealsAfter({ ...reveals, visited }, edits, 'own');
    } else {
      const { document } = workspace.snapshot;
      const written = edits.map(({ range }) => mapRange(range, edits, 'outward'));
      const visited = written.map(({ end }) => visitAt(document, end));
      reveals = { ...revealsAfter(reveals, edits, 'own'), visited };
      judgeLater(edits.some(({ newText }) => /[\r\n]/.test(newText)) ? 'everything' : written);
    }
  }

  function takeSnapshot(): void {
    if (state === 'sending') return;
    const { snapshot } = workspace;
    const isNext = snapshot.revision === revision + 1;
    revision = snapshot.revision;
    restore();
    const [seen, asked] = [shownIn(known), shownIn(snapshot.document)];
    const isAsked = seen.unknown !== asked.unknown || seen.damage !== asked.damage;
    known = snapshot.document;
    if (snapshot.text === view.source && snapshot.lastChange?.kind !== 'open') {
      if (isAsked) show(hide(view.source, secretsAfter(view, []), view), []);
      return;
    }
    const change = isNext ? snapshot.lastChange : undefined;
    if (change?.kind === 'open') {
      reveals = { ...nothingRevealed, all: reveals.all };
      removed.clear();
      open();
      return;
    }
    const edits = sortEdits(change?.edits ?? diffTexts(view.source, snapshot.text));
    reveals = revealsAfter(reveals, edits, 'other');
    const back = edits.flatMap((edit) => placesIn(snapshot.text, mapRange(edit.range, edits, 'outward'), removed));
    // What is left of a secret that undo has torn was not shown either.
    const kept = secretsAfter(view, edits, change?.kind === 'edit' ? 'part' : 'whole');
    show(hide(snapshot.text, [...kept, ...back.map((range) => ({ ...range, isUnproven: false }))], view), edits);
    const last = edits.at(-1);
    if (change && last)
      options.onOutsideChange?.(change, toView(view, mapPosition(last.range.end, edits, 'after'), 'end'));
  }

  /**
   * The view of the workspace's text, with everything masked that must be hidden now: of the secrets, those in the scope. `before`: what was
   * hidden. Of that, what was hidden only until somebody knows what it is stays hidden outside the scope and where the user is writing.
   */
  function hide(
    source: string,
    before: readonly HiddenRange[],
    previous: MaskedView | undefined,
    scope?: readonly TextRange[],
  ): MaskedView {
    const { document } = workspace.snapshot;
    const isInScope = (range: TextRange) =>
      !scope || scope.some(({ start, end }) => start <= range.start && range.end <= end);
    const isVisited = (range: TextRange) => reveals.visited.some((visit) => overlaps(range, visit));
    const secrets = secretRanges(document).filter(isInScope);
    const proven = before.filter(({ isUnproven }) => !isUnproven);
    const kept = before.filter((range) => range.isUnproven && (!isInScope(range) || isVisited(range)));
    const hidden = rangesToHide(source, secrets, [...proven, ...kept], reveals);
    const unproven = [...unprovenRanges(document), ...kept].filter(
      (range) => !proven.some((other) => overlaps(other, range)),
    );
    return createMaskedView(source, hidden, options.random, previous, unproven);
  }

  function show(next: MaskedView, sourceEdits: readonly TextEdit[]): void {
    const before = view;
    const edits = editsBetween(before, next, sourceEdits);
    const moved = (caret: number) => toView(next, mapPosition(toSource(before, caret), sourceEdits, 'after'), 'end');
    setView(next);
    if (edits.length) write(() => buffer.write(edits, moved));
  }

  /** Masks what is secret now, in the ranges or everywhere, once the buffer can be written again. */
  function judgeLater(scope: readonly TextRange[] | 'everything'): void {
    if (!due) options.schedule(judge);
    due = due ? 'everything' : scope;
  }

  function judge(): void {
    const scope = Array.isArray(due) ? due : undefined;
    due = undefined;
    restore();
    show(hide(view.source, secretsAfter(view, []), view, scope), []);
  }

  /** Restores the workspace's text on the screen. */
  function restore(): void {
    if (state !== 'outOfStep') return;
    state = 'inStep';
    if (view.source !== workspace.snapshot.text) setView(hide(workspace.snapshot.text, [], view));
    const [edit] = diffTexts(buffer.read(), view.text);
    if (edit) write(() => buffer.write([edit], (caret) => mapPosition(caret, [edit], 'after')));
    notify();
  }

  return {
    get view() {
      return view;
    },
    get reveals() {
      return reveals;
    },
    reveal(change) {
      reveals = { ...reveals, ...change };
      due = 'everything';
      judge();
      notify();
    },
    moveCarets(offsets) {
      if (state !== 'inStep') return;
      const carets = offsets.map((offset) => toSource(view, offset));
      const kept = reveals.visited.filter((visit) => carets.some((caret) => touches(visit, caret)));
      if (kept.length === reveals.visited.length) return;
      const outside = carets.filter((caret) => !kept.some((visit) => touches(visit, caret)));
      // What is at the carets now is not masked under them either.
      const begun = outside.map((caret) => visitAt(workspace.snapshot.document, caret));
      reveals = { ...reveals, visited: [...kept, ...begun] };
      judgeLater('everything');
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispose() {
      stopEdits();
      stopSnapshots();
    },
  };
}

/** True for what one key writes: a letter, a pair of brackets or quotes, or nothing where it deletes. */
function isStroke({ newText }: TextEdit): boolean {
  return newText.length <= 2 && !/[\r\n]/.test(newText);
}

/** The hidden texts that the edits replace, without those that are hidden only until somebody knows what they are. */
function secretsIn({ source, masks }: MaskedView, edits: readonly TextEdit[]): readonly string[] {
  const isReplaced = ({ start, end }: TextRange) => edits.some(({ range }) => range.start <= start && end <= range.end);
  const replaced = masks.filter(
    ({ kind, isUnproven, sourceRange }) => kind === 'secret' && !isUnproven && isReplaced(sourceRange),
  );
  return replaced.map(({ sourceRange }) => source.slice(sourceRange.start, sourceRange.end));
}

/** Where some texts occur in a range of a text. */
function placesIn(text: string, { start, end }: TextRange, sought: ReadonlySet<string>): readonly TextRange[] {
  return [...sought].flatMap((each) => {
    const found: TextRange[] = [];
    for (let at = text.indexOf(each, start); at >= 0 && at + each.length <= end; at = text.indexOf(each, at + 1))
      found.push(textRange(at, at + each.length));
    return found;
  });
}
