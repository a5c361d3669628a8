import type { SentField } from './compareClaims.ts';
import type { Refusal } from './tokenResponse.ts';

/** What a refusal has to do with the request that it answers. */
export interface RefusalAdvice {
  readonly sentence: string;
  /** The field that it is about; with a value, the field is missing and may be added with it. */
  readonly field: string | undefined;
  readonly value: string | undefined;
}

/** The fields that an error code can be about (RFC 6749 §5.2, RFC 8707 §2). */
const fieldsOfCode: ReadonlyMap<string, readonly string[]> = new Map([
  ['invalid_scope', ['scope']],
  ['invalid_target', ['resource', 'audience']],
  ['invalid_client', ['client_id']],
  ['unauthorized_client', ['client_id']],
]);

/** Descriptions that name a field: as Entra ID writes it for a missing one and for `resource`, and Auth0 for an unknown API. */
const fieldsOfDescription: readonly (readonly [description: RegExp, field: string | undefined])[] = [
  [/\bmust contain the following parameters?: ['"`]?([\w.-]{1,60})/i, undefined],
  [/\b(?:missing|required) parameter:? ['"`]?([\w.-]{1,60})/i, undefined],
  [/\bAADSTS901002\b/, 'resource'],
  [/\bAADSTS(?:70011|1002012)\b/, 'scope'],
  [/^Service not found: /, 'audience'],
];

/** A scope that the description names as an example or as the rule: Entra ID wants the resource followed by `/.default`. */
const defaultScope = /(?<![\w:/.-])[\w:/.-]{0,200}\/\.default\b/;

/**
 * Reads a refusal together with the fields that were sent: which of them it is about, and which of them is missing. Secret
 * fields are to be left out of `sent`; they are never named.
 */
export function adviseOnRefusal(refusal: Refusal, sent: readonly SentField[]): readonly RefusalAdvice[] {
  const { code, description, challenge } = refusal;
  const named = fieldsOfDescription.flatMap(([pattern, field]) => {
    const found = pattern.exec(description);
    return found ? [field ?? found[1] ?? ''] : [];
  });
  const fields = [...new Set([...(fieldsOfCode.get(code) ?? []), ...named])];
  const isSent = (name: string) => sent.some((field) => field.name === name);
  const sentFields = fields.filter(isSent);
  const missing = fields.filter((name) => !isSent(name) && name !== 'client_id');
  // Of two fields for the same thing, one is enough.
  const absent = code === 'invalid_target' && sentFields.length > 0 ? [] : missing;
  return [
    ...sentFields.map((name) => ({ sentence: sentenceFor(name, sent), field: name, value: undefined })),
    ...absent.map((name) => ({
      sentence: `This request sends no ${name}.`,
      field: name,
      value: valueFor(name, description),
    })),
    ...(challenge && /^basic\b/i.test(challenge) ? [inHeader] : []),
  ];
}

const inHeader: RefusalAdvice = {
  sentence: 'The response asks for client ID and secret in the Authorization header (WWW-Authenticate: Basic).',
  field: undefined,
  value: undefined,
};

function sentenceFor(name: string, sent: readonly SentField[]): string {
  const values = sent.filter((field) => field.name === name).map(({ value }) => `“${value}”`);
  return `This request sends ${name} ${values.join(' and ')}.`;
}

/** What to add a missing field with: the value that the description names, or a placeholder for it. */
function valueFor(name: string, description: string): string {
  const named = name === 'scope' ? defaultScope.exec(description)?.[0] : undefined;
  if (named === undefined) return `<${name.toUpperCase()}>`;
  return named.startsWith('/') ? `<RESOURCE>${named}` : named;
}
