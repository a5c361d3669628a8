import { Save } from 'lucide-react';
import { type RefObject, useEffect } from 'react';
import { optionAt } from '../../../../config/index.ts';
import { redactedCopy } from '../../../../delivery/index.ts';
import { saveFile } from '../../../commands/saveFile.ts';
import { fieldName } from '../../../page/editing.ts';
import { fillInFraction, fillInProgress } from '../../../page/fillInProgress.ts';
import { useGuide } from '../../../page/guidedSetup.ts';
import { usePageState } from '../../../page/pageState.ts';
import { useFacts, useSelected, useWorkspace } from '../../../page/useWorkspace.ts';
import { usePlaces } from '../../../places/places.ts';
import { Button } from '../../../ui/Button.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import styles from './GuideSummary.module.css';
import { goToStep, leaveGuide } from './guidePlace.ts';
import { guideSteps, lastStep, stepOf, stepTitle } from './guideSteps.ts';
import { openOf, stepStates } from './stepStates.ts';
import { summaryOf } from './summaryOf.ts';

interface GuideSummaryProps {
  readonly title: RefObject<HTMLHeadingElement | null>;
}

/** What was set, by step, with masked secrets; what is still to fill in; and how to export it. */
export function GuideSummary({ title }: GuideSummaryProps) {
  const page = usePageState();
  const workspace = useWorkspace();
  const name = useSelected(({ file }) => file?.name ?? 'config.json');
  const progress = useFacts(fillInProgress);
  const isSafe = useSelected(({ document }) => redactedCopy(document).ok);
  useEffect(() => title.current?.focus(), [title]);
  return (
    <>
      <p className={styles.lead}>
        {fillInFraction(progress)} options without a default are filled in. The reference does not say which of them are
        mandatory.
      </p>
      <OpenOptions />
      <Answers />
      <footer className={styles.foot}>
        <Button size="large" onClick={() => goToStep(page, lastStep - 1)}>
          Back
        </Button>
        <span className={styles.ways}>
          <CopyButton
            look="quiet"
            label="Copy for a colleague, redacted"
            disabled={!isSafe}
            text={() => {
              const copy = redactedCopy(workspace.snapshot.document);
              return copy.ok ? copy.text : '';
            }}
            done="Copied, without secrets and comments"
          />
          <Button size="large" onClick={() => leaveGuide(page, { kind: 'tool', tool: 'export' })}>
            Export…
          </Button>
          <Button look="primary" size="large" onClick={() => saveFile(workspace, page)}>
            <Save aria-hidden /> Save {name}
          </Button>
        </span>
      </footer>
      <p className={styles.leave}>
        <Button look="link" onClick={() => leaveGuide(page, { kind: 'option', path: [] })}>
          Continue in the editor
        </Button>
      </p>
    </>
  );
}

/** What is still to fill in, with links, and whether its step was skipped. */
function OpenOptions() {
  const places = usePlaces();
  const guide = useGuide();
  const open = useFacts((snapshot) => fillInProgress(snapshot).steps.flatMap((step) => step.open)).filter((path) =>
    optionAt(path),
  );
  if (open.length === 0) return <Notice kind="good">Everything without a default is filled in.</Notice>;
  return (
    <section className={styles.open} aria-label="To fill in">
      <h3 className={styles.heading}>{open.length} to fill in</h3>
      <ul>
        {open.map((path) => {
          const option = optionAt(path);
          if (!option) return null;
          const name = fieldName(option);
          return (
            <li key={option.key}>
              <span>
                {name}.{guide?.skipped.includes(stepOf(path[0])) && ' You skipped it.'}
              </span>
              <Button
                look="soft"
                size="compact"
                aria-label={`Fill in ${name}`}
                onClick={() => places.goTo({ kind: 'option', path })}
              >
                Fill in
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The answers, step by step. */
function Answers() {
  const page = usePageState();
  const guide = useGuide();
  const progress = useFacts(fillInProgress);
  const summary = useFacts(({ document }) => summaryOf(document));
  if (!summary.ok) return <Notice kind="error">{summary.reason}</Notice>;
  const states = guide ? stepStates(progress, guide) : [];
  return (
    <div className={styles.answers}>
      {guideSteps.map((step, at) => {
        const rows = summary.rows.filter((row) => row.step === at);
        const isSkipped = states[at] === 'skipped' && openOf(step, progress).length === 0;
        return (
          <section key={step.section} className={styles.answer} aria-label={stepTitle(at)}>
            <h3 className={styles.heading}>{stepTitle(at)}</h3>
            <dl className={styles.rows}>
              {rows.map(({ key, title, value }) => (
                <div key={key} className={styles.row}>
                  <dt>{title}</dt>
                  <dd>{value === undefined ? 'Not set, no default' : <code dir="ltr">{value}</code>}</dd>
                </div>
              ))}
              {rows.length === 0 && (
                <div className={styles.row}>
                  <dt>Everything</dt>
                  <dd>{step.section === 'gateway' ? 'Off.' : 'Defaults.'}</dd>
                </div>
              )}
              {isSkipped && (
                <div className={styles.row}>
                  <dt className="visuallyHidden">Note</dt>
                  <dd>You skipped this step.</dd>
                </div>
              )}
            </dl>
            <Button
              size="compact"
              aria-label={`${rows.length === 0 ? 'Set up' : 'Edit'} ${stepTitle(at)}`}
              onClick={() => goToStep(page, at)}
            >
              {rows.length === 0 ? 'Set up' : 'Edit'}
            </Button>
          </section>
        );
      })}
    </div>
  );
}
