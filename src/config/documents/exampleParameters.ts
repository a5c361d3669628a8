/**
 * The parameters in the reference's example of a token request (option-reference, Outgoing request), by name, as Expr programs. The example
 * leaves the literal of `audience` open: it has a placeholder, so that the user is asked for it.
 */
export const exampleParameters = {
  audience: "'<AUDIENCE>'",
  base_url: 'baseURL',
  gateway_url: 'gatewayURL',
  source_id: 'sourceID',
} as const;
