import type { Diagnostic, Severity } from 'source-text';
import { defineSnapshotField, type Snapshot } from '../../../../workspace/index.ts';
import { fillInProgress, isFilled } from '../../../page/fillInProgress.ts';
import { useOtherVariables } from '../../../page/otherVariables.ts';
import { isVisible, type TypedValue } from '../../../page/typing.ts';
import type { FormSectionId } from '../../../places/place.ts';
import { optionViews } from '../option/optionView.ts';
import { formSections } from './shownSection.ts';

export interface SectionSummary {
  readonly id: FormSectionId;
  readonly title: string;
  readonly errors: number;
  readonly warnings: number;
  /** How many of its options are still to fill in. */
  readonly toFillIn: number;
}

/** One line per section for the navigation; while a value is being typed, without the problems that are held back. */
export function sectionSummaries(snapshot: Snapshot, typed?: TypedValue): readonly SectionSummary[] {
  return typed ? summarise(snapshot, (problem) => isVisible(problem, snapshot.config, typed)) : summariseAll(snapshot);
}

const summariseAll = defineSnapshotField((snapshot) => summarise(snapshot, () => true));

function summarise(snapshot: Snapshot, isShown: (problem: Diagnostic) => boolean): readonly SectionSummary[] {
  const none = { errors: 0, warnings: 0, toFillIn: 0 };
  const summaries = formSections.map(({ id, title }) => ({ id, title, ...none }));
  const of = new Map(summaries.map((summary) => [summary.id, summary]));
  for (const { option, problems } of optionViews(snapshot).values()) {
    const summary = of.get(option.section);
    if (!summary) continue;
    for (const problem of problems) {
      if (problem.severity === 'hint' || !isShown(problem)) continue;
      summary[problem.severity === 'error' ? 'errors' : 'warnings']++;
    }
  }
  for (const step of fillInProgress(snapshot).steps) {
    const summary = isFilled(step) ? undefined : of.get(step.option.section);
    if (summary) summary.toFillIn++;
  }
  return summaries;
}

/** The same with the problems of the variables, which no snapshot has. */
export function useWithVariables(summaries: readonly SectionSummary[]): readonly SectionSummary[] {
  const { problems } = useOtherVariables();
  const count = (severity: Severity) => problems.filter((problem) => problem.severity === severity).length;
  return summaries.map((summary) =>
    summary.id === 'environment' ? { ...summary, errors: count('error'), warnings: count('warning') } : summary,
  );
}
