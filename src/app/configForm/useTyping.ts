import { type FocusEvent, type FormEvent, useSyncExternalStore } from 'react';
import { type Diagnostic, isWithin, type OptionPath } from '../../text/index.ts';
import { afterPress } from '../platform/afterPress.ts';
import { usePageState } from '../state/pageState.ts';
import { createTyping, isTold, type TypedValue } from '../state/typing.ts';
import { useWorkspace } from '../state/useWorkspace.ts';

interface TypingHandlers {
  readonly onInput: (event: FormEvent<HTMLElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/** For the row of an option: keeps its problems quiet while its value is being typed. */
export function useTyping(path: OptionPath): TypingHandlers {
  const typing = usePageState().part(createTyping);
  const workspace = useWorkspace();
  // What is inside the row of another option is that option's value.
  const isOwn = ({ target, currentTarget }: { readonly target: EventTarget; readonly currentTarget: HTMLElement }) =>
    target instanceof Element && target.closest('[data-option]') === currentTarget;
  return {
    // In the same phase as the change that follows: what is rendered between two phases would take back what was typed.
    onInput(event) {
      if (isOwn(event) && isTyped(event.target)) typing.type(path, workspace.snapshot);
    },
    onBlur(event) {
      if (isOwn(event) && isTyped(event.target)) afterPress(typing.finish);
    },
  };
}

/** Which problems of an option are told now. */
export function useToldAt(path: OptionPath): (problem: Diagnostic) => boolean {
  const workspace = useWorkspace();
  const typed = useTypedAt(path);
  return (problem) => !typed || isTold(problem, workspace.snapshot.config, typed);
}

/** The value that is being typed, where it is the one at the path or around it. */
export function useTypedAt(path: OptionPath): TypedValue | undefined {
  const { value } = usePageState().part(createTyping);
  return useSyncExternalStore(value.subscribe, () => {
    const typed = value.get();
    return typed && isWithin(path, typed.path) ? typed : undefined;
  });
}

function isTyped(target: EventTarget): boolean {
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'checkbox');
}
