import type { ConfigAnalysis, OptionKey } from '../../../../config/index.ts';
import type { HjsonDocument } from '../../../../hjson/index.ts';
import { shownPart } from '../../../../secrets/index.ts';
import { createLineIndex, textRange } from '../../../../text/index.ts';

/** A line of the document, without its secrets. */
export interface WrittenLine {
  /** Counted from 1. */
  readonly number: number;
  readonly text: string;
}

/** The options that somebody has written: not those that have had their default since the file was opened, as in the template. */
export function writtenKeys(
  keys: readonly OptionKey[],
  config: ConfigAnalysis,
  opened: ConfigAnalysis,
): readonly OptionKey[] {
  const isDefault = (key: OptionKey, of: ConfigAnalysis) => of.entries.get(key)?.state === 'equalToDefault';
  return keys.filter((key) => !isDefault(key, config) || !isDefault(key, opened));
}

/** The lines of some options in the document, in its order, with masked secrets. */
export function writtenLines(document: HjsonDocument, keys: readonly OptionKey[]): readonly WrittenLine[] {
  const { root, text } = document;
  const lines = createLineIndex(text);
  const members = root.kind === 'object' ? root.members : [];
  return members
    .filter(({ key }) => keys.some((wanted) => wanted === key.name))
    .flatMap(({ range }) => {
      const first = lines.positionAt(range.start).line;
      const start = lines.offsetAt({ line: first, column: 1 });
      const shown = shownPart(document, textRange(start, range.end));
      return shown.split(/\r\n|\r|\n/).map((line, index) => ({ number: first + index, text: line }));
    });
}
