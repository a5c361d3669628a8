import { findNode, type HjsonDocument, type HjsonMember } from 'hjson-document';
import { type Diagnostic, dottedName, ownText, samePath, type ValuePath } from 'source-text';
import { holdsSecretIn, holdsUndescribedIn } from '../../../../secrets/index.ts';
import { defineSnapshotField, shownKey } from '../../../../workspace/index.ts';
import { areSameProblems, ownProblems, problemsByName } from '../option/optionView.ts';

/** What the form shows of a key that the server does not know. The same object while nothing in it changed. */
export interface UnknownView {
  readonly name: string;
  /** The same as it may be shown, and the name of its control. */
  readonly shownName: string;
  readonly path: ValuePath;
  /** The source of the value; undefined if it cannot be parsed. */
  readonly source: string | undefined;
  /** True while anything in its source is a secret. */
  readonly isSecret: boolean;
  /** True while a text in it is hidden only because the key is unknown. */
  readonly isUndescribed: boolean;
  readonly problems: readonly Diagnostic[];
}

/** The unknown keys of a snapshot in text order; the same map while nothing in it changed. */
export const unknownViews = defineSnapshotField<ReadonlyMap<string, UnknownView>>((snapshot, previous) => {
  const { config, document, text } = snapshot;
  const memberAt = membersOf(document);
  const views = new Map<string, UnknownView>();
  for (const path of config.unknown) {
    const name = dottedName(path);
    const { member, index = 0 } = memberAt(path) ?? {};
    const range = member?.value?.range;
    const source = range && text.slice(range.start, range.end);
    // Two paths can have the same dotted name, since keys may contain dots.
    const own =
      problemsByName(snapshot)
        .get(name)
        ?.filter((problem) => samePath(problem.path, path)) ?? [];
    const isSecret = holdsSecretIn(document, range);
    const isUndescribed = range !== undefined && holdsUndescribedIn(document, range);
    const shownName = member ? dottedName([...path.slice(0, -1), shownKey(document, member.key, index)]) : name;
    const view = { name, shownName, path, source, isSecret, isUndescribed, problems: own };
    const known = previous?.get(name);
    const kept = known && isSameView(known, view) ? known : ownView(view, known);
    views.set(kept.name, kept);
  }
  const before = [...(previous?.values() ?? [])];
  const now = [...views.values()];
  const isSame = before.length === now.length && now.every((view, index) => view === before[index]);
  return isSame && previous ? previous : views;
});

interface PlacedMember {
  readonly member: HjsonMember;
  readonly index: number;
}

/** Finds members by their paths; each object around them is searched once, as it may have thousands. */
function membersOf(document: HjsonDocument): (path: ValuePath) => PlacedMember | undefined {
  const objects = new Map<string, ReadonlyMap<string, PlacedMember>>();
  return (path) => {
    const parent = path.slice(0, -1);
    const name = parent.join('\0');
    let members = objects.get(name);
    if (!members) {
      const node = findNode(document, parent);
      // Of several members with the same key the last one counts.
      members = new Map(
        node?.kind === 'object' ? node.members.map((member, index) => [member.key.name, { member, index }]) : [],
      );
      objects.set(name, members);
    }
    return members.get(String(path.at(-1)));
  };
}

/** The same view with copies of what it has of the document, which it would keep in memory. */
function ownView(view: UnknownView, known: UnknownView | undefined): UnknownView {
  return {
    ...view,
    name: ownText(view.name),
    shownName: ownText(view.shownName),
    path: view.path.map((step) => (typeof step === 'string' ? ownText(step) : step)),
    source: view.source === undefined ? undefined : ownText(view.source),
    problems: ownProblems(view.problems, known?.problems),
  };
}

function isSameView(a: UnknownView, b: UnknownView): boolean {
  return (
    a.source === b.source &&
    a.isSecret === b.isSecret &&
    a.isUndescribed === b.isUndescribed &&
    a.shownName === b.shownName &&
    areSameProblems(a.problems, b.problems)
  );
}
