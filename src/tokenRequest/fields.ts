import { type ConfigAnalysis, compareVersions, optionAt, optionPath, type ServerVersion } from '../config/index.ts';
import { type ByteString, toByteString } from '../expr/index.ts';
import type { HjsonNode } from '../hjson/index.ts';
import { dottedName, type OptionPath } from '../text/index.ts';
import {
  canBeClaim,
  clientIdName,
  clientSecretName,
  entryWarning,
  grantTypeName,
  isSecretName,
  purposeOf,
} from './fieldRules.ts';
import { inWireOrder, queryEscape } from './formEncoding.ts';
import { nodeText, optionText } from './optionText.ts';
import type { ProgramInputs, ProgramOutcome, ProgramRunner } from './program.ts';
import type { FieldOutcome, TokenField } from './tokenField.ts';

/** Where the programs are: a record of parameter names and Expr programs. */
export const endpointParamsPath = optionPath('gatewayOAuth2.endpointParams');

const clientIdPath = optionPath('gatewayOAuth2.clientId');
const clientSecretPath = optionPath('gatewayOAuth2.clientSecret');

/** Where x/oauth2 puts client ID and secret: its AuthStyleInParams and AuthStyleInHeader. */
export type CredentialPlace = 'body' | 'header';

/** Client ID and secret as bytes; undefined for one that is not set or not text. */
export function clientCredentials(config: ConfigAnalysis): {
  readonly clientId: ByteString | undefined;
  readonly clientSecret: ByteString | undefined;
} {
  const bytes = (path: OptionPath) => {
    const text = optionText(config, path);
    return text.kind === 'text' && text.value !== '' ? toByteString(text.value) : undefined;
  };
  return { clientId: bytes(clientIdPath), clientSecret: bytes(clientSecretPath) };
}

/**
 * The fields of the form in the order in which they are sent. Where an entry of `endpointParams` meets a field that
 * x/oauth2 sets by itself, both are listed and one of them is marked as replaced: `grant_type` gives way
 * to the entry, credentials that are set win over it.
 */
export function requestFields(
  config: ConfigAnalysis,
  inputs: ProgramInputs,
  version: ServerVersion,
  place: CredentialPlace,
  run: ProgramRunner,
): readonly TokenField[] {
  const entries = endpointParams(config);
  const id = credential(config, clientIdName, clientIdPath, place);
  const secret = credential(config, clientSecretName, clientSecretPath, place);
  const taken = new Set([id, secret].filter(({ outcome }) => outcome.kind !== 'omitted').map(({ name }) => name));
  const { clientSecret: secretValue } = clientCredentials(config);
  const unknownToServer = olderThanParams(version);
  const params = [...entries].map(([name, node]): TokenField => {
    const outcome = unknownToServer ?? paramOutcome(name, node, (source) => run(source, inputs), taken.has(name));
    return paramField(name, node, outcome, secretValue);
  });
  return inWireOrder([grantType(entries.has(grantTypeName) && !unknownToServer), id, secret, ...params]);
}

/** The entries by name; with duplicate names the last one counts, as in the server's reader. */
export function endpointParams(config: ConfigAnalysis): ReadonlyMap<string, HjsonNode | undefined> {
  const node = config.entries.get(dottedName(endpointParamsPath))?.node;
  const members = node?.kind === 'object' ? node.members : [];
  return new Map(members.map((member) => [member.key.name, member.value]));
}

/** What becomes of every entry where the server is older than the option; undefined where it is not. */
function olderThanParams(version: ServerVersion): FieldOutcome | undefined {
  const since = optionAt(endpointParamsPath)?.since;
  if (since === undefined || compareVersions(version, since) >= 0) return undefined;
  return {
    kind: 'omitted',
    reason: `endpointParams was added in ${since}. What server ${version} does with it is not documented; the simulator leaves it out.`,
  };
}

function sent(name: ByteString, value: ByteString): FieldOutcome {
  return { kind: 'sent', value, encoded: `${queryEscape(name)}=${queryEscape(value)}` };
}

function failed(message: string): FieldOutcome {
  return { kind: 'failed', message, range: undefined };
}

function grantType(isReplaced: boolean): TokenField {
  return {
    name: grantTypeName,
    source: 'fixed',
    path: undefined,
    program: undefined,
    outcome: isReplaced
      ? { kind: 'replaced', reason: 'golang.org/x/oauth2 sends the entry grant_type of endpointParams instead.' }
      : sent(grantTypeName, 'client_credentials'),
    isSecret: false,
    canBeClaim: false,
    explanation: 'Default: the client-credentials flow, without a user.',
    warning: undefined,
  };
}

function credential(config: ConfigAnalysis, name: string, path: OptionPath, place: CredentialPlace): TokenField {
  const text = optionText(config, path);
  return {
    name,
    source: 'option',
    path,
    program: undefined,
    outcome: credentialOutcome(name, text, place),
    isSecret: isSecretName(name),
    canBeClaim: false,
    explanation: `The value of ${dottedName(path)}, sent ${place === 'body' ? 'as a form field' : 'in the Authorization header'}.`,
    warning: undefined,
  };
}

function credentialOutcome(name: string, text: ReturnType<typeof optionText>, place: CredentialPlace): FieldOutcome {
  if (text.kind === 'notText') return failed('The option must be text.');
  if (text.kind === 'unset' || text.value === '') {
    return { kind: 'omitted', reason: 'The option is empty: golang.org/x/oauth2 leaves the field out.' };
  }
  if (place === 'header') return { kind: 'omitted', reason: 'It is in the Authorization header.' };
  return sent(name, toByteString(text.value));
}

function paramOutcome(
  name: string,
  node: HjsonNode | undefined,
  run: (source: string) => ProgramOutcome,
  isTaken: boolean,
): FieldOutcome {
  const text = nodeText(node);
  if (text.kind !== 'text') return failed('The entry must be an Expr program, as text.');
  const result = run(text.value);
  if (result.kind === 'failed') return { kind: 'failed', message: result.message, range: result.range };
  if (isTaken)
    return {
      kind: 'replaced',
      reason: `golang.org/x/oauth2 sends the ${name} of gatewayOAuth2 instead, without an error.`,
    };
  return sent(toByteString(name), result.value);
}

function paramField(
  name: string,
  node: HjsonNode | undefined,
  outcome: FieldOutcome,
  clientSecret: ByteString | undefined,
): TokenField {
  const path = [...endpointParamsPath, name];
  return {
    name: toByteString(name),
    source: 'program',
    path,
    program: node?.kind === 'string' ? node.value : undefined,
    outcome,
    isSecret: isSecretName(name) || (outcome.kind === 'sent' && outcome.value === clientSecret),
    canBeClaim: outcome.kind === 'sent' && canBeClaim(name),
    explanation: `The result of its program. ${purposeOf(name)}`.trim(),
    warning: entryWarning(name),
  };
}
