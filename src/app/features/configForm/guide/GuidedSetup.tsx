import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { options, sectionOf } from '../../../../config/index.ts';
import { appliedPreset, placeholderRange } from '../../../../presets/index.ts';
import { usePageState } from '../../../page/pageState.ts';
import { useStore } from '../../../page/useStore.ts';
import { useWorkspace } from '../../../page/useWorkspace.ts';
import { usePlaces } from '../../../places/places.ts';
import { Button } from '../../../ui/Button.tsx';
import { isFolded } from '../foldedLevels.ts';
import { formRows } from '../formRows.ts';
import { OptionField, preloadControls } from '../OptionField.tsx';
import { isPlainEnter } from '../plainEnter.ts';
import { selectPlaceholder } from '../presets/applyPreset.ts';
import { ExampleParameters } from './ExampleParameters.tsx';
import styles from './GuidedSetup.module.css';
import { GuideSummary } from './GuideSummary.tsx';
import { guidePlace } from './guidePlace.ts';
import { guideSteps, stepCount, stepTitle } from './guideSteps.ts';
import { leaveGuide } from './leaveGuide.ts';
import { awaitQuestion, nextQuestion } from './nextQuestion.ts';
import { PresetChoice } from './PresetChoice.tsx';

/** The form one section at a time, with the options that a new deployment must decide on. Input is written as it is typed. */
export function GuidedSetup() {
  const page = usePageState();
  const workspace = useWorkspace();
  const place = page.part(guidePlace);
  const step = useStore(place) ?? 0;
  const { elements } = usePlaces();
  const body = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  /** What a step begins with, where that is no question. */
  const first = useRef<HTMLButtonElement>(null);
  const asked = guideSteps[step];

  // Keyboard users can keep typing: the first open question of a step gets the focus.
  const begin = useEffectEvent((_step: number) => {
    if (first.current) return first.current.focus();
    if (!nextAfter()) title.current?.focus();
    ask();
  });
  useEffect(() => begin(step), [step]);
  // Enter passes over what is not there yet.
  useEffect(preloadControls, []);

  function nextAfter(after?: Element) {
    const preset = asked && appliedPreset(asked.section, workspace.snapshot.config);
    const filledIn = new Set([...Object.keys(preset?.values ?? {}), ...records]);
    const isFilledIn = (field: Element) => filledIn.has(elements.optionAround(field) ?? '');
    return body.current && nextQuestion(body.current, { after, isFilledIn });
  }

  /** Goes to the first question of the step. */
  function ask() {
    if (body.current)
      awaitQuestion(
        body.current,
        () => nextAfter(),
        (field) => selectPlaceholder(field),
      );
  }

  function goOn(after: Element) {
    const next = nextAfter(after);
    if (next) selectPlaceholder(next);
    else place.set(Math.min(step + 1, stepCount - 1));
  }

  function answerWithEnter(event: KeyboardEvent) {
    const { target, nativeEvent } = event;
    if (!isPlainEnter(event) || event.isDefaultPrevented() || nativeEvent.isComposing) return;
    // Dialogs are descendants in React, not in the DOM.
    if (!isOneLine(target) || !body.current?.contains(target)) return;
    event.preventDefault();
    const caret = target.selectionEnd ?? target.value.length;
    if (placeholderRange(target.value, caret)) selectPlaceholder(target, caret);
    else goOn(target);
  }

  return (
    <section className={styles.guide} aria-labelledby="guide-title">
      <header className={styles.head}>
        {/* Read out at each step: the focus goes into a field of it, which does not say where it is. */}
        <p className={styles.count} role="status">
          Step {step + 1} of {stepCount}
          <span className="visuallyHidden">: {stepTitle(step)}</span>
        </p>
        <h3 id="guide-title" className={styles.title} tabIndex={-1} ref={title}>
          {stepTitle(step)}
        </h3>
        {asked && <p className={styles.intent}>{sectionOf(asked.section).intent}</p>}
        <Button look="quiet" className={styles.leave ?? ''} onClick={() => leaveGuide(page, asked?.keys.slice(0, 1))}>
          Leave guided set-up
        </Button>
        <progress className={styles.progress} aria-label="Guided set-up" value={step + 1} max={stepCount} />
      </header>
      {/* Enter in a field goes to the next question, as it would submit a form with one field. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only the fields inside get the focus */}
      <div ref={body} onKeyDown={answerWithEnter}>
        {asked ? (
          <>
            <PresetChoice key={asked.section} first={first} section={asked.section} onFilledIn={ask} />
            {asked.section === 'gateway' && <ExampleParameters first={first} onFilledIn={ask} />}
            {rowsOf(step).map(({ option, inner }) => (
              <OptionField key={option.key} option={option} inner={inner} />
            ))}
          </>
        ) : (
          <GuideSummary first={first} />
        )}
      </div>
      <footer className={styles.foot}>
        {step > 0 && <Button onClick={() => place.set(step - 1)}>Back</Button>}
        {asked && (
          <Button look="primary" className={styles.next ?? ''} onClick={() => place.set(step + 1)}>
            Next: {stepTitle(step + 1)}
          </Button>
        )}
      </footer>
    </section>
  );
}

/** A program counts as one line until it has a line break. */
function isOneLine(target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement {
  if (target instanceof HTMLTextAreaElement) return target.rows === 1 && !target.value.includes('\n');
  return target instanceof HTMLInputElement && target.type !== 'checkbox' && target.type !== 'radio';
}

/** The rows of each step, built once for the page: a row renders again only when its option changes. */
const rows = guideSteps.map(({ keys }) =>
  formRows(options.filter((option) => !isFolded(option) && keys.some((key) => key === option.path[0]))),
);

function rowsOf(step: number) {
  return rows[step] ?? [];
}

/** A further member of a record is nobody's question: the field for its name stays empty. */
const records = options.filter(({ kind }) => kind === 'programs').map(({ key }) => key);
