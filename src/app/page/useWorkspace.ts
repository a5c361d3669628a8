import { createContext, use, useRef, useSyncExternalStore } from 'react';
import { invariant } from 'source-text';
import type { Snapshot, Workspace } from '../../workspace/index.ts';

/** Carries the one workspace of the page from the composition root to the views. */
export const WorkspaceContext = createContext<Workspace | undefined>(undefined);

export function useWorkspace(): Workspace {
  const workspace = use(WorkspaceContext);
  invariant(workspace, 'the view is inside a WorkspaceContext');
  return workspace;
}

/** The snapshot of the current revision; renders again after each change. */
export function useSnapshot(): Snapshot {
  const workspace = useWorkspace();
  const snapshot = () => workspace.snapshot;
  return useSyncExternalStore(workspace.subscribe, snapshot, snapshot);
}

/**
 * A selection from the snapshot; renders again only when it changed.
 * `select` must return the identical value for what did not change.
 */
export function useSelected<Selected>(select: (snapshot: Snapshot) => Selected): Selected {
  const workspace = useWorkspace();
  const selected = () => select(workspace.snapshot);
  return useSyncExternalStore(workspace.subscribe, selected, selected);
}

/** A few plain facts of the snapshot (numbers, short strings, lists of them); renders again only when one of them changed. */
export function useFacts<Facts>(select: (snapshot: Snapshot) => Facts): Facts {
  const kept = useKept<Facts>();
  return useSelected((snapshot) => kept(select(snapshot)));
}

/** A function that returns the previous value if the new one is equal to it. */
export function useKept<Value>(): (next: Value) => Value {
  const last = useRef<Value>(undefined);
  return (next) => {
    const before = last.current;
    const isSame = before === next || (before !== undefined && JSON.stringify(before) === JSON.stringify(next));
    if (!isSame) last.current = next;
    return isSame ? (before as Value) : next;
  };
}
