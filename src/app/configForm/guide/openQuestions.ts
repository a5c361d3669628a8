import { isPlaceholder, type OptionDefinition } from '../../../config/index.ts';
import type { Snapshot } from '../../../workspace/index.ts';
import { type OptionView, optionViews } from '../optionView.ts';

/** The options that are still to fill in: without a default, and missing, empty or a placeholder. */
export function openQuestions(snapshot: Snapshot): readonly OptionDefinition[] {
  return [...optionViews(snapshot).values()].filter(isOpen).map(({ facts }) => facts);
}

function isOpen({ facts, reading, isEditable }: OptionView): boolean {
  if (facts.kind === 'object' || facts.kind === 'programs' || !isEditable) return false;
  const { value } = reading;
  if (typeof value === 'string' && value !== '') return isPlaceholder(value, facts.kind);
  return facts.default === undefined && !facts.mayBeOmitted && (value === undefined || value === '' || value === null);
}
