import { type FocusEvent, type FormEvent, useRef, useSyncExternalStore } from 'react';
import { type Diagnostic, isWithin, type OptionPath } from '../../text/index.ts';
import { afterPress } from '../platform/afterPress.ts';
import { usePageState } from '../state/pageState.ts';
import { createTyping, isTold, type TypedValue } from '../state/typing.ts';
import { useWorkspace } from '../state/useWorkspace.ts';

interface TypingHandlers {
  readonly onInput: (event: FormEvent<HTMLElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/** For the row of an option: holds its problems back while its value is being typed. */
export function useTyping(path: OptionPath): TypingHandlers {
  const typing = usePageState().part(createTyping);
  const workspace = useWorkspace();
  // Fields in a nested row belong to that row's option.
  const isOwn = ({ target, currentTarget }: { readonly target: EventTarget; readonly currentTarget: HTMLElement }) =>
    target instanceof Element && target.closest('[data-option]') === currentTarget;
  return {
    // In the same phase as the change event that follows: a render between two phases would revert what was typed.
    onInput(event) {
      if (isOwn(event) && isTyped(event.target)) typing.type(path, workspace.snapshot);
    },
    onBlur(event) {
      if (isOwn(event) && isTyped(event.target)) afterPress(typing.finish);
    },
  };
}

/** Which problems of an option are shown now. */
export function useToldAt(path: OptionPath): (problem: Diagnostic) => boolean {
  const workspace = useWorkspace();
  const typed = useTypedAt(path);
  return (problem) => !typed || isTold(problem, workspace.snapshot.config, typed);
}

/** Those of the given problems of an option that are shown now; the same list while typing changes nothing of it. */
export function useToldProblemsAt(path: OptionPath, problems: readonly Diagnostic[]): readonly Diagnostic[] {
  const workspace = useWorkspace();
  const { value } = usePageState().part(createTyping);
  const last = useRef(problems);
  return useSyncExternalStore(value.subscribe, () => {
    const typed = value.get();
    const isTyped = typed && isWithin(path, typed.path);
    const told = isTyped ? problems.filter((problem) => isTold(problem, workspace.snapshot.config, typed)) : problems;
    const isSame = told.length === last.current.length && told.every((problem, at) => problem === last.current[at]);
    if (!isSame) last.current = told;
    return last.current;
  });
}

/** The value being typed, if it is the one at the path or contains it. */
export function useTypedAt(path: OptionPath): TypedValue | undefined {
  const { value } = usePageState().part(createTyping);
  return useSyncExternalStore(value.subscribe, () => {
    const typed = value.get();
    return typed && isWithin(path, typed.path) ? typed : undefined;
  });
}

/** Whether the value at the path, or one that contains it, is being typed; a pause changes nothing. */
export function useIsTypedAt(path: OptionPath): boolean {
  const { value } = usePageState().part(createTyping);
  return useSyncExternalStore(value.subscribe, () => {
    const typed = value.get();
    return typed !== undefined && isWithin(path, typed.path);
  });
}

function isTyped(target: EventTarget): boolean {
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'checkbox');
}
