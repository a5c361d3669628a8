/** Everything that the simulator knows it cannot answer. Nothing else is missing on purpose. The values are shown to the user. */
export const unsupportedFeatures = {
  now: 'now(), because the page does not guess the server’s clock',
  deepNesting: 'programs or values nested too deeply for a browser',
  manySteps: 'programs that take very many steps',
  longStrings: 'strings of more than 16 MB',
  skippedCall: 'an optional chain that skips the arguments of a method call',
} as const;

export type UnsupportedFeature = keyof typeof unsupportedFeatures;

/** Thrown inside the folder and caught at its border: the outcome is unknown, and says so. */
export class Unsupported {
  readonly feature: UnsupportedFeature;
  constructor(feature: UnsupportedFeature) {
    this.feature = feature;
  }
}
