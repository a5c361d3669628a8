import { type SectionId, sections } from '../../../config/index.ts';
import { defineSnapshotField } from '../../../workspace/index.ts';
import { fillInProgress } from '../../state/fillInProgress.ts';
import { optionViews } from '../optionView.ts';

export interface SectionSummary {
  readonly id: SectionId;
  readonly title: string;
  /** How many of its options are set; those below an object count with the object. */
  readonly set: number;
  readonly total: number;
  readonly errors: number;
  readonly warnings: number;
  /** How many of its options are still to fill in. */
  readonly toFillIn: number;
}

/** One line a section for the navigation. */
export const sectionSummaries = defineSnapshotField<readonly SectionSummary[]>((snapshot) => {
  const views = [...optionViews(snapshot).values()];
  const open = fillInProgress(snapshot).steps.filter(({ isFilled }) => !isFilled);
  return sections.map(({ id, title }) => {
    const own = views.filter(({ facts }) => facts.section === id);
    const topLevel = own.filter(({ facts }) => facts.path.length === 1);
    const problems = own.flatMap((view) => view.problems.map(({ problem }) => problem.severity));
    return {
      id,
      title,
      set: topLevel.filter(({ reading }) => reading.state !== 'unset').length,
      total: topLevel.length,
      errors: problems.filter((severity) => severity === 'error').length,
      warnings: problems.filter((severity) => severity === 'warning').length,
      toFillIn: open.filter(({ facts }) => facts.section === id).length,
    };
  });
});
