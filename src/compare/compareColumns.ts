import type { OptionDefinition } from '../config/index.ts';
import { fromPlain } from '../hjson/index.ts';
import type { Severity } from '../text/index.ts';
import type { Cell } from './cell.ts';
import type { Column } from './column.ts';
import { isSameMeaning } from './meaning.ts';
import { type Place, placesOf } from './places.ts';
import type { ComparisonProblem } from './problems/check.ts';
import { findProblems } from './problems/findProblems.ts';
import { hidden, type Reading, type SetReading, shownText, textsIn } from './reading.ts';
import { createRepeatsSecret, type RepeatsSecret } from './repeatsSecret.ts';
import type { Row, Verdict } from './row.ts';
import { createSecretClasses, type SecretClasses } from './secretClasses.ts';

/** Texts side by side. About secrets it says only which are equal. */
export interface Comparison {
  readonly columns: readonly Column[];
  /** Options in the form's order; the connection string in parts if all columns can be read like that; then unknown keys and variables. */
  readonly rows: readonly Row[];
  readonly problems: readonly ComparisonProblem[];
}

/** Compares what the columns say, by meaning. The first one is what the others are compared with. */
export function compareColumns(columns: readonly Column[]): Comparison {
  const classes = createSecretClasses();
  const repeatsSecret = createRepeatsSecret(columns);
  const rows = placesOf(columns, repeatsSecret).map((place) => {
    const found = columns.map((column) => column.once(place.id, () => findingOf(column, place)));
    const readings = found.map(({ reading }) => withoutRepetition(reading, repeatsSecret));
    return rowOf(place, readings, found, classes);
  });
  return { columns, rows, problems: findProblems(columns, rows) };
}

/** A value that repeats a secret of any column is hidden in all of them. */
function withoutRepetition(reading: Reading, repeatsSecret: RepeatsSecret): Reading {
  if (reading.kind !== 'set') return reading;
  const texts = reading.secret === undefined ? textsIn(reading.value) : [reading.text];
  if (!texts.some(repeatsSecret)) return reading;
  const { isDefault, isValid, open } = reading;
  return { ...hidden(reading.value, reading.value), isDefault, isValid, open };
}

/** What one text says in one row, whatever the others say. */
interface Finding {
  readonly reading: Reading;
  readonly severity: Severity | undefined;
  readonly isCommentedOut: boolean;
}

function findingOf(column: Column, place: Place): Finding {
  const reading = place.read(column);
  const isCommentedOut = reading.kind === 'unset' && place.kind !== 'variable' && column.isCommentedOut(place.path);
  return { reading, severity: severityAt(column, place), isCommentedOut };
}

function rowOf(place: Place, readings: readonly Reading[], found: readonly Finding[], classes: SecretClasses): Row {
  const { kind, name, path, option, part } = place;
  const cells = readings.map((reading, index) => {
    if (reading.kind === 'set') return setCell(reading, classes, found[index]?.severity);
    if (reading.kind === 'unreadable') return reading;
    return unsetCell(place, found[index]?.isCommentedOut === true);
  });
  return { kind, name, path, option, part, cells, verdict: verdictOf(readings, ownDefault(place)) };
}

function setCell(reading: SetReading, classes: SecretClasses, severity: Severity | undefined): Cell {
  const { kind, text, isDefault, isValid, open, secret } = reading;
  return { kind, text, isDefault, isValid, open, secret: secret === undefined ? undefined : classes(secret), severity };
}

function unsetCell(place: Place, isCommentedOut: boolean): Cell {
  const fallback = ownDefault(place);
  return {
    kind: 'unset',
    fallback:
      fallback === undefined ? undefined : typeof fallback === 'string' ? shownText(fallback) : String(fallback),
    isCommentedOut,
  };
}

/** The default of the option that a row is about as a whole. */
function ownDefault({ kind, option }: Pick<Place, 'kind' | 'option'>): OptionDefinition['default'] {
  return kind === 'option' ? option?.default : undefined;
}

function verdictOf(readings: readonly Reading[], fallback: OptionDefinition['default']): Verdict {
  if (readings.some(({ kind }) => kind === 'unreadable')) return 'unreadable';
  const set = readings.filter((reading) => reading.kind === 'set');
  const [first] = set;
  if (!first) return 'equal';
  const isSame = set.every(({ value }) => isSameMeaning(value, first.value));
  if (!isSame) return 'differs';
  if (set.length === readings.length) return 'equal';
  return fallback !== undefined && isSameMeaning(first.value, fromPlain(fallback)) ? 'sameEffect' : 'only';
}

/** An object has the severity of its own problems: its members have rows. */
function severityAt(column: Column, { path, option, kind }: Place): Severity | undefined {
  if (kind === 'variable') return undefined;
  const hasRows = option?.kind === 'object' || (option?.kind === 'programs' && kind === 'option');
  return column.severityAt(path, !hasRows);
}
