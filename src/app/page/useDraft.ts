import { type ChangeEvent, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { TypedValue } from './typing.ts';

type TextBox = HTMLInputElement | HTMLTextAreaElement;

export interface Draft {
  /** What the control holds. A valid keystroke in a text box is a part of it once `committed` has it. */
  readonly value: string;
  readonly change: (value: string) => void;
  /** For a text box, which keeps its own text: a valid keystroke renders nothing. Always the same object. */
  readonly box: {
    readonly ref: (element: TextBox | null) => void;
    readonly onChange: (event: ChangeEvent<TextBox>) => void;
    readonly onBlur: () => void;
  };
  /** Discards the input and shows the value in the text again. */
  readonly reset: () => void;
  /** True while the text has a different value although the draft is valid. */
  readonly isUnwritten: boolean;
  /** Tries to write it again. */
  readonly write: () => void;
  /** Whether the text has the value that the control shows; otherwise only the control can undo it. */
  readonly isWritten: boolean;
  /** Why the draft is not in the text yet; undefined when it is. */
  readonly fault: string | undefined;
}

export interface DraftOptions {
  /** The value in the text, as the control shows it: the draft follows it. */
  readonly committed: string;
  /** What a draft stands for, such as a number without the blanks around it: that is validated and written. */
  readonly meaning?: (draft: string) => string;
  /** What is wrong with a draft; undefined if it can be written. */
  readonly validate?: (draft: string) => string | undefined;
  /** True while the value is being typed: its faults are held back. */
  readonly typed?: TypedValue | undefined;
  /** Writes a valid draft into the text; false if that was refused. */
  readonly write: (draft: string) => boolean;
  /**
   * Reverts what was written since the control got the focus; false if that is not possible. Called when a draft
   * becomes invalid after a valid beginning of it was written: `4` of `4 65`.
   */
  readonly takeBack?: () => boolean;
}

/**
 * What is being typed into one control: a form of one field over the one document.
 * Each valid change goes into the text at once; an invalid one stays in the control until it is fixed.
 */
export function useDraft({
  committed,
  meaning = (draft) => draft,
  validate = () => undefined,
  typed,
  write,
  takeBack = () => false,
}: DraftOptions): Draft {
  const { register, reset, getValues, setValue, setError, getFieldState, clearErrors, formState } = useForm({
    defaultValues: { draft: committed },
  });
  const [, render] = useReducer((count: number) => count + 1, 0);
  /** What the draft that is in the text stands for, before `committed` is that. */
  const inText = useRef(committed);
  /** The same when the visit to the control began; undefined until something is typed. */
  const before = useRef<string>(undefined);

  // A value from elsewhere replaces the draft before the next frame, in which the placeholder of a preset is selected.
  useLayoutEffect(() => {
    if (committed === inText.current) return;
    inText.current = committed;
    before.current = undefined;
    reset({ draft: committed }, { keepFieldsRef: true });
  }, [committed, reset]);

  /** Writes a valid draft; removes the beginning of an invalid one from the text. */
  function attempt(typedDraft: string) {
    const draft = meaning(typedDraft);
    before.current ??= inText.current;
    const fault = draft === inText.current ? undefined : validate(draft);
    if (fault !== undefined) {
      setError('draft', { type: 'invalid', message: fault });
      if (before.current !== inText.current && takeBack()) inText.current = before.current;
    } else if (draft === inText.current || write(draft)) {
      inText.current = draft;
      if (getFieldState('draft').error) clearErrors('draft');
    } else setError('draft', { type: 'refused' });
  }
  function change(draft: string) {
    setValue('draft', draft);
    attempt(draft);
    render();
  }

  const latest = useRef(attempt);
  useLayoutEffect(() => {
    latest.current = attempt;
  });
  const [box] = useState(() => {
    const { ref, onChange } = register('draft');
    return {
      ref,
      onChange({ target }: ChangeEvent<TextBox>) {
        void onChange({ target: { name: 'draft', value: target.value }, type: 'change' });
        latest.current(target.value);
      },
      onBlur() {
        before.current = undefined;
      },
    };
  });

  const value = getValues('draft');
  const { draft: error } = formState.errors;
  const isBegun = value === '' || value === '-';
  return {
    value,
    change,
    box,
    reset: () => reset({ draft: committed }, { keepFieldsRef: true }),
    isUnwritten: error?.type === 'refused',
    write: () => change(value),
    isWritten: error === undefined,
    fault: useFinished(error?.message, typed !== undefined && (!typed.isPaused || isBegun)),
  };
}

/** A fault that occurs during typing is held back until typing ends; one already shown stays until it is fixed. */
function useFinished(fault: string | undefined, isTyping: boolean): string | undefined {
  const [isShown, setShown] = useState(false);
  const shows = fault !== undefined && (isShown || !isTyping);
  if (shows !== isShown) setShown(shows);
  return shows ? fault : undefined;
}
