import { type HjsonDocument, type HjsonNode, type HjsonValue, nodeValue, toPortableJson } from 'hjson-document';
import { applyEdits, clipRanges, type TextRange } from 'source-text';
import { sentinelPattern } from '../references/index.ts';
import { findSecrets, wholeOf } from './findSecrets.ts';
import type { SecretPart } from './secretPart.ts';
import { holdsSecretIn, holdsSecretText, secretRanges } from './secretRanges.ts';

declare const mayBePrinted: unique symbol;

/** A text that may be printed: what is hidden in its document is not in it. `shownText` alone makes one from a text that is none. */
export type ShownText = string & { readonly [mayBePrinted]: true };

/** What is shown in place of a secret, whatever its length. */
export const hiddenText = '••••••' as ShownText;

/**
 * A value as it may be printed, with dots for what is hidden in it: a node of the document, or another text, such as a variable or a host
 * in a value. Of these, `part` is secret, and all of it if the rest repeats a secret of the document.
 */
export function shownText(
  document: HjsonDocument,
  value: HjsonNode | string,
  { part, json = toPortableJson }: { readonly part?: SecretPart | undefined; json?(value: HjsonValue): string } = {},
): ShownText {
  if (typeof value === 'string') {
    const shown = withoutPart(value, part);
    return holdsSecretText(document, shown) ? hiddenText : shown;
  }
  const text = value.kind === 'string' ? value.value : json(nodeValue(value));
  return withoutPart(text, hiddenPart(document, value));
}

/** A part of a document as it may be printed, with dots for each secret in it. */
export function shownPart(document: HjsonDocument, part: TextRange): ShownText {
  const hidden = clipRanges(secretRanges(document), part).map((range) => ({ range, newText: hiddenText }));
  return applyEdits(document.text.slice(part.start, part.end), hidden) as ShownText;
}

/** What of a value is hidden. */
export function hiddenPart(document: HjsonDocument, node: HjsonNode): SecretPart | undefined {
  if (!holdsSecretIn(document, node.range)) return undefined;
  return findSecrets(document).parts.get(node) ?? wholeOf(node);
}

/** The text of a value in which nothing is hidden; undefined for any other value. */
export function visibleText(document: HjsonDocument, node: HjsonNode | undefined): ShownText | undefined {
  const text = node?.kind === 'string' ? shownText(document, node) : hiddenText;
  return hidesSome(text) ? undefined : text;
}

/** True if something is hidden in the text. */
export function hidesSome(text: ShownText): boolean {
  return text.includes(hiddenText);
}

/** A text that is written with the characters of another, such as that text in quotes. */
export function writtenAs(text: ShownText, write: (text: string) => string): ShownText {
  return write(text) as ShownText;
}

/** What a mark of a redacted copy stands for is hidden, too. */
function withoutPart(text: string, part: SecretPart | undefined): ShownText {
  if (part?.isWhole) return hiddenText;
  const shown = part ? text.slice(0, part.start) + hiddenText + text.slice(part.end) : text;
  return shown.replace(sentinelPattern, hiddenText) as ShownText;
}
