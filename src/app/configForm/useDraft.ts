import { type ChangeEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { TypedValue } from '../state/typing.ts';

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
   * Called before the first change of a visit to the control. What it returns brings that text back, or returns false; it is called
   * when a draft becomes invalid of which a beginning was valid, and so is in the text: `4` of `4 65`.
   */
  readonly remember?: () => () => boolean;
}

/** What the text had when a visit began. */
interface Before {
  readonly draft: string;
  readonly takeBack: () => boolean;
}

/** A value of the text, and the draft that stands for it. */
interface InText {
  committed: string;
  /** What was typed is in the text before `committed` says so. */
  draft: string;
}

/** A draft that `committed` is not, or not yet. */
interface Held {
  readonly draft: string;
  /** It counts as long as the text has this value. */
  readonly over: InText;
  readonly isWritten: boolean;
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
  remember = () => () => false,
}: DraftOptions): Draft {
  const { register, reset, getValues, setValue, formState } = useForm({
    defaultValues: { draft: committed },
    mode: 'onChange',
  });
  const field = register('draft', { validate: (draft) => latest.current.validate(draft) ?? true });
  const inText = useRef<InText>({ committed, draft: committed });
  /** Undefined until something is typed. */
  const before = useRef<Before>(undefined);
  if (inText.current.committed !== committed) {
    // What was typed here comes back with the next frame: more may have been typed since.
    if (inText.current.draft === committed) inText.current.committed = committed;
    else {
      inText.current = { committed, draft: committed };
      before.current = undefined;
    }
  }
  const [kept, setHeld] = useState<Held>();
  const held = kept?.over === inText.current ? kept : undefined;
  const value = held?.draft ?? committed;
  const isHeld = held !== undefined;

  // For a value from elsewhere; what was typed here is there already.
  // Before the next frame, in which the placeholder that a preset leaves is selected.
  useLayoutEffect(() => {
    const { draft } = inText.current;
    if (!isHeld && committed === draft && getValues('draft') !== draft) reset({ draft }, { keepFieldsRef: true });
  }, [committed, isHeld, getValues, reset]);

  /** True when the text has it now; a beginning of an invalid draft is taken out of the text. */
  function writeValid(draft: string): boolean {
    const { draft: written } = inText.current;
    before.current ??= { draft: written, takeBack: remember() };
    if (draft === written) return true;
    if (validate(draft) === undefined) {
      const isWritten = write(draft);
      if (isWritten) inText.current.draft = draft;
      return isWritten;
    }
    const { draft: first, takeBack } = before.current;
    if (first !== written && takeBack()) inText.current.draft = first;
    return false;
  }
  function change(draft: string) {
    setValue('draft', draft, { shouldValidate: true });
    const isWritten = writeValid(draft);
    setHeld({ draft, over: inText.current, isWritten });
  }
  function typeInBox(draft: string) {
    void field.onChange({ target: { name: 'draft', value: draft }, type: 'change' });
    const isWritten = writeValid(draft);
    if (!isWritten) setHeld({ draft, over: inText.current, isWritten });
    // React may render again even when the state stays the same.
    else if (held) setHeld(undefined);
  }

  const latest = useRef({ validate, typeInBox });
  useLayoutEffect(() => {
    latest.current = { validate, typeInBox };
  });
  const onChange = useCallback(({ target }: ChangeEvent<TextBox>) => latest.current.typeInBox(target.value), []);
  const onBlur = useCallback(() => {
    before.current = undefined;
  }, []);
  const box = useRef({ ref: field.ref, onChange, onBlur });
  const isBegun = value === '' || value === '-';
  const fault = useFinished(formState.errors.draft?.message, typed !== undefined && (!typed.isPaused || isBegun));
  return {
    value,
    change,
    box: box.current,
    reset: () => {
      reset({ draft: committed }, { keepFieldsRef: true });
      setHeld(undefined);
    },
    isUnwritten: held?.isWritten === false && validate(value) === undefined,
    write: () => change(value),
    isWritten: held?.isWritten ?? true,
    fault,
  };
}

/** A fault that occurs during typing is held back until typing ends; one already shown stays until it is fixed. */
function useFinished(fault: string | undefined, isTyping: boolean): string | undefined {
  const shownFault = useRef<string>(undefined);
  if (!isTyping || shownFault.current !== undefined) shownFault.current = fault;
  return shownFault.current;
}
