import type { HjsonDocument } from 'hjson-document';
import { configVariable } from '../../opening/index.ts';
import type { AssignedValue } from '../scanners/assignment.ts';
import { refuseReference } from '../scanners/references.ts';
import type { YamlReader } from './yamlReader.ts';

/** What one program, or the parser of one notation, makes of a place. */
export interface Reading {
  /** Shown as who reads it: "Compose file", "PowerShell". */
  readonly reader: string;
  readonly read: AssignedValue;
  /** True if it is never taken unasked, because something inside the value was changed to read it. */
  readonly isAsked?: boolean;
}

/** A place in a paste that has a value, and what each program makes of it that can read it there. */
export interface Candidate {
  /** The variable. */
  readonly name: string;
  /** Where it is, as the user knows it: "api", or empty. */
  readonly place: string;
  /** What the values of one server have in common. */
  readonly scope: string;
  /** Its range in the paste, in UTF-16 offsets; the end is an estimate that never ends too early in its line. */
  readonly start: number;
  readonly end: number;
  readonly readings: readonly Reading[];
}

/** Nobody compares more places of one kind; each text in one is searched like a paste. */
export const mostPlaces = 20;

/** The same place, with something else said of each of its readings. */
export function withReadings(candidate: Candidate, said: Partial<Reading>): Candidate {
  return { ...candidate, readings: candidate.readings.map((reading) => ({ ...reading, ...said })) };
}

/** What was found inside of a text that another program reads, with what that would fill in; where that is in is known only of a whole configuration. */
export function insideOf(candidate: Candidate, reader: string, outer: AssignedValue): Candidate {
  const { references: [reference, ...others] = [] } = outer.kind === 'value' ? outer : {};
  const filledIn = (own: AssignedValue): AssignedValue => {
    if (outer.kind === 'refused' || own.kind === 'refused') return outer.kind === 'refused' ? outer : own;
    if (reference && own.value !== outer.value) return refuseReference(configVariable, reference.name);
    return reference ? { ...own, references: [reference, ...others] } : own;
  };
  const readings = candidate.readings.map((each) => ({
    ...each,
    reader: each.reader === 'HJSON' ? reader : `${reader}, ${each.reader}`,
    read: filledIn(each.read),
  }));
  return { ...candidate, readings };
}

/** What reads a text, and the texts inside of it. */
export interface PasteContext {
  readonly parse: (text: string) => HjsonDocument;
  readonly readYaml: YamlReader;
  /** What is inside of a text, such as a block of YAML or a here-document. */
  readonly inside: (text: string) => readonly Candidate[];
  /** Says that there are too many places to read them all: then none may be taken for the only one. */
  readonly giveUp: () => readonly Candidate[];
}
