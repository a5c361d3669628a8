import type { HjsonDocument, HjsonNode } from 'hjson-document';
import {
  type Diagnostic,
  dottedName,
  type Fix,
  isWithin,
  ownText,
  placeOf,
  samePath,
  type ValuePath,
} from 'source-text';
import type { ConfigAnalysis, OptionAnalysis, OptionDefinition } from '../../../../config/index.ts';
import { isReference } from '../../../../references/index.ts';
import { holdsSecretIn } from '../../../../secrets/index.ts';
import { defineSnapshotField, type Snapshot } from '../../../../workspace/index.ts';
import { foldedInto, isFolded } from './foldedLevels.ts';

/** What the form shows of the analysis of an option, without its node. */
interface ShownAnalysis extends Pick<OptionAnalysis, 'state' | 'references'> {
  /** The kind of its node; undefined without one. */
  readonly kind: HjsonNode['kind'] | undefined;
  /** The value as it is written, of whatever type; undefined without a node, and of an object or an array. */
  readonly value: unknown;
  /** True if the whole value is a reference that another program fills in. */
  readonly isReference: boolean;
}

/**
 * Everything that the form shows of an option. The same object while nothing in it changed, so it refers to nothing of the
 * document that it was made of: it would keep that in memory.
 */
export interface OptionView {
  readonly option: OptionDefinition;
  readonly analysis: ShownAnalysis;
  /** The source of the value; undefined when the option is not set. */
  readonly source: string | undefined;
  /** Whether the source differs from that in the opened text. */
  readonly isModified: boolean;
  /** Whether something in the value is a secret, of any option. */
  readonly holdsSecret: boolean;
  /** Their ranges may refer to an older text; a fix is looked up in the current snapshot before it is applied. */
  readonly problems: readonly Diagnostic[];
  /** True while it has a row: it is set, or can be because its object is in the text and the value it requires is chosen. */
  readonly isEditable: boolean;
}

/** The views of a snapshot by dotted key. */
export const optionViews = defineSnapshotField<ReadonlyMap<string, OptionView>>((snapshot, before) => {
  const views = new Map<string, OptionView>();
  for (const [key, analysis] of snapshot.config.entries) {
    const view = viewOf(analysis, snapshot);
    const previous = before?.get(key);
    views.set(key, previous && isSameView(previous, view) ? previous : ownView(view, previous));
  }
  return views;
});

/** The problems of a snapshot, in text order, grouped by the name of their path: there may be thousands. */
export const problemsByName = defineSnapshotField<ReadonlyMap<string, readonly Diagnostic[]>>(({ diagnostics }) => {
  const groups = new Map<string, Diagnostic[]>();
  for (const problem of diagnostics) {
    const name = dottedName(problem.path);
    const group = groups.get(name);
    if (group) group.push(problem);
    else groups.set(name, [problem]);
  }
  return groups;
});

function viewOf(analysis: OptionAnalysis, snapshot: Snapshot): OptionView {
  const { config, document, opened } = snapshot;
  const { option, node } = analysis;
  const source = sourceOf(document, node);
  const { state, references } = analysis;
  // By the kind: the value of an object is computed on demand, and may have thousands of entries.
  const value = node?.kind === 'object' || node?.kind === 'array' ? undefined : analysis.value;
  const isWhole = typeof value === 'string' && isReference(value);
  return {
    option,
    analysis: { state, references, kind: node?.kind, value, isReference: isWhole },
    source,
    isModified: source !== sourceOf(opened.document, opened.config.entries.get(option.key)?.node),
    holdsSecret: holdsSecretIn(document, node?.range),
    problems: problemsOf(option, problemsByName(snapshot)),
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
  return node && document.text.slice(node.range.start, node.range.end);
}

function parentIsObject(config: ConfigAnalysis, path: ValuePath): boolean {
  if (path.length === 1) return true;
  const parent = path.slice(0, -1);
  return config.entries.get(dottedName(parent))?.node?.kind === 'object';
}

function goesWithChoice(config: ConfigAnalysis, { requires }: OptionDefinition): boolean {
  return !requires || config.value(requires.path) === requires.value;
}

/** The same view with copies of what it has of the document. */
function ownView(view: OptionView, previous: OptionView | undefined): OptionView {
  const { analysis, source } = view;
  const { value, references } = analysis;
  return {
    ...view,
    analysis: {
      ...analysis,
      value: typeof value === 'string' ? ownText(value) : value,
      references: references.map((reference) => ({ ...reference, name: ownText(reference.name) })),
    },
    source: source === undefined ? undefined : ownText(source),
    problems: ownProblems(view.problems, previous?.problems),
  };
}

/** Copies of problems without what they were found in; those of before where they are the same. */
export function ownProblems(
  problems: readonly Diagnostic[],
  before: readonly Diagnostic[] = [],
): readonly Diagnostic[] {
  return problems.map((problem, index) => {
    const known = before[index];
    return known && isSameProblem(known, problem) ? known : ownProblem(problem);
  });
}

function ownProblem({ message, path, fixes, ...problem }: Diagnostic): Diagnostic {
  return {
    ...problem,
    message: ownText(message),
    path: path.map((step) => (typeof step === 'string' ? ownText(step) : step)),
    fixes: fixes.map((fix) => ({ ...fix, edit: refuse })),
  };
}

/** The fix of a problem that is shown: the one to apply is that of the current snapshot. */
const refuse: Fix['edit'] = () => ({ ok: false, reason: 'The text has changed since.' });

function isSameView(a: OptionView, b: OptionView): boolean {
  return (
    a.source === b.source &&
    // A ''' string loses as many columns of each line as there are before it.
    String(a.analysis.value) === String(b.analysis.value) &&
    isSameRow(a, b)
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
    const stays = row !== undefined && (row === view || isSameRow(row, view));
    isSame &&= stays;
    rows.set(key, stays ? row : view);
  }
  return isSame ? before : rows;
});

function isSameRow(a: OptionView, b: OptionView): boolean {
  return (
    a.isModified === b.isModified &&
    a.isEditable === b.isEditable &&
    a.holdsSecret === b.holdsSecret &&
    a.analysis.state === b.analysis.state &&
    a.analysis.kind === b.analysis.kind &&
    a.analysis.isReference === b.analysis.isReference &&
    a.analysis.references.length === b.analysis.references.length &&
    (a.source === undefined) === (b.source === undefined) &&
    areSameProblems(a.problems, b.problems)
  );
}

/** True when a field shows both in the same way, wherever the problems are in the text. */
export function areSameProblems(a: readonly Diagnostic[], b: readonly Diagnostic[]): boolean {
  return a.length === b.length && a.every((problem, index) => isSameProblem(problem, b[index]));
}

function isSameProblem(a: Diagnostic, b: Diagnostic | undefined): boolean {
  return (
    a.code === b?.code &&
    a.message === b.message &&
    samePath(a.path, b.path) &&
    a.fixes.length === b.fixes.length &&
    a.fixes.every(({ title }, index) => title === b.fixes[index]?.title)
  );
}
