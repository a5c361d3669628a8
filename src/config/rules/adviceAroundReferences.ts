import { applyEdits, type Severity, type TextRange } from 'source-text';
import { findReferences, isReference } from '../../references/index.ts';
import type { Replacement, TextCheck, TextDiagnostic } from './rule.ts';

/** Values of the kinds that references may stand for: a word, a host, a number, an address, the beginning of a URL or of a path. */
const standIns = [
  'inserted',
  '54329',
  'inserted.example.com',
  'https',
  'https://inserted.example.com',
  'verify-full',
  'inserted@example.com',
  '#1a2b3c',
  '/inserted',
];

/**
 * What a check reports for a text. With references, what it reports for the values that suit it best, since the inserted values are not
 * known yet: a problem that remains is one of the text around the references. Nothing if there is no text around them.
 */
export function adviceAroundReferences(text: string, check: TextCheck): readonly TextDiagnostic[] {
  const references = findReferences(text);
  if (references.length === 0) return check(text);
  return isReference(text) ? [] : adviceAround(text, references, check);
}

/** The same for any other parts of a text that the check is not to see. */
export function adviceAround(text: string, parts: readonly TextRange[], check: TextCheck): readonly TextDiagnostic[] {
  const tried = standIns.map((standIn) => ({
    standIn,
    advice: check(
      applyEdits(
        text,
        parts.map((range) => ({ range, newText: standIn })),
      ),
    ),
  }));
  const [best] = tried.sort((a, b) => gravity(a.advice) - gravity(b.advice));
  if (!best) return [];
  const sources = parts.map(({ start, end }) => text.slice(start, end));
  const putBack = (replacement: Replacement | undefined) => {
    const pieces = replacement?.value.split(best.standIn) ?? [];
    if (!replacement || pieces.length !== parts.length + 1) return undefined;
    return { ...replacement, value: pieces.map((piece, index) => piece + (sources[index] ?? '')).join('') };
  };
  return best.advice.map(({ replacement: first, otherwise: second, ...advice }) => {
    const [replacement, otherwise] = [putBack(first), putBack(second)];
    return { ...advice, ...(replacement && { replacement }), ...(otherwise && { otherwise }) };
  });
}

/** True for a value that stands for a reference while the text around it is checked. */
export function isStandIn(value: string): boolean {
  return standIns.includes(value);
}

const weights: Readonly<Record<Severity, number>> = { error: 10_000, warning: 100, hint: 1 };

function gravity(advice: readonly TextDiagnostic[]): number {
  return advice.reduce((sum, { severity }) => sum + weights[severity], 0);
}
