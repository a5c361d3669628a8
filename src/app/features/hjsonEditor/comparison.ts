import { applyEdits, mergeRanges } from 'source-text';
import { type OptionDefinition, options } from '../../../config/index.ts';
import { hiddenText, secretRanges, shownText, writtenAs } from '../../../secrets/index.ts';
import type { DocumentAnalysis, Snapshot } from '../../../workspace/index.ts';

export type ComparedWith = 'saved' | 'opened' | 'defaults';

/** What a text can be compared with; a document that was never saved has no saved file. */
export const comparisonsFor = ({ file }: Snapshot) =>
  file?.savedText === undefined ? comparisons.slice(1) : comparisons;

const comparisons: readonly { id: ComparedWith; title: string }[] = [
  { id: 'saved', title: 'Saved file' },
  { id: 'opened', title: 'Opened file' },
  { id: 'defaults', title: 'Defaults' },
];

/** Two texts to show side by side. A changed secret gets another number, so that its line counts as changed. */
export function compare(snapshot: Snapshot, comparedWith: ComparedWith): { before: string; now: string } {
  if (comparedWith === 'defaults') {
    return { before: effectiveOptions(undefined), now: effectiveOptions(snapshot) };
  }
  const numbers = new Map<string, number>();
  return { before: withoutSecrets(snapshot[comparedWith], numbers), now: withoutSecrets(snapshot, numbers) };
}

function withoutSecrets({ text, document }: DocumentAnalysis, numbers: Map<string, number>): string {
  const written = secretRanges(document).filter(({ start, end }) => start < end);
  const edits = mergeRanges(written, 'overlapping').map((range) => {
    const secret = text.slice(range.start, range.end);
    const number = numbers.get(secret) ?? numbers.size + 1;
    numbers.set(secret, number);
    // A password within a string has no quotes around it.
    const quote = /^["']/.test(secret) ? '"' : '';
    // The lines below keep their numbers.
    const lineEnds = secret.replace(/[^\n]/g, '');
    return { range, newText: `${quote}${hiddenText} ${number}${quote}${lineEnds}` };
  });
  return applyEdits(text, edits);
}

/** Every option with its effective value on a separate line below the key; without an analysis, the defaults. */
function effectiveOptions(analysis: DocumentAnalysis | undefined): string {
  return options
    .filter((option) => option.kind !== 'object')
    .map((option) => `${option.key}:\n  ${effectiveText(option, analysis)}`)
    .join('\n');
}

function effectiveText({ key, default: fallback }: OptionDefinition, analysis: DocumentAnalysis | undefined): string {
  const node = analysis?.config.entries.get(key)?.node;
  if (!analysis || !node || node.kind === 'null')
    return fallback === undefined ? '# not set' : JSON.stringify(fallback);
  const text = shownText(analysis.document, node);
  return node.kind === 'string' ? writtenAs(text, JSON.stringify) : text;
}
