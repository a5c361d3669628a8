/** What the option reference leaves open about the token request, and what is assumed here instead. */
export interface OpenQuestion {
  readonly question: string;
  readonly assumption: string;
}

/** In the order of the request: when, where, what, and what comes back. */
export const notDocumented: readonly OpenQuestion[] = [
  {
    question: 'Where client ID and secret are first sent',
    assumption:
      'In the body, as the table of fields says. Left to itself, golang.org/x/oauth2 first tries an Authorization header.',
  },
  {
    question: 'The order of the form fields',
    assumption: 'By name, as golang.org/x/oauth2 sends them.',
  },
  {
    question: 'An entry of endpointParams named like a field of the request',
    assumption:
      'As golang.org/x/oauth2 does it: client_id and client_secret of gatewayOAuth2 win, the entry grant_type replaces client_credentials.',
  },
  {
    question: 'Scopes besides an entry scope',
    assumption: 'None: golang.org/x/oauth2 refuses the entry if there are any.',
  },
  {
    question: 'An empty client ID or secret',
    assumption: 'Omitted from the body, as by golang.org/x/oauth2.',
  },
  {
    question: 'An endpointParams program that fails, or whose result is not text',
    assumption: 'The request is shown without its value.',
  },
  {
    question: 'endpointParams on a server older than 3.42.0',
    assumption: 'No entry is sent.',
  },
  {
    question: 'baseURL while baseUrl is not set',
    assumption: 'Empty.',
  },
  {
    question: 'How programs get their variables',
    assumption: 'As map[string]any, which matters only to programs that use $env.',
  },
  {
    question: 'The time zone for now() and dates without an offset',
    assumption: 'UTC, unless the sample has another.',
  },
  {
    question: 'Headers besides Content-Type, and the HTTP version',
    assumption: "Those of Go's HTTP client in HTTP/1.1.",
  },
  {
    question: 'Which response of the token endpoint is read, and how expiry is handled',
    assumption: 'Explained by RFC 6749; golang.org/x/oauth2 is named where it reads more or less.',
  },
  {
    question: 'How the gateway receives and checks the access token',
    assumption: 'Nothing is assumed. Its claims are compared with what was sent.',
  },
];
