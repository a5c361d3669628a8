import type { HjsonDocument } from 'hjson-document';
import type { ConfigAnalysis } from '../config/index.ts';

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

/** The results of the checks for one text. */
export interface DocumentAnalysis {
  readonly text: string;
  readonly document: HjsonDocument;
  readonly config: ConfigAnalysis;
}
