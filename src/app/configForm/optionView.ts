import {
  type ConfigAnalysis,
  type OptionAnalysis,
  type OptionDefinition,
  optionAt,
  options,
} from '../../config/index.ts';
import type { HjsonDocument } from '../../hjson/index.ts';
import { holdsSecretIn } from '../../secrets/index.ts';
import {
  type Diagnostic,
  dottedName,
  isWithin,
  type OptionPath,
  ownText,
  placeOf,
  samePath,
} from '../../text/index.ts';
import { type DocumentAnalysis, defineSnapshotField, type Snapshot } from '../../workspace/index.ts';
import { foldedInto, isFolded } from './foldedLevels.ts';

/** Everything that the form shows of an option. The same object while nothing in it changed. */
export interface OptionView {
  readonly facts: OptionDefinition;
  readonly reading: OptionAnalysis;
  /** The source of the value; undefined when the option is not set. */
  readonly source: string | undefined;
  /** The same in the opened text. */
  readonly openedSource: string | undefined;
  readonly isModified: boolean;
  /** Whether something in the value is a secret, of any option. */
  readonly holdsSecret: boolean;
  /** Their ranges may be those of an older text: a fix is looked up in the current snapshot before it is applied. */
  readonly problems: readonly Diagnostic[];
  /** True while it has a row: it is set, or can be because its object is in the text and the value it requires is chosen. */
  readonly isEditable: boolean;
}

/** The sources of the options that the opened text sets; the same while one edits. */
const openedSources = defineSnapshotField<{
  readonly opened: DocumentAnalysis;
  readonly sources: ReadonlyMap<string, string | undefined>;
}>(({ opened }, before) => {
  if (before?.opened === opened) return before;
  const sources = options.map((facts) => [facts.key, sourceOf(opened.document, opened.config, facts)] as const);
  return { opened, sources: new Map(sources) };
});

/** The views of a snapshot by dotted key. */
export const optionViews = defineSnapshotField<ReadonlyMap<string, OptionView>>((snapshot, before) => {
  const known = knownProblems(snapshot.diagnostics);
  const views = new Map<string, OptionView>();
  for (const facts of options) {
    const view = viewOf(facts, snapshot, known);
    const previous = before?.get(facts.key);
    views.set(facts.key, previous && isSameView(previous, view) ? refreshed(previous, view) : view);
  }
  return views;
});

/** The problems of options and of what is in them, in text order, grouped by the name of their path: there may be thousands. */
function knownProblems(diagnostics: readonly Diagnostic[]): ReadonlyMap<string, readonly Diagnostic[]> {
  const groups = new Map<string, Diagnostic[]>();
  for (const problem of diagnostics) {
    const { path } = problem;
    if (path.length === 0 || !optionAt(path.slice(0, 1))) continue;
    const name = dottedName(path);
    const group = groups.get(name);
    if (group) group.push(problem);
    else groups.set(name, [problem]);
  }
  return groups;
}

function viewOf(
  facts: OptionDefinition,
  snapshot: Snapshot,
  known: ReadonlyMap<string, readonly Diagnostic[]>,
): OptionView {
  const { config, document } = snapshot;
  const reading = config.entries.get(facts.key) ?? {
    facts,
    state: 'unset',
    node: undefined,
    value: undefined,
    valid: true,
  };
  const source = sourceOf(document, config, facts);
  const openedSource = openedSources(snapshot).sources.get(facts.key);
  return {
    facts,
    reading,
    source,
    openedSource,
    isModified: source !== openedSource,
    holdsSecret: reading.node !== undefined && holdsSecretIn(document, reading.node.range),
    problems: problemsOf(facts, known),
    isEditable:
      !isFolded(facts) && parentIsObject(config, facts.path) && (source !== undefined || goesWithChoice(config, facts)),
  };
}

/** A record of programs has the problems of its entries too, and an object those of levels without a row. */
function problemsOf(facts: OptionDefinition, known: ReadonlyMap<string, readonly Diagnostic[]>): readonly Diagnostic[] {
  if (facts.kind === 'programs') return [...known.values()].flat().filter(({ path }) => isWithin(path, facts.path));
  const places = [facts, ...foldedInto(facts)];
  const found = places.flatMap((place) =>
    // A key may hold dots: the name alone is not enough.
    (known.get(place.key) ?? []).filter(({ path }) => samePath(path, place.path)),
  );
  return places.length === 1 ? found : found.sort((a, b) => placeOf(a) - placeOf(b));
}

function sourceOf(document: HjsonDocument, config: ConfigAnalysis, facts: OptionDefinition): string | undefined {
  const node = config.entries.get(facts.key)?.node;
  if (!node) return undefined;
  const source = document.text.slice(node.range.start, node.range.end);
  // The sources of the opened text stay for as long as it is open; of an object, a copy would be most of the text.
  return node.kind === 'object' ? source : ownText(source);
}

function parentIsObject(config: ConfigAnalysis, path: OptionPath): boolean {
  if (path.length === 1) return true;
  const parent = path.slice(0, -1);
  return config.entries.get(dottedName(parent))?.node?.kind === 'object';
}

function goesWithChoice(config: ConfigAnalysis, { requires }: OptionDefinition): boolean {
  return !requires || config.value(requires.path) === requires.value;
}

/**
 * The same object with what it shows now: its node and the fixes of its problems lead to the text that they are of, which a view that
 * stays would keep in memory.
 */
export function refreshed<View extends object>(view: View, now: View): View {
  return Object.assign(view, now);
}

function isSameView(a: OptionView, b: OptionView): boolean {
  return (
    a.source === b.source &&
    a.openedSource === b.openedSource &&
    a.isEditable === b.isEditable &&
    a.holdsSecret === b.holdsSecret &&
    a.reading.state === b.reading.state &&
    a.reading.valid === b.reading.valid &&
    a.problems.length === b.problems.length &&
    a.problems.every((problem, index) => isSameProblem(problem, b.problems[index]))
  );
}

/**
 * The views as the rows around the controls show them; the same map, and the same view, while none of that changed. Value and
 * places may be older: typing a value changes no row.
 */
export const optionRows = defineSnapshotField<ReadonlyMap<string, OptionView>>((snapshot, before) => {
  const views = optionViews(snapshot);
  if (!before) return views;
  let isSame = true;
  const rows = new Map<string, OptionView>();
  for (const [key, view] of views) {
    const row = before.get(key);
    const stays = row !== undefined && isSameRow(row, view);
    isSame &&= stays;
    rows.set(key, stays ? refreshed(row, view) : view);
  }
  return isSame ? before : rows;
});

function isSameRow(a: OptionView, b: OptionView): boolean {
  if (a === b) return true;
  return (
    a.isModified === b.isModified &&
    a.reading.node?.kind === b.reading.node?.kind &&
    (a.source === undefined) === (b.source === undefined) &&
    isSameView(a, { ...b, source: a.source })
  );
}

/** True when a field shows both in the same way, wherever they are in the text. */
export function isSameProblem(a: Diagnostic, b: Diagnostic | undefined): boolean {
  return b !== undefined && a.code === b.code && a.message === b.message && samePath(a.path, b.path);
}
