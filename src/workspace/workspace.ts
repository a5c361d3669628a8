import {
  type ConfigAnalysis,
  createConfigAnalyser,
  memberGroups,
  noteOptions,
  preferStructSafe,
  type ServerVersion,
  valueFault,
} from '../config/index.ts';
import {
  excessOf,
  type HjsonDocument,
  type HjsonValue,
  parseHjson,
  removeMember,
  removeMembers,
  renameKey,
  reparse,
  type SetOptions,
  type StringWriting,
  setNote,
  setValue,
  unreadDocument,
  type VerifiedEdit,
} from '../hjson/index.ts';
import {
  applyEdits,
  type Diagnostic,
  diffTexts,
  type EditOutcome,
  invertEdits,
  type OptionPath,
  placeOf,
  type TextEdit,
} from '../text/index.ts';
import { type ChangeOrigin, emptyHistory, type History, type HistoryStep, record } from './history.ts';
import type { DocumentAnalysis, OpenFile } from './openFile.ts';
import { applySafeFixes } from './safeFixes.ts';

/** How the text of this revision came from the one before it. */
export interface TextChange {
  readonly edits: readonly TextEdit[];
  readonly origin: ChangeOrigin;
  readonly kind: 'edit' | 'undo' | 'redo' | 'open';
}

/** Everything that follows from the text: made once for each revision, never changed. */
export interface Snapshot extends DocumentAnalysis {
  readonly revision: number;
  /** The same for all snapshots of one workspace: what follows from them can be kept by it. */
  readonly lineage: object;
  /** Syntax, legal-but-wrong text, schema, rules and what the added analysers found, in text order. */
  readonly diagnostics: readonly Diagnostic[];
  /** Undefined while no document is open. */
  readonly file: OpenFile | undefined;
  /** The analysis of the text as it was opened. */
  readonly opened: DocumentAnalysis;
  readonly isDirty: boolean;
  readonly serverVersion: ServerVersion;
  readonly undoLabel: string | undefined;
  readonly redoLabel: string | undefined;
  /** Undefined when the text did not change with this revision. */
  readonly lastChange: TextChange | undefined;
}

/** Finds more problems in a document; it may be added late, when its code has been loaded. */
export type Analyser = (analysis: DocumentAnalysis) => readonly Diagnostic[];

/** A value and the option to write it to. */
export interface OptionSetting {
  readonly path: OptionPath;
  readonly value: HjsonValue;
}

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
  /** Sets several options as one step; one that cannot be set keeps all of them as they are. */
  setOptions(values: readonly OptionSetting[], origin: ChangeOrigin): EditOutcome;
  removeOption(path: OptionPath, origin: ChangeOrigin): EditOutcome;
  /** Removes several options as one step; one that cannot be removed keeps all of them. */
  removeOptions(paths: readonly OptionPath[], origin: ChangeOrigin): EditOutcome;
  renameOption(path: OptionPath, name: string, origin: ChangeOrigin): EditOutcome;
  /** Writes the comment that is the note of an option; an empty text removes it. */
  setNote(path: OptionPath, text: string, origin: ChangeOrigin): EditOutcome;
  /** Applies every fix of the wanted problems that keeps what the user wrote, as one step, and returns how many problems that fixed. */
  applySafeFixes(origin: ChangeOrigin, isWanted?: (problem: Diagnostic) => boolean): number;
  /** Undoes the last step and returns where it was made; undefined when there is nothing to undo. */
  undo(): ChangeOrigin | undefined;
  redo(): ChangeOrigin | undefined;
  /** Tells that this text is on disk now, under this name. */
  markSaved(text: string, name: string): void;
  setServerVersion(version: ServerVersion): void;
  addAnalyser(analyser: Analyser): void;
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
}

/** A workspace without a document. Without `tellLater`, all views are told of each letter at once. */
export function createWorkspace(tellLater?: TellLater): Workspace {
  const followers = new Set<() => void>();
  const listeners = new Set<() => void>();
  /** Tells what has not been told yet. */
  let tellNow: (() => void) | undefined;
  const analysers: Analyser[] = [];
  const analyseConfig = createConfigAnalyser();
  const lineage = {};
  let state: State = { document: readDocument(''), file: undefined, history: emptyHistory, serverVersion: 'latest' };
  let opened = analyse(state.document, state.serverVersion);
  let snapshot = takeSnapshot(1, undefined);
  let openings = 0;

  function commit(next: State, lastChange?: TextChange): void {
    const isTyped = lastChange?.kind === 'edit' && lastChange.origin.isTyped;
    if (!isTyped) tellNow?.();
    const openedText = next.file?.openedText ?? '';
    if (opened.text !== openedText || next.serverVersion !== state.serverVersion) {
      const document = next.document.text === openedText ? next.document : readDocument(openedText);
      opened = analyse(document, next.serverVersion);
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
    commit({ ...state, document, history: record(state.history, origin, move) }, { edits, origin, kind: 'edit' });
  }

  function changeBy(edit: Parameters<typeof preferStructSafe<VerifiedEdit>>[0], origin: ChangeOrigin): EditOutcome {
    const { excess } = state.document;
    if (excess) return { ok: false, reason: `The text ${excess.reason}, so it can only be edited as text.` };
    const outcome = preferStructSafe(edit);
    if (outcome.ok) change(outcome.edits, outcome.after, origin);
    return outcome;
  }

  /** Replays a step forwards or backwards; a step of several moves reaches the views as one edit. */
  function travel(step: HistoryStep, kind: 'undo' | 'redo', history: History): ChangeOrigin {
    const moves = kind === 'undo' ? [...step.moves].reverse() : step.moves;
    let { file } = state;
    let { text } = state.document;
    for (const move of moves) {
      text = applyEdits(text, kind === 'undo' ? move.inverse : move.edits);
      if (move.file) file = kind === 'undo' ? move.file.before : move.file.after;
    }
    const replaced = moves.some((move) => move.file);
    const edits = diffTexts(state.document.text, text);
    commit(
      { ...state, document: editDocument(state.document, edits), file, history },
      { edits, origin: step.origin, kind: replaced ? 'open' : kind },
    );
    return step.origin;
  }

  function analyse(document: HjsonDocument, serverVersion: ServerVersion): DocumentAnalysis {
    let config: ConfigAnalysis | undefined;
    return {
      text: document.text,
      document,
      // When it is asked for: nobody looks at what a letter means before the text shows it.
      get config() {
        config ??= analyseConfig(document, serverVersion);
        return config;
      },
    };
  }

  function problemsOf(analysis: DocumentAnalysis): readonly Diagnostic[] {
    const found = analysers.flatMap((analyser) => analyser(analysis));
    return [...analysis.config.diagnostics, ...found].sort((a, b) => placeOf(a) - placeOf(b));
  }

  function takeSnapshot(revision: number, lastChange: TextChange | undefined): Snapshot {
    const { document, file, history, serverVersion } = state;
    const analysis = analyse(document, serverVersion);
    let diagnostics: readonly Diagnostic[] | undefined;
    return {
      text: document.text,
      document,
      get config() {
        return analysis.config;
      },
      get diagnostics() {
        diagnostics ??= problemsOf(analysis);
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
      const file = { id: ++openings, name, openedText: text, savedText, notes };
      const before = state.document.text;
      const edits = [{ range: { start: 0, end: before.length }, newText: text }];
      const origin: ChangeOrigin = { view: 'shell', label: `Open ${name}` };
      const move = { edits, inverse: invertEdits(before, edits), file: { before: state.file, after: file } };
      const history = state.file ? record(state.history, origin, move) : emptyHistory;
      commit({ ...state, document: readDocument(text), file, history }, { edits, origin, kind: 'open' });
    },
    close() {
      if (!state.file) return;
      const before = state.document.text;
      const edits = [{ range: { start: 0, end: before.length }, newText: '' }];
      const origin: ChangeOrigin = { view: 'shell', label: `Close ${state.file.name}` };
      const move = { edits, inverse: invertEdits(before, edits), file: { before: state.file, after: undefined } };
      const history = record(state.history, origin, move);
      commit({ ...state, document: readDocument(''), file: undefined, history }, { edits, origin, kind: 'open' });
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
    removeOption(path, origin) {
      return changeBy((options) => removeMember(state.document, path, options), origin);
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
    applySafeFixes(origin, isWanted = () => true) {
      const { document, serverVersion } = state;
      const fixed = applySafeFixes(document, {
        problemsOf: (next) => problemsOf(analyse(next, serverVersion)).filter(isWanted),
        edit: editDocument,
      });
      change(diffTexts(document.text, fixed.document.text), fixed.document, origin);
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
      commit({ ...state, file: { ...state.file, name, savedText: text } });
    },
    setServerVersion(serverVersion) {
      commit({ ...state, serverVersion });
    },
    addAnalyser(analyser) {
      analysers.push(analyser);
      commit(state);
    },
    analyseAgain() {
      commit(state);
    },
  };
}

/** Sets one value after the other, each edit verified, and makes one edit list of them all. */
function setValues(document: HjsonDocument, values: readonly OptionSetting[], options: SetOptions): VerifiedEdit {
  let after = document;
  for (const { path, value } of values) {
    const edit = setValue(after, path, value, { order: memberGroups, ...options });
    if (!edit.ok) return edit;
    after = edit.after;
  }
  return { ok: true, edits: diffTexts(document.text, after.text), after };
}

/** The document of a text; one that is too large for the form is not parsed. */
function readDocument(text: string): HjsonDocument {
  const excess = excessOf(text);
  return excess ? unreadDocument(text, excess) : parseHjson(text);
}

function editDocument(before: HjsonDocument, edits: readonly TextEdit[]): HjsonDocument {
  const text = applyEdits(before.text, edits);
  return before.excess || excessOf(text) ? readDocument(text) : reparse(before, edits);
}
