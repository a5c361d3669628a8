import type { ServerVersion } from '../config/index.ts';
import type { Diagnostic, TextEdit } from '../text/index.ts';
import type { ChangeOrigin } from './history.ts';
import type { DocumentAnalysis, OpenFile } from './openFile.ts';

/** How the text of this revision came from the one before it. */
export interface TextChange {
  readonly edits: readonly TextEdit[];
  readonly origin: ChangeOrigin;
  readonly kind: 'edit' | 'undo' | 'redo' | 'open';
}

/** Everything that follows from the text: made once for each revision, never changed. */
export interface Snapshot extends DocumentAnalysis {
  readonly revision: number;
  /** The same for all snapshots of one workspace until another file is opened or it is closed: what follows from them can be kept by it. */
  readonly lineage: object;
  /** Syntax, legal-but-wrong text, schema, rules and what the added analysers found, in text order. */
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
