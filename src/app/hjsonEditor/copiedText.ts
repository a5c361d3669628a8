import { redact } from '../../delivery/index.ts';
import { type HjsonDocument, pathAt } from '../../hjson/index.ts';
import { dottedName, type TextRange } from '../../text/index.ts';
import { type MaskedView, rangeToSource } from './maskedView.ts';

/** Parts of a view, to be handed out one below the other. */
export interface CopiedParts {
  readonly view: MaskedView;
  readonly document: HjsonDocument;
  readonly ranges: readonly TextRange[];
}

/** The parts as they are in the source, secrets included. */
export function withSecrets({ view, ranges }: CopiedParts): string {
  const parts = ranges.map((range) => {
    const { start, end } = rangeToSource(view, range);
    return view.source.slice(start, end);
  });
  return parts.join(view.lineEnd);
}

/**
 * The parts with a named sentinel for each hidden secret.
 * The whole text is redacted as every export is, so that it can be read back in.
 */
export function redacted({ view, document, ranges }: CopiedParts): string {
  const [only] = ranges;
  const isWhole = ranges.length === 1 && only?.start === 0 && only.end === view.text.length;
  const whole = isWhole ? redact(document) : undefined;
  return whole?.ok ? whole.text : ranges.map((range) => redactedPart(view, document, range)).join(view.lineEnd);
}

function redactedPart(view: MaskedView, document: HjsonDocument, { start, end }: TextRange): string {
  let text = '';
  let copied = start;
  for (const { kind, shown, source } of view.masks) {
    if (kind !== 'secret' || shown.end <= start || shown.start >= end) continue;
    const name = dottedName(pathAt(document, source.start)) || 'secret';
    text += `${view.text.slice(copied, Math.max(copied, shown.start))}"<redacted ${name}>"`;
    copied = shown.end;
  }
  return text + view.text.slice(copied, Math.max(copied, end));
}
