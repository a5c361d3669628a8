/** An observable value. */
export interface Store<Value> {
  get(): Value;
  /** Replaces the value and notifies the subscribers. */
  set(next: Value): void;
  /** Replaces the value without notifying: for a change that is not shown anywhere. */
  setSilently(next: Value): void;
  /** Like `set`, with the result of `change`. */
  update(change: (current: Value) => Value): void;
  /** Calls back after each change; returns the function that ends it. */
  subscribe(listener: () => void): () => void;
}

/** A store that holds `initial` until it is set. */
export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let current = initial;
  const store: Store<Value> = {
    get: () => current,
    set(next) {
      current = next;
      for (const listener of listeners) listener();
    },
    setSilently(next) {
      current = next;
    },
    update: (change) => store.set(change(current)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return store;
}

/** A store of what a user gave the page besides the document. */
export interface MemoryStore<Value> extends Store<Value> {
  /** Back to the initial value. */
  forget(): void;
}

/** A store that *Delete all local data* empties: what it holds is in memory only, and can contain a secret. */
export function createMemoryStore<Value>(initial: Value): MemoryStore<Value> {
  const store = createStore(initial);
  return {
    ...store,
    forget() {
      // Forgetting what is not there notifies nobody, since a subscriber may forget.
      if (store.get() !== initial) store.set(initial);
    },
  };
}

export function isMemoryStore(part: unknown): part is MemoryStore<unknown> {
  return typeof part === 'object' && part !== null && 'forget' in part;
}
