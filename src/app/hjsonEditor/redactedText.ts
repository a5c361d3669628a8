import { redact } from '../../delivery/index.ts';
import { type HjsonDocument, pathAt } from '../../hjson/index.ts';
import { dottedName } from '../../text/index.ts';
import type { MaskedView } from './maskedView.ts';

/**
 * The part of the view between two offsets as text to hand out, a named sentinel for each hidden secret.
 * The whole text is redacted as every export is, so that it can be read back in.
 */
export function redactedText(view: MaskedView, document: HjsonDocument, start: number, end: number): string {
  const whole = start === 0 && end === view.text.length ? redact(document) : undefined;
  if (whole?.ok) return whole.text;
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
