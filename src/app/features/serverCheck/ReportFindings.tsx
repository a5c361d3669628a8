import { counted } from 'source-text';
import { optionAt, optionPath } from '../../../config/index.ts';
import { type Finding, markKind, momentInWords } from '../../../serverCheck/index.ts';
import { type ShownReport, serverReport } from '../../page/deployment.ts';
import { fieldName } from '../../page/editing.ts';
import { usePageState } from '../../page/pageState.ts';
import { useSnapshot } from '../../page/useWorkspace.ts';
import { focusNear } from '../../places/focusNear.ts';
import { usePlaces } from '../../places/places.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice, SeverityMark } from '../../ui/Notice.tsx';
import styles from './ServerCheck.module.css';

const groups: readonly { readonly title: string; readonly states: readonly Finding['state'][] }[] = [
  { title: 'Needs attention', states: ['error', 'warning'] },
  { title: 'Hints', states: ['hint'] },
  { title: 'Good', states: ['ok'] },
  { title: 'Not tested', states: ['skip'] },
  { title: 'About the machine', states: ['note'] },
];

/** All of a report, with the way to each option that it is about. */
export function ReportFindings({ shown }: { readonly shown: ShownReport }) {
  const page = usePageState();
  const places = usePlaces();
  const findings = shown.findings(useSnapshot());
  const when = momentInWords(shown.report.at);

  return (
    <section className={styles.card} aria-label="From the server">
      <h3 className={styles.heading}>From the server{when && `, ${when}`}</h3>
      <StillApplies findings={findings} />
      {groups.map(({ title, states }) => (
        <Group key={title} title={title} findings={findings.filter(({ state }) => states.includes(state))} />
      ))}
      <div className={styles.row}>
        <Button onClick={() => places.goTo({ kind: 'tool', tool: 'problems' })}>Show problems</Button>
        <Button look="quiet" onClick={() => focusNear(page, () => page.part(serverReport).set(undefined))}>
          Remove the report
        </Button>
      </div>
    </section>
  );
}

/** How much of the report is about the current values. */
function StillApplies({ findings }: { readonly findings: readonly Finding[] }) {
  const checks = findings.filter(({ option, state }) => option && state !== 'skip');
  const current = checks.filter(({ isCurrent }) => isCurrent).length;
  if (current === checks.length) return null;
  return (
    <Notice kind="warning">
      Some values have changed since: {current} of {counted(checks.length, 'check')} still{' '}
      {current === 1 ? 'applies' : 'apply'}.
    </Notice>
  );
}

function Group({ title, findings }: { readonly title: string; readonly findings: readonly Finding[] }) {
  // A report may say the same twice.
  const rows = new Map(findings.map((finding) => [`${finding.check} ${finding.option} ${finding.sentence}`, finding]));
  if (rows.size === 0) return null;
  return (
    <div>
      <h4 className={styles.group}>
        {title} {rows.size}
      </h4>
      <ul className={styles.findings}>
        {[...rows].map(([key, finding]) => (
          <li key={key}>
            <Row finding={finding} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Row({ finding }: { readonly finding: Finding }) {
  const { option, check, sentence, isCurrent } = finding;
  const places = usePlaces();
  const definition = option && optionAt(optionPath(option));
  const kind = isCurrent ? markKind(finding) : undefined;
  return (
    <>
      {kind ? <SeverityMark kind={kind} /> : <span aria-hidden>–</span>}
      <span>
        {definition && option && (
          <>
            <Button look="link" onClick={() => places.goTo({ kind: 'option', path: optionPath(option) })}>
              {fieldName(definition)}
            </Button>{' '}
          </>
        )}
        <code className={styles.check}>{check}</code>{' '}
        <span className={styles.sentence}>
          {sentence}
          {!isCurrent && ' The value has changed since.'}
        </span>
      </span>
    </>
  );
}
