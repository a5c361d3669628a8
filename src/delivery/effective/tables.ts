import type { EffectiveRow } from './effectiveConfig.ts';

function cells({ name, value, origin }: EffectiveRow): readonly string[] {
  return [name, value, origin];
}

/** A table of GitHub's Markdown. Whatever Markdown could take for its own is escaped; a line end becomes a space. */
export function asMarkdown(rows: readonly EffectiveRow[]): string {
  const line = (texts: readonly string[]) => `| ${texts.map(escapeMarkdown).join(' | ')} |\n`;
  return `${line(['Option', 'Value', 'From'])}| --- | --- | --- |\n${rows.map((row) => line(cells(row))).join('')}`;
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').replace(/[\\`*_[\]<>|~&#!$]/g, '\\$&');
}

/** RFC 4180, each field in quotes. What a spreadsheet would take for a formula gets an apostrophe in front, as OWASP advises. */
export function asCsv(rows: readonly EffectiveRow[]): string {
  const line = (texts: readonly string[]) => `${texts.map(quoteField).join(',')}\r\n`;
  return line(['Option', 'Value', 'From']) + rows.map((row) => line(cells(row))).join('');
}

/** Also behind blanks, and in full width: spreadsheets trim and fold. A plain number is none. */
const formula = /^[\s\p{Cc}]*[=+\-@＝＋－＠|%]|^[\t\r\n]/u;
const plainNumber = /^-?\d+(?:\.\d+)?$/;

function quoteField(text: string): string {
  const safe = formula.test(text) && !plainNumber.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
