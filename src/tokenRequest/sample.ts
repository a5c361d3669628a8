/** What the server would know when it asks for a token; made up by the user to see the request. */
export interface Sample {
  /** Shown in lists of samples. */
  readonly name: string;
  readonly sourceID: string;
  readonly gatewayURL: string;
  /** Stands in for `baseUrl`; undefined takes the one of the configuration. */
  readonly baseURL: string | undefined;
}
