import type { Severity } from '../../../text/index.ts';
import type { Snapshot } from '../../../workspace/index.ts';
import { useFacts } from '../../state/useWorkspace.ts';
import styles from './PanelPane.module.css';

/** Errors and warnings, in the colour of the graver ones. */
export function ProblemCount() {
  const { errors, warnings } = useFacts(countProblems);
  if (errors + warnings === 0) return null;
  return <span className={`${styles.count} ${errors ? styles.error : styles.warning}`}>{errors + warnings}</span>;
}

function countProblems({ diagnostics }: Snapshot) {
  const count = (kind: Severity) => diagnostics.filter(({ severity }) => severity === kind).length;
  return { errors: count('error'), warnings: count('warning') };
}
