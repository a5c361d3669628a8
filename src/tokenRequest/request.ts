import { dottedName, type Message, type ValuePath } from 'source-text';
import { type ConfigAnalysis, optionPath, type ServerVersion } from '../config/index.ts';
import { entryWarning } from './fieldRules.ts';
import {
  type CredentialPlace,
  clientCredentials,
  endpointParamsPath,
  failed,
  optionText,
  requestFields,
} from './fields.ts';
import { type RequestHeader, requestHeaders } from './headers.ts';
import { type ProgramRunner, programInputs, runProgram, type Sample } from './programs/program.ts';
import type { RequestCode } from './requestCodes.ts';
import { isSecretNode, nodeAt, type ReadConfig, type RequestUrl, readsBaseURL } from './requestSecrets.ts';
import { encodeForm, queryEscape, sendsSecret, type TokenField } from './tokenField.ts';
import { parseTokenUrl } from './url/tokenUrl.ts';
import { faultMessage, urlWarnings } from './url/tokenUrlMessages.ts';

/** Something to know about the request as a whole. After an error it is not complete. */
export interface RequestNote extends Message<RequestCode> {
  readonly path: ValuePath;
}

/** The token request that the server would send (option-reference, Outgoing request), as far as it is known. */
export interface SimulatedRequest {
  readonly kind: 'request';
  readonly method: 'POST';
  /** Undefined if the token URL cannot be used; a note says why. */
  readonly url: RequestUrl | undefined;
  /** In the order in which they are sent; empty without a URL. */
  readonly headers: readonly RequestHeader[];
  /** In the order in which they are sent; fields that are not sent are listed where they would be. */
  readonly fields: readonly TokenField[];
  /** Undefined when a field has no value. */
  readonly body: string | undefined;
  readonly notes: readonly RequestNote[];
}

export type TokenRequest =
  | SimulatedRequest
  /** `gatewayOAuth2` is omitted: the server requests no token. */
  | { readonly kind: 'disabled' }
  /** `gatewayOAuth2` is not an object. */
  | { readonly kind: 'notAnObject' };

const gatewayPath = optionPath('gatewayOAuth2');
const tokenUrlPath = optionPath('gatewayOAuth2.tokenUrl');
const baseUrlPath = optionPath('baseUrl');

/**
 * The token request of a configuration for one sample, as a server of this version sends it at a moment, in milliseconds since 1970, with
 * the credentials in the body as documented, or in the header, which x/oauth2 tries first unless configured. Never throws; what cannot be
 * known is omitted and named. For repeated calls, run the programs with `createProgramRunner`.
 */
export function buildTokenRequest(
  read: ReadConfig,
  sample: Sample,
  version: ServerVersion,
  moment: number,
  place: CredentialPlace = 'body',
  run: ProgramRunner = runProgram,
): TokenRequest {
  const node = read.config.entries.get(dottedName(gatewayPath))?.node;
  if (node === undefined || node.kind === 'null') return { kind: 'disabled' };
  if (node.kind !== 'object') return { kind: 'notAnObject' };
  return simulate(read, sample, version, moment, place, run);
}

function simulate(
  read: ReadConfig,
  sample: Sample,
  version: ServerVersion,
  moment: number,
  place: CredentialPlace,
  run: ProgramRunner,
): SimulatedRequest {
  const { config } = read;
  const base = baseURL(config, sample);
  const target = readTokenAddress(read);
  const computed = requestFields(read, programInputs(sample, base.value, moment), version, place, run);
  const fields = base.isKnown ? computed : computed.map(withoutBaseURL);
  const notes = [...target.notes, ...base.notes];
  const isKnown = fields.every((field) => field.outcome.kind !== 'failed');
  const body = isKnown ? encodeForm(fields.flatMap(sentField)) : undefined;
  const client = place === 'header' ? headerCredentials(config) : undefined;
  const headers = target.url ? requestHeaders(target.url, { text: body, isSecret: sendsSecret(fields) }, client) : [];
  return { kind: 'request', method: 'POST', url: target.url, headers, fields, body, notes };
}

/** x/oauth2 escapes both before they become Basic credentials (RFC 6749 §2.3.1). */
function headerCredentials(config: ConfigAnalysis) {
  const { clientId = '', clientSecret = '' } = clientCredentials(config);
  return { name: queryEscape(clientId), password: queryEscape(clientSecret) };
}

/** What reads a base URL that is not known has no value. */
function withoutBaseURL(field: TokenField): TokenField {
  if (field.outcome.kind !== 'sent' || !readsBaseURL(field.program ?? '')) return field;
  return { ...field, outcome: failed(baseUrlIsNotText) };
}

function sentField({ name, outcome }: TokenField) {
  return outcome.kind === 'sent' ? [{ name, value: outcome.value }] : [];
}

interface TokenAddress {
  readonly url: RequestUrl | undefined;
  readonly notes: readonly RequestNote[];
}

/** The address, and what its options and the entries say about the request whatever the sample is; none without a gateway. */
export function requestNotes(read: ReadConfig): readonly RequestNote[] {
  const { config } = read;
  const gateway = config.entries.get(dottedName(gatewayPath))?.node;
  if (gateway?.kind !== 'object') return [];
  const entries = config.entries.get(dottedName(endpointParamsPath))?.node;
  const names = new Set(entries?.kind === 'object' ? entries.members.map(({ key }) => key.name) : []);
  const ofEntries = [...names].flatMap((name) => {
    const warning = entryWarning(name);
    return warning ? [{ ...warning, path: [...endpointParamsPath, name] }] : [];
  });
  return [...readTokenAddress(read).notes, ...ofEntries];
}

function readTokenAddress({ config, document }: ReadConfig): TokenAddress {
  const text = optionText(config, tokenUrlPath);
  const failed = (code: RequestCode, message: string): TokenAddress => ({
    url: undefined,
    notes: [{ code, severity: 'error', path: tokenUrlPath, message }],
  });
  if (text.kind === 'notText') return failed('token-url-not-text', 'The token URL must be text.');
  if (text.kind === 'unset' || text.value === '') {
    const message = 'The token URL is not set: without it, golang.org/x/oauth2 cannot ask for a token.';
    return failed('token-url-unset', message);
  }
  const parsed = parseTokenUrl(text.value);
  if (!parsed.ok) return failed(`token-url-${parsed.fault}`, faultMessage(parsed.fault));
  const isSecret = isSecretNode(document, nodeAt(config, tokenUrlPath));
  const notes = urlWarnings(parsed.url).map((warning) => ({ ...warning, path: tokenUrlPath }));
  return { url: { ...parsed.url, isSecret }, notes };
}

const baseUrlIsUnset =
  'baseUrl is not set: here, programs see an empty baseURL. What the server does then is not documented.';

const baseUrlIsNotText = 'baseUrl must be text. Set a baseURL for this sample.';

interface BaseUrl {
  readonly value: string;
  readonly isKnown: boolean;
  readonly notes: readonly RequestNote[];
}

/** The variable `baseURL`. Unknown if the option is not text. */
function baseURL(config: ConfigAnalysis, sample: Sample): BaseUrl {
  const text = optionText(config, baseUrlPath);
  if (text.kind === 'text' || sample.baseURL !== undefined) {
    return { value: text.kind === 'text' ? text.value : '', isKnown: true, notes: [] };
  }
  const isKnown = text.kind === 'unset';
  const note: Message<RequestCode> = isKnown
    ? { code: 'base-url-unset', severity: 'warning', message: baseUrlIsUnset }
    : { code: 'base-url-not-text', severity: 'error', message: baseUrlIsNotText };
  return { value: '', isKnown, notes: [{ ...note, path: baseUrlPath }] };
}
