import { carefulEdit, memberGroups, readConfig, type ServerVersion } from '../config/index.ts';
import {
  excessOf,
  type HjsonValue,
  parseEdited,
  parseLatest,
  removeMember,
  removeMembers,
  renameKey,
  type StringWriting,
  setValue,
  unreadDocument,
} from '../hjson/index.ts';
import {
  applyEdits,
  diffTexts,
  type EditOutcome,
  invertEdits,
  type OptionPath,
  type Problem,
  placeOf,
  type TextEdit,
} from '../text/index.ts';
import { type ChangeOrigin, emptyHistory, type History, type HistoryStep, record } from './history.ts';
import type { OpenFile, Reading } from './openFile.ts';

/** How the text of this revision came from the one before it. */
export interface TextChange {
  readonly edits: readonly TextEdit[];
  readonly origin: ChangeOrigin;
  readonly kind: 'edit' | 'undo' | 'redo' | 'open';
}

/** Everything that follows from the text: made once for each revision, never changed. */
export interface Snapshot extends Reading {
  readonly revision: number;
  /** Syntax, legal-but-wrong text, schema, rules and what the added analysers found, in text order. */
  readonly problems: readonly Problem[];
  /** Undefined while no document is open. */
  readonly file: OpenFile | undefined;
  /** The reading of the text as it was opened. */
  readonly opened: Reading;
  readonly isDirty: boolean;
  readonly serverVersion: ServerVersion;
  readonly undoLabel: string | undefined;
  readonly redoLabel: string | undefined;
  /** Undefined when the text did not change with this revision. */
  readonly lastChange: TextChange | undefined;
}

/** Finds more problems in a reading; it may be added late, when its code has been loaded. */
export type Analyser = (reading: Reading) => readonly Problem[];

/** The one store: the text, its history, and a snapshot for each revision. */
export interface Workspace {
  readonly snapshot: Snapshot;
  /** Calls back after each new snapshot; returns the function that ends it. */
  subscribe(listener: () => void): () => void;
  /** Makes the text the open document. One step of the history, so that undo brings the previous document back. */
  open(file: { name: string; text: string; savedText?: string; notes?: readonly string[] }): void;
  /** Applies edits that refer to the current text. Edits that change nothing are no step. */
  apply(edits: readonly TextEdit[], origin: ChangeOrigin): void;
  /**
   * Sets the value at a path, adding what is missing on the way. On refusal nothing changes and the reason comes back.
   * `writing` is how a string was written before the typing that this is a part of.
   */
  setOption(path: OptionPath, value: HjsonValue, origin: ChangeOrigin, writing?: StringWriting): EditOutcome;
  removeOption(path: OptionPath, origin: ChangeOrigin): EditOutcome;
  /** Removes several options as one step; one that cannot be removed keeps all of them. */
  removeOptions(paths: readonly OptionPath[], origin: ChangeOrigin): EditOutcome;
  renameOption(path: OptionPath, name: string, origin: ChangeOrigin): EditOutcome;
  /** Takes back the last step and tells where it was made; undefined when there is none. */
  undo(): ChangeOrigin | undefined;
  redo(): ChangeOrigin | undefined;
  /** Tells that this text is on disk now, under this name. */
  markSaved(text: string, name: string): void;
  setServerVersion(version: ServerVersion): void;
  addAnalyser(analyser: Analyser): void;
  /** Takes a new snapshot of the same text: an analyser would find more by now. */
  analyseAgain(): void;
}

interface State {
  readonly text: string;
  readonly file: OpenFile | undefined;
  readonly history: History;
  readonly serverVersion: ServerVersion;
}

const nothingOpen: State = { text: '', file: undefined, history: emptyHistory, serverVersion: 'latest' };

export function createWorkspace(): Workspace {
  const listeners = new Set<() => void>();
  const analysers: Analyser[] = [];
  let state = nothingOpen;
  let opened = read('', state.serverVersion);
  let snapshot = takeSnapshot(state, opened, analysers);
  let openings = 0;

  function commit(next: State, lastChange?: TextChange): void {
    const openedText = next.file?.openedText ?? '';
    if (opened.text !== openedText || next.serverVersion !== state.serverVersion) {
      opened = read(openedText, next.serverVersion);
    }
    state = next;
    snapshot = { ...takeSnapshot(state, opened, analysers), revision: snapshot.revision + 1, lastChange };
    for (const listener of listeners) listener();
  }

  function change(edits: readonly TextEdit[], origin: ChangeOrigin): void {
    const { document } = snapshot;
    const text = document.excess ? applyEdits(document.text, edits) : parseEdited(document, edits).text;
    if (text === state.text) return;
    const move = { edits, inverse: invertEdits(state.text, edits) };
    commit({ ...state, text, history: record(state.history, origin, move) }, { edits, origin, kind: 'edit' });
  }

  function changeBy(edit: Parameters<typeof carefulEdit>[0], origin: ChangeOrigin): EditOutcome {
    const { excess } = snapshot.document;
    if (excess) return { ok: false, reason: `The text ${excess.reason}, so it can only be edited as text.` };
    const outcome = carefulEdit(edit);
    if (outcome.ok) change(outcome.edits, origin);
    return outcome;
  }

  /** Replays a step forwards or backwards; a step of several moves reaches the views as one edit. */
  function travel(step: HistoryStep, kind: 'undo' | 'redo', history: History): ChangeOrigin {
    const moves = kind === 'undo' ? [...step.moves].reverse() : step.moves;
    let { text, file } = state;
    for (const move of moves) {
      text = applyEdits(text, kind === 'undo' ? move.inverse : move.edits);
      if (move.file) file = kind === 'undo' ? move.file.before : move.file.after;
    }
    const replaced = moves.some((move) => move.file);
    const edits = diffTexts(state.text, text);
    commit({ ...state, text, file, history }, { edits, origin: step.origin, kind: replaced ? 'open' : kind });
    return step.origin;
  }

  return {
    get snapshot() {
      return snapshot;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open({ name, text, savedText, notes = [] }) {
      const file = { id: ++openings, name, openedText: text, savedText, notes };
      const edits = [{ range: { start: 0, end: state.text.length }, newText: text }];
      const origin: ChangeOrigin = { view: 'shell', label: `Open ${name}` };
      const move = { edits, inverse: invertEdits(state.text, edits), file: { before: state.file, after: file } };
      const history = state.file ? record(state.history, origin, move) : emptyHistory;
      commit({ ...state, text, file, history }, { edits, origin, kind: 'open' });
    },
    apply: change,
    setOption(path, value, origin, writing) {
      return changeBy(
        (reading) => setValue(snapshot.document, path, value, { order: memberGroups, writing, ...reading }),
        origin,
      );
    },
    removeOption(path, origin) {
      return changeBy((reading) => removeMember(snapshot.document, path, reading), origin);
    },
    removeOptions(paths, origin) {
      return changeBy((reading) => removeMembers(snapshot.document, paths, reading), origin);
    },
    renameOption(path, name, origin) {
      return changeBy((reading) => renameKey(snapshot.document, path, name, reading), origin);
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

function takeSnapshot(state: State, opened: Reading, analysers: readonly Analyser[]): Snapshot {
  const { text, file, history, serverVersion } = state;
  const reading = read(text, serverVersion);
  const found = analysers.flatMap((analyser) => analyser(reading));
  return {
    ...reading,
    revision: 1,
    problems: [...reading.config.problems, ...found].sort((a, b) => placeOf(a) - placeOf(b)),
    file,
    opened,
    isDirty: file !== undefined && text !== file.savedText,
    serverVersion,
    undoLabel: history.done.at(-1)?.origin.label,
    redoLabel: history.undone.at(-1)?.origin.label,
    lastChange: undefined,
  };
}

function read(text: string, serverVersion: ServerVersion): Reading {
  const excess = excessOf(text);
  const document = excess ? unreadDocument(text, excess) : parseLatest(text);
  return { text, document, config: readConfig(document, serverVersion) };
}
