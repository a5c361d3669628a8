import { Save } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { saveFile } from '../../../commands/saveFile.ts';
import { fillInProgress, nextStep, optionCountsInWords } from '../../../page/fillInProgress.ts';
import { lastStep, useGuide } from '../../../page/guidedSetup.ts';
import { usePageState } from '../../../page/pageState.ts';
import { setPreference } from '../../../page/preferences.ts';
import { useFacts, useSelected, useWorkspace } from '../../../page/useWorkspace.ts';
import { usePlaces } from '../../../places/places.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { FillInList } from '../checklist/FillInList.tsx';
import { preloadControls } from '../OptionField.tsx';
import styles from './GuidedForm.module.css';
import { guideSteps } from './guideSteps.ts';
import { Questions } from './Questions.tsx';
import { StepFoot, StepHead } from './StepFrame.tsx';

/** The form, one section at a time, with a question for each, and at the end what is left to fill in. */
export function GuidedForm() {
  const step = useGuide()?.step ?? 0;
  const asked = guideSteps[step];
  // Enter would skip controls whose code has not loaded.
  useEffect(preloadControls, []);
  return asked ? <Questions key={step} asked={asked} step={step} /> : <Summary />;
}

function Summary() {
  const page = usePageState();
  const workspace = useWorkspace();
  const title = useRef<HTMLHeadingElement>(null);
  const name = useSelected(({ file }) => file?.name);
  const counts = useFacts(optionCountsInWords);
  const isComplete = useSelected((snapshot) => nextStep(fillInProgress(snapshot).steps) === undefined);
  return (
    <>
      <StepHead
        step={lastStep}
        title="Check and save"
        lead={`${counts}. The reference does not say which options are mandatory.`}
        titleRef={title}
        begin={() => title.current?.focus()}
      />
      {isComplete ? (
        <Notice kind="good">Everything without a default is filled in.</Notice>
      ) : (
        <div className={styles.list}>
          <FillInList level={4} />
        </div>
      )}
      <Destinations />
      <StepFoot step={lastStep}>
        <Button look="primary" className="kit-end" onClick={() => saveFile(workspace, page)}>
          <Save aria-hidden /> Save {name}
        </Button>
      </StepFoot>
    </>
  );
}

/** Where most servers run: the target of the export whose output is complete there. */
const destinations = [
  ['compose', 'Docker Compose'],
  ['docker-mount', 'Docker'],
  ['kubernetes-file', 'Kubernetes'],
  ['systemd-credential', 'systemd'],
] as const;

function Destinations() {
  const page = usePageState();
  const places = usePlaces();

  function showExport(target: string) {
    setPreference(page, 'exportTarget', target);
    void places.goTo({ kind: 'tool', tool: 'export', field: 'chosen target' });
  }

  return (
    <section className={styles.presets}>
      <h4 className={styles.destinations}>Where does it run?</h4>
      <p className="kit-muted kit-small">Export then has the complete file for it, such as compose.yaml.</p>
      <div className="kit-row kit-wrap">
        {destinations.map(([target, name]) => (
          <Button key={target} onClick={() => showExport(target)}>
            {name}…
          </Button>
        ))}
      </div>
    </section>
  );
}
