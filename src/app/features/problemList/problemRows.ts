import { optionAt, type SectionId } from '../../../config/index.ts';
import { type Diagnostic, dottedName, type OptionPath, type Severity } from '../../../text/index.ts';

/** The rows of the list, from top to bottom. */
export type ProblemRow =
  | { readonly kind: 'head'; readonly key: Severity; readonly count: number }
  | { readonly kind: 'problem'; readonly key: string; readonly problem: Diagnostic };

const severities: readonly Severity[] = ['error', 'warning', 'hint'];

/** The problems below the heading of their severity, most severe first; the order within each group is kept. */
export function problemRows(problems: readonly Diagnostic[]): readonly ProblemRow[] {
  return severities.flatMap((severity): readonly ProblemRow[] => {
    const group = problems.filter((problem) => problem.severity === severity);
    if (group.length === 0) return [];
    return [
      { kind: 'head', key: severity, count: group.length },
      ...group.map((problem) => ({ kind: 'problem', key: keyOf(problem), problem }) as const),
    ];
  });
}

/** The section of the form that a path belongs to; undefined if it is not part of an option. */
export function sectionOf(path: OptionPath): SectionId | undefined {
  return optionAt(path.slice(0, 1))?.section;
}

function keyOf({ code, path, range, message }: Diagnostic): string {
  return `${code} ${dottedName(path)} ${range?.start} ${message}`;
}
