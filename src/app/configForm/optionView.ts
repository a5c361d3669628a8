import {
  type ConfigAnalysis,
  type OptionAnalysis,
  type OptionDefinition,
  optionAt,
  options,
} from '../../config/index.ts';
import type { HjsonDocument } from '../../hjson/index.ts';
import { type Diagnostic, dottedName, isWithin, type OptionPath, samePath } from '../../text/index.ts';
import { defineSnapshotField, type Snapshot } from '../../workspace/index.ts';
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
  /** Their ranges may be those of an older text: a fix is looked up in the current snapshot before it is applied. */
  readonly problems: readonly Diagnostic[];
  /** True while it has a row: it is set, or can be because its object is in the text and the value it requires is chosen. */
  readonly isEditable: boolean;
}

/** The views of a snapshot by dotted key. */
export const optionViews = defineSnapshotField<ReadonlyMap<string, OptionView>>((snapshot, before) => {
  const known = snapshot.diagnostics.filter(({ path }) => path.length > 0 && optionAt(path.slice(0, 1)));
  const views = new Map<string, OptionView>();
  for (const facts of options) {
    const view = viewOf(facts, snapshot, known);
    const previous = before?.get(facts.key);
    views.set(facts.key, previous && isSameView(previous, view) ? previous : view);
  }
  return views;
});

function viewOf(facts: OptionDefinition, snapshot: Snapshot, known: readonly Diagnostic[]): OptionView {
  const { config, document, opened } = snapshot;
  const reading = config.entries.get(facts.key) ?? {
    facts,
    state: 'unset',
    node: undefined,
    value: undefined,
    valid: true,
  };
  const source = sourceOf(document, config, facts);
  const openedSource = sourceOf(opened.document, opened.config, facts);
  return {
    facts,
    reading,
    source,
    openedSource,
    isModified: source !== openedSource,
    problems: known.filter(({ path }) => belongsTo(path, facts)),
    isEditable:
      !isFolded(facts) && parentIsObject(config, facts.path) && (source !== undefined || goesWithChoice(config, facts)),
  };
}

/** A record of programs has the problems of its entries too, and an object those of levels without a row. */
function belongsTo(path: OptionPath, facts: OptionDefinition): boolean {
  if (facts.kind === 'programs') return isWithin(path, facts.path);
  return samePath(path, facts.path) || foldedInto(facts).some((folded) => samePath(path, folded.path));
}

function sourceOf(document: HjsonDocument, config: ConfigAnalysis, facts: OptionDefinition): string | undefined {
  const node = config.entries.get(facts.key)?.node;
  return node && document.text.slice(node.range.start, node.range.end);
}

function parentIsObject(config: ConfigAnalysis, path: OptionPath): boolean {
  if (path.length === 1) return true;
  const parent = path.slice(0, -1);
  return config.entries.get(dottedName(parent))?.node?.kind === 'object';
}

function goesWithChoice(config: ConfigAnalysis, { requires }: OptionDefinition): boolean {
  return !requires || config.value(requires.path) === requires.value;
}

function isSameView(a: OptionView, b: OptionView): boolean {
  return (
    a.source === b.source &&
    a.openedSource === b.openedSource &&
    a.isEditable === b.isEditable &&
    a.reading.state === b.reading.state &&
    a.reading.valid === b.reading.valid &&
    a.problems.length === b.problems.length &&
    a.problems.every((problem, index) => isSameProblem(problem, b.problems[index]))
  );
}

/** True when a field shows both in the same way, wherever they are in the text. */
export function isSameProblem(a: Diagnostic, b: Diagnostic | undefined): boolean {
  return b !== undefined && a.code === b.code && a.message === b.message && samePath(a.path, b.path);
}
