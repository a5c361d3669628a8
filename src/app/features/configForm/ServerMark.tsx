import { type ShownReport, serverReport } from '../../page/deployment.ts';
import { usePart } from '../../page/pageState.ts';
import { useFacts } from '../../page/useWorkspace.ts';
import { SeverityMark } from '../../ui/Notice.tsx';
import styles from './OptionField.module.css';

interface ServerMarkProps {
  readonly optionKey: string;
}

/** What the last report of a check from the server says about an option, as long as it has the value that was checked. */
export function ServerMark({ optionKey }: ServerMarkProps) {
  const report = usePart(serverReport);
  return report && <Mark report={report} optionKey={optionKey} />;
}

function Mark({ report, optionKey }: ServerMarkProps & { readonly report: ShownReport }) {
  const mark = useFacts((snapshot) => report.marks(snapshot).get(optionKey));
  if (!mark) return null;
  return (
    <span className={`${styles.mark} ${styles[mark.kind]}`} data-tooltip={mark.description}>
      <SeverityMark kind={mark.kind} /> {mark.label}
      <span className="visuallyHidden">: {mark.description}</span>
    </span>
  );
}
