import { type ReactNode, useId, useMemo } from 'react';
import { setInWords } from '../../../../config/index.ts';
import type { DetectedConfig, DetectionResult, ImportRefusal } from '../../../../delivery/index.ts';
import { parseHjson } from '../../../../hjson/index.ts';
import type { FoundMessage } from '../../../../messages/index.ts';
import { shownPart } from '../../../../secrets/index.ts';
import { counted, textRange } from '../../../../text/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import styles from '../DeliveryPanel.module.css';
import { PastedMessages } from './PastedMessages.tsx';
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
  /** The cleanings that the user does not want. */
  readonly kept: ReadonlySet<string>;
  readonly onKept: (kept: ReadonlySet<string>) => void;
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
    return (
      <>
        {props.messages.length > 0 ? <PastedMessages {...props} /> : <Refusal reasons={recognition.reasons} />}
        {props.readPart && <p className={styles.muted}>{props.readPart}</p>}
      </>
    );
  }
  return (
    <>
      <Choices {...props} choices={recognition.choices} />
      {choice && choice.cleanings.length > 0 && <Cleanings {...props} choice={choice} />}
      {choice && (choice.cleanings.length > 0 || choice.reader !== 'HJSON') && (
        <Result text={prepared?.text ?? choice.text} />
      )}
      {choice?.warnings.map((warning) => (
        <Notice key={warning} kind="warning">
          {warning}
        </Notice>
      ))}
      {choice && <OtherVariables {...props} choice={choice} />}
      {props.restore}
      {prepared?.isOneLine && (
        <label className={styles.choice}>
          <input type="checkbox" checked={props.isLaidOut} onChange={({ target }) => props.onLaidOut(target.checked)} />
          Format on several lines
        </label>
      )}
      {prepared?.notes.map((note) => (
        <Notice key={note} kind="hint">
          {note}
        </Notice>
      ))}
    </>
  );
}

function Refusal({ reasons }: { readonly reasons: readonly ImportRefusal[] }) {
  if (reasons.length === 1) return <Notice kind="error">No configuration was found. {reasons[0]?.message}</Notice>;
  return (
    <Notice kind="error">
      No configuration was found.
      <ul className={styles.list}>
        {reasons.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </Notice>
  );
}

function Choices({ choices, picked, onPick }: PastePreviewProps & { readonly choices: readonly DetectedConfig[] }) {
  const [only] = choices;
  if (choices.length === 1 && only?.readable) return <Notice kind="good">{summary(only)}</Notice>;
  if (choices.length === 1 && only) {
    return (
      <Notice kind="warning">{summary(only)}. hjson-go cannot read this text. You can open and repair it here.</Notice>
    );
  }
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.label}>The text contains {choices.length} configurations. Which one?</legend>
      {choices.map((choice, index) => (
        <label key={`${choice.origin} ${choice.text}`} className={styles.choice}>
          <input type="radio" name="pasteChoice" checked={index === picked} onChange={() => onPick(index)} />
          {summary(choice, true)}
        </label>
      ))}
    </fieldset>
  );
}

/** What the paste becomes: nothing that was left out of it goes unnoticed. */
function Result({ text }: { readonly text: string }) {
  const shown = useMemo(() => shownPart(parseHjson(text), textRange(0, text.length)), [text]);
  return (
    <details>
      <summary className={styles.label}>Text to open, {counted(text.trimEnd().split('\n').length, 'line')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard. */}
      <section className={styles.found} aria-label="Text to open" tabIndex={0}>
        <pre>{shown}</pre>
      </section>
    </details>
  );
}

/** What was stripped or replaced; what the configuration can be found without can be kept. */
function Cleanings({ choice, kept, onKept }: PastePreviewProps & { readonly choice: DetectedConfig }) {
  const headingId = useId();
  return (
    <div>
      <h3 className={styles.label} id={headingId}>
        Stripped or replaced
      </h3>
      <ul className={styles.cleanings} aria-labelledby={headingId}>
        {choice.cleanings.map(({ says, keeps, canKeep, isKept }) => (
          <li key={says}>
            <Notice
              kind={isKept ? 'hint' : 'good'}
              actions={
                canKeep && (
                  <Button
                    aria-label={isKept ? `Replace: ${says}` : `Keep: ${keeps}`}
                    onClick={() => onKept(toggled(kept, says))}
                  >
                    {isKept ? 'Replace' : 'Keep'}
                  </Button>
                )
              }
            >
              {isKept ? keeps : says}
            </Notice>
          </li>
        ))}
      </ul>
    </div>
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
