import { type SectionId, sections } from '../../../config/index.ts';
import type { Diagnostic } from '../../../text/index.ts';
import { defineSnapshotField, type Snapshot } from '../../../workspace/index.ts';
import { fillInProgress } from '../../state/fillInProgress.ts';
import { isTold, type TypedValue } from '../../state/typing.ts';
import { optionViews } from '../optionView.ts';

export interface SectionSummary {
  readonly id: SectionId;
  readonly title: string;
  /** How many of its options are set; options within an object count as part of it. */
  readonly set: number;
  readonly total: number;
  readonly errors: number;
  readonly warnings: number;
  /** How many of its options are still to fill in. */
  readonly toFillIn: number;
}

/** One line per section for the navigation; while a value is being typed, without the problems that are held back. */
export function sectionSummaries(snapshot: Snapshot, typed?: TypedValue): readonly SectionSummary[] {
  return typed ? summarise(snapshot, (problem) => isTold(problem, snapshot.config, typed)) : allTold(snapshot);
}

const allTold = defineSnapshotField((snapshot) => summarise(snapshot, () => true));

function summarise(snapshot: Snapshot, isShown: (problem: Diagnostic) => boolean): readonly SectionSummary[] {
  const views = [...optionViews(snapshot).values()];
  const open = fillInProgress(snapshot).steps.filter(({ isFilled }) => !isFilled);
  return sections.map(({ id, title }) => {
    const own = views.filter(({ facts }) => facts.section === id);
    const topLevel = own.filter(({ facts }) => facts.path.length === 1);
    const problems = own.flatMap((view) => view.problems.filter(isShown).map(({ severity }) => severity));
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
}
