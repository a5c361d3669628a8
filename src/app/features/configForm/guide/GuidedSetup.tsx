import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { appliedPreset, placeholderRange, presets } from '../../../../presets/index.ts';
import { counted } from '../../../../text/index.ts';
import { announce } from '../../../page/announcer.ts';
import { fillInProgress } from '../../../page/fillInProgress.ts';
import { guideLength, useGuide } from '../../../page/guidedSetup.ts';
import { usePageState } from '../../../page/pageState.ts';
import { useFacts, useWorkspace } from '../../../page/useWorkspace.ts';
import { usePlaces } from '../../../places/places.ts';
import { useElement } from '../../../places/useElement.ts';
import { isPlainEnter, isTextBox, type TextBox } from '../../../platform/textBox.ts';
import { Button } from '../../../ui/Button.tsx';
import { SectionConsequence } from '../consequences/SectionConsequence.tsx';
import { preloadControls } from '../OptionField.tsx';
import { selectPlaceholder } from '../presets/applyPreset.ts';
import { AskSomebody } from './AskSomebody.tsx';
import { ExampleParameters } from './ExampleParameters.tsx';
import styles from './GuidedSetup.module.css';
import { GuideSummary } from './GuideSummary.tsx';
import { goToStep } from './guidePlace.ts';
import { type GuideStep, guideSteps, lastStep, shownKeys, stepTitle } from './guideSteps.ts';
import { awaitQuestion, nextQuestion } from './nextQuestion.ts';
import { PresetChoice } from './PresetChoice.tsx';
import { StepFields } from './StepFields.tsx';
import { Steps } from './Steps.tsx';
import { openOf } from './stepStates.ts';
import { useGuidePlaces } from './useGuidePlaces.ts';
import { WrittenLines } from './WrittenLines.tsx';

/** Asks for what a new deployment must decide on, one section at a time. Input is written as it is typed. */
export function GuidedSetup() {
  const step = useGuide()?.step ?? 0;
  const title = useRef<HTMLHeadingElement>(null);
  const asked = guideSteps[step];
  useGuidePlaces();
  // Enter would skip controls whose code has not loaded.
  useEffect(preloadControls, []);

  return (
    <main className={styles.page} ref={useElement('part', 'main')}>
      <section className={`${styles.guide} ${asked ? styles.asking : styles.wide}`} aria-label="Guided set-up">
        <Steps />
        {/* Read out at each step: a focused field does not say which step it belongs to. */}
        <p className={styles.count} role="status">
          Step {step + 1} of {guideLength}
          <span className="visuallyHidden">: {stepTitle(step)}</span>
        </p>
        <h2 className={styles.title} tabIndex={-1} ref={title}>
          {asked?.question ?? 'Check and save'}
        </h2>
        {asked ? (
          <div className={styles.columns}>
            <Questions key={asked.section} asked={asked} step={step} title={title} />
          </div>
        ) : (
          <GuideSummary title={title} />
        )}
      </section>
    </main>
  );
}

interface QuestionsProps {
  readonly asked: GuideStep;
  readonly step: number;
  /** Gets the focus if the step begins with a choice, or has no open questions. */
  readonly title: { readonly current: HTMLHeadingElement | null };
}

/** The fields of one step, and the buttons to continue. */
function Questions({ asked, step, title }: QuestionsProps) {
  const page = usePageState();
  const workspace = useWorkspace();
  const { elements } = usePlaces();
  const body = useRef<HTMLDivElement>(null);
  const [isByHand, setByHand] = useState(false);
  const isOpen = useFacts((snapshot) => openOf(asked, fillInProgress(snapshot)).length > 0);

  // Keyboard users can keep typing: the first open question gets the focus, unless a choice comes before it.
  const begin = useEffectEvent(() => {
    if (!isChoiceOpen() && nextAfter()) return ask();
    title.current?.focus();
    if (!isChoiceOpen()) ask();
  });
  useEffect(() => begin(), []);

  function isChoiceOpen(): boolean {
    const { config } = workspace.snapshot;
    if (asked.section === 'gateway') return config.value(['gatewayOAuth2']) === undefined;
    return isOpen && presets.some(({ section }) => section === asked.section) && !appliedPreset(asked.section, config);
  }

  function nextAfter(after?: Element) {
    const preset = appliedPreset(asked.section, workspace.snapshot.config);
    const filledIn = new Set([...Object.keys(preset?.values ?? {}), 'gatewayOAuth2.endpointParams']);
    const isFilledIn = (field: Element) => filledIn.has(elements.optionAround(field) ?? '');
    return body.current && nextQuestion(body.current, { after, isFilledIn });
  }

  /** Goes to the first question of the step. */
  function ask() {
    if (!body.current) return;
    awaitQuestion(
      body.current,
      () => nextAfter(),
      (field) => selectPlaceholder(field),
    );
  }

  function answerWithEnter(event: KeyboardEvent) {
    const { target, nativeEvent } = event;
    if (!isPlainEnter(nativeEvent) || event.isDefaultPrevented()) return;
    // Dialogs are descendants in React, not in the DOM.
    if (!isOneLine(target) || !body.current?.contains(target)) return;
    event.preventDefault();
    const caret = target.selectionEnd ?? target.value.length;
    if (placeholderRange(target.value, caret)) return selectPlaceholder(target, caret);
    const next = nextAfter(target);
    if (next) selectPlaceholder(next);
    else goOn();
  }

  /** Goes on over errors, too, and says how many stay behind. */
  function goOn() {
    const keys = shownKeys(asked);
    const errors = workspace.snapshot.diagnostics.filter(
      ({ severity, path }) => severity === 'error' && keys.some((key) => key === path[0]),
    );
    goToStep(page, step + 1, 'passed');
    if (errors.length > 0) announce(page, `${counted(errors.length, 'error')} left in ${stepTitle(step)}.`);
  }

  return (
    <>
      <p className={styles.lead}>{asked.lead}</p>
      {/* Enter in a field goes to the next question, as it would submit a form with one field. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only the fields inside get the focus */}
      <div ref={body} className={styles.questions} onKeyDown={answerWithEnter}>
        <PresetChoice
          section={asked.section}
          isByHand={isByHand}
          onChoose={(byHand) => {
            flushSync(() => setByHand(byHand));
            ask();
          }}
        />
        {asked.section === 'gateway' && <ExampleParameters onFilledIn={ask} />}
        <StepFields asked={asked} isByHand={isByHand} />
      </div>
      <aside className={styles.result} aria-label="What your answers lead to">
        <SectionConsequence section={asked.section} />
        <WrittenLines keys={shownKeys(asked)} />
      </aside>
      <footer className={styles.foot}>
        {step > 0 && (
          <Button size="large" onClick={() => goToStep(page, step - 1)}>
            Back
          </Button>
        )}
        <Button look="quiet" size="large" className={styles.skip} onClick={() => goToStep(page, step + 1, 'skipped')}>
          {isOpen ? 'I don’t know yet, skip' : 'Skip'}
        </Button>
        <Button look="primary" size="large" className={styles.next} onClick={goOn}>
          Next: {stepTitle(Math.min(step + 1, lastStep))}
        </Button>
      </footer>
      <AskSomebody asked={asked} />
    </>
  );
}

/** A program counts as one line until it has a line break. */
function isOneLine(target: EventTarget): target is TextBox {
  if (!isTextBox(target)) return false;
  return target instanceof HTMLInputElement || (target.rows === 1 && !target.value.includes('\n'));
}
