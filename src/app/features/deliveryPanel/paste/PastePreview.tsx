import type { ReactNode } from 'react';
import { counted } from 'source-text';
import { setInWords } from '../../../../config/index.ts';
import type { DetectedConfig, DetectionResult } from '../../../../delivery/index.ts';
import type { FoundMessage } from '../../../../messages/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import styles from '../DeliveryPanel.module.css';
import { Notices } from '../targets/TargetFacts.tsx';
import { PastedMessages } from './PastedMessages.tsx';
import { PasteSides } from './PasteSides.tsx';
import type { PreparedPaste } from './preparePaste.ts';

interface PastePreviewProps {
  readonly recognition: DetectionResult;
  readonly picked: number;
  readonly onPick: (index: number) => void;
  readonly choice: DetectedConfig | undefined;
  readonly prepared: PreparedPaste | undefined;
  /** What a redacted copy gets back, if it is one. */
  readonly restore: ReactNode;
  readonly isLaidOut: boolean;
  readonly onLaidOut: (isLaidOut: boolean) => void;
  /** The other variables that the user deselected. */
  readonly left: ReadonlySet<string>;
  readonly onLeft: (left: ReadonlySet<string>) => void;
  /** The paste as it is shown: with its secrets only while the user wants to see them. */
  readonly shown: string;
  /** Error messages in a paste that is no configuration. */
  readonly messages: readonly FoundMessage[];
  /** How much of the paste was searched for them, if not all. */
  readonly readPart: string | undefined;
  /** Called before the user is taken to an option; undefined if no configuration is open. */
  readonly onLeave: (() => void) | undefined;
  /** Reads the report of a check from the server; undefined if the paste contains none. */
  readonly onReport: (() => void) | undefined;
}

/** What was found in the paste, before anything is opened. A line of it is reserved. */
export function PastePreview(props: PastePreviewProps) {
  return (
    <div className={styles.preview}>
      <Found {...props} />
    </div>
  );
}

function Found(props: PastePreviewProps) {
  const { recognition, choice, prepared } = props;
  if (recognition.kind === 'empty') {
    return <p className={styles.muted}>Nothing is opened before you see what was found.</p>;
  }
  if (props.onReport) {
    return (
      <Notice kind="good" actions={<Button onClick={props.onReport}>Read the report</Button>}>
        The report of a check from the server.
      </Notice>
    );
  }
  if (recognition.kind === 'refused') {
    const reasons = recognition.reasons.map(({ message }) => message).join(' ');
    return (
      <>
        {props.messages.length > 0 ? (
          <PastedMessages {...props} />
        ) : (
          <Notice kind="error">No configuration was found. {reasons}</Notice>
        )}
        {props.readPart && <p className={styles.muted}>{props.readPart}</p>}
      </>
    );
  }
  return (
    <>
      <Choices {...props} found={recognition} />
      {choice && (recognition.isAsked || choice.reader !== 'HJSON' || choice.line) && (
        <PasteSides found={recognition} choice={choice} shown={props.shown} text={prepared?.text ?? choice.text} />
      )}
      <Notices kind="warning" sentences={choice?.warnings} />
      {choice && <OtherVariables {...props} choice={choice} />}
      {props.restore}
      {prepared?.isOneLine && (
        <label className={styles.choice}>
          <input type="checkbox" checked={props.isLaidOut} onChange={({ target }) => props.onLaidOut(target.checked)} />
          Format on several lines
        </label>
      )}
      <Notices kind="hint" sentences={prepared?.notes} />
    </>
  );
}

type Found = Extract<DetectionResult, { readonly kind: 'found' }>;

function Choices({ found, picked, onPick }: PastePreviewProps & { readonly found: Found }) {
  const { choices, isAsked, differing, faults } = found;
  const [only] = choices;
  const said = <Notices kind="warning" sentences={faults.map(({ message }) => message)} />;
  if (choices.length === 1 && only) {
    const unread = only.readable ? '' : ' hjson-go cannot read this text. You can open and repair it here.';
    const unsure = isAsked ? ' Compare it with what you pasted.' : '';
    return (
      <>
        <Notice kind={only.readable && !isAsked ? 'good' : 'warning'}>
          {summary(only)}
          {(unread || unsure) && `.${unread}${unsure}`}
        </Notice>
        {said}
      </>
    );
  }
  return (
    <>
      <fieldset className={styles.choices}>
        <legend className={styles.label}>
          {isAsked
            ? `Programs read this differently${differing.length > 0 ? `: ${differing.join(', ')}` : ''}. Which one reads it?`
            : `The text contains ${choices.length} configurations. Which one?`}
        </legend>
        {choices.map((choice, index) => (
          <label key={`${choice.origin} ${choice.text}`} className={styles.choice}>
            <input type="radio" name="pasteChoice" checked={index === picked} onChange={() => onPick(index)} />
            {summary(choice, true)}
            {choice.readers.length > 1 && (
              <span className={styles.muted}>also {choice.readers.slice(1).join(', ')}</span>
            )}
          </label>
        ))}
      </fieldset>
      {said}
    </>
  );
}

export function toggled(names: ReadonlySet<string>, name: string): ReadonlySet<string> {
  const next = new Set(names);
  if (!next.delete(name)) next.add(name);
  return next;
}

function OtherVariables({ choice, left, onLeft }: PastePreviewProps & { readonly choice: DetectedConfig }) {
  if (choice.otherVariables.length === 0) return null;
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.label}>Other environment variables found</legend>
      {choice.otherVariables.map(({ name }) => (
        <label key={name} className={styles.choice}>
          <input type="checkbox" checked={!left.has(name)} onChange={() => onLeft(toggled(left, name))} />
          Import {name}
        </label>
      ))}
    </fieldset>
  );
}

/** "Compose file, api: 12 of 23 options set, 5 secrets, 2 unknown keys". */
function summary({ origin, options, secrets, unknown, readable }: DetectedConfig, isOneOfSeveral = false): string {
  const counts = [
    setInWords({ set: options }),
    counted(secrets, 'secret'),
    ...(unknown > 0 ? [counted(unknown, 'unknown key')] : []),
    ...(isOneOfSeveral && !readable ? ['which hjson-go cannot read'] : []),
  ];
  return `${origin}: ${counts.join(', ')}`;
}
