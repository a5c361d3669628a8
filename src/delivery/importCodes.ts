import type { CodeTable } from 'source-text';

/** Why no configuration is found in a paste. */
export const importCodes = {
  'document-key-twice': 'environment:\n  SERVICE_CONFIG_HJSON: "{}"\n  SERVICE_CONFIG_HJSON: "{}"',
  'document-too-large': `SERVICE_CONFIG_HJSON: [${'1, '.repeat(10_000)}]`,
  'no-configuration': 'See the attached file.',
  'paste-too-deep': `${'['.repeat(201)}${']'.repeat(201)}`,
  'paste-too-large': `baseUrl: "${'x'.repeat(2 * 1024 * 1024)}"`,
  'paste-too-many-parts': `hosts: [${'1,'.repeat(50_000)}]`,
  'value-elsewhere': 'services:\n  api:\n    environment:\n      - SERVICE_CONFIG_HJSON',
  'value-expansion': 'export SERVICE_CONFIG_HJSON="$(cat config.json)"',
  'value-not-base64': 'kind: Secret\ndata:\n  SERVICE_CONFIG_HJSON: "not Base64"',
  'value-not-configuration': 'export SERVICE_CONFIG_HJSON=none',
  'value-not-text': 'environment:\n  SERVICE_CONFIG_HJSON: [1, 2]',
  'value-read-differently': 'export SERVICE_CONFIG_HJSON={"baseUrl":"https://review.example.com","smtpPort":587}',
  'value-unclosed': "export SERVICE_CONFIG_HJSON='{ baseUrl: x",
  'variable-alone': 'export GOGC=50',
} as const satisfies CodeTable;

export type ImportCode = keyof typeof importCodes;
