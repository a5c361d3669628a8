import type { HjsonDocument } from '../../../../hjson/index.ts';
import {
  createMaskedView,
  editsBetween,
  editsToSource,
  haveMasksMoved,
  type LineEnd,
  lineEndOf,
  type Mask,
  type MaskedView,
  movedView,
  nothingRevealed,
  type Reveals,
  rangesToHide,
  revealsAfter,
  secretsAfter,
  toSource,
} from '../../../../masking/index.ts';
import { applyEdits, diffTexts, mapRange, type TextEdit, type TextRange, touches } from '../../../../text/index.ts';
import type { ChangeOrigin, TextChange, Workspace } from '../../../../workspace/index.ts';

/** The text on the screen: a Monaco model, a text area, a string in tests. Offsets refer to the view. */
export interface TextBuffer {
  read(): string;
  /** Applies edits without a separate undo history and without calling `onUserEdit`. */
  write(edits: readonly TextEdit[]): void;
  /** Another document: resets cursor and folding. */
  replace(text: string, lineEnd: LineEnd): void;
  /** Calls back after the user's edits, which refer to the previous text. Undefined after several in a row: compare the texts. */
  onUserEdit(listener: (edits: readonly TextEdit[] | undefined) => void): () => void;
}

export interface BindingOptions {
  readonly secretRanges: (document: HjsonDocument) => readonly TextRange[];
  /** Names the user's edit for the history. Called before the edit is applied. */
  readonly originOf: (edits: readonly TextEdit[], document: HjsonDocument) => ChangeOrigin;
  /** Runs a task as soon as the buffer can be written again. */
  readonly schedule: (task: () => void) => void;
  /** An edit was reverted because it would have torn a secret. */
  readonly onRefused?: (mask: Mask | undefined) => void;
  /** A change from elsewhere has reached the buffer; `edits` are those of the view. */
  readonly onOutsideChange?: (change: TextChange, edits: readonly TextEdit[]) => void;
}

export interface Binding {
  readonly view: MaskedView;
  readonly reveals: Reveals;
  /** Shows or hides secrets. */
  reveal(change: Partial<Omit<Reveals, 'caret'>>): void;
  /** Shows and hides the same as another view of the text, unless the user has chosen to show everything. */
  continueFrom(other: Pick<Binding, 'view' | 'reveals'>): void;
  /** Hides a secret that was being typed when the caret, an offset of the view, leaves it. */
  moveCaret(offset: number): void;
  /**
   * Calls back when the view or the revealed secrets changed; the buffer has the view now, or after the scheduled task.
   * `masksMoved`: the edits have only moved the masks, as the buffer did.
   */
  subscribe(listener: (masksMoved: boolean) => void): () => void;
  dispose(): void;
}

/**
 * Synchronises a buffer and the workspace. The workspace's text is the truth and its history the only one:
 * user edits go there, changes from elsewhere come back as the fewest edits, and secrets are hidden on the way.
 */
export function bindBuffer(buffer: TextBuffer, workspace: Workspace, options: BindingOptions): Binding {
  let revision = workspace.snapshot.revision;
  let reveals = nothingRevealed;
  /** Those of the view's source; undefined when not computed since it changed. */
  let secrets: readonly TextRange[] | undefined = options.secretRanges(workspace.snapshot.document);
  let view = createMaskedView(workspace.snapshot.text, secrets);
  const listeners = new Set<(masksMoved: boolean) => void>();
  /** `writing` into the buffer, `sending` to the workspace; `outOfStep`: the buffer differs from the view until the next task. */
  let state: 'inStep' | 'writing' | 'sending' | 'outOfStep' = 'inStep';
  let isRefreshDue = false;

  write(() => buffer.replace(view.text, view.lineEnd));
  const stopEdits = buffer.onUserEdit(takeUserEdits);
  const stopSnapshots = workspace.follow(takeSnapshot);

  function setView(next: MaskedView, masksMoved = false): void {
    view = next;
    notify(masksMoved);
  }

  function notify(masksMoved: boolean): void {
    for (const listener of listeners) listener(masksMoved);
  }

  function write(task: () => void): void {
    state = 'writing';
    task();
    state = 'inStep';
  }

  function takeUserEdits(reported: readonly TextEdit[] | undefined): void {
    if (state !== 'inStep') return;
    const viewEdits = reported ?? diffTexts(view.text, buffer.read());
    if (!viewEdits.length) return;
    const outcome = editsToSource(view, viewEdits);
    if (!outcome.ok) {
      state = 'outOfStep';
      options.schedule(restore);
      options.onRefused?.(outcome.mask);
      return;
    }
    const origin = options.originOf(outcome.edits, workspace.snapshot.document);
    const expected = applyEdits(view.text, viewEdits);
    secrets = undefined;
    setView(outcome.view, haveMasksMoved(view, outcome.view, outcome.edits));
    reveals = revealsAfter(reveals, outcome.edits, true);
    state = 'sending';
    workspace.apply(outcome.edits, origin);
    state = 'inStep';
    revision = workspace.snapshot.revision;
    if (view.text !== expected || workspace.snapshot.text !== view.source) {
      state = 'outOfStep';
      options.schedule(restore);
    }
    refreshLater();
  }

  function takeSnapshot(): void {
    if (state === 'sending') return;
    const { snapshot } = workspace;
    const isNext = snapshot.revision === revision + 1;
    revision = snapshot.revision;
    restore();
    if (snapshot.text === view.source && snapshot.lastChange?.kind !== 'open') return;
    const change = isNext ? snapshot.lastChange : undefined;
    if (change?.kind === 'open') {
      reveals = { ...nothingRevealed, all: reveals.all };
      setView(hide(snapshot.text, [], lineEndOf(snapshot.text)));
      write(() => buffer.replace(view.text, view.lineEnd));
      return;
    }
    const edits = change?.edits ?? diffTexts(view.source, snapshot.text);
    reveals = revealsAfter(reveals, edits, false);
    const written = moveAlong(edits) ?? show(hide(snapshot.text, secretsAfter(view, edits), view.lineEnd), edits);
    if (change) options.onOutsideChange?.(change, written);
  }

  /** The view of the workspace's text, with everything masked that must be hidden now. */
  function hide(source: string, hidden: readonly TextRange[], lineEnd: LineEnd): MaskedView {
    secrets = options.secretRanges(workspace.snapshot.document);
    return createMaskedView(source, rangesToHide(secrets, hidden, reveals), lineEnd, view);
  }

  function show(next: MaskedView, sourceEdits: readonly TextEdit[]): readonly TextEdit[] {
    return put(next, editsBetween(view, next, sourceEdits), haveMasksMoved(view, next, sourceEdits));
  }

  /** The usual change of a form: one value, and all masks only move. */
  function moveAlong([edit, ...others]: readonly TextEdit[]): readonly TextEdit[] | undefined {
    if (!edit || others.length > 0 || !secrets || reveals.typed || reveals.shown.length > 0) return undefined;
    const { document, text } = workspace.snapshot;
    const now = options.secretRanges(document);
    const next = haveMoved(secrets, now, edit) ? movedView(view, text, edit) : undefined;
    if (!next) return undefined;
    secrets = now;
    return put(next.view, next.edits, true);
  }

  function put(next: MaskedView, edits: readonly TextEdit[], masksMoved: boolean): readonly TextEdit[] {
    setView(next, masksMoved);
    if (edits.length) write(() => buffer.write(edits));
    return edits;
  }

  function refreshLater(): void {
    if (isRefreshDue) return;
    isRefreshDue = true;
    options.schedule(refresh);
  }

  function refresh(): void {
    isRefreshDue = false;
    restore();
    show(hide(view.source, secretsAfter(view, []), view.lineEnd), []);
  }

  /** Restores the workspace's text on the screen. */
  function restore(): void {
    if (state !== 'outOfStep') return;
    state = 'inStep';
    if (view.source !== workspace.snapshot.text) setView(hide(workspace.snapshot.text, [], view.lineEnd));
    const edits = diffTexts(buffer.read(), view.text);
    if (edits.length) write(() => buffer.write(edits));
    notify(false);
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
      refresh();
      notify(false);
    },
    continueFrom(other) {
      if (reveals.all || other.view.source !== view.source) return;
      reveals = other.reveals;
      show(other.view, []);
    },
    moveCaret(offset) {
      if (state === 'outOfStep') return;
      const caret = toSource(view, offset);
      const { typed } = reveals;
      reveals = { ...reveals, caret, typed: typed && touches(typed, caret) ? typed : undefined };
      if (typed) refreshLater();
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

function haveMoved(before: readonly TextRange[], after: readonly TextRange[], edit: TextEdit): boolean {
  return (
    before.length === after.length &&
    before.every((range, index) => {
      const moved = mapRange(range, [edit], 'inward');
      return moved.start === after[index]?.start && moved.end === after[index]?.end;
    })
  );
}
