import type { Draft } from '../../serviceWorker/draftMessages.ts';
import { claim } from './tabIdentity.ts';

/** The drafts of this tab, one for each document opened in it. */
export interface TabDrafts {
  /** The id of the draft of an opening. */
  idOf(fileId: number): string;
  /** Assigns a draft that is already claimed to an opening. */
  adopt(fileId: number, id: string): void;
  has(id: string): boolean;
  /** The drafts of replaced documents, by id. */
  readonly replaced: Map<string, Draft>;
}

export function createTabDrafts(): TabDrafts {
  const ids = new Map<number, string>();
  return {
    idOf(fileId) {
      const known = ids.get(fileId);
      if (known !== undefined) return known;
      const id = crypto.randomUUID();
      ids.set(fileId, id);
      // No other tab knows the id: it is claimed before the draft is stored under it.
      void claim(id);
      return id;
    },
    adopt(fileId, id) {
      ids.set(fileId, id);
    },
    has: (id) => [...ids.values()].includes(id),
    replaced: new Map(),
  };
}
