import { type DetectedConfig, resolveRedactions } from '../../../../delivery/index.ts';
import { formatDocument, type HjsonDocument, parseHjson } from '../../../../hjson/index.ts';
import { applyEdits, counted } from '../../../../text/index.ts';

export type PreparedPaste =
  | { readonly ok: true; readonly text: string; readonly notes: readonly string[]; readonly isOneLine: boolean }
  | { readonly ok: false; readonly reason: string };

/** The text to open: the secrets of a redacted copy restored from the open document, a single line formatted on several lines. */
export function preparePaste(
  choice: DetectedConfig,
  open: HjsonDocument | undefined,
  isLaidOut: boolean,
): PreparedPaste {
  const resolution = resolveRedactions(choice.text, open);
  if (!resolution.ok) return resolution;
  const { text, resolved, comments } = resolution;
  const back = [
    ...(resolved > 0 ? [counted(resolved, 'redacted place')] : []),
    ...(comments > 0 ? [counted(comments, 'comment')] : []),
  ];
  const isOneLine = !text.trim().includes('\n');
  const format = isOneLine && isLaidOut ? formatDocument(parseHjson(text)) : undefined;
  return {
    ok: true,
    text: format?.ok ? applyEdits(text, format.edits) : text,
    notes: back.length > 0 ? [`Filled in ${back.join(' and ')} from the open configuration.`] : [],
    isOneLine,
  };
}
