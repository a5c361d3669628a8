import type { Row } from '../../../compare/index.ts';
import { sectionOf } from '../../../config/index.ts';

/** The displayed name of a row: the title of its option, and the part of it; otherwise the key or the variable. */
export function rowTitle({ option, part, kind, name }: Row): string {
  if (part !== undefined) return `${option?.title} · ${part}`;
  return kind === 'option' && option ? option.title : name;
}

/** The section of the form that a row belongs to, or its substitute. */
export function sectionTitle(row: Row): string {
  if (row.kind === 'variable') return 'Environment variables';
  return row.option ? sectionOf(row.option.section).title : 'Unknown keys';
}
