import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { counted, type ValuePath } from 'source-text';
import { options } from '../../../../config/index.ts';
import { appliedPreset, placeholderRange, presets } from '../../../../presets/index.ts';
import type { Snapshot } from '../../../../workspace/index.ts';
import { announce } from '../../../page/announcer.ts';
import { fillInProgress } from '../../../page/fillInProgress.ts';
import { goToStep, useGuide } from '../../../page/guidedSetup.ts';
import { usePageState } from '../../../page/pageState.ts';
import { useFacts, useSelected, useWorkspace } from '../../../page/useWorkspace.ts';
import { usePlaces } from '../../../places/places.ts';
import { isPlainEnter, isTextBox, type TextBox } from '../../../platform/textBox.ts';
import { Button } from '../../../ui/Button.tsx';
import { SectionConsequence } from '../consequences/SectionConsequence.tsx';
import { OptionField } from '../OptionField.tsx';
import { isFolded } from '../option/foldedLevels.ts';
import { formRows } from '../option/formRows.ts';
import { AskSomebody } from './AskSomebody.tsx';
import { ExampleParameters } from './ExampleParameters.tsx';
import type { GuideStep } from './guideSteps.ts';
import { awaitQuestion, nextQuestion, selectPlaceholder } from './nextQuestion.ts';
import { PresetChoice } from './PresetChoice.tsx';
import { StepFoot, StepHead, stepTitle } from './StepFrame.tsx';

interface QuestionsProps {
  readonly asked: GuideStep;
  readonly step: number;
}

/** One step: the providers of its section, the rows that it asks for, and the buttons to go on. */
export function Questions({ asked, step }: QuestionsProps) {
  const page = usePageState();
  const workspace = useWorkspace();
  const { elements } = usePlaces();
  const title = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [isByHand, setByHand] = useState(false);
  const open = useFacts((snapshot) => openIn(asked, snapshot));
  const otherSkipped = (useGuide()?.skipped ?? []).filter((other) => other !== step);
  const rows = useRowsOf(asked);

  // Keyboard users can keep typing: the first open question gets the focus, unless a choice comes before it.
  function begin() {
    if (!isChoiceOpen() && nextAfter()) return ask();
    title.current?.focus();
    if (!isChoiceOpen()) ask();
  }

  function isChoiceOpen(): boolean {
    const { config } = workspace.snapshot;
    if (asked.section === 'gateway') return config.value(['gatewayOAuth2']) === undefined;
    const isOffered = presets.some(({ section }) => section === asked.section);
    return open.length > 0 && isOffered && !appliedPreset(asked.section, config);
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
    const errors = workspace.snapshot.diagnostics.filter(
      ({ severity, path }) => severity === 'error' && isAsked(asked, path),
    );
    goToStep(page, step + 1, { skipped: otherSkipped });
    if (errors.length > 0) announce(page, `${counted(errors.length, 'error')} left in ${stepTitle(step)}.`);
  }

  return (
    <>
      <StepHead step={step} title={asked.question} lead={asked.lead} titleRef={title} begin={begin} />
      {/* Enter in a field goes to the next question, as it would submit a form with one field. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only the fields inside get the focus */}
      <div ref={body} onKeyDown={answerWithEnter}>
        <PresetChoice
          section={asked.section}
          isByHand={isByHand}
          onChoose={(byHand) => {
            flushSync(() => setByHand(byHand));
            ask();
          }}
        />
        {asked.section === 'gateway' && <ExampleParameters onFilledIn={ask} />}
        {rows.map(({ option, inner }) => (
          <OptionField key={`${option.key} ${isByHand}`} option={option} inner={inner} />
        ))}
      </div>
      <SectionConsequence section={asked.section} />
      <StepFoot step={step} aside={<AskSomebody open={open} />}>
        <Button look="quiet" onClick={() => goToStep(page, step + 1, { skipped: [...otherSkipped, step] })}>
          {open.length > 0 ? 'I don’t know yet, skip' : 'Skip'}
        </Button>
        <Button look="primary" className="kit-end" onClick={goOn}>
          Next: {stepTitle(step + 1)}
        </Button>
      </StepFoot>
    </>
  );
}

function isAsked({ keys, keyIfSet }: GuideStep, [first]: ValuePath): boolean {
  return first !== undefined && [...keys, keyIfSet].some((key) => key === first);
}

/** What is still to fill in of a step. */
function openIn(asked: GuideStep, snapshot: Snapshot): readonly ValuePath[] {
  const { steps } = fillInProgress(snapshot);
  return steps.filter(({ option }) => isAsked(asked, option.path)).flatMap(({ open }) => open);
}

/** The rows of a step; the same while they stay the same. */
function useRowsOf(asked: GuideStep) {
  const isSet = useSelected(
    ({ config }) => asked.keyIfSet !== undefined && config.entries.get(asked.keyIfSet)?.state === 'explicit',
  );
  return useMemo(() => {
    const shown = options.filter((option) => isAsked(asked, option.path) && !isFolded(option));
    return formRows(shown.filter(({ path }) => isSet || path[0] !== asked.keyIfSet));
  }, [asked, isSet]);
}

/** A program counts as one line until it has a line break. */
function isOneLine(target: EventTarget): target is TextBox {
  if (!isTextBox(target)) return false;
  return target instanceof HTMLInputElement || (target.rows === 1 && !target.value.includes('\n'));
}
