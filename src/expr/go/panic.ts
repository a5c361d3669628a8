/** A failure at run time, with the text that Go's engine shows. The evaluator catches it and adds the place. */
export class GoPanic extends Error {}

/** Something that is not simulated. The evaluator turns it into the outcome `unsupported` with this name. */
export class UnsupportedFeature extends Error {
  readonly feature: string;
  constructor(feature: string) {
    super(feature);
    this.feature = feature;
  }
}
