import type { HjsonMember, HjsonNode } from 'hjson-document';
import { type ByteString, dottedName, fromByteString, toByteString, type ValuePath } from 'source-text';
import { type ConfigAnalysis, compareVersions, optionAt, optionPath, type ServerVersion } from '../config/index.ts';
import { holdsSecretIn } from '../secrets/index.ts';
import {
  canBeClaim,
  clientIdName,
  clientSecretName,
  entryWarning,
  grantTypeName,
  isSecretFieldName,
  purposeOf,
} from './fieldRules.ts';
import type { ProgramInputs, ProgramOutcome, ProgramRunner } from './programs/program.ts';
import { isSecretText, nodeAt, type ReadConfig, readsSecret } from './requestSecrets.ts';
import { type FieldOutcome, inWireOrder, queryEscape, type TokenField } from './tokenField.ts';

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
  const bytes = (path: ValuePath) => {
    const text = optionText(config, path);
    return text.kind === 'text' && text.value !== '' ? toByteString(text.value) : undefined;
  };
  return { clientId: bytes(clientIdPath), clientSecret: bytes(clientSecretPath) };
}

/**
 * The fields of the form in the order in which they are sent. If an entry of `endpointParams` collides with a field that x/oauth2 sets
 * itself, both are listed and one of them is marked as replaced: the entry wins over `grant_type`, but not over credentials that are set.
 */
export function requestFields(
  read: ReadConfig,
  inputs: ProgramInputs,
  version: ServerVersion,
  place: CredentialPlace,
  run: ProgramRunner,
): readonly TokenField[] {
  const { config } = read;
  const entries = endpointParams(config);
  const id = credential(read, clientIdName, clientIdPath, place);
  const secret = credential(read, clientSecretName, clientSecretPath, place);
  const taken = new Set([id, secret].filter(({ outcome }) => outcome.kind !== 'omitted').map(({ name }) => name));
  const unknownToServer = olderThanParams(version);
  const params = [...entries].map(([name, member]): TokenField => {
    const outcome =
      unknownToServer ?? paramOutcome(name, member.value, (source) => run(source, inputs), taken.has(name));
    return paramField(read, member, outcome);
  });
  return inWireOrder([grantType(entries.has(grantTypeName) && !unknownToServer), id, secret, ...params]);
}

/** The entries by name; with duplicate names the last one counts, as in hjson-go. */
function endpointParams(config: ConfigAnalysis): ReadonlyMap<string, HjsonMember> {
  const node = config.entries.get(dottedName(endpointParamsPath))?.node;
  const members = node?.kind === 'object' ? node.members : [];
  return new Map(members.map((member) => [member.key.name, member]));
}

/** What becomes of every entry where the server is older than the option; undefined if it is not. */
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

/** A failure that no change of a program can help. */
export function failed(message: string): FieldOutcome {
  return { kind: 'failed', message, range: undefined };
}

function grantType(isReplaced: boolean): TokenField {
  return {
    name: grantTypeName,
    shownName: grantTypeName,
    isNameSecret: false,
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

function credential(
  { config, document }: ReadConfig,
  name: string,
  path: ValuePath,
  place: CredentialPlace,
): TokenField {
  return {
    name,
    shownName: name,
    isNameSecret: false,
    source: 'option',
    path,
    program: undefined,
    outcome: credentialOutcome(name, optionText(config, path), place),
    isSecret: isSecretFieldName(name) || holdsSecretIn(document, nodeAt(config, path)?.range),
    canBeClaim: false,
    explanation: `The value of ${dottedName(path)}, sent ${place === 'body' ? 'as a form field' : 'in the Authorization header'}.`,
    warning: config.entries.get(dottedName(path))?.references.length ? insertedLater : undefined,
  };
}

/** What is sent in place of a reference is not known here. */
const insertedLater = 'Another program fills this in. What it inserts is sent instead of the reference.';

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

function paramField(read: ReadConfig, { key, value }: HjsonMember, outcome: FieldOutcome): TokenField {
  const { name } = key;
  const program = value?.kind === 'string' ? value.value : undefined;
  const isNameSecret = holdsSecretIn(read.document, key.range);
  const isSecret = isNameSecret || isSecretFieldName(name) || isSecretParam(read, value, outcome);
  return {
    name: toByteString(name),
    shownName: isNameSecret ? '(hidden name)' : name || '(empty name)',
    isNameSecret,
    source: 'program',
    path: [...endpointParamsPath, name],
    program,
    outcome: isSecret ? withoutMessage(outcome) : outcome,
    isSecret,
    canBeClaim: (outcome.kind === 'sent' || outcome.kind === 'failed') && canBeClaim(name),
    explanation: `The result of its program. ${purposeOf(name)}`.trim(),
    warning: entryWarning(name)?.message,
  };
}

/** A secret in the program, in what the program reads, or in its result. */
function isSecretParam(read: ReadConfig, node: HjsonNode | undefined, outcome: FieldOutcome): boolean {
  const { config, document } = read;
  if (holdsSecretIn(document, node?.range) || readsSecret(read, node?.kind === 'string' ? node.value : '')) return true;
  if (outcome.kind === 'failed') return isSecretText(document, outcome.message);
  if (outcome.kind !== 'sent') return false;
  return (
    outcome.value === clientCredentials(config).clientSecret || isSecretText(document, fromByteString(outcome.value))
  );
}

/** What Expr reports may quote the program. */
function withoutMessage(outcome: FieldOutcome): FieldOutcome {
  if (outcome.kind !== 'failed') return outcome;
  return { ...outcome, message: 'The program has no value here. What Expr reports is hidden with it.' };
}

/** What the server reads where an option should be text. A missing option and `null` both count as empty. */
type OptionText =
  | { readonly kind: 'unset' }
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'notText' };

export function optionText(config: ConfigAnalysis, path: ValuePath): OptionText {
  return nodeText(config.entries.get(dottedName(path))?.node);
}

function nodeText(node: HjsonNode | undefined): OptionText {
  if (node === undefined || node.kind === 'null') return { kind: 'unset' };
  return node.kind === 'string' ? { kind: 'text', value: node.value } : { kind: 'notText' };
}
