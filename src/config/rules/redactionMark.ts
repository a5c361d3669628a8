import { type HjsonDocument, type NodeEntry, tokens } from 'hjson-document';
import { defineSearch } from 'hjson-document/incremental';
import { type TextRange, textRange, type ValuePath } from 'source-text';
import { holdsSentinel } from '../../references/index.ts';
import type { Rule } from './rule.ts';

/** What a redacted copy leaves out, anywhere in a configuration: hjson-go reads the mark as the value. */
export const redactionMark: Rule = ({ document }) =>
  marksIn(document).map((mark) => ({
    ...mark,
    code: 'redaction-mark',
    severity: 'error',
    message: 'A redacted copy leaves a secret out here. Put it back.',
  }));

/**
 * Where a mark stands in a value or a key, also that of a mask of the editor, or in place of text that could not be read. The other marks in
 * comments are none of the configuration.
 */
export function marksIn(document: HjsonDocument): readonly { readonly path: ValuePath; readonly range: TextRange }[] {
  const { text } = document;
  const marks = markedEntries(document).flatMap((entry) =>
    markedRanges(entry).map((range) => ({ path: entry.path, range })),
  );
  if (!text.includes(leftover)) return marks;
  const comments = tokens(document).filter(
    ({ kind, range }) => kind === 'comment' && text.startsWith(leftover, range.start),
  );
  return [...marks, ...comments.map(({ range: { start, end } }) => ({ path: [], range: textRange(start, end) }))];
}

const markedEntries = defineSearch((entry) => markedRanges(entry).length > 0);

function markedRanges({ node, member }: NodeEntry): readonly TextRange[] {
  return [
    ...(member && holdsSentinel(member.key.name) ? [member.key.range] : []),
    ...(node?.kind === 'string' && holdsSentinel(node.value) ? [node.range] : []),
  ];
}

/** What a redacted copy has in place of text that could not be read. */
const leftover = '/* <redacted leftover';
