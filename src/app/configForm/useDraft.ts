import { type ChangeEvent, useCallback, useLayoutEffect, useRef } from 'react';
import { useController, useForm } from 'react-hook-form';
import type { TypedValue } from '../state/typing.ts';

export interface Draft {
  readonly value: string;
  readonly change: (value: string) => void;
  /** The same for a text box; always the same function, so that a box whose value stays is not rendered anew. */
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  readonly onBlur: () => void;
  /** Discards what was typed and shows the value in the text again. */
  readonly reset: () => void;
  /** True while the text has a different value although this one is valid. */
  readonly isUnwritten: boolean;
  /** Tries to write it again. */
  readonly write: () => void;
  readonly ref: (element: HTMLElement | null) => void;
  /** Whether the text has what the control shows; otherwise only the control can undo it. */
  readonly isWritten: boolean;
  /** Why the draft is not in the text yet; undefined when it is. */
  readonly fault: string | undefined;
}

interface DraftOptions {
  /** The value in the text, as the control shows it: the draft follows it. */
  readonly committed: string;
  /** Undefined for a draft that can be written; otherwise what is wrong with it. */
  readonly validate?: (draft: string) => string | undefined;
  /** True while the value is being typed: its faults are held back. */
  readonly typed?: TypedValue | undefined;
  /** Writes a valid draft into the text; false where that was refused. */
  readonly write: (draft: string) => boolean;
}

/**
 * What is being typed into one control: a form of one field over the one document.
 * Each valid change goes into the text at once; an invalid one stays in the control until it is fixed.
 */
export function useDraft({ committed, validate = () => undefined, typed, write }: DraftOptions): Draft {
  const { control, reset, getValues } = useForm({ defaultValues: { draft: committed }, mode: 'onChange' });
  const { field, fieldState } = useController({
    name: 'draft',
    control,
    rules: { validate: (draft: string) => validate(draft) ?? true },
  });
  // Renders for a value from elsewhere, but not for what was typed here, which would render the control twice per keystroke.
  // Before the next frame, in which the placeholder that a preset leaves is selected.
  useLayoutEffect(() => {
    if (getValues('draft') !== committed) reset({ draft: committed });
  }, [committed, getValues, reset]);
  const isBegun = field.value === '' || field.value === '-';
  // What was typed is in the text before `committed` says so.
  const inText = useRef({ committed, value: committed });
  if (inText.current.committed !== committed) inText.current = { committed, value: committed };
  const fault = useFinished(fieldState.error?.message, typed !== undefined && (!typed.isPaused || isBegun));
  function change(draft: string) {
    field.onChange(draft);
    if (validate(draft) !== undefined || draft === inText.current.value) return;
    if (write(draft)) inText.current.value = draft;
  }
  const latest = useRef(change);
  useLayoutEffect(() => {
    latest.current = change;
  });
  const onChange = useCallback(({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    latest.current(target.value);
  }, []);
  return {
    value: field.value,
    change,
    onChange,
    onBlur: field.onBlur,
    reset: () => reset({ draft: committed }),
    isUnwritten: field.value !== inText.current.value && validate(field.value) === undefined,
    write: () => void write(field.value),
    ref: field.ref,
    isWritten: field.value === inText.current.value,
    fault,
  };
}

/** A fault that occurs during typing is held back until typing ends; one already shown stays until it is fixed. */
function useFinished(fault: string | undefined, isTyping: boolean): string | undefined {
  const shownFault = useRef<string>(undefined);
  if (!isTyping || shownFault.current !== undefined) shownFault.current = fault;
  return shownFault.current;
}
