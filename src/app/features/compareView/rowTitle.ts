import type { Row } from '../../../compare/index.ts';

/** A row for people: the title of its option, and the part of it; else the key or the variable. */
export function rowTitle({ option, part, kind, name }: Row): string {
  if (part !== undefined) return `${option?.title} · ${part}`;
  return kind === 'option' && option ? option.title : name;
}
