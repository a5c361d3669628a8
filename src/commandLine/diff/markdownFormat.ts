import { createHash } from 'node:crypto';
import { asMarkdown, type Column, textForDigest } from '../../compare/index.ts';
import type { DiffFormat } from './diffOptions.ts';

/** For a change record. */
export const markdownFormat: DiffFormat = (comparison, selected, { options: { all, comments } }) =>
  asMarkdown(comparison, selected, { all, comments, digests: comparison.columns.map(digestOf) });

function digestOf(column: Column): string | undefined {
  const text = textForDigest(column);
  return text === undefined ? undefined : createHash('sha256').update(text).digest('hex');
}
