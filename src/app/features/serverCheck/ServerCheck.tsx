import { Download } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { counted } from 'source-text';
import { checkCommands, damageOf, planServerCheck, readReport, writeCheckScript } from '../../../serverCheck/index.ts';
import { downloadText } from '../../commands/downloadText.ts';
import { takeServerReport } from '../../commands/takeServerReport.ts';
import { announce } from '../../page/announcer.ts';
import { reportBox, serverReport, setChosenName, useChosenNames } from '../../page/deployment.ts';
import { usePageState, usePart, useStore } from '../../page/pageState.ts';
import { useSelected } from '../../page/useWorkspace.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ViewSwitch } from '../../ui/Segmented.tsx';
import { TextArea, TextInput } from '../../ui/TextInput.tsx';
import { ReportFindings } from './ReportFindings.tsx';
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

interface ScriptStepProps {
  /** Undefined while the text cannot be read. */
  readonly script: string | undefined;
  readonly isSaved: boolean;
}

/** The script, as a file or a copy, and what it does. */
function ScriptStep({ script, isSaved }: ScriptStepProps) {
  const page = usePageState();
  return (
    <li className={styles.step}>
      <h3 className={styles.heading}>Take the script</h3>
      <p className={styles.muted}>
        It connects to what the configuration names, and says in known words what it saw, within 60 seconds. It sends no
        mail, tries no password, changes nothing, and holds no secret: read it before you run it.
      </p>
      {script === undefined ? (
        <Notice kind="error">The text has errors: correct them first.</Notice>
      ) : (
        <>
          {!isSaved && (
            <Notice kind="warning">
              Save first: the script is for the saved file. This one has the current values, and cannot tell whether the
              file there has them, too.
            </Notice>
          )}
          <div className={styles.row}>
            <Button look="primary" onClick={() => downloadText(page, 'check.sh', script, '. It holds no secret.')}>
              <Download aria-hidden />
              Download check.sh
            </Button>
            <CopyButton label="Copy the script" text={() => script} />
          </div>
        </>
      )}
    </li>
  );
}

const places = ['Kubernetes', 'Docker', 'On the machine'] as const;
type Place = (typeof places)[number];

/** As the exports have it where nothing is typed. */
const usualName = 'server';

/** The command lines for where the script is to run, with the names that the exports have. */
function RunStep() {
  const page = usePageState();
  const { service = '' } = useChosenNames();
  const [place, setPlace] = useState<Place>('Kubernetes');
  const nameId = useId();
  const commands = checkCommands(service.trim() || usualName).filter(({ title }) => title.startsWith(place));
  return (
    <li className={styles.step}>
      <h3 className={styles.heading}>Run it on the server</h3>
      <ViewSwitch<Place>
        aria-label="Where it runs"
        value={place}
        onChange={setPlace}
        options={places.map((value) => ({ value, label: value }))}
      />
      {place !== 'On the machine' && (
        <div className={styles.field}>
          <label htmlFor={nameId}>{place === 'Docker' ? 'Container' : 'Deployment and container'}</label>
          <TextInput
            machine
            id={nameId}
            value={service}
            placeholder={usualName}
            onChange={({ target }) => setChosenName(page, 'service', target.value)}
          />
        </div>
      )}
      {commands.map(({ title, line, note }) => (
        <div className={styles.command} key={title}>
          <p className={styles.muted}>{note}</p>
          <div className={styles.line}>
            <code>{inWords(line)}</code>
            <CopyButton label="Copy" text={() => line} />
          </div>
        </div>
      ))}
    </li>
  );
}

/** A browser may break a line inside `--option`: as a box, a word stays whole where it fits. */
function inWords(line: string) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a word may be in a line twice, and none has a state.
  return line.split(/( )/).map((part, index) => (part === ' ' ? part : <span key={index}>{part}</span>));
}

/** The box for the report: a whole one is read at once and leaves it empty, anything else stays with the reason. */
function ReportStep() {
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
