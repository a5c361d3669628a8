/** A commented configuration to try the page with. Every secret in it is an obvious fake; it has no problems. */
export function exampleConfiguration(): string {
  return example;
}

const example = `# An example to try things out. Every secret in it is a fake.
{
  # Where the server is hosted, and the name on the sign-in button
  baseUrl: https://review.example.com
  organisationName: Example Hospital

  // Encrypts secrets in the database. Generate your own; data encrypted with it cannot be read with another one.
  encryptionKey: "bm90LWEtcmVhbC1rZXktZm9yLWV4YW1wbGVzLW9ubHk="

  pgConnStr: "postgres://review:fake-password@db.example.com:5432/review?sslmode=verify-full"

  # Sign in. The issuer must equal the one in the provider's discovery document.
  oidcIssuer: https://login.example.com/realms/staff
  oidcClientId: review
  oidcClientSecret: fake-oidc-secret

  # E-mail, authenticated with OAuth2
  mailFrom: noreply@example.com
  smtpHostname: smtp.example.com
  smtpPort: 587
  smtpAuth: {
    username: noreply@example.com
    mechanism: {
      type: xOAuth2
      clientId: mail-client
      clientSecret: fake-mail-secret
      scope: https://outlook.example.com/.default
      tokenUrl: https://login.example.com/oauth2/token
    }
  }

  # Tokens for gateways. The values of endpointParams are Expr programs: literal text needs its own quotes.
  gatewayOAuth2: {
    clientId: gateway-client
    clientSecret: fake-gateway-secret
    tokenUrl: https://auth.example.com/oauth/token
    endpointParams: {
      audience: "'gateway'"
      base_url: baseURL
      gateway_url: gatewayURL
      source_id: sourceID
    }
  }

  # A colour that starts with # needs quotes, or it is a comment
  accessReviewToolbarBackgroundColor: "#0b3d91"
  accessReviewToolbarTextColor: white
  accessReviewToolbarLogoPath: /app/branding/logo.svg
  loginPageBackgroundPath: /app/branding/login.jpg

  # Minutes
  queryTimeOutMinutes: 12
  writeTimeOutMinutes: 20

  supportPageUrl: https://help.example.com/review
}
`;

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
