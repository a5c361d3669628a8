import { useEffect, useRef } from 'react';
import { useController, useForm } from 'react-hook-form';
import type { TypedValue } from '../state/typing.ts';

export interface Draft {
  readonly value: string;
  readonly change: (value: string) => void;
  readonly onBlur: () => void;
  /** Drops what was typed and shows the value of the text again. */
  readonly reset: () => void;
  /** True while the text has another value, although nothing is wrong with this one. */
  readonly isUnwritten: boolean;
  /** Writes it once more. */
  readonly write: () => void;
  readonly ref: (element: HTMLElement | null) => void;
  /** Whether the text has what the control shows; what it does not have, only the control can undo. */
  readonly isWritten: boolean;
  /** Why the draft is not in the text yet; undefined when it is. */
  readonly fault: string | undefined;
}

interface DraftOptions {
  /** The value in the text, as the control shows it: the draft follows it. */
  readonly committed: string;
  /** Undefined for a draft that can be written; otherwise what is wrong with it. */
  readonly validate?: (draft: string) => string | undefined;
  /** Set while the value is being typed: what is wrong with it so far waits. */
  readonly typed?: TypedValue | undefined;
  /** Writes a draft without fault into the text. */
  readonly write: (draft: string) => void;
}

/**
 * What is being typed into one control: a form of one field over the one document.
 * Each change without fault goes into the text at once; one with a fault stays in the control until it is repaired.
 */
export function useDraft({ committed, validate = () => undefined, typed, write }: DraftOptions): Draft {
  const { control, reset, getValues } = useForm({ defaultValues: { draft: committed }, mode: 'onChange' });
  const { field, fieldState } = useController({
    name: 'draft',
    control,
    rules: { validate: (draft: string) => validate(draft) ?? true },
  });
  // Told of a value from elsewhere, but not of what was typed into it: that would render the control once more for each letter.
  useEffect(() => {
    if (getValues('draft') !== committed) reset({ draft: committed });
  }, [committed, getValues, reset]);
  const isBegun = field.value === '' || field.value === '-';
  const fault = useFinished(fieldState.error?.message, typed !== undefined && (!typed.isPaused || isBegun));
  return {
    value: field.value,
    change(draft) {
      field.onChange(draft);
      if (validate(draft) === undefined && draft !== committed) write(draft);
    },
    onBlur: field.onBlur,
    reset: () => reset({ draft: committed }),
    isUnwritten: field.value !== committed && validate(field.value) === undefined,
    write: () => write(field.value),
    ref: field.ref,
    isWritten: field.value === committed,
    fault,
  };
}

/** A fault that comes while the value is being typed waits for its end; one that was told stays until it is gone. */
function useFinished(fault: string | undefined, isTyping: boolean): string | undefined {
  const told = useRef<string>(undefined);
  if (!isTyping || told.current !== undefined) told.current = fault;
  return told.current;
}
