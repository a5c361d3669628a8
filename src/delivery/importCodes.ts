import type { CodeTable } from '../text/index.ts';

/** Why no configuration is found in a paste. */
export const importCodes = {
  'document-too-large': {
    meaning: 'A YAML document has too many parts to be searched.',
    example: `SERVICE_CONFIG_HJSON: [${'1, '.repeat(10_000)}]`,
    fix: 'Paste only the part with `SERVICE_CONFIG_HJSON`.',
  },
  'no-configuration': {
    meaning: 'The paste contains no object with known options.',
    example: 'See the attached file.',
    fix: 'Paste an object with known options, such as `baseUrl`.',
  },
  'paste-too-deep': {
    meaning: 'The paste is nested more than 200 levels deep.',
    example: `${'['.repeat(201)}${']'.repeat(201)}`,
    fix: 'Paste only the part with the configuration.',
  },
  'paste-too-large': {
    meaning: 'The paste is larger than 2 MiB.',
    example: `baseUrl: "${'x'.repeat(2 * 1024 * 1024)}"`,
    fix: 'Paste only the part with the configuration.',
  },
  'paste-too-many-parts': {
    meaning: 'The paste has too many lines, commas and brackets.',
    example: `hosts: [${'1,'.repeat(50_000)}]`,
    fix: 'Paste only the part with the configuration.',
  },
  'value-elsewhere': {
    meaning: 'The paste only says where the value comes from, or has it encrypted.',
    example: 'services:\n  api:\n    environment:\n      - SERVICE_CONFIG_HJSON',
    fix: 'Paste the value from there.',
  },
  'value-expansion': {
    meaning: 'The value is computed by a shell or another program when it is used.',
    example: 'export SERVICE_CONFIG_HJSON="$(cat config.json)"',
    fix: 'Paste the value that results.',
  },
  'value-not-base64': {
    meaning: 'The value of a Kubernetes Secret is not the Base64 of a text.',
    example: 'kind: Secret\ndata:\n  SERVICE_CONFIG_HJSON: "not Base64"',
    fix: 'Check that the value is whole.',
  },
  'value-not-configuration': {
    meaning: 'The variable has a value that is not an object with known options.',
    example: 'export SERVICE_CONFIG_HJSON=none',
    fix: 'Paste an object with known options, such as `baseUrl`.',
  },
  'value-not-text': {
    meaning: 'The value is not text, or is in another place that the paste refers to.',
    example: 'environment:\n  SERVICE_CONFIG_HJSON: [1, 2]',
    fix: 'Paste what it refers to.',
  },
  'value-read-differently': {
    meaning: 'The program behind the paste reads the value without its quotes, or as several words.',
    example: 'export SERVICE_CONFIG_HJSON={"baseUrl":"https://review.example.com","smtpPort":587}',
    fix: 'Put single quotes around the whole value.',
  },
  'value-unclosed': {
    meaning: 'The value starts with a quote that is never closed.',
    example: "export SERVICE_CONFIG_HJSON='{ baseUrl: x",
    fix: 'Paste the value to its end.',
  },
  'variable-alone': {
    meaning: 'The paste sets another variable of the server, but no configuration.',
    example: 'export GOGC=50',
    fix: 'Paste the configuration too.',
  },
} as const satisfies CodeTable;

export type ImportCode = keyof typeof importCodes;
