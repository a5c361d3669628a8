/** What Go raises with `panic` or returns as an error while a program runs. Caught by the evaluator, which adds the place. */
export class GoPanic {
  /** The text as Go words it, as text (not as bytes). */
  readonly message: string;
  constructor(message: string) {
    this.message = message;
  }
}
