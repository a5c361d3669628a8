import { type FocusEvent, useId, useState } from 'react';
import type { TextRange } from 'source-text';
import { TextArea } from '../ui/TextInput.tsx';
import { CompletionList, completionId } from './CompletionList.tsx';
import styles from './ExprField.module.css';
import { useProgramTools } from './programTools.ts';
import { useCompletion } from './useCompletion.ts';
import { useProgramHover } from './useProgramHover.ts';

export interface ProgramInputProps {
  /** The dotted key of the parameter. */
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** Whether the document contains this value. */
  readonly isWritten: boolean;
  readonly onChange: (value: string) => void;
  readonly onFocus: () => void;
  readonly onBlur?: (event: FocusEvent) => void;
  /** What to underline; undefined for a valid program. */
  readonly fault: TextRange | undefined;
  readonly describedBy: string;
}

/** A text area that grows with its text, with language support. A copy of the text behind it carries the underline. */
export function ProgramInput(props: ProgramInputProps) {
  const { name, label, value, isWritten, fault, describedBy, onChange, onFocus, onBlur } = props;
  const listId = useId();
  const [caret, setCaret] = useState<number>();
  const completion = useCompletion(value, onChange);
  const { items, active } = completion;
  const isOpen = items.length > 0;
  const hoverProps = useProgramHover(value);
  return (
    <div className={styles.stack}>
      <pre className={styles.mirror} aria-hidden="true">
        {fault ? <Underlined text={value} range={fault} /> : value}
        {/* Keeps the height of an empty last line. */}
        {'\n'}
      </pre>
      <TextArea
        machine
        className={styles.input ?? ''}
        name={name}
        aria-label={label}
        placeholder="Such as sourceID"
        aria-describedby={describedBy}
        aria-invalid={fault !== undefined}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        {...(isOpen && { 'aria-controls': listId, 'aria-activedescendant': completionId(listId, active) })}
        rows={1}
        value={value}
        data-in-document={isWritten}
        ref={completion.textArea}
        onChange={completion.onChange}
        onKeyDown={completion.onKeyDown}
        onFocus={onFocus}
        onSelect={(event) => {
          completion.onSelect(event);
          setCaret(event.currentTarget.selectionStart);
        }}
        onBlur={(event) => {
          completion.close();
          setCaret(undefined);
          onBlur?.(event);
        }}
        {...hoverProps}
      />
      {caret !== undefined && <SignatureHint source={value} caret={caret} />}
      {isOpen && <CompletionList id={listId} items={items} active={active} onAccept={completion.accept} />}
    </div>
  );
}

/** An empty range, such as the end of the program, is shown at the character before it. */
function Underlined({ text, range }: { readonly text: string; readonly range: TextRange }) {
  const start = range.start < range.end ? range.start : Math.max(0, range.start - 1);
  return (
    <>
      {text.slice(0, start)}
      <span className={styles.fault}>{text.slice(start, range.end)}</span>
      {text.slice(range.end)}
    </>
  );
}

interface SignatureHintProps {
  readonly source: string;
  readonly caret: number;
}

/** The function call around the cursor, with the current parameter in bold. */
function SignatureHint({ source, caret }: SignatureHintProps) {
  const tools = useProgramTools();
  const help = tools?.expr.signature(source, caret, tools.programEnvironment);
  const signature = help?.signatures[help.activeSignature];
  if (!help || !signature) return null;
  const { label, parameters } = signature;
  const active = parameters[help.activeParameter] ?? { start: label.length, end: label.length };
  return (
    <div className={styles.hint}>
      <code>
        {label.slice(0, active.start)}
        <b>{label.slice(active.start, active.end)}</b>
        {label.slice(active.end)}
      </code>
      {help.documentation && <p className="kit-muted">{help.documentation}</p>}
    </div>
  );
}
