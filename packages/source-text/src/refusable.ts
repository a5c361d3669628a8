/** Why something is not done, as sentences for the user. */
export interface Refused {
  readonly ok: false;
  readonly reason: string;
}

/** What was asked for, or why it is not done. */
export type Refusable<Result extends object = object> = ({ readonly ok: true } & Result) | Refused;

export function refuse(reason: string): Refused {
  return { ok: false, reason };
}
