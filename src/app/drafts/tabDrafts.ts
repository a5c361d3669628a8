import type { Draft } from '../../serviceWorker/draftMessages.ts';
import { claim } from './tabIdentity.ts';

export type TabDrafts = ReturnType<typeof createTabDrafts>;

/** The drafts of this tab, one for each document opened in it. */
export function createTabDrafts() {
  const ids = new Map<number, string>();
  return {
    /** The id of the draft of an opening. */
    idOf(fileId: number): string {
      const known = ids.get(fileId);
      if (known !== undefined) return known;
      const id = crypto.randomUUID();
      ids.set(fileId, id);
      // No other tab knows the id: it is claimed before the draft is stored under it.
      void claim(id);
      return id;
    },
    /** Assigns a draft that is already claimed to an opening. */
    adopt: (fileId: number, id: string) => void ids.set(fileId, id),
    has: (id: string) => [...ids.values()].includes(id),
    /** The drafts of replaced documents, by id. */
    replaced: new Map<string, Draft>(),
  };
}
