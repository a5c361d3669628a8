import { type OptionKey, options, type SectionId, sections } from '../../../../config/index.ts';
import { haveSecretsMoved } from '../../../../secrets/index.ts';
import { defineSnapshotField, type Snapshot } from '../../../../workspace/index.ts';
import { optionViews } from '../option/optionView.ts';

/** Options of other sections that a line is drawn from as well. */
const others: Partial<Record<SectionId, readonly OptionKey[]>> = {
  // Programs of the token request have it as an input.
  gateway: ['baseUrl'],
};

const keysOf = sections.map(({ id }) => {
  const own = options.filter(({ section }) => section === id).map(({ key }) => key);
  return [id, [...own, ...(others[id] ?? [])]] as const;
});

interface Revision {
  readonly snapshot: Snapshot;
  readonly views: readonly unknown[];
}

const revisions = defineSnapshotField<ReadonlyMap<SectionId, Revision>>((snapshot, previous) => {
  const all = optionViews(snapshot);
  return new Map(
    keysOf.map(([id, keys]) => {
      const views = keys.map((key) => all.get(key));
      const before = previous?.get(id);
      const isSame =
        before?.snapshot.serverVersion === snapshot.serverVersion &&
        views.every((view, index) => view === before.views[index]) &&
        haveSecretsMoved(before.snapshot.document, snapshot.document);
      return [id, isSame ? before : { snapshot, views }];
    }),
  );
});

/**
 * The first revision of the text with the values, the problems and the secrets of a section that it has now: a letter in another section
 * draws nothing again, and runs none of what may be thousands of programs.
 */
export function sectionRevision(snapshot: Snapshot, section: SectionId): Snapshot {
  return revisions(snapshot).get(section)?.snapshot ?? snapshot;
}
