/** What the server would know when it requests a token; made up by the user to see the request. */
export interface Sample {
  /** Shown in lists of samples. */
  readonly name: string;
  readonly sourceID: string;
  readonly gatewayURL: string;
  /** Replaces `baseUrl`; undefined uses the one of the configuration. */
  readonly baseURL: string | undefined;
  /** The result of now(), as typed: RFC 3339 or a date and time in the zone. Empty: the moment of evaluation. */
  readonly time: string;
  /** The time zone of the server, as typed: a name of the tz database. Empty: UTC. */
  readonly timeZone: string;
}
