import type { ConfigAnalysis } from '../config/index.ts';
import type { HjsonDocument } from '../hjson/index.ts';

/** The document that the user works on: what it is called and what it held when it was opened and last saved. */
export interface OpenFile {
  /** Tells this opening from every other one of the page's life, the same name or not. */
  readonly id: number;
  /** Shown in the header and suggested for downloads; never a path of the user's disk. */
  readonly name: string;
  /** The text as it was opened, for "modified", diffs and "revert". */
  readonly openedText: string;
  /** The text as it is on disk as far as we know; undefined when it was never saved, such as a pasted one. */
  readonly savedText: string | undefined;
  /** What was said at opening: a BOM taken off, line ends made equal. */
  readonly notes: readonly string[];
}

/** What the checks made of one text. */
export interface DocumentAnalysis {
  readonly text: string;
  readonly document: HjsonDocument;
  readonly config: ConfigAnalysis;
}
