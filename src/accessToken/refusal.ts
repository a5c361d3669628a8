import type { SentField } from './compareClaims.ts';
import type { Refusal } from './tokenResponse.ts';

/** What a refusal has to do with the request that it answers. */
export interface RefusalAdvice {
  readonly sentence: string;
  /** The field that it is about; with a value, the field is missing and may be added with it. */
  readonly field: string | undefined;
  readonly value: string | undefined;
}

/** Descriptions that name a field that is missing. */
const missing = [
  /\bmust contain the following parameters?: ['"`]?([\w.-]{1,100})/i,
  /\b(?:missing|required) parameter:? ['"`]?([\w.-]{1,100})/i,
];

/** A scope that the description names as an example or as the rule: Entra ID wants the resource followed by `/.default`. */
const defaultScope = /(?<![\w:/.-])[\w:/.-]{0,200}\/\.default\b/;

/**
 * Reads a refusal together with the fields that were sent: which of them it is about, and which of them is missing.
 * `parameters` are those that its error code or description is known to be about, of which one is enough. Secret fields are to
 * be left out of `sent`; they are never named.
 */
export function adviseOnRefusal(
  { description, asksForHeader }: Refusal,
  parameters: readonly string[],
  sent: readonly SentField[],
): readonly RefusalAdvice[] {
  const named = missing.flatMap((pattern) => pattern.exec(description)?.[1] ?? []);
  const words = new Set(description.toLowerCase().split(/[^\w.-]+|\.(?=\s|$)/));
  const mentioned = sent.map(({ name }) => name).filter((name) => words.has(name.toLowerCase()));
  const isSent = (name: string) => sent.some((field) => field.name === name);
  const known = parameters.some(isSent) ? parameters.filter(isSent) : parameters;
  const fields = [...new Set([...known, ...named])];
  return [
    ...(asksForHeader ? [{ ...noField, sentence: isSent('client_id') ? `${asked} ${inBody}` : asked }] : []),
    ...[...new Set([...fields, ...mentioned])]
      .filter(isSent)
      .map((name) => ({ sentence: sentenceFor(name, sent), field: name, value: undefined })),
    ...fields
      .filter((name) => !isSent(name) && name !== 'client_id')
      .map((name) => ({ sentence: `This request sends no ${name}.`, field: name, value: valueFor(name, description) })),
  ];
}

const noField = { field: undefined, value: undefined };
const asked = 'The response asks for client ID and secret in the Authorization header (WWW-Authenticate: Basic).';
const inBody =
  'This request has them in the body, as documented: at the provider, allow client_secret_post for this client.';

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
