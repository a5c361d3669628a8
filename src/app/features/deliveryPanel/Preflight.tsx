import { counted, type Severity } from '../../../text/index.ts';
import type { Snapshot } from '../../../workspace/index.ts';
import { fillInProgress } from '../../page/fillInProgress.ts';
import { useFacts } from '../../page/useWorkspace.ts';
import { usePlaces } from '../../places/places.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import styles from './DeliveryPanel.module.css';
import { notMounted } from './serverFiles/ServerFiles.tsx';

export interface ExportState {
  readonly errors: number;
  readonly warnings: number;
  /** Places that a redacted copy left out. */
  readonly leftOut: number;
  /** Options that are still to fill in; undefined if the text cannot be read. */
  readonly toFillIn: number | undefined;
}

/** What is wrong with the configuration and what is missing in it. */
export function useExportState(): ExportState {
  return useFacts(exportState);
}

function exportState(snapshot: Snapshot): ExportState {
  const count = (kind: Severity) => snapshot.diagnostics.filter(({ severity }) => severity === kind).length;
  const { steps, filled } = fillInProgress(snapshot);
  const isReadable = snapshot.document.verdict.ok;
  return {
    errors: count('error'),
    warnings: count('warning'),
    leftOut: snapshot.diagnostics.filter(({ code }) => code === 'redaction-mark').length,
    toFillIn: isReadable ? steps.length - filled : undefined,
  };
}

interface PreflightProps {
  readonly state: ExportState;
  /** The size against the limit of the target, or why the target refuses it. */
  readonly size: string;
  /** How many files that the configuration names are provided by nothing. */
  readonly unmounted: number;
}

/** What to know before exporting, in one line, and the way to the problems. */
export function Preflight({ state: { errors, warnings, leftOut, toFillIn }, size, unmounted }: PreflightProps) {
  const places = usePlaces();
  const parts = [
    ...(errors > 0 ? [counted(errors, 'error')] : []),
    ...(leftOut > 0 ? [`${counted(leftOut, 'place')} left out by a redacted copy`] : []),
    ...(toFillIn ? [`${toFillIn} to fill in`] : []),
    ...(warnings > 0 ? [counted(warnings, 'warning')] : []),
    ...(unmounted > 0 ? [notMounted(unmounted)] : []),
  ];
  const kind = errors > 0 ? 'error' : parts.length > 0 ? 'warning' : 'good';
  return (
    <div role="status" aria-label="Preflight" className={styles.preflight}>
      <Notice
        kind={kind}
        place="strip"
        actions={
          errors + warnings > 0 && (
            <Button
              look={errors > 0 ? 'primary' : 'plain'}
              size="compact"
              onClick={() => places.goTo({ kind: 'tool', tool: 'problems' })}
            >
              Show problems
            </Button>
          )
        }
      >
        {[...(parts.length > 0 ? parts : ['No problems']), size].filter(Boolean).join(' · ')}
      </Notice>
    </div>
  );
}
