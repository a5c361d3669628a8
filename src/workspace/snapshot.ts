import type { Diagnostic, TextEdit } from 'source-text';
import type { ServerVersion } from '../config/index.ts';
import type { DocumentAnalysis } from './checks.ts';
import type { ChangeOrigin, OpenFile } from './history.ts';

/** How the text of this revision was made from the previous one. */
export interface TextChange {
  readonly edits: readonly TextEdit[];
  readonly origin: ChangeOrigin;
  readonly kind: 'edit' | 'undo' | 'redo' | 'open';
}

/** Everything that is derived from the text: computed once for each revision, never changed. */
export interface Snapshot extends DocumentAnalysis {
  readonly revision: number;
  /**
   * The same for all snapshots of a workspace until another file is opened or it is closed: what is derived from them can be cached by it.
   */
  readonly lineage: object;
  /** Syntax, lint, schema, rules and what the added analysers found, in text order. */
  readonly diagnostics: readonly Diagnostic[];
  /** Undefined while no document is open. */
  readonly file: OpenFile | undefined;
  /** The analysis of the text as it was opened. */
  readonly opened: DocumentAnalysis;
  /** The analysis of the text as it was saved last; until it is saved, as it was opened. */
  readonly saved: DocumentAnalysis;
  readonly isDirty: boolean;
  readonly serverVersion: ServerVersion;
  readonly undoLabel: string | undefined;
  readonly redoLabel: string | undefined;
  /** Undefined when the text did not change with this revision. */
  readonly lastChange: TextChange | undefined;
}

/**
 * A value derived from a snapshot: computed once for each, with the value of the previous snapshot, so that what did not change can stay
 * the same object. Each workspace has its own, and so has each opening: nothing of a closed document is kept.
 */
export function defineSnapshotField<Value>(
  compute: (snapshot: Snapshot, previous: Value | undefined) => Value,
): (snapshot: Snapshot) => Value {
  const latest = new WeakMap<object, { readonly snapshot: Snapshot; readonly value: Value }>();
  return (snapshot) => {
    const known = latest.get(snapshot.lineage);
    if (known?.snapshot === snapshot) return known.value;
    const value = compute(snapshot, known?.value);
    latest.set(snapshot.lineage, { snapshot, value });
    return value;
  };
}
