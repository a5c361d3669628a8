import { type OptionKey, options, type SectionId, sections } from '../../../../config/index.ts';
import { haveSecretsMoved } from '../../../../secrets/index.ts';
import { defineSnapshotField, type Snapshot } from '../../../../workspace/index.ts';
import { useSelected, useWorkspace } from '../../../page/useWorkspace.ts';
import { optionViews } from './optionView.ts';

/** Options of other sections that a line is drawn from as well. */
const others: Partial<Record<SectionId, readonly OptionKey[]>> = {
  // Programs of the token request have it as an input.
  gateway: ['baseUrl'],
};

const keysOf = sections.map(({ id }) => {
  const own = options.filter(({ section }) => section === id).map(({ key }) => key);
  return [id, [...own, ...(others[id] ?? [])]] as const;
});

interface Drawn {
  readonly snapshot: Snapshot;
  /** By section; the same list while values, problems and secrets are the same. */
  readonly views: ReadonlyMap<SectionId, readonly unknown[]>;
}

const drawn = defineSnapshotField<Drawn>((snapshot, previous) => {
  const all = optionViews(snapshot);
  const before = previous && haveSecretsMoved(previous.snapshot.document, snapshot.document) ? previous : undefined;
  const known = before?.snapshot.serverVersion === snapshot.serverVersion ? before.views : undefined;
  const views = keysOf.map(([id, keys]) => {
    const now = keys.map((key) => all.get(key));
    const last = known?.get(id);
    return [id, last && now.every((view, index) => view === last[index]) ? last : now] as const;
  });
  return { snapshot, views: new Map(views) };
});

/**
 * The snapshot for what is drawn of a section as a whole; renders again only once the values, the problems or the secrets of the
 * section have changed: a letter in another section draws nothing, and runs none of what may be thousands of programs.
 */
export function useSectionSnapshot(section: SectionId): Snapshot {
  const workspace = useWorkspace();
  useSelected((snapshot) => drawn(snapshot).views.get(section));
  return workspace.snapshot;
}
