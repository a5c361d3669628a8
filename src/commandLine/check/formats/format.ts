import type { Styles } from '../../frame/styles.ts';
import type { Report } from '../report.ts';

/** How a report is to be printed. */
export interface FormatSettings {
  readonly styles: Styles;
  /** In columns. */
  readonly width: number;
  /** For the formats for people: the maximum number of problems. */
  readonly most: number;
  /** Leaves out everything that is not a problem. */
  readonly isQuiet: boolean;
  readonly toPath: (name: string) => { readonly path: string; readonly isBelowRoot: boolean };
}

/** Prints a report; it ends with a line end, or is empty. */
export type Format = (report: Report, settings: FormatSettings) => string;
