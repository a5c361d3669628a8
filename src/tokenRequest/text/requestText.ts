import { fromByteString } from 'source-text';
import type { SimulatedRequest } from '../request.ts';
import type { RequestUrl } from '../requestSecrets.ts';
import { noValue, queryEscape, type TokenField } from '../tokenField.ts';
import { requestTarget, type TokenUrl } from '../url/tokenUrl.ts';

/** Shown in place of a secret. Always of this length: the length of a secret is a secret too. */
export const mask = '***';

export type SecretTreatment = 'masked' | 'included';

/** The body with its secrets masked, or as it is sent, but for a mark in place of each value that is missing. */
export function requestBody(request: SimulatedRequest, secrets: SecretTreatment): string {
  return request.fields.flatMap((field) => encodedField(field, secrets) ?? []).join('&');
}

/** A field as it is sent, or with a mark in place of its value; undefined for one that is not sent. */
export function encodedField(
  { name, isNameSecret, isSecret, outcome }: TokenField,
  secrets: SecretTreatment,
): string | undefined {
  if (outcome.kind !== 'sent' && outcome.kind !== 'failed') return undefined;
  const isHidden = isSecret && secrets === 'masked';
  if (outcome.kind === 'sent' && !isHidden) return outcome.encoded;
  const shownName = isHidden && isNameSecret ? mask : queryEscape(name);
  return `${shownName}=${outcome.kind === 'sent' ? mask : noValue}`;
}

/** The URL as one text. Masked, it lacks its password or, if more of it is secret, everything after its scheme. */
export function urlText(url: RequestUrl, secrets: SecretTreatment): string {
  if (url.isSecret && secrets === 'masked') return `${url.scheme}://${mask}`;
  const host = url.hostname.includes(':') ? `[${url.hostname.replace('%', '%25')}]` : url.hostname;
  return `${url.scheme}://${userInfoText(url, secrets)}${host}${url.port && `:${url.port}`}${fromByteString(requestTarget(url))}`;
}

function userInfoText({ user }: TokenUrl, secrets: SecretTreatment): string {
  if (!user) return '';
  const percentEncoded = (bytes: string) => queryEscape(bytes).replaceAll('+', '%20');
  if (user.password === undefined) return `${percentEncoded(user.name)}@`;
  return `${percentEncoded(user.name)}:${secrets === 'masked' ? mask : percentEncoded(user.password)}@`;
}

/** The request in HTTP/1.1 as Go's client writes it, with LF for CR LF; undefined without an address. */
export function httpText(request: SimulatedRequest, secrets: SecretTreatment): string | undefined {
  if (!request.url) return undefined;
  const headers = request.headers.map(
    ({ name, value, isSecret }) => `${name}: ${isSecret && secrets === 'masked' ? mask : value}`,
  );
  const target = request.url.isSecret && secrets === 'masked' ? mask : fromByteString(requestTarget(request.url));
  return [`POST ${target} HTTP/1.1`, ...headers, '', requestBody(request, secrets)].join('\n');
}

/** The claims that have another name than their field, by the field's. */
const claimNames: ReadonlyMap<string, string> = new Map([['audience', 'aud']]);

/** What an authorisation server can put into the token for this request, as JSON: `{}` where no field can become a claim. */
export function claimsText({ fields }: SimulatedRequest, secrets: SecretTreatment): string {
  const claims = fields.flatMap(({ name, shownName, outcome, isSecret, isNameSecret, canBeClaim }) => {
    if (!canBeClaim) return [];
    const isHidden = secrets === 'masked';
    const shown = isHidden && isNameSecret ? shownName : fromByteString(name);
    const value = outcome.kind === 'sent' ? fromByteString(outcome.value) : noValue;
    return [[claimNames.get(name) ?? shown, isHidden && isSecret ? mask : value] as const];
  });
  return JSON.stringify(Object.fromEntries(claims), undefined, 2);
}
