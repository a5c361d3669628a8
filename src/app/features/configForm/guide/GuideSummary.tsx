import { Save } from 'lucide-react';
import { type RefObject, useEffect } from 'react';
import { redactedCopy } from '../../../../delivery/index.ts';
import { dottedName } from '../../../../text/index.ts';
import { saveFile } from '../../../commands/saveFile.ts';
import { fillInProgress, optionCountsInWords } from '../../../page/fillInProgress.ts';
import { useGuide } from '../../../page/guidedSetup.ts';
import { usePageState } from '../../../page/pageState.ts';
import { useFacts, useSelected, useWorkspace } from '../../../page/useWorkspace.ts';
import { usePlaces } from '../../../places/places.ts';
import { Button } from '../../../ui/Button.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import styles from './GuideSummary.module.css';
import { goToStep, leaveGuide } from './guidePlace.ts';
import { guideSteps, lastStep, stepTitle } from './guideSteps.ts';
import { openOf } from './stepStates.ts';
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
  const counts = useFacts(optionCountsInWords);
  const isSafe = useSelected(({ document }) => redactedCopy(document).ok);
  useEffect(() => title.current?.focus(), [title]);
  return (
    <>
      <p className={styles.lead}>{counts}. The reference does not say which options are mandatory.</p>
      {progress.filled === progress.steps.length && (
        <Notice kind="good">Everything without a default is filled in.</Notice>
      )}
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

/** The answers, step by step, with links to what is still to fill in. */
function Answers() {
  const page = usePageState();
  const places = usePlaces();
  const guide = useGuide();
  const progress = useFacts(fillInProgress);
  const summary = useFacts(({ document }) => summaryOf(document));
  if (!summary.ok) return <Notice kind="error">{summary.reason}</Notice>;
  return (
    <div className={styles.answers}>
      {guideSteps.map((step, at) => {
        const rows = summary.rows.filter((row) => row.step === at);
        const open = openOf(step, progress).map(dottedName);
        return (
          <section key={step.section} className={styles.answer} aria-label={stepTitle(at)}>
            <h3 className={styles.heading}>{stepTitle(at)}</h3>
            <dl className={styles.rows}>
              {rows.map(({ key, title, path, value }) => (
                <div key={key} className={styles.row}>
                  <dt>{title}</dt>
                  <dd>
                    {value === undefined ? 'Not set, no default' : <code dir="ltr">{value}</code>}
                    {open.includes(dottedName(path)) && (
                      <Button
                        look="soft"
                        size="compact"
                        aria-label={`Fill in ${title}`}
                        onClick={() => places.goTo({ kind: 'option', path })}
                      >
                        Fill in
                      </Button>
                    )}
                  </dd>
                </div>
              ))}
              {rows.length === 0 && (
                <div className={styles.row}>
                  <dt>Everything</dt>
                  <dd>{step.section === 'gateway' ? 'Off' : 'Defaults'}</dd>
                </div>
              )}
              {guide?.skipped.includes(at) && (rows.length === 0 || open.length > 0) && (
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
