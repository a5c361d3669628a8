import { useMemo } from 'react';
import { counted } from 'source-text';
import { planServerCheck, writeCheckScript } from '../../../serverCheck/index.ts';
import { serverReport } from '../../page/deployment.ts';
import { usePart } from '../../page/pageState.ts';
import { useSelected } from '../../page/useWorkspace.ts';
import { TextArea } from '../../ui/TextInput.tsx';
import { ReportFindings } from './ReportFindings.tsx';
import { ReportStep } from './ReportStep.tsx';
import { RunStep } from './RunStep.tsx';
import { ScriptStep } from './ScriptStep.tsx';
import styles from './ServerCheck.module.css';

/** From the script to its report, in three steps; beside them the script to read, and what the report says. */
export function ServerCheck() {
  const shown = usePart(serverReport);
  const document = useSelected((snapshot) => snapshot.document);
  const isSaved = useSelected((snapshot) => !snapshot.isDirty);
  const script = useMemo(
    () => (document.verdict.ok ? writeCheckScript(planServerCheck(document, isSaved)) : undefined),
    [document, isSaved],
  );
  return (
    <div className={styles.container}>
      <div className={styles.columns}>
        <ol className={styles.steps}>
          <ScriptStep script={script} isSaved={isSaved} />
          <RunStep />
          <ReportStep />
        </ol>
        <div className={styles.beside}>
          {shown && <ReportFindings shown={shown} />}
          {script !== undefined && (
            <details className={styles.card}>
              <summary>Read check.sh ({counted(script.trimEnd().split('\n').length, 'line')})</summary>
              <TextArea
                machine
                readOnly
                className={styles.script ?? ''}
                aria-label="check.sh"
                wrap="off"
                value={script}
              />
            </details>
          )}
        </div>
      </div>
    </div>
  );
}
