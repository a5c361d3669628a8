import { formatDocument, type HjsonDocument, parseHjson } from 'hjson-document';
import { applyEdits } from 'source-text';
import {
  type CopyToRestore,
  type DetectedConfig,
  type LeftOut,
  readCopy,
  saysRestored,
} from '../../../../delivery/index.ts';
import { holdsSentinel } from '../../../../references/index.ts';

export interface PreparedPaste {
  readonly text: string;
  readonly notes: readonly string[];
  readonly isOneLine: boolean;
}

/** The configuration that is open while another one is read. */
export interface OpenConfiguration {
  readonly name: string;
  readonly document: HjsonDocument;
}

/** What a redacted copy leaves out, and what of it the open configuration has; undefined for any other text, and without one. */
export function copyIn(choice: DetectedConfig, open: OpenConfiguration | undefined): CopyToRestore | undefined {
  return open && readCopy(choice.text, open.document);
}

/** The text to open: a redacted copy with what is known or chosen put back, a single line formatted on several lines. */
export function preparePaste(
  choice: DetectedConfig,
  open: OpenConfiguration | undefined,
  copy: CopyToRestore | undefined,
  isChosen: (place: LeftOut) => boolean,
  isLaidOut: boolean,
): PreparedPaste {
  const restored = copy?.restore(isChosen);
  const text = restored?.text ?? choice.text;
  const notes = [
    ...(open && copy && restored ? saysRestored(copy, restored, open.name) : []),
    ...(holdsSentinel(text) ? [whatIsLeft(restored?.left, open)] : []),
  ];
  const isOneLine = !text.trim().includes('\n');
  const format = isOneLine && isLaidOut ? formatDocument(parseHjson(text)) : undefined;
  return { text: format?.ok ? applyEdits(text, format.edits) : text, notes, isOneLine };
}

function whatIsLeft(left = 0, open?: OpenConfiguration): string {
  if (!open) {
    return 'This is a redacted copy. To put its secrets back, open the configuration that it was made from first.';
  }
  return left > 1
    ? `${left} places stay marked, and are errors until they are filled in.`
    : 'One place stays marked, and is an error until it is filled in.';
}
