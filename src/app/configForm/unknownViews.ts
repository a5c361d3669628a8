import { looksLikeSecretKey } from '../../config/index.ts';
import { findNode, type HjsonDocument, type HjsonNode } from '../../hjson/index.ts';
import { secretRanges } from '../../secrets/index.ts';
import {
  type Diagnostic,
  dottedName,
  mergeRanges,
  type OptionPath,
  partitionPoint,
  samePath,
  type TextRange,
} from '../../text/index.ts';
import { defineSnapshotField } from '../../workspace/index.ts';
import { isSameProblem, refreshed } from './optionView.ts';

/** What the form shows of a key that the server does not know. The same object while nothing in it changed. */
export interface UnknownView {
  readonly name: string;
  readonly path: OptionPath;
  /** The source of the value; undefined where it cannot be read. */
  readonly source: string | undefined;
  /** True while its name or anything in its source is a secret. */
  readonly isSecret: boolean;
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
  const valueAt = valuesOf(document);
  const views = new Map<string, UnknownView>();
  const holdsSecret = config.unknown.length > 0 ? secretSearch(document) : undefined;
  for (const path of config.unknown) {
    const name = dottedName(path);
    const range = valueAt(path)?.range;
    const source = range && text.slice(range.start, range.end);
    // Two paths can have the same dotted name, since keys may contain dots.
    const own = problemsByName.get(name)?.filter((problem) => samePath(problem.path, path)) ?? [];
    const isSecret = looksLikeSecretKey(String(path.at(-1))) || (range !== undefined && holdsSecret?.(range) === true);
    const view = { name, path, source, isSecret, problems: own };
    const known = previous?.get(name);
    views.set(name, known && isSameView(known, view) ? refreshed(known, view) : view);
  }
  const before = [...(previous?.values() ?? [])];
  const now = [...views.values()];
  const isSame = before.length === now.length && now.every((view, index) => view === before[index]);
  return isSame && previous ? previous : views;
});

function secretSearch(document: HjsonDocument): (range: TextRange) => boolean {
  const secrets = mergeRanges(secretRanges(document), 'overlapping');
  return ({ start, end }) => {
    const last = secrets[partitionPoint(secrets.length, (index) => (secrets[index]?.start ?? 0) < end) - 1];
    return last !== undefined && last.end > start;
  };
}

/** Finds values by their paths; each object around them is searched once, as it may have thousands. */
function valuesOf(document: HjsonDocument): (path: OptionPath) => HjsonNode | undefined {
  const objects = new Map<string, ReadonlyMap<string, HjsonNode | undefined>>();
  return (path) => {
    const parent = path.slice(0, -1);
    const name = parent.join('\0');
    let values = objects.get(name);
    if (!values) {
      const node = findNode(document, parent);
      // Of several members with the same key the last one counts.
      values = new Map(node?.kind === 'object' ? node.members.map(({ key, value }) => [key.name, value]) : []);
      objects.set(name, values);
    }
    return values.get(String(path.at(-1)));
  };
}

function isSameView(a: UnknownView, b: UnknownView): boolean {
  return (
    a.source === b.source &&
    a.isSecret === b.isSecret &&
    a.problems.length === b.problems.length &&
    a.problems.every((problem, index) => isSameProblem(problem, b.problems[index]))
  );
}
