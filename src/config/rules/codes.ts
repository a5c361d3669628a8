import type { CodeTable } from 'source-text';

/** What is wrong with options, their types and their values; URLs, connection strings and e-mail have separate tables. */
export const optionCodes = {
  'client-secret-id': 'oidcClientId: review\noidcClientSecret: review',
  colour: 'accessReviewToolbarTextColor: whiteish',
  'colour-modern': 'accessReviewToolbarTextColor: "oklch(60% 0.15 240)"',
  'colour-not-shown': 'accessReviewToolbarTextColor: CanvasText',
  'duplicate-key': 'smtpPort: 25\nsmtpPort: 587',
  'encryption-key-character': 'encryptionKey: "bm90LWEtcmVhbC1rZXk!"',
  'encryption-key-cut': 'encryptionKey: "bm90LWEtcmVhbC1rZXktZm9yLWV4YW1wbGVzLW9ub"',
  'encryption-key-hex': 'encryptionKey: "6e6f742d612d7265616c2d6b65792d666f722d6578616d706c65732d6f6e6c79"',
  'encryption-key-length': 'encryptionKey: "dG9vIHNob3J0"',
  'encryption-key-line-break': 'encryptionKey: "bm90LWEtcmVhbC1rZXkt\\nZm9yLWV4YW1wbGVzLW9ubHk="',
  'encryption-key-padding': 'encryptionKey: "bm90LWEtcmVhbC1rZXktZm9yLWV4YW1wbGVzLW9ubHk"',
  'encryption-key-space': 'encryptionKey: "bm90LWEtcmVhbC1rZXkt Zm9yLWV4YW1wbGVzLW9ubHk="',
  'encryption-key-twice': 'encryptionKey: "Ym05MExXRXRjbVZoYkMxclpYa3RabTl5TFdWNFlXMXdiR1Z6TFc5dWJIaz0="',
  'encryption-key-url-safe': 'encryptionKey: "bm90LWEtcmVhbC1rZXktZm9yLWV4YW1wbGVzLW9u-_8="',
  'encryption-key-weak': 'encryptionKey: "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA="',
  'field-of-other-choice': 'smtpAuth: {\n  mechanism: {\n    type: autoDiscover\n    scope: mail\n  }\n}',
  'integer-form': 'smtpPort: 587.0',
  'key-case': 'baseURL: https://review.example.com',
  'managed-identity-password': 'pgAzureManagedIdentity: true\npgConnStr: "postgres://review:fake@localhost/review"',
  'newer-than-server': 'gatewayOAuth2: {\n  # Since 3.42.0, for a server of version 3.41.0\n  endpointParams: {}\n}',
  'not-a-choice': 'smtpAuth: {\n  mechanism: { type: "oauth2" }\n}',
  'null-for-text': 'organisationName: null',
  'null-is-unset': 'smtpPort: null',
  'option-empty': 'organisationName: ""',
  'pasted-along': 'oidcClientId: "\'review\'"',
  'path-control-character': 'templatesPath: "C:\\templates"',
  'path-data': 'accessReviewToolbarLogoPath: "data:image/png;base64,iVBORw0KGgo="',
  'path-directory': 'templatesPath: /app/templates/*.html',
  'path-home': 'templatesPath: ~/templates',
  'path-picture': 'accessReviewToolbarLogoPath: /app/logo.pdf',
  'path-relative': 'templatesPath: templates',
  'path-url': 'accessReviewToolbarLogoPath: https://www.example.com/logo.svg',
  'path-variable': 'templatesPath: $HOME/templates',
  'path-windows': 'templatesPath: C:/templates',
  'option-in-text': 'organisationName: Example smtpPort: 587',
  placeholder: 'oidcClientId: <CLIENT_ID>',
  'query-longer-than-write': 'queryTimeOutMinutes: 30\nwriteTimeOutMinutes: 20',
  'read-as-nothing': 'null # baseUrl: {',
  'read-as-one-value': 'baseUrl https://review.example.com',
  'redaction-mark': 'encryptionKey: "<redacted encryptionKey>"',
  'root-not-object': '[587]',
  'secret-as-comment': 'oidcClientSecret: #fake-secret',
  'secret-needs-quotes': 'oidcClientSecret: }fake-secret',
  'control-character': 'smtpAuth: { username: "CORP\\nina" }',
  'disguised-character': 'smtpHostname: "smtp\u2011relay.example.com"',
  'encoded-character': 'oidcClientId: "review&amp;audit"',
  'surrounding-space': 'oidcClientId: "review "',
  'time-limit-not-positive': 'queryTimeOutMinutes: 0',
  'unknown-key': 'basUrl: https://review.example.com',
  'unquoted-after-text': 'organisationName: "Example"\nlimit: 5, smtpPort: 587',
  'unquoted-literal': 'oidcClientId: 12345',
  'wrong-type': 'smtpPort: "587"',
} as const satisfies CodeTable;

/** What is wrong with URLs. */
export const addressCodes = {
  'issuer-discovery-url': 'oidcIssuer: https://login.example.com/.well-known/openid-configuration',
  'issuer-endpoint': 'oidcIssuer: https://login.example.com/realms/staff/protocol/openid-connect/auth',
  'issuer-many-tenants': 'oidcIssuer: https://login.microsoftonline.com/common/v2.0',
  'issuer-provider-form': 'oidcIssuer: https://example.eu.auth0.com',
  'issuer-trailing-slash': 'oidcIssuer: https://login.example.com/',
  'token-url-authorize': 'gatewayOAuth2: {\n  tokenUrl: https://auth.example.com/oauth2/authorize\n}',
  'token-url-discovery': 'gatewayOAuth2: {\n  tokenUrl: https://auth.example.com/.well-known/openid-configuration\n}',
  'token-url-endpoint': 'gatewayOAuth2: {\n  tokenUrl: https://auth.example.com/realms/staff\n}',
  'token-url-many-tenants':
    'gatewayOAuth2: {\n  tokenUrl: https://login.microsoftonline.com/common/oauth2/v2.0/token\n}',
  'url-callback': 'baseUrl: https://review.example.com/oidc/callback',
  'url-control-character': 'baseUrl: "https://review.\\nexample.com"',
  'url-credentials': 'baseUrl: https://user:fake@review.example.com',
  'url-empty-part': 'oidcIssuer: https://login.example.com/realms//staff',
  'url-fragment': 'gatewayOAuth2: {\n  tokenUrl: "https://auth.example.com/token#main"\n}',
  'url-host': 'baseUrl: https://review..example.com',
  'url-invalid': 'baseUrl: https://review.example.com:99999',
  'url-no-scheme': 'baseUrl: review.example.com',
  'url-query': 'baseUrl: https://review.example.com/?page=1',
  'url-relative': 'supportPageUrl: /support',
  'url-scheme': 'baseUrl: ftp://review.example.com',
  'url-several': 'baseUrl: https://a.example.com,https://b.example.com',
  'url-slashes': 'baseUrl: https:review.example.com',
  'url-space': 'baseUrl: https://review.example.com/access review',
  'url-unencrypted': 'baseUrl: http://review.example.com',
} as const satisfies CodeTable;

export type AddressCode = keyof typeof addressCodes;

/** What is wrong with PostgreSQL connection strings. */
export const connectionStringCodes = {
  'connection-string-ado-net': 'pgConnStr: "Host=db;Database=review;Username=review"',
  'connection-string-host': 'pgConnStr: "host=localhost:5433 user=review"',
  'connection-string-jdbc': 'pgConnStr: "jdbc:postgresql://db.example.com/review"',
  'connection-string-keyword': 'pgConnStr: "host=localhost pasword=fake"',
  'connection-string-keyword-form': 'pgConnStr: "host=localhost password=two words"',
  'connection-string-no-form': 'pgConnStr: localhost',
  'connection-string-no-host': 'pgConnStr: "user=review dbname=review"',
  'connection-string-other-scheme': 'pgConnStr: mysql://localhost/review',
  'connection-string-outer-space': 'pgConnStr: " postgres://localhost/review"',
  'connection-string-port': 'pgConnStr: "host=localhost port=99999"',
  'connection-string-prefix': 'pgConnStr: "DATABASE_URL=postgres://localhost/review"',
  'connection-string-query': 'pgConnStr: "postgres://localhost/review&sslmode=verify-full"',
  'connection-string-quoting': 'pgConnStr: "host=localhost password= dbname=review"',
  'connection-string-repeated': 'pgConnStr: "postgres://localhost/review?host=127.0.0.1"',
  'connection-string-scheme-case': 'pgConnStr: Postgres://localhost/review',
  'connection-string-scheme-slashes': 'pgConnStr: "postgres:/localhost/review"',
  'connection-string-slash': 'pgConnStr: "postgres://localhost/review/"',
  'connection-string-sslmode': 'pgConnStr: "postgres://localhost/review?sslmode=verify_full"',
  'connection-string-unencoded': 'pgConnStr: "postgres://review:fake@password@localhost/review"',
  'connection-string-unencrypted': 'pgConnStr: "postgres://review:fake@db.example.com/review"',
  'connection-string-unverified': 'pgConnStr: "postgres://review:fake@db.example.com/review?sslmode=require"',
  'connection-string-url-percent': 'pgConnStr: "postgres://review:fake%zz@localhost/review"',
  'connection-string-url-port': 'pgConnStr: "postgres://review@localhost:abc/review"',
  'connection-string-url-space': 'pgConnStr: "postgres://review:fake password@localhost/review"',
  'connection-string-url-user-info': 'pgConnStr: "postgres://review:fake#password@localhost/review"',
  'connection-string-value': 'pgConnStr: "postgres://localhost/review?connect_timeout=10s"',
} as const satisfies CodeTable;

/** What is wrong with the sender and the server of e-mail. */
export const mailCodes = {
  'mail-from-brackets': 'mailFrom: "Review <noreply@example.com"',
  'mail-from-control-character': 'mailFrom: "noreply\\t@example.com"',
  'mail-from-domain': 'mailFrom: noreply@example..com',
  'mail-from-domain-literal': 'mailFrom: "noreply@[192.0.2.1]"',
  'mail-from-line-break': 'mailFrom: "Review\\n<noreply@example.com>"',
  'mail-from-list': 'mailFrom: "one@example.com, two@example.com"',
  'mail-from-local-part': 'mailFrom: .noreply@example.com',
  'mail-from-name': 'mailFrom: "Review, Hospital <noreply@example.com>"',
  'mail-from-name-form': 'mailFrom: "Review <noreply@example.com>"',
  'mail-from-no-at': 'mailFrom: noreply.example.com',
  'mail-from-no-brackets': 'mailFrom: Review noreply@example.com',
  'mail-from-scheme': 'mailFrom: mailto:noreply@example.com',
  'mail-from-short-domain': 'mailFrom: noreply@mail',
  'smtp-hostname': 'smtpHostname: smtp.example.com:587',
  'smtp-port-25': 'smtpPort: 25\nsmtpAuth: {}',
  'smtp-port-465': 'smtpPort: 465',
  'smtp-port-587': 'smtpPort: 587',
  'smtp-port-range': 'smtpPort: 70000',
  'mail-from-utf8': 'mailFrom: nöreply@example.com',
} as const satisfies CodeTable;

export type MailCode = keyof typeof mailCodes;

/** What there is to say about values that another program fills in. */
export const referenceCodes = {
  reference: "encryptionKey: '''\u0024{ENCRYPTION_KEY}'''",
  'reference-in-connection-string':
    "pgConnStr: '''postgres://review:\u0024{DB_PASSWORD}@db.example.com/review?sslmode=verify-full'''",
  'reference-quoted': 'smtpPort: "\u0024{SMTP_PORT}"',
  'reference-unquoted': 'encryptionKey: {{ .encryptionKey }}',
  'secret-elsewhere': 'oidcClientSecret: arn:aws:secretsmanager:eu-west-1:123456789012:secret:fake',
} as const satisfies CodeTable;

/** What is wrong with the parameters of token requests. */
export const tokenParameterCodes = {
  'token-parameter-case': `gatewayOAuth2: { endpointParams: { audience: "'a'", Audience: "'b'" } }`,
  'token-parameter-form':
    'smtpAuth: { mechanism: {\n  type: xOAuth2\n  scope: https://outlook.office365.com/SMTP.Send\n  tokenUrl: https://login.microsoftonline.com/3f2c9a10-0b7e-4d55-9c1e-7a2b5c6d8e9f/oauth2/v2.0/token\n} }',
  'token-parameter-missing': 'gatewayOAuth2: {\n  tokenUrl: https://example.eu.auth0.com/oauth/token\n}',
  'token-parameter-name': `gatewayOAuth2: { endpointParams: { " audience": "'a'" } }`,
  'token-parameter-refused':
    'gatewayOAuth2: {\n  tokenUrl: https://login.microsoftonline.com/3f2c9a10-0b7e-4d55-9c1e-7a2b5c6d8e9f/oauth2/v2.0/token\n  endpointParams: { scope: "\'api://a/.default\'", resource: "\'a\'" }\n}',
  'token-parameter-replaced': `gatewayOAuth2: { clientId: 'a', endpointParams: { client_id: "'b'" } }`,
} as const satisfies CodeTable;

export type TokenParameterCode = keyof typeof tokenParameterCodes;

/** All of them. */
export const ruleCodes = {
  ...optionCodes,
  ...addressCodes,
  ...connectionStringCodes,
  ...mailCodes,
  ...referenceCodes,
  ...tokenParameterCodes,
};

/** The code of a problem with an option, its type or its value. */
export type RuleCode = keyof typeof ruleCodes;
