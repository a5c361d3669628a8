import { type ConfigAnalysis, type OptionAnalysis, type OptionDefinition, optionAt } from '../../../../config/index.ts';
import type { HjsonDocument, HjsonNode } from '../../../../hjson/index.ts';
import { holdsSecretIn } from '../../../../secrets/index.ts';
import {
  type Diagnostic,
  dottedName,
  isWithin,
  type OptionPath,
  ownText,
  placeOf,
  samePath,
} from '../../../../text/index.ts';
import { type DocumentAnalysis, defineSnapshotField, type Snapshot } from '../../../../workspace/index.ts';
import { foldedInto, isFolded } from './foldedLevels.ts';

/** Everything that the form shows of an option. The same object while nothing in it changed. */
export interface OptionView {
  readonly option: OptionDefinition;
  readonly analysis: OptionAnalysis;
  /** The source of the value; undefined when the option is not set. */
  readonly source: string | undefined;
  /** The column where a source with a ''' string begins: such a string loses that many columns of each line. */
  readonly column: number | undefined;
  /** The source in the opened text. */
  readonly openedSource: string | undefined;
  readonly isModified: boolean;
  /** Whether something in the value is a secret, of any option. */
  readonly holdsSecret: boolean;
  /** Their ranges may refer to an older text: a fix is looked up in the current snapshot before it is applied. */
  readonly problems: readonly Diagnostic[];
  /** True while it has a row: it is set, or can be because its object is in the text and the value it requires is chosen. */
  readonly isEditable: boolean;
}

/** The sources of the options that the opened text sets; edits do not change them. */
const openedSources = defineSnapshotField<{
  readonly opened: DocumentAnalysis;
  readonly sources: ReadonlyMap<string, string | undefined>;
}>(({ opened }, before) => {
  if (before?.opened === opened) return before;
  const { document, config } = opened;
  return { opened, sources: new Map([...config.entries].map(([key, { node }]) => [key, sourceOf(document, node)])) };
});

/** The views of a snapshot by dotted key. */
export const optionViews = defineSnapshotField<ReadonlyMap<string, OptionView>>((snapshot, before) => {
  const known = knownProblems(snapshot.diagnostics);
  const views = new Map<string, OptionView>();
  for (const [key, analysis] of snapshot.config.entries) {
    const view = viewOf(analysis, snapshot, known);
    const previous = before?.get(key);
    views.set(key, previous && isSameView(previous, view) ? refreshed(previous, view) : view);
  }
  return views;
});

/** The problems of options and their contents, in text order, grouped by the name of their path: there may be thousands. */
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
  analysis: OptionAnalysis,
  snapshot: Snapshot,
  known: ReadonlyMap<string, readonly Diagnostic[]>,
): OptionView {
  const { config, document } = snapshot;
  const { option, node } = analysis;
  const source = sourceOf(document, node);
  const openedSource = openedSources(snapshot).sources.get(option.key);
  return {
    option,
    analysis,
    source,
    column: source?.includes("'''") ? columnOf(node, document) : undefined,
    openedSource,
    isModified: source !== openedSource,
    holdsSecret: node !== undefined && holdsSecretIn(document, node.range),
    problems: problemsOf(option, known),
    isEditable:
      !isFolded(option) &&
      parentIsObject(config, option.path) &&
      (source !== undefined || goesWithChoice(config, option)),
  };
}

/** A record of programs has the problems of its entries too, and an object those of levels without a row. */
function problemsOf(
  option: OptionDefinition,
  known: ReadonlyMap<string, readonly Diagnostic[]>,
): readonly Diagnostic[] {
  if (option.kind === 'programs') return [...known.values()].flat().filter(({ path }) => isWithin(path, option.path));
  const places = [option, ...foldedInto(option)];
  const found = places.flatMap((place) =>
    // A key may hold dots: the name alone is not enough.
    (known.get(place.key) ?? []).filter(({ path }) => samePath(path, place.path)),
  );
  return places.length === 1 ? found : found.sort((a, b) => placeOf(a) - placeOf(b));
}

function sourceOf(document: HjsonDocument, node: HjsonNode | undefined): string | undefined {
  if (!node) return undefined;
  const source = document.text.slice(node.range.start, node.range.end);
  // The sources of the opened text are kept as long as it is open; a copy of an object would be most of the text.
  return node.kind === 'object' ? source : ownText(source);
}

function columnOf(node: HjsonNode | undefined, { text }: HjsonDocument): number | undefined {
  return node && node.range.start - text.lastIndexOf('\n', node.range.start) - 1;
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
 * The same object with current contents: its node and the fixes of its problems refer to their text, which a view that
 * is kept would keep in memory.
 */
export function refreshed<View extends object>(view: View, now: View): View {
  return Object.assign(view, now);
}

function isSameView(a: OptionView, b: OptionView): boolean {
  return (
    a.source === b.source &&
    a.column === b.column &&
    a.openedSource === b.openedSource &&
    a.isEditable === b.isEditable &&
    a.holdsSecret === b.holdsSecret &&
    a.analysis.state === b.analysis.state &&
    a.analysis.valid === b.analysis.valid &&
    areSameProblems(a.problems, b.problems)
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
    a.analysis.node?.kind === b.analysis.node?.kind &&
    (a.source === undefined) === (b.source === undefined) &&
    isSameView(a, { ...b, source: a.source })
  );
}

/** True when a field shows both in the same way, wherever the problems are in the text. */
export function areSameProblems(a: readonly Diagnostic[], b: readonly Diagnostic[]): boolean {
  const isSame = (one: Diagnostic, other: Diagnostic | undefined) =>
    one.code === other?.code && one.message === other.message && samePath(one.path, other.path);
  return a.length === b.length && a.every((problem, index) => isSame(problem, b[index]));
}
