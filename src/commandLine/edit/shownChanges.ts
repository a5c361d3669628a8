import type { HjsonDocument } from 'hjson-document';
import { compareColumns, isDifference, readColumn } from '../../compare/index.ts';
import { redact } from '../../delivery/index.ts';
import { holdsSecretText } from '../../secrets/index.ts';
import { shownLine } from '../frame/print.ts';
import type { Styles } from '../frame/styles.ts';
import { unifiedDiff } from '../frame/unifiedDiff.ts';

/** What an edit changes, without secrets and comments: the difference of the redacted copies, and a line for each secret that changes. */
export function shownChanges(file: string, before: HjsonDocument, after: HjsonDocument, styles: Styles): string {
  const name = shownLine(file);
  const [old, now] = [redact(before), redact(after)];
  if (!old.ok) return `${name}: (changes not shown: ${old.reason})\n`;
  if (!now.ok) return `${name}: (changes not shown: ${now.reason})\n`;
  // Text that cannot be parsed is left out as a whole, since any of it may be secret: once it is readable, nothing says so.
  if (before.damage.length > 0) return `${name}: (changes not shown: parts of the text cannot be read.)\n`;
  if (holdsSecretText(before, now.text))
    return `${name}: (changes not shown: one of them moves the end of a secret.)\n`;
  return unifiedDiff(name, old.text, now.text, styles) + hiddenChanges(before, after);
}

/** A changed secret looks the same in both copies. */
function hiddenChanges(before: HjsonDocument, after: HjsonDocument): string {
  const columns = [before, after].map((document) => readColumn({ label: '', document, serverVersion: 'latest' }));
  return compareColumns(columns)
    .rows.filter(
      (row) => isDifference(row) && row.cells.every((cell) => cell.kind === 'set' && cell.secret !== undefined),
    )
    .map(({ name }) => `${shownLine(name)}: changes (hidden)\n`)
    .join('');
}
