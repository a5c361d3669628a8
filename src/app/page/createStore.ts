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

/** What *Delete all local data* empties, and after it each closing of the document. */
export interface Forgettable {
  forget(): void;
}

/** A store that holds `initial` until it is set, and again once it is to be forgotten: it may hold what the user gave the page. */
export function createStore<Value>(initial: Value): Store<Value> & Forgettable {
  const store = createLastingStore(initial);
  return {
    ...store,
    forget() {
      // Forgetting what is not there notifies nobody, since a subscriber may forget.
      if (store.get() !== initial) store.set(initial);
    },
  };
}

/** A store of nothing that the user gave the page, or of what is forgotten in its own way. `lastingStores.test.ts` lists them. */
export function createLastingStore<Value>(initial: Value): Store<Value> {
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

export function isForgettable(part: unknown): part is Forgettable {
  return typeof part === 'object' && part !== null && 'forget' in part;
}
