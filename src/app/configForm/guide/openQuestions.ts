import { optionAt } from '../../../config/index.ts';
import { dottedName, type OptionPath } from '../../../text/index.ts';
import type { Snapshot } from '../../../workspace/index.ts';
import { type OptionView, optionViews } from '../optionView.ts';

/** Something still to fill in. */
export interface OpenQuestion {
  readonly path: OptionPath;
  readonly title: string;
}

/** What is still to fill in: options without a default that are missing or empty, and placeholders, including those in token parameters. */
export function openQuestions(snapshot: Snapshot): readonly OpenQuestion[] {
  const missing = [...optionViews(snapshot).values()].filter(isMissing).map(({ facts }) => facts);
  const placeholders = snapshot.diagnostics
    .filter(({ code }) => code === 'placeholder')
    .map(({ path }) => ({ path, title: optionAt(path)?.title ?? dottedName(path.slice(-1)) }));
  return [...missing.map(({ path, title }) => ({ path, title })), ...placeholders];
}

function isMissing({ facts, reading, isEditable }: OptionView): boolean {
  if (facts.kind === 'object' || facts.kind === 'programs' || !isEditable) return false;
  const isEmpty = reading.value === undefined || reading.value === '' || reading.value === null;
  return isEmpty && facts.default === undefined && !facts.mayBeOmitted;
}
