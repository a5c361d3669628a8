import type { Snapshot } from './snapshot.ts';

/**
 * A value derived from a snapshot: computed once for each, with the value of the previous snapshot, so that what did not change can stay
 * the same object. Each workspace has its own, and so has each opening: nothing of a closed document is kept.
 */
export function defineSnapshotField<Value>(
  compute: (snapshot: Snapshot, previous: Value | undefined) => Value,
): (snapshot: Snapshot) => Value {
  const latest = new WeakMap<object, { readonly snapshot: Snapshot; readonly value: Value }>();
  return (snapshot) => {
    const known = latest.get(snapshot.lineage);
    if (known?.snapshot === snapshot) return known.value;
    const value = compute(snapshot, known?.value);
    latest.set(snapshot.lineage, { snapshot, value });
    return value;
  };
}
