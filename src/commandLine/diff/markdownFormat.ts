import { createHash } from 'node:crypto';
import { asMarkdown, type Comparison } from '../../compare/index.ts';
import { redact } from '../../delivery/index.ts';
import type { DiffFormat } from './format.ts';

/** For a change record. */
export const markdownFormat: DiffFormat = (comparison, selected, { options: { all, comments } }) =>
  asMarkdown(comparison, selected, { all, comments, digests: comparison.columns.map(digestOf) });

/** Of the text without secrets: with that of the whole text, a short password could be tried. */
function digestOf({ document }: Comparison['columns'][number]): string | undefined {
  const redaction = redact(document);
  return redaction.ok ? createHash('sha256').update(redaction.text).digest('hex') : undefined;
}
