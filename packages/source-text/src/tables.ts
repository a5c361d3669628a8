import { oneLine } from './escape.ts';

/** A GitHub Markdown table. Anything that Markdown could interpret is escaped; a line end becomes a space. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (texts: readonly string[]) => `| ${texts.map(escapeMarkdown).join(' | ')} |\n`;
  return `${line(head)}|${head.map(() => ' --- |').join('')}\n${rows.map(line).join('')}`;
}

/** A text as Markdown that displays it in one line, with escapes for what nobody would see, or what changes its direction. */
export function escapeMarkdown(text: string): string {
  return oneLine(text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')).replace(/[\\`*_[\]<>|~&#!$]/g, '\\$&');
}

/**
 * RFC 4180, each field in quotes. Anything that a spreadsheet could take for a formula gets an apostrophe in front, as OWASP advises; so
 * does one in a cell into which a spreadsheet with another list separator would split the text.
 */
export function csvTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, ...rows].map((texts) => `${texts.map(quoteField).join(',')}\r\n`).join('');
}

/** Characters that are invisible before a formula: blanks, and characters without a shape. */
const unseen = String.raw`[\s\p{C}\p{DI}\u2800]*`;
/** In full width, too: spreadsheets fold it. */
const signs = '[=+\\-@＝＋－＠|%]';
const formula = new RegExp(`^${unseen}${signs}|^[\\t\\r\\n]`, 'u');
/** Where a spreadsheet whose list separator is not the comma begins another cell, which may be in quotes. */
const nextFormula = new RegExp(`(?<=[;\\t\\r\\n])(?=(?:(?![\\t\\r\\n])["\\s\\p{C}\\p{DI}\\u2800])*${signs})`, 'gu');
const plainNumber = /^-?\d+(?:\.\d+)?$/;

function quoteField(text: string): string {
  const guarded = text.replace(nextFormula, "'");
  const safe = formula.test(text) && !plainNumber.test(text) ? `'${guarded}` : guarded;
  return `"${safe.replaceAll('"', '""')}"`;
}
