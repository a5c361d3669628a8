import { memberGroups, noteOptions, preferStructSafe, type ServerVersion, valueFault } from '../config/index.ts';
import {
  type HjsonDocument,
  type HjsonValue,
  removeCommented,
  removeMember,
  removeMembers,
  renameKey,
  restoreMember,
  type StringWriting,
  setNote,
  setValue,
  type VerifiedEdit,
} from '../hjson/index.ts';
import {
  composeEdits,
  type Diagnostic,
  diffLines,
  type EditOutcome,
  invertEdits,
  type OptionPath,
  type TextEdit,
  trimEdits,
} from '../text/index.ts';
import { type Analyser, createChecks } from './checks.ts';
import { editDocument, type OptionSetting, readDocument, type SettingsOutcome, setValues } from './documentEdits.ts';
import { type ChangeOrigin, emptyHistory, type History, type HistoryStep, record, withinDocument } from './history.ts';
import type { OpenFile } from './openFile.ts';
import { applySafeFixes } from './safeFixes.ts';
import type { Snapshot, TextChange } from './snapshot.ts';

/** The one store: the text, its history, and a snapshot for each revision. */
export interface Workspace {
  readonly snapshot: Snapshot;
  /**
   * Calls back after each new snapshot; returns the function that ends it. What is being typed may be told later, several letters
   * at once (`TellLater`), but before any other change.
   */
  subscribe(listener: () => void): () => void;
  /** Like `subscribe`, but always at once: for the view that shows each letter of the text. */
  follow(listener: () => void): () => void;
  /** Makes the text the open document. One step of the history, so that undo brings the previous document back. */
  open(file: { name: string; text: string; savedText?: string; notes?: readonly string[] }): void;
  /** Leaves no document open. One step of the history, so that undo brings it back. */
  close(): void;
  /** Applies edits that refer to the current text. Edits that change nothing are no step. */
  apply(edits: readonly TextEdit[], origin: ChangeOrigin): void;
  /**
   * Sets the value at a path, adding what is missing on the way. A value that the option's zod type refuses is not written; on
   * refusal nothing changes and the reason comes back.
   * `writing` is how a string was written before the typing that this is a part of.
   */
  setOption(path: OptionPath, value: HjsonValue, origin: ChangeOrigin, writing?: StringWriting): EditOutcome;
  /**
   * Sets several options as one step; one that cannot be set keeps all of them as they are. With a new choice, such as that of
   * `smtpAuth.mechanism.type`, the fields of the other one become comments, and its own come back from theirs.
   */
  setOptions(values: readonly OptionSetting[], origin: ChangeOrigin): SettingsOutcome;
  /** Removes the comments that commented-out options are. */
  removeCommented(paths: readonly OptionPath[], origin: ChangeOrigin): EditOutcome;
  removeOption(path: OptionPath, origin: ChangeOrigin): EditOutcome;
  /** Makes an option what it was when the document was opened, byte by byte where that can be read so now: set, unset or commented out. */
  revertOption(path: OptionPath, origin: ChangeOrigin): EditOutcome;
  /** Removes several options as one step; one that cannot be removed keeps all of them. */
  removeOptions(paths: readonly OptionPath[], origin: ChangeOrigin): EditOutcome;
  renameOption(path: OptionPath, name: string, origin: ChangeOrigin): EditOutcome;
  /** Writes the comment that is the note of an option; an empty text removes it. */
  setNote(path: OptionPath, text: string, origin: ChangeOrigin): EditOutcome;
  /** Restores the text of when the document was opened; lines that are the same are not touched. */
  revertToOpened(origin: ChangeOrigin): void;
  /** Applies every fix of the wanted problems that keeps what the user wrote, as one step, and returns how many problems that fixed. */
  applySafeFixes(origin: ChangeOrigin, isWanted?: (problem: Diagnostic) => boolean): number;
  /** Undoes the last step and returns where it was made; undefined when there is nothing to undo. */
  undo(): ChangeOrigin | undefined;
  redo(): ChangeOrigin | undefined;
  /** Tells that this text is on disk now, under this name. */
  markSaved(text: string, name: string): void;
  setServerVersion(version: ServerVersion): void;
  addAnalyser(analyser: Analyser): void;
  /** Keeps nothing of documents that are no longer open: undo does not bring them back, nor any that is closed from now on. */
  forgetClosed(): void;
  /** Takes a new snapshot of the same text: an analyser would find more by now. */
  analyseAgain(): void;
}

/** Schedules `tell` for after the text has been drawn. The function returned runs it at once; it does nothing after `tell` has run. */
export type TellLater = (tell: () => void) => () => void;

interface State {
  readonly document: HjsonDocument;
  readonly file: OpenFile | undefined;
  readonly history: History;
  readonly serverVersion: ServerVersion;
  /** How each file was last saved, by the id of its opening: history steps hold it as it was when it was replaced. */
  readonly saved: ReadonlyMap<number, Pick<OpenFile, 'name' | 'savedText'>>;
}

/** A workspace without a document. Without `tellLater`, all views are told of each letter at once. */
export function createWorkspace(tellLater?: TellLater): Workspace {
  const followers = new Set<() => void>();
  const listeners = new Set<() => void>();
  /** Tells what has not been told yet. */
  let tellNow: (() => void) | undefined;
  const checks = createChecks();
  let lineage = {};
  let state: State = {
    document: readDocument(''),
    file: undefined,
    history: emptyHistory,
    serverVersion: 'latest',
    saved: new Map(),
  };
  let opened = checks.analyse(state.document, state.serverVersion);
  let snapshot = takeSnapshot(1, undefined);
  let openings = 0;
  let keepsClosed = true;

  function commit(next: State, lastChange?: TextChange): void {
    const isTyped = lastChange?.kind === 'edit' && lastChange.origin.isTyped;
    if (!isTyped) tellNow?.();
    const openedText = next.file?.openedText ?? '';
    if (opened.text !== openedText || next.serverVersion !== state.serverVersion) {
      const document = next.document.text === openedText ? next.document : readDocument(openedText);
      opened = checks.analyse(document, next.serverVersion);
    }
    state = next;
    snapshot = takeSnapshot(snapshot.revision + 1, lastChange);
    for (const follower of followers) follower();
    if (isTyped && tellLater) tellNow ??= tellLater(tell);
    else tell();
  }

  function tell(): void {
    tellNow = undefined;
    for (const listener of listeners) listener();
  }

  /** The document that an edit was verified with becomes the next one as it is. */
  function change(edits: readonly TextEdit[], document: HjsonDocument, origin: ChangeOrigin): void {
    const { text } = state.document;
    if (document.text === text) return;
    const move = { edits, inverse: invertEdits(text, edits) };
    commit(
      { ...state, document, history: record(state.history, origin, move, document.text) },
      { edits, origin, kind: 'edit' },
    );
  }

  function changeBy<Outcome extends VerifiedEdit>(
    edit: Parameters<typeof preferStructSafe<Outcome>>[1],
    origin: ChangeOrigin,
  ): Outcome | Extract<VerifiedEdit, { ok: false }> {
    const { excess } = state.document;
    if (excess) return { ok: false, reason: `The text ${excess.reason}, so it can only be edited as text.` };
    const outcome = preferStructSafe(state.document, edit);
    if (outcome.ok) change(outcome.edits, outcome.after, origin);
    return outcome;
  }

  function asSaved(file: OpenFile | undefined): OpenFile | undefined {
    return file && { ...file, ...state.saved.get(file.id) };
  }

  /** Opens or closes a file. Where none was open there is nothing to come back to: the history begins anew. */
  function replaceFile(file: OpenFile | undefined, text: string, label: string): void {
    const before = state.document.text;
    const edits = [{ range: { start: 0, end: before.length }, newText: text }];
    const origin: ChangeOrigin = { view: 'shell', label };
    const move = { edits, inverse: invertEdits(before, edits), file: { before: state.file, after: file } };
    const history = state.file && keepsClosed ? record(state.history, origin, move, text) : emptyHistory;
    lineage = {};
    commit({ ...state, document: readDocument(text), file, history }, { edits, origin, kind: 'open' });
  }

  /** Replays a step forwards or backwards; what several moves do together reaches the views as one list of edits. */
  function travel(step: HistoryStep, kind: 'undo' | 'redo', history: History): ChangeOrigin {
    const moves = kind === 'undo' ? [...step.moves].reverse() : step.moves;
    let { file } = state;
    let edits: readonly TextEdit[] = [];
    for (const move of moves) {
      edits = composeEdits(edits, kind === 'undo' ? move.inverse : move.edits);
      if (move.file) file = asSaved(kind === 'undo' ? move.file.before : move.file.after);
    }
    const replaced = moves.some((move) => move.file);
    if (replaced) lineage = {};
    edits = trimEdits(state.document.text, edits);
    commit(
      { ...state, document: editDocument(state.document, edits), file, history },
      { edits, origin: step.origin, kind: replaced ? 'open' : kind },
    );
    return step.origin;
  }

  function takeSnapshot(revision: number, lastChange: TextChange | undefined): Snapshot {
    const { document, file, history, serverVersion } = state;
    const analysis = checks.analyse(document, serverVersion);
    let diagnostics: readonly Diagnostic[] | undefined;
    return {
      text: document.text,
      document,
      get config() {
        return analysis.config;
      },
      get diagnostics() {
        diagnostics ??= checks.problemsOf(analysis);
        return diagnostics;
      },
      lineage,
      revision,
      file,
      opened,
      isDirty: file !== undefined && document.text !== file.savedText,
      serverVersion,
      undoLabel: history.done.at(-1)?.origin.label,
      redoLabel: history.undone.at(-1)?.origin.label,
      lastChange,
    };
  }

  return {
    get snapshot() {
      return snapshot;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    follow(listener) {
      followers.add(listener);
      return () => followers.delete(listener);
    },
    open({ name, text, savedText, notes = [] }) {
      replaceFile({ id: ++openings, name, openedText: text, savedText, notes }, text, `Open ${name}`);
    },
    close() {
      if (state.file) replaceFile(undefined, '', `Close ${state.file.name}`);
    },
    apply: (edits, origin) => change(edits, editDocument(state.document, edits), origin),
    setOption(path, value, origin, writing) {
      const fault = valueFault(path, value);
      if (fault) return { ok: false, reason: fault };
      return changeBy(
        (options) => setValue(state.document, path, value, { order: memberGroups, writing, ...options }),
        origin,
      );
    },
    setOptions(values, origin) {
      const fault = values.map(({ path, value }) => valueFault(path, value)).find(Boolean);
      if (fault) return { ok: false, reason: fault };
      return changeBy((options) => setValues(state.document, values, options), origin);
    },
    removeCommented(paths, origin) {
      return changeBy((options) => removeCommented(state.document, paths, options), origin);
    },
    removeOption(path, origin) {
      return changeBy((options) => removeMember(state.document, path, options), origin);
    },
    revertOption(path, origin) {
      return changeBy((options) => restoreMember(state.document, path, opened.document, options), origin);
    },
    removeOptions(paths, origin) {
      return changeBy((options) => removeMembers(state.document, paths, options), origin);
    },
    renameOption(path, name, origin) {
      return changeBy((options) => renameKey(state.document, path, name, options), origin);
    },
    setNote(path, text, origin) {
      const options = noteOptions(path);
      return changeBy((structOptions) => setNote(state.document, path, text, { ...options, ...structOptions }), origin);
    },
    revertToOpened(origin) {
      const edits = diffLines(state.document.text, opened.text);
      change(edits, editDocument(state.document, edits), origin);
    },
    applySafeFixes(origin, isWanted = () => true) {
      const { document, serverVersion } = state;
      const fixed = applySafeFixes(document, {
        problemsOf: (next) => checks.problemsOf(checks.analyse(next, serverVersion)).filter(isWanted),
        edit: editDocument,
      });
      change(fixed.edits, fixed.document, origin);
      return fixed.count;
    },
    undo() {
      const step = state.history.done.at(-1);
      if (!step) return undefined;
      const { done, undone } = state.history;
      return travel(step, 'undo', { done: done.slice(0, -1), undone: [...undone, step] });
    },
    redo() {
      const step = state.history.undone.at(-1);
      if (!step) return undefined;
      const { done, undone } = state.history;
      return travel(step, 'redo', { done: [...done, step], undone: undone.slice(0, -1) });
    },
    markSaved(text, name) {
      if (!state.file) return;
      const save = { name, savedText: text };
      const saved = new Map([...state.saved, [state.file.id, save]]);
      commit({ ...state, file: { ...state.file, ...save }, saved });
    },
    setServerVersion(serverVersion) {
      commit({ ...state, serverVersion });
    },
    addAnalyser(analyser) {
      checks.add(analyser);
      commit(state);
    },
    forgetClosed() {
      keepsClosed = false;
      const saved = [...state.saved].filter(([id]) => id === state.file?.id);
      commit({ ...state, history: withinDocument(state.history), saved: new Map(saved) });
    },
    analyseAgain() {
      commit(state);
    },
  };
}
