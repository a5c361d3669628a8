import { findNode } from '../../hjson/index.ts';
import { type Diagnostic, dottedName, type OptionPath, samePath } from '../../text/index.ts';
import { defineSnapshotField } from '../../workspace/index.ts';
import { isSameProblem } from './optionView.ts';

/** What the form shows of a key that the server does not know. The same object while nothing in it changed. */
export interface UnknownView {
  readonly name: string;
  readonly path: OptionPath;
  /** The source of the value; undefined where it cannot be read. */
  readonly source: string | undefined;
  readonly problems: readonly Diagnostic[];
}

/** The unknown keys of a snapshot in text order; the same map while nothing in it changed. */
export const unknownViews = defineSnapshotField<ReadonlyMap<string, UnknownView>>((snapshot, previous) => {
  const { config, document, diagnostics, text } = snapshot;
  const problemsByName = new Map<string, Diagnostic[]>();
  for (const problem of diagnostics) {
    const name = dottedName(problem.path);
    const alike = problemsByName.get(name);
    if (alike) alike.push(problem);
    else problemsByName.set(name, [problem]);
  }
  const views = new Map<string, UnknownView>();
  for (const path of config.unknown) {
    const name = dottedName(path);
    const range = findNode(document, path)?.range;
    const source = range && text.slice(range.start, range.end);
    // Two paths can have the same dotted name, since keys may contain dots.
    const own = problemsByName.get(name)?.filter((problem) => samePath(problem.path, path)) ?? [];
    const view = { name, path, source, problems: own };
    const known = previous?.get(name);
    views.set(name, known && isSameView(known, view) ? known : view);
  }
  const before = [...(previous?.values() ?? [])];
  const now = [...views.values()];
  const isSame = before.length === now.length && now.every((view, index) => view === before[index]);
  return isSame && previous ? previous : views;
});

function isSameView(a: UnknownView, b: UnknownView): boolean {
  return (
    a.source === b.source &&
    a.problems.length === b.problems.length &&
    a.problems.every((problem, index) => isSameProblem(problem, b.problems[index]))
  );
}
