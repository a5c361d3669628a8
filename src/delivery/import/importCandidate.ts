import type { ImportRefusal } from '../importRefusal.ts';
import type { ShellReference } from '../scanners/assignment.ts';
import type { YamlReader } from './yamlReader.ts';

/** A value that a reader found for one of the server's variables; whether it is a configuration is decided elsewhere. */
export type ImportCandidate =
  | FoundValue
  | { readonly kind: 'refused'; readonly origin: Origin; readonly refusal: ImportRefusal };

export interface FoundValue {
  readonly kind: 'value';
  readonly name: string;
  readonly value: string;
  /** What is still to be resolved in the value. */
  readonly references?: readonly ShellReference[];
  readonly origin: Origin;
  /** What its program does to quotes, and how to write the value. */
  readonly quoting?: string | undefined;
  /** What to look at before it is opened. */
  readonly note?: string | undefined;
}

export interface Origin {
  /** What kind of text the paste is read as: "Compose file". */
  readonly reader: string;
  /** Where in the paste: "api", "line 3". */
  readonly place: string;
  /** What the values of one scope have in common: one server reads all of them. */
  readonly scope: string;
}

/** Looks for values in a paste. A reader proposes whatever its consumer would read there; it never evaluates anything. */
export type PasteReader = (text: string, readYaml: YamlReader) => readonly ImportCandidate[];
