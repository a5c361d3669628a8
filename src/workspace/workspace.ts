import type { HjsonDocument } from 'hjson-document';
import {
  applyEdits,
  type Diagnostic,
  diffLines,
  dottedName,
  invertEdits,
  type TextEdit,
  trimEdits,
  type ValuePath,
} from 'source-text';
import type { ServerVersion } from '../config/index.ts';
import { shownIn, withShown } from '../secrets/index.ts';
import { type Analyser, createChecks, type DocumentAnalysis } from './checks.ts';
import { editDocument, readDocument } from './documentEdits.ts';
import {
  type ChangeOrigin,
  emptyHistory,
  type History,
  type OpenFile,
  record,
  travel,
  withinDocument,
} from './history.ts';
import { createNotifier, type ScheduleNotify, type Subscriptions } from './notifier.ts';
import { createOptionEdits, type OptionEdits } from './optionEdits.ts';
import { applySafeFixes } from './safeFixes.ts';
import type { Snapshot, TextChange } from './snapshot.ts';

/** The one store: the text, its history, and a snapshot for each revision. */
export interface Workspace extends Subscriptions, OptionEdits {
  readonly snapshot: Snapshot;
  /** Makes the text the open document. One step of the history, so that undo brings the previous document back. */
  open(file: { name: string; text: string; savedText?: string; notes?: readonly string[] }): void;
  /** Leaves no document open. One step of the history, so that undo brings it back. */
  close(): void;
  /** Applies edits that refer to the current text. Edits that change nothing are not a step. */
  apply(edits: readonly TextEdit[], origin: ChangeOrigin): void;
  /** Restores the text from when the document was opened; lines that are the same are not touched. */
  revertToOpened(origin: ChangeOrigin): void;
  /** Applies every fix of the wanted problems that keeps what the user wrote, as one step, and returns how many problems that fixed. */
  applySafeFixes(origin: ChangeOrigin, isWanted?: (problem: Diagnostic) => boolean): number;
  /** Undoes the last step and returns where it was made; undefined when there is nothing to undo. */
  undo(): ChangeOrigin | undefined;
  redo(): ChangeOrigin | undefined;
  /** Reports that this text is now on disk, under this name. */
  markSaved(text: string, name: string): void;
  setServerVersion(version: ServerVersion): void;
  /** Shows the values of unknown keys, all or that at a path, until the document is closed; see `Shown`. */
  showUnknown(path: ValuePath | 'all'): void;
  /** Shows what cannot be read, but for secrets, until it can be. */
  showDamage(): void;
  addAnalyser(analyser: Analyser): void;
  /** Forgets documents that are no longer open: undo does not restore them, nor any document that is closed from now on. */
  forgetClosed(): void;
  /** Takes a new snapshot of the same text: an analyser may find more by now. */
  analyseAgain(): void;
}

interface State {
  readonly document: HjsonDocument;
  readonly file: OpenFile | undefined;
  readonly history: History;
  readonly serverVersion: ServerVersion;
  /** How each file was last saved, by the id of its opening: history steps hold it as it was when it was replaced. */
  readonly saved: ReadonlyMap<number, Pick<OpenFile, 'name' | 'savedText'>>;
}

/** Form and editor show a text of a wrong type. */
const edited = { mistyped: true } as const;

/** A workspace without a document. Without `scheduleNotify`, all views are notified of each keystroke at once. */
export function createWorkspace(scheduleNotify?: ScheduleNotify): Workspace {
  const notifier = createNotifier(scheduleNotify);
  const checks = createChecks();
  let lineage = {};
  let state: State = {
    document: readDocument('', edited),
    file: undefined,
    history: emptyHistory,
    serverVersion: 'latest',
    saved: new Map(),
  };
  let opened = checks.analyse(state.document, state.serverVersion);
  let saved = opened;
  let snapshot = takeSnapshot(1, undefined);
  let openings = 0;
  let keepsClosed = true;

  function commit(next: State, lastChange?: TextChange): void {
    const isTyped = lastChange?.kind === 'edit' && lastChange.origin.isTyped === true;
    if (!isTyped) notifier.flush();
    const openedText = next.file?.openedText ?? '';
    const isStale =
      next.serverVersion !== state.serverVersion || shownIn(next.document).unknown !== shownIn(state.document).unknown;
    if (isStale || opened.text !== openedText) opened = analysisOf(openedText, next);
    const savedText = next.file?.savedText ?? openedText;
    if (savedText === openedText) saved = opened;
    else if (isStale || saved.text !== savedText) saved = analysisOf(savedText, next);
    const { document } = next;
    const isRepaired = document.damage.length === 0 && shownIn(document).damage;
    state = isRepaired ? { ...next, document: withShown(document, { damage: undefined }) } : next;
    snapshot = takeSnapshot(snapshot.revision + 1, lastChange);
    notifier.notify(isTyped);
  }

  function analysisOf(text: string, { document, serverVersion }: State): DocumentAnalysis {
    const isOpen = document.text === text;
    return checks.analyse(isOpen ? document : readDocument(text, shownIn(document)), serverVersion);
  }

  /** The document with which an edit was verified becomes the next one, without parsing again. */
  function change(edits: readonly TextEdit[], document: HjsonDocument, origin: ChangeOrigin): void {
    const { text } = state.document;
    if (document.text === text) return;
    const move = { edits, inverse: invertEdits(text, edits) };
    commit(
      { ...state, document, history: record(state.history, origin, move, document.text) },
      { edits, origin, kind: 'edit' },
    );
  }

  function asSaved(file: OpenFile | undefined): OpenFile | undefined {
    return file && { ...file, ...state.saved.get(file.id) };
  }

  /** Opens or closes a file. If no file was open, the history starts empty. */
  function replaceFile(file: OpenFile | undefined, text: string, label: string): void {
    const before = state.document.text;
    const edits = [{ range: { start: 0, end: before.length }, newText: text }];
    const origin: ChangeOrigin = { view: 'shell', label };
    const move = { edits, inverse: invertEdits(before, edits), file: { before: state.file, after: file } };
    const history = state.file && keepsClosed ? record(state.history, origin, move, text) : emptyHistory;
    lineage = {};
    commit({ ...state, document: readDocument(text, edited), file, history }, { edits, origin, kind: 'open' });
  }

  /** Views receive what several moves do together as one list of edits. */
  function replay(kind: 'undo' | 'redo'): ChangeOrigin | undefined {
    const step = travel(state.history, kind);
    if (!step) return undefined;
    const { origin, replaced, history } = step;
    if (replaced) lineage = {};
    const file = replaced ? asSaved(replaced.by) : state.file;
    const edits = trimEdits(state.document.text, step.edits);
    const document = replaced
      ? readDocument(applyEdits(state.document.text, edits), edited)
      : editDocument(state.document, edits);
    commit({ ...state, document, file, history }, { edits, origin, kind: replaced ? 'open' : kind });
    return origin;
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
      saved,
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
    subscribe: notifier.subscribe,
    follow: notifier.follow,
    ...createOptionEdits({ document: () => state.document, opened: () => opened.document, change }),
    open({ name, text, savedText, notes = [] }) {
      replaceFile({ id: ++openings, name, openedText: text, savedText, notes }, text, `Open ${name}`);
    },
    close() {
      if (state.file) replaceFile(undefined, '', `Close ${state.file.name}`);
    },
    apply: (edits, origin) => change(edits, editDocument(state.document, edits), origin),
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
    undo: () => replay('undo'),
    redo: () => replay('redo'),
    markSaved(text, name) {
      if (!state.file) return;
      const save = { name, savedText: text };
      const saved = new Map([...state.saved, [state.file.id, save]]);
      commit({ ...state, file: { ...state.file, ...save }, saved });
    },
    setServerVersion(serverVersion) {
      commit({ ...state, serverVersion });
    },
    showUnknown(path) {
      const { document } = state;
      const shown = shownIn(document).unknown;
      if (shown === 'all') return;
      const unknown = path === 'all' ? path : new Set([...(shown ?? []), dottedName(path)]);
      commit({ ...state, document: withShown(document, { unknown }) });
    },
    showDamage() {
      const { document } = state;
      if (document.damage.length > 0) commit({ ...state, document: withShown(document, { damage: true }) });
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
