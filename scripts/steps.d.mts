/** A command that has to succeed. What `env` sets can be set from outside as well. */
export interface Step {
  readonly name: string;
  readonly command: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** An array of steps runs side by side. */
type Steps = readonly (Step | readonly Step[])[];

export const quick: Steps;
export const rest: Steps;
