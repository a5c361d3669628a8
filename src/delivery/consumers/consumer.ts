import type { AssignmentReader } from '../scanners/assignment.ts';
import type { DocumentReader } from '../scanners/document.ts';
import type { Target } from './target.ts';

/** One program or kind of file that holds the server's variables, in both directions. */
export interface Consumer {
  /** How it is given the variables, each form with its `encode`; empty if it is only read. */
  readonly targets: readonly Target[];
  /** Each reads the value after a variable's name, in the syntax of one program. */
  readonly assignments?: readonly AssignmentReader[];
  /** Reads values in YAML or JSON. */
  readonly documents?: DocumentReader;
}
