import type { HjsonDocument } from 'hjson-document';
import { overlaps, type TextRange, touches } from 'source-text';
import { toSource } from '../../../../masking/index.ts';
import { secretRanges } from '../../../../secrets/index.ts';
import type { Binding } from './binding.ts';

/** Reveals the secret at an offset of the view, or hides it again. Returns what to say about it. */
export function toggleSecret(binding: Binding, document: HjsonDocument, caret: number): string {
  const offset = toSource(binding.view, caret);
  const hidden = binding.view.masks.find((mask) => mask.kind === 'secret' && touches(mask.sourceRange, offset));
  if (hidden) return showSecret(binding, hidden.sourceRange);
  const secret = secretRanges(document).find((range) => touches(range, offset));
  if (!secret) return 'There is no secret at the cursor.';
  binding.reveal({ visited: [], shown: binding.reveals.shown.filter((range) => !overlaps(range, secret)) });
  return 'Secret hidden.';
}

/** Reveals a range of the source that is hidden. Returns what to say about it. */
export function showSecret(binding: Binding, range: TextRange): string {
  binding.reveal({ shown: [...binding.reveals.shown, range] });
  return 'Secret shown. It hides when you leave the editor, or after a minute without a key.';
}
