/** Schedules `notify` for after the text pane has painted. The function it returns runs it now; once it has run, that does nothing. */
export type ScheduleNotify = (notify: () => void) => () => void;

/** For views; each returns the function that unsubscribes. */
export interface Subscriptions {
  /**
   * Calls back after each new snapshot. Several keystrokes may be notified at once, later (`ScheduleNotify`), but before any other
   * change.
   */
  subscribe(listener: () => void): () => void;
  /** Like `subscribe`, but always at once: for the view that shows each letter of the text. */
  follow(listener: () => void): () => void;
}

interface Notifier extends Subscriptions {
  /** Sends now what is due later. */
  flush(): void;
  /** Announces a new snapshot; without `isTyped`, nothing is deferred. */
  notify(isTyped: boolean): void;
}

/** Without `schedule`, everyone is notified of each keystroke at once. */
export function createNotifier(schedule?: ScheduleNotify): Notifier {
  const followers = new Set<() => void>();
  const listeners = new Set<() => void>();
  /** Sends the notification that is due. */
  let due: (() => void) | undefined;

  function send(): void {
    due = undefined;
    for (const listener of listeners) listener();
  }

  return {
    subscribe: (listener) => added(listeners, listener),
    follow: (listener) => added(followers, listener),
    flush: () => due?.(),
    notify(isTyped) {
      for (const follower of followers) follower();
      if (isTyped && schedule) due ??= schedule(send);
      else send();
    },
  };
}

function added(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
