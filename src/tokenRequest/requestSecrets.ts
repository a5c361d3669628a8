import type { HjsonDocument, HjsonNode } from 'hjson-document';
import { dottedName, fromByteString, type ValuePath } from 'source-text';
import { type ConfigAnalysis, optionPath } from '../config/index.ts';
import { holdsSecretIn, holdsSecretText, secretPartOf, secretRangesIn } from '../secrets/index.ts';
import type { ProgramOutcome } from './programs/program.ts';
import type { TokenUrl } from './url/tokenUrl.ts';

/** A configuration and the text that it was read from, which determines what in it is secret. */
export interface ReadConfig {
  readonly config: ConfigAnalysis;
  readonly document: HjsonDocument;
}

/** Where the request goes. */
export interface RequestUrl extends TokenUrl {
  /** True if more of it is secret than its password. */
  readonly isSecret: boolean;
}

/** True if the value is secret as a whole, or if more of it is than the password of an address. */
export function isSecretNode(document: HjsonDocument, node: HjsonNode | undefined): boolean {
  if (!node) return false;
  const [secret] = secretRangesIn(document, node.range);
  return secret !== undefined && secret.start <= node.range.start && secret.end >= node.range.end;
}

const baseUrlPath = optionPath('baseUrl');

/** True for a program whose result may follow from the base URL. */
export function readsBaseURL(program: string): boolean {
  return /baseURL|\$env/.test(program);
}

/** True for a program that contains no secret itself but reads an option that does: whatever its result. */
export function readsSecret({ config, document }: ReadConfig, program: string): boolean {
  return readsBaseURL(program) && holdsSecretIn(document, nodeAt(config, baseUrlPath)?.range);
}

/** True for a result or an error of a program that must not be shown. */
export function isSecretOutcome(read: ReadConfig, program: string, outcome: ProgramOutcome): boolean {
  if (readsSecret(read, program)) return true;
  const said = outcome.kind === 'text' ? fromByteString(outcome.value) : outcome.message;
  return isSecretText(read.document, said);
}

/** The value of an option as it is written. */
export function nodeAt(config: ConfigAnalysis, path: ValuePath): HjsonNode | undefined {
  return config.entries.get(dottedName(path))?.node;
}

/** True for a text to be sent that repeats a secret, or that says itself that it contains one. */
export function isSecretText(document: HjsonDocument, text: string): boolean {
  return holdsSecretText(document, text) || secretPartOf(text, false) !== undefined;
}
