import { type ChangeEvent, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { TypedValue } from '../../page/typing.ts';

type TextBox = HTMLInputElement | HTMLTextAreaElement;

export interface Draft {
  /** What the control holds. A letter in the text box that is in the text is a part of it once `committed` says so. */
  readonly value: string;
  readonly change: (value: string) => void;
  /** For a text box, which keeps what is typed by itself: a letter that can be written renders nothing. Always the same. */
  readonly box: {
    readonly ref: (element: TextBox | null) => void;
    readonly onChange: (event: ChangeEvent<TextBox>) => void;
    readonly onBlur: () => void;
  };
  /** Discards what was typed and shows the value in the text again. */
  readonly reset: () => void;
  /** True while the text has a different value although this one is valid. */
  readonly isUnwritten: boolean;
  /** Tries to write it again. */
  readonly write: () => void;
  /** Whether the text has what the control shows; otherwise only the control can undo it. */
  readonly isWritten: boolean;
  /** Why the draft is not in the text yet; undefined when it is. */
  readonly fault: string | undefined;
}

export interface DraftOptions {
  /** The value in the text, as the control shows it: the draft follows it. */
  readonly committed: string;
  /** Undefined for a draft that can be written; otherwise what is wrong with it. */
  readonly validate?: (draft: string) => string | undefined;
  /** True while the value is being typed: its faults are held back. */
  readonly typed?: TypedValue | undefined;
  /** Writes a valid draft into the text; false where that was refused. */
  readonly write: (draft: string) => boolean;
  /**
   * Takes what was written since the control got the focus out of the text again; false where that cannot be. Called when a draft
   * becomes invalid of which a beginning was valid, and so is in the text: `4` of `4 65`.
   */
  readonly takeBack?: () => boolean;
}

/**
 * What is being typed into one control: a form of one field over the one document.
 * Each valid change goes into the text at once; an invalid one stays in the control until it is fixed.
 */
export function useDraft({
  committed,
  validate = () => undefined,
  typed,
  write,
  takeBack = () => false,
}: DraftOptions): Draft {
  const { register, reset, getValues, setValue, setError, getFieldState, clearErrors, formState } = useForm({
    defaultValues: { draft: committed },
  });
  const [, render] = useReducer((count: number) => count + 1, 0);
  /** The draft that stands for what is in the text, before `committed` says so. */
  const inText = useRef(committed);
  /** The same when the visit to the control began; undefined until something is typed. */
  const before = useRef<string>(undefined);

  // A value from elsewhere takes the place of the draft before the next frame, in which the placeholder that a preset leaves is selected.
  useLayoutEffect(() => {
    if (committed === inText.current) return;
    inText.current = committed;
    before.current = undefined;
    reset({ draft: committed }, { keepFieldsRef: true });
  }, [committed, reset]);

  /** Writes a draft that is valid; the beginning of one that is not is taken out of the text. */
  function attempt(draft: string) {
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
