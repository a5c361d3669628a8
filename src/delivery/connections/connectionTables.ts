import { csvTable, markdownTable } from '../effective/tables.ts';
import type { Connection } from './connections.ts';

const heads = ['Purpose', 'Host', 'Port', 'Protocol', 'TLS', 'Proxy'];

function cells({ purpose, host, port, protocol, tls, proxy }: Connection): readonly string[] {
  return [purpose, host, port, protocol, tls, proxy];
}

/** The connections as a table of GitHub's Markdown. */
export function connectionsAsMarkdown(rows: readonly Connection[]): string {
  return markdownTable(heads, rows.map(cells));
}

/** The same as RFC 4180 has it, safe to open in a spreadsheet. */
export function connectionsAsCsv(rows: readonly Connection[]): string {
  return csvTable(heads, rows.map(cells));
}
