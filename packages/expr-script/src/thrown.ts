/** What Go raises with `panic` or returns as an error while a program runs. Caught by the evaluator, which adds the place. */
export class GoPanic {
  /** The text as Go words it, as text (not as bytes). */
  readonly message: string;
  constructor(message: string) {
    this.message = message;
  }
}

/** Everything that is known to have no answer here. Nothing else is missing on purpose. The values are shown to the user. */
export const unsupportedFeatures = {
  now: 'now() without a valid time',
  nowTwice: 'what depends on the time between two calls of now()',
  runningTime: 'the whole text of now(), which ends with how long the server has been running: use now().Format(…)',
  deepNesting: 'a program or value nested too deeply',
  longStrings: 'strings of more than 16 MB',
  uncheckedCall: 'a call with a wrong number of arguments where Go does not check it',
  strangeMethod: 'a method called on a value that has another type than its declared one',
  fractionalPower: 'a power with a fractional exponent other than one half',
  mapOrder: 'the order of the entries of a map, which is random in Go',
  mixedKeys: 'the text of a map whose keys have several types',
  classNames: 'a name of a character class that only some versions of Go know, such as \\p{Letter}',
  unicodeVersion: 'characters that are new since Unicode 15.0, in a pattern with \\p or (?i)',
  functionText: 'the text of a function',
  functionResult: 'a function as the result',
  zoneHistory: 'time zones before the year 2000, and those with an ambiguous abbreviation',
  serverZone: 'what depends on the time zone of the server, without a valid one',
  serverZoneName: 'the name of the server’s time zone, which depends on how it was set',
  timeMethod: 'a method of times that gives Go’s own encoding or two times',
  farTimes: 'times millions of years away',
  zoneTables: 'the text of a time zone',
} as const;

export type UnsupportedFeature = keyof typeof unsupportedFeatures;

/** Thrown inside the folder and caught at its border: the outcome is reported as unknown. */
export class Unsupported {
  readonly feature: UnsupportedFeature;
  constructor(feature: UnsupportedFeature) {
    this.feature = feature;
  }
}
