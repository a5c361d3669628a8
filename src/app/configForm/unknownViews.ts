import { findNode } from '../../hjson/index.ts';
import { dottedName, type OptionPath, type Problem, samePath } from '../../text/index.ts';
import type { Snapshot } from '../../workspace/index.ts';
import { type FieldProblem, isSameProblem, withLine } from './optionView.ts';

/** What the form shows of a key that the server does not know. The same object as before while nothing of it changed. */
export interface UnknownView {
  readonly name: string;
  readonly path: OptionPath;
  /** The value as it is written in the text; undefined where it cannot be read. */
  readonly source: string | undefined;
  readonly problems: readonly FieldProblem[];
}

let latest: { readonly snapshot: Snapshot; readonly views: ReadonlyMap<string, UnknownView> } | undefined;

/** The unknown keys of a snapshot in text order, computed once for each snapshot; the same map while all of it stays. */
export function unknownViews(snapshot: Snapshot): ReadonlyMap<string, UnknownView> {
  if (latest?.snapshot === snapshot) return latest.views;
  const { config, document, problems, text } = snapshot;
  const problemsByName = new Map<string, Problem[]>();
  for (const problem of problems) {
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
    // A dotted name may be that of another path, too: a key may hold dots.
    const own = problemsByName.get(name)?.filter((problem) => samePath(problem.path, path)) ?? [];
    const view = { name, path, source, problems: own.map((problem) => withLine(problem, text)) };
    const previous = latest?.views.get(name);
    views.set(name, previous && isSameView(previous, view) ? previous : view);
  }
  const before = [...(latest?.views.values() ?? [])];
  const now = [...views.values()];
  const isSame = before.length === now.length && now.every((view, index) => view === before[index]);
  latest = { snapshot, views: isSame && latest ? latest.views : views };
  return latest.views;
}

function isSameView(a: UnknownView, b: UnknownView): boolean {
  return (
    a.source === b.source &&
    a.problems.length === b.problems.length &&
    a.problems.every((entry, index) => isSameProblem(entry, b.problems[index]))
  );
}
