import type { HjsonNode } from 'hjson-document';
import { dottedName, type ValuePath } from 'source-text';
import type { ConfigAnalysis } from '../config/index.ts';

/** What the server reads where an option should be text. A missing option and `null` both count as empty. */
export type OptionText =
  | { readonly kind: 'unset' }
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'notText' };

export function optionText(config: ConfigAnalysis, path: ValuePath): OptionText {
  return nodeText(config.entries.get(dottedName(path))?.node);
}

export function nodeText(node: HjsonNode | undefined): OptionText {
  if (node === undefined || node.kind === 'null') return { kind: 'unset' };
  return node.kind === 'string' ? { kind: 'text', value: node.value } : { kind: 'notText' };
}
