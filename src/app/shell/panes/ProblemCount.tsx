import type { Severity } from '../../../text/index.ts';
import type { Snapshot } from '../../../workspace/index.ts';
import { type TypedValue, useVisibleFacts, visibleProblems } from '../../page/typing.ts';
import { Badge } from '../../ui/Badge.tsx';

/** The number of errors and warnings, in the colour of the more severe. */
export function ProblemCount() {
  const { errors, warnings } = useVisibleFacts(countProblems);
  if (errors + warnings === 0) return null;
  return <Badge kind={errors ? 'error' : 'warning'}>{errors + warnings}</Badge>;
}

function countProblems(snapshot: Snapshot, typed: TypedValue | undefined) {
  const visible = visibleProblems(snapshot, typed);
  const count = (kind: Severity) => visible.filter(({ severity }) => severity === kind).length;
  return { errors: count('error'), warnings: count('warning') };
}
