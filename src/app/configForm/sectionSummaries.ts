import { type SectionId, sections } from '../../config/index.ts';
import type { Snapshot } from '../../workspace/index.ts';
import { optionViews } from './optionView.ts';

export interface SectionSummary {
  readonly id: SectionId;
  readonly title: string;
  /** How many of its options that can be set now are set. */
  readonly set: number;
  readonly total: number;
  readonly errors: number;
  readonly warnings: number;
}

let latest: { readonly snapshot: Snapshot; readonly summaries: readonly SectionSummary[] } | undefined;

/** One line a section for the navigation, computed once for each snapshot. */
export function sectionSummaries(snapshot: Snapshot): readonly SectionSummary[] {
  if (latest?.snapshot === snapshot) return latest.summaries;
  const views = [...optionViews(snapshot).values()].filter(({ isReachable }) => isReachable);
  const summaries = sections.map(({ id, title }) => {
    const own = views.filter(({ facts }) => facts.section === id);
    const problems = own.flatMap((view) => view.problems.map(({ problem }) => problem.severity));
    return {
      id,
      title,
      set: own.filter(({ reading }) => reading.state !== 'unset').length,
      total: own.length,
      errors: problems.filter((severity) => severity === 'error').length,
      warnings: problems.filter((severity) => severity === 'warning').length,
    };
  });
  latest = { snapshot, summaries };
  return summaries;
}
