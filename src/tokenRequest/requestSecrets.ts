import type { ConfigAnalysis } from '../config/index.ts';
import type { HjsonDocument, HjsonNode } from '../hjson/index.ts';
import { holdsSecretIn, holdsSecretText, secretPartOf, secretRanges } from '../secrets/index.ts';
import type { TokenUrl } from './tokenUrl.ts';

/** A configuration and the text that it is read from, which says what of it is secret. */
export interface ReadConfig {
  readonly config: ConfigAnalysis;
  readonly document: HjsonDocument;
}

/** Where the request goes. */
export interface RequestUrl extends TokenUrl {
  /** True where more of it is a secret than its password. */
  readonly isSecret: boolean;
}

/** True where something in the value is a secret. */
export function holdsSecretNode(document: HjsonDocument, node: HjsonNode | undefined): boolean {
  return node !== undefined && holdsSecretIn(document, node.range);
}

/** True where the value is secret as a whole, or where more of it is than the password of an address. */
export function isSecretNode(document: HjsonDocument, node: HjsonNode | undefined): boolean {
  if (!node || !holdsSecretNode(document, node)) return false;
  const { start, end } = node.range;
  return secretRanges(document).some((range) => range.start <= start && range.end >= end);
}

/** True for a text that is sent and that repeats a secret, or says itself that it holds one. */
export function isSecretText(document: HjsonDocument, text: string): boolean {
  return holdsSecretText(document, text) || secretPartOf(text, false) !== undefined;
}
