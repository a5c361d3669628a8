import { duration, type SentField } from './compareClaims.ts';
import { type Json, type JsonObject, memberOf, readObject, shown } from './decodeToken.ts';

/** One member of a response, with its meaning. */
export interface ResponseFact {
  readonly name: string;
  readonly value: string;
  /** True for tokens: shown only when asked for. */
  readonly isSecret: boolean;
  readonly meaning: string;
  /** True if the value breaks RFC 6749 or surprises. */
  readonly isFault: boolean;
}

export type TokenResponse =
  | { readonly kind: 'empty' }
  /** A JSON object with an access token, or the token alone, which has no facts. */
  | { readonly kind: 'token'; readonly token: string; readonly facts: readonly ResponseFact[] }
  /** An error response (RFC 6749 §5.2). */
  | { readonly kind: 'error'; readonly refusal: Refusal; readonly facts: readonly ResponseFact[] }
  | { readonly kind: 'unreadable'; readonly reason: string };

export interface Refusal {
  /** Empty if it is not an error response, but a message: of a log, or of what stands before the authorisation server. */
  readonly code: string;
  /** Of the error, empty if there is none; the whole message of a log. */
  readonly description: string;
  /** True if the headers, where they were pasted too, ask for client ID and secret in one (`WWW-Authenticate: Basic`). */
  readonly asksForHeader: boolean;
}

/** In UTF-16 units; golang.org/x/oauth2 reads this many bytes. */
const longest = 1 << 20;

/**
 * Explains what a token endpoint answered: the JSON or the form of the body, the same below the lines of an HTTP response, in the output of
 * `curl -v` or in the error of golang.org/x/oauth2, an access token alone, or an error code alone. The lines of all of them may
 * have been run together, as a one-line box does. Never throws.
 */
export function readTokenResponse(text: string): TokenResponse {
  const trimmed = text.trim();
  if (trimmed === '') return { kind: 'empty' };
  if (trimmed.length > longest)
    return { kind: 'unreadable', reason: 'Longer than 1 MiB; golang.org/x/oauth2 reads no more.' };
  const body = trimmed.startsWith('{') ? trimmed : bodyBelowHead(trimmed);
  const form = /(?:^|Response: |\n\r?\n)((?:error|access_token)=[^\s=]\S*)$/.exec(body)?.[1];
  const asksForHeader = /www-authenticate: ?basic\b/i.test(trimmed);
  if (asksForHeader && !form && !body.startsWith('{'))
    return { kind: 'error', refusal: { code: '', description: trimmed, asksForHeader }, facts: [] };
  if (/^<(?:!doctype|html|head|body)\b/i.test(body)) return { kind: 'unreadable', reason: htmlPage };
  if (!form && !body.startsWith('{')) return bareToken(body);
  const response = form ? Object.fromEntries(new URLSearchParams(form)) : readObject(body);
  if (!response) return { kind: 'unreadable', reason: 'Not valid JSON. Paste the response whole.' };
  const facts = Object.keys(response).map((name) => explain(name, response[name] ?? null));
  const error = memberOf(response, 'error');
  if (error !== undefined) {
    const description = shown(memberOf(response, 'error_description') ?? '');
    return { kind: 'error', refusal: { code: shown(error), description, asksForHeader }, facts };
  }
  const token = memberOf(response, 'access_token');
  const message = memberOf(response, 'message');
  if (token === undefined && typeof message === 'string')
    return { kind: 'error', refusal: { code: '', description: message, asksForHeader }, facts };
  if (typeof token !== 'string' || token === '') {
    return {
      kind: 'unreadable',
      reason:
        'The response has no access_token and no error. golang.org/x/oauth2 reports “server response missing access_token” for it.',
    };
  }
  return { kind: 'token', token, facts: [...facts, ...absent(response)] };
}

const htmlPage =
  'An HTML page, not the answer of a token endpoint. A proxy has answered, or the token URL is that of a page.';

/** The JSON object or the page that follows other words, such as the headers; everything if there is neither. */
function bodyBelowHead(text: string): string {
  const start = text.search(/\{\s*["}]|<(?:!doctype|html)\b/i);
  if (start < 0) return text;
  return text.startsWith('{', start) ? text.slice(start, text.lastIndexOf('}') + 1) : text.slice(start);
}

/** A token without its response, with or without the word of the Authorization header before it; an error code without its. */
function bareToken(text: string): TokenResponse {
  if (/^[a-z]+(?:_[a-z]+)+$/.test(text)) {
    return { kind: 'error', refusal: { code: text, description: '', asksForHeader: false }, facts: [] };
  }
  const token = text.replace(/^(authorization:\s*)?bearer\s+/i, '').replace(/^"(.*)"$/, '$1');
  // A word alone is a status or a name; tokens are random.
  if (/^[\x21-\x7e]+$/.test(token) && !/^[A-Z]?[a-z]{1,20}$/.test(token)) return { kind: 'token', token, facts: [] };
  return { kind: 'unreadable', reason: 'Neither JSON nor an access token. Paste the body of the response.' };
}

/** What RFC 6749 §5.1 requires and the response lacks. */
function absent(response: JsonObject): readonly ResponseFact[] {
  if (memberOf(response, 'token_type') !== undefined) return [];
  const meaning = 'Missing, though RFC 6749 requires it. golang.org/x/oauth2 then assumes Bearer.';
  return [{ name: 'token_type', value: '', isSecret: false, isFault: true, meaning }];
}

const secretNames: ReadonlySet<string> = new Set(['access_token', 'refresh_token', 'id_token']);

function explain(name: string, value: Json): ResponseFact {
  const { meaning, isFault = false } = explanations.get(name)?.(value) ?? { meaning: '' };
  return { name, value: shown(value), isSecret: secretNames.has(name), meaning, isFault };
}

interface Explanation {
  readonly meaning: string;
  readonly isFault?: boolean;
}

/** RFC 6749 §5.1 and §5.2, member by member. */
const explanations: ReadonlyMap<string, (value: Json) => Explanation> = new Map<string, (value: Json) => Explanation>([
  ['access_token', () => ({ meaning: 'What is presented to the gateway.' })],
  ['token_type', tokenType],
  ['expires_in', lifetime],
  ['scope', () => ({ meaning: 'The permissions of the token.' })],
  [
    'refresh_token',
    () => ({ meaning: 'RFC 6749 advises against one in the client-credentials flow (§4.4.3).', isFault: true }),
  ],
  ['id_token', () => ({ meaning: 'Says who signed in. The client-credentials flow has no user.' })],
  ['error', () => ({ meaning: 'The error code.', isFault: true })],
  ['error_description', () => ({ meaning: 'The explanation of the authorisation server.' })],
  ['error_uri', () => ({ meaning: 'A page of the authorisation server about the error.' })],
]);

function tokenType(value: Json): Explanation {
  if (typeof value !== 'string') return { meaning: 'Must be text.', isFault: true };
  if (value.toLowerCase() === 'bearer') return { meaning: 'Anyone who holds the token can use it (RFC 6750).' };
  return { meaning: 'Not Bearer: the gateway has to support this type.', isFault: true };
}

/** A number of seconds; golang.org/x/oauth2 reads a quoted one as well. */
function lifetime(value: Json): Explanation {
  const isNumber = typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value));
  const seconds = Number(value);
  if (!isNumber || !Number.isInteger(seconds) || seconds < 0) {
    return { meaning: 'Must be a whole number of seconds.', isFault: true };
  }
  if (seconds === 0) return { meaning: 'golang.org/x/oauth2 reads 0 as: does not expire.', isFault: true };
  return {
    meaning: `Valid for ${duration(seconds)}.${typeof value === 'string' ? ' Quoted; RFC 6749 requires a number.' : ''}`,
    isFault: typeof value === 'string',
  };
}

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
