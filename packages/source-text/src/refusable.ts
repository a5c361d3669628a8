/** Why something is not done. */
export interface Refused {
  readonly ok: false;
  /** Sentences for the user, which quote nothing of the text. */
  readonly reason: string;
}

/** What was asked for, or why it is not done. */
export type Refusable<Result extends object = object> = ({ readonly ok: true } & Result) | Refused;

export function refuse(reason: string): Refused {
  return { ok: false, reason };
}

/** For what only a fault in this program can break; user input never gets here. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`Broken invariant: ${message}`);
}
