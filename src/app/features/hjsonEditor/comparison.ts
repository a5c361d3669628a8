import { options } from '../../../config/index.ts';
import { createMaskedView } from '../../../masking/index.ts';
import { secretRanges } from '../../../secrets/index.ts';
import { applyEdits } from '../../../text/index.ts';
import type { DocumentAnalysis, Snapshot } from '../../../workspace/index.ts';

export type ComparedWith = 'opened' | 'defaults';

export const comparisons: readonly { id: ComparedWith; title: string }[] = [
  { id: 'opened', title: 'Opened file' },
  { id: 'defaults', title: 'Defaults' },
];

/** Two texts to show side by side. A changed secret gets another number, so that its line counts as changed. */
export function compare(snapshot: Snapshot, comparedWith: ComparedWith): { before: string; now: string } {
  if (comparedWith === 'defaults') {
    return { before: effectiveOptions(undefined), now: effectiveOptions(snapshot) };
  }
  const numbers = new Map<string, number>();
  return { before: withoutSecrets(snapshot.opened, numbers), now: withoutSecrets(snapshot, numbers) };
}

function withoutSecrets({ text, document }: DocumentAnalysis, numbers: Map<string, number>): string {
  const edits = createMaskedView(text, secretRanges(document)).masks.map(({ sourceRange }) => {
    const secret = text.slice(sourceRange.start, sourceRange.end);
    const number = numbers.get(secret) ?? numbers.size + 1;
    numbers.set(secret, number);
    // A password within a string has no quotes of its own.
    const quote = /^["']/.test(secret) ? '"' : '';
    return { range: sourceRange, newText: `${quote}<hidden ${number}>${quote}` };
  });
  return applyEdits(text, edits);
}

/** Every option with its effective value on a separate line below the key; without a reading, the defaults. */
function effectiveOptions(analysis: DocumentAnalysis | undefined): string {
  return options
    .filter((option) => option.kind !== 'object')
    .map(({ key, path, secret, ...facts }) => {
      const value = analysis ? analysis.config.value(path) : facts.default;
      return `${key}:\n  ${value === undefined ? '# not set' : secret ? '"<hidden>"' : JSON.stringify(value)}`;
    })
    .join('\n');
}
