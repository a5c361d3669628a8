import type { Snapshot } from './snapshot.ts';

/**
 * A value that follows from a snapshot: computed once for each, with the value of the snapshot that was asked about before, so
 * that what stays can stay the same object. Each workspace has its own, and so has each opening: nothing of a closed document stays.
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
