import { fromPlain } from 'hjson-document';
import type { Severity } from 'source-text';
import type { OptionDefinition } from '../config/index.ts';
import type { Column } from './column.ts';
import { type Content, hidden, type SetContent, textsIn, unambiguous } from './content.ts';
import { type Place, placesOf } from './places.ts';
import type { ComparisonProblem } from './problems/check.ts';
import { findProblems } from './problems/findProblems.ts';
import type { Cell, Row, Verdict } from './row.ts';
import {
  createRepeatsSecret,
  createSecretClasses,
  isSameMeaning,
  type RepeatsSecret,
  type SecretClasses,
} from './secrets.ts';

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
    const contents = found.map(({ content }) => withoutRepetition(content, repeatsSecret));
    return rowOf(place, contents, found, classes);
  });
  return { columns, rows, problems: findProblems(columns, rows) };
}

/** A value that repeats a secret of any column is hidden in all of them. */
function withoutRepetition(content: Content, repeatsSecret: RepeatsSecret): Content {
  if (content.kind !== 'set') return content;
  const texts = content.secret === undefined && content.open !== 'redacted' ? textsIn(content.value) : [content.text];
  if (!texts.some(repeatsSecret)) return content;
  const { isDefault, isValid, open } = content;
  return { ...hidden(content.value, content.value), isDefault, isValid, open };
}

/** What one text says in one row, whatever the others say. */
interface Finding {
  readonly content: Content;
  readonly severity: Severity | undefined;
  readonly isCommentedOut: boolean;
}

function findingOf(column: Column, place: Place): Finding {
  const content = place.read(column);
  const isCommentedOut = content.kind === 'unset' && place.kind !== 'variable' && column.isCommentedOut(place.path);
  return { content, severity: severityAt(column, place), isCommentedOut };
}

function rowOf(place: Place, contents: readonly Content[], found: readonly Finding[], classes: SecretClasses): Row {
  const { kind, name, path, option, part } = place;
  const cells = contents.map((content, index) => {
    if (content.kind === 'set') return setCell(content, classes, found[index]?.severity);
    if (content.kind === 'unreadable') return content;
    return unsetCell(place, found[index]?.isCommentedOut === true);
  });
  return { kind, name, path, option, part, cells, verdict: verdictOf(contents, ownDefault(place)) };
}

function setCell(content: SetContent, classes: SecretClasses, severity: Severity | undefined): Cell {
  const { kind, text, isDefault, isValid, open, secret } = content;
  return { kind, text, isDefault, isValid, open, secret: secret === undefined ? undefined : classes(secret), severity };
}

function unsetCell(place: Place, isCommentedOut: boolean): Cell {
  const fallback = ownDefault(place);
  return {
    kind: 'unset',
    fallback:
      fallback === undefined ? undefined : typeof fallback === 'string' ? unambiguous(fallback) : String(fallback),
    isCommentedOut,
  };
}

/** The default of the option that a row is about as a whole. */
function ownDefault({ kind, option }: Pick<Place, 'kind' | 'option'>): OptionDefinition['default'] {
  return kind === 'option' ? option?.default : undefined;
}

function verdictOf(contents: readonly Content[], fallback: OptionDefinition['default']): Verdict {
  if (contents.some(({ kind }) => kind === 'unreadable')) return 'unreadable';
  const set = contents.filter((content) => content.kind === 'set');
  const first = set.find(({ open }) => open !== 'redacted') ?? set[0];
  if (!first) return 'equal';
  const isSame = set.every((content) => isSameContent(content, first));
  if (!isSame) return 'differs';
  if (set.length === contents.length) return set.some(({ open }) => open === 'redacted') ? 'hidden' : 'equal';
  return fallback !== undefined && isSameMeaning(first.value, fromPlain(fallback)) ? 'sameEffect' : 'only';
}

/** What is left out of a redacted copy is no difference to whatever is there. */
function isSameContent(one: SetContent, other: SetContent): boolean {
  if (one.open === 'redacted') return one.text === other.text;
  return isSameMeaning(one.value, other.value);
}

/** An object has the severity of its own problems: its members have rows. */
function severityAt(column: Column, { path, option, kind }: Place): Severity | undefined {
  if (kind === 'variable') return undefined;
  const hasRows = option?.kind === 'object' || (option?.kind === 'programs' && kind === 'option');
  return column.severityAt(path, !hasRows);
}
