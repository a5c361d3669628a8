import { type Diagnostic, dottedName, type Severity, severities, type ValuePath } from 'source-text';
import { optionAt, type SectionId } from '../../../config/index.ts';

/** The rows of the list, from top to bottom. */
export type ProblemRow =
  | { readonly kind: 'head'; readonly key: RowGroup; readonly count: number }
  | { readonly kind: 'problem'; readonly key: string; readonly problem: Diagnostic };

/** By severity, and what a check from the server found. */
export type RowGroup = Severity | 'server';

const groups: readonly RowGroup[] = [...severities, 'server'];

/** The problems below the heading of their group, the most severe of the text first; the order within each group is kept. */
export function problemRows(problems: readonly Diagnostic[]): readonly ProblemRow[] {
  return groups.flatMap((key): readonly ProblemRow[] => {
    const group = problems.filter((problem) => groupOf(problem) === key);
    if (group.length === 0) return [];
    return [
      { kind: 'head', key, count: group.length },
      ...group.map((problem) => ({ kind: 'problem', key: keyOf(problem), problem }) as const),
    ];
  });
}

function groupOf({ code, severity }: Diagnostic): RowGroup {
  return code.startsWith('server-check-') ? 'server' : severity;
}

/** The section of the form that a path belongs to; undefined if it is not part of an option. */
export function sectionOf(path: ValuePath): SectionId | undefined {
  return optionAt(path.slice(0, 1))?.section;
}

function keyOf({ code, path, range, message }: Diagnostic): string {
  return `${code} ${dottedName(path)} ${range?.start} ${message}`;
}
