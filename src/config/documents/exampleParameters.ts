/**
 * The parameters in the reference's example of a token request (option-reference, Outgoing request), by name, as Expr programs.
 * The example leaves the literal of `audience` open: a placeholder, so that it is asked for.
 */
export const exampleParameters = {
  audience: "'<AUDIENCE>'",
  base_url: 'baseURL',
  gateway_url: 'gatewayURL',
  source_id: 'sourceID',
} as const;
