import type { MaskedView } from './maskedView.ts';

/** What stands for a secret in a redacted copy: legal HJSON, and plain to whoever reads it. */
const redaction = '"<secret>"';

/** The part of the view between two offsets as text to hand out, each hidden secret replaced. */
export function redactedText(view: MaskedView, start: number, end: number): string {
  let text = '';
  let copied = start;
  for (const { kind, shown } of view.masks) {
    if (kind !== 'secret' || shown.end <= start || shown.start >= end) continue;
    text += view.text.slice(copied, Math.max(copied, shown.start)) + redaction;
    copied = shown.end;
  }
  return text + view.text.slice(copied, Math.max(copied, end));
}
