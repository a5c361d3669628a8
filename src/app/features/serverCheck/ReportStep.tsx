import { useId } from 'react';
import { damageOf, readReport } from '../../../serverCheck/index.ts';
import { takeServerReport } from '../../commands/takeServerReport.ts';
import { announce } from '../../page/announcer.ts';
import { reportBox } from '../../page/deployment.ts';
import { usePageState, useStore } from '../../page/pageState.ts';
import { Notice } from '../../ui/Notice.tsx';
import { TextArea } from '../../ui/TextInput.tsx';
import styles from './ServerCheck.module.css';

/** The box for the report: a whole one is read at once and leaves it empty, anything else stays with the reason. */
export function ReportStep() {
  const page = usePageState();
  const box = page.part(reportBox);
  const pasted = useStore(box);
  const id = useId();
  const fault = pasted.trim() === '' ? undefined : faultOf(pasted);

  function take(text: string) {
    takeServerReport(page, text);
    if (text.trim() !== '' && box.get() === '') announce(page, 'The report was read. Its fields are marked.');
  }

  return (
    <li className={styles.step}>
      <h3 className={styles.heading}>Paste the report</h3>
      <p className={styles.muted}>
        The fields are marked with what was seen, in this page alone. A value that you change loses its mark.
      </p>
      <label className="visuallyHidden" htmlFor={id}>
        Report of check.sh
      </label>
      <TextArea
        machine
        id={id}
        rows={4}
        placeholder="Paste here, or drop the file anywhere on the page"
        value={pasted}
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}-fault`}
        onChange={({ target }) => take(target.value)}
      />
      <div id={`${id}-fault`} role="status">
        {fault && <Notice kind="error">{fault}</Notice>}
      </div>
    </li>
  );
}

/** Why a text is no whole report. */
function faultOf(text: string): string | undefined {
  const report = readReport(text);
  return report ? damageOf(report) : 'This is not a report of check.sh: one begins with arconf-server-check.';
}
