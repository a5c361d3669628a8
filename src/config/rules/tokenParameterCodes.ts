import type { CodeTable } from '../../text/index.ts';

/** What is wrong with the parameters of token requests. */
export const tokenParameterCodes = {
  'token-parameter-case': {
    meaning: 'Two token parameters differ only in upper and lower case, and both are sent.',
    example: `gatewayOAuth2: { endpointParams: { audience: "'a'", Audience: "'b'" } }`,
    fix: 'Remove the one that the provider does not know.',
  },
  'token-parameter-form': {
    meaning: 'A token parameter has a value that the provider refuses.',
    example:
      'smtpAuth: { mechanism: {\n  type: xOAuth2\n  scope: https://outlook.office365.com/SMTP.Send\n  tokenUrl: https://login.microsoftonline.com/3f2c9a10-0b7e-4d55-9c1e-7a2b5c6d8e9f/oauth2/v2.0/token\n} }',
    fix: 'Write what the message names.',
  },
  'token-parameter-missing': {
    meaning: 'The provider expects a token parameter that is not set.',
    example: 'gatewayOAuth2: {\n  tokenUrl: https://example.eu.auth0.com/oauth/token\n}',
    fix: 'Add it to `endpointParams`.',
  },
  'token-parameter-name': {
    meaning: 'The name of a token parameter is empty, or has a space in it, at its beginning or its end.',
    example: `gatewayOAuth2: { endpointParams: { " audience": "'a'" } }`,
    fix: 'Correct the name.',
  },
  'token-parameter-refused': {
    meaning: 'The provider refuses a token parameter.',
    example:
      'gatewayOAuth2: {\n  tokenUrl: https://login.microsoftonline.com/3f2c9a10-0b7e-4d55-9c1e-7a2b5c6d8e9f/oauth2/v2.0/token\n  endpointParams: { scope: "\'api://a/.default\'", resource: "\'a\'" }\n}',
    fix: 'Remove it.',
  },
  'token-parameter-replaced': {
    meaning: 'In place of the token parameter, golang.org/x/oauth2 can send the option for it.',
    example: `gatewayOAuth2: { clientId: 'a', endpointParams: { client_id: "'b'" } }`,
    fix: 'Remove the parameter.',
  },
} as const satisfies CodeTable;

export type TokenParameterCode = keyof typeof tokenParameterCodes;
