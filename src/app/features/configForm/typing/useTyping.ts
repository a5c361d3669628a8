import { type FocusEvent, type FormEvent, useRef, useSyncExternalStore } from 'react';
import { type Diagnostic, isWithin, type ValuePath } from 'source-text';
import { usePageState, useStore } from '../../../page/pageState.ts';
import { isVisible, type TypedValue, typing } from '../../../page/typing.ts';
import { useWorkspace } from '../../../page/useWorkspace.ts';
import { afterPress } from '../../../platform/afterPress.ts';
import { isTextBox } from '../../../platform/textBox.ts';

/** For the row of an option: holds its problems back while its value is being typed. */
export function useTyping(path: ValuePath) {
  const { type, finish } = usePageState().part(typing);
  const workspace = useWorkspace();
  // Fields in a nested row belong to that row's option.
  const isOwn = ({ target, currentTarget }: { readonly target: EventTarget; readonly currentTarget: HTMLElement }) =>
    target instanceof Element && target.closest('[data-option]') === currentTarget;
  return {
    // In the same phase as the change event that follows: a render between two phases would revert the input.
    onInput(event: FormEvent<HTMLElement>) {
      if (isOwn(event) && isTyped(event.target)) type(path, workspace.snapshot);
    },
    onBlur(event: FocusEvent<HTMLElement>) {
      if (isOwn(event) && isTyped(event.target)) afterPress(finish);
    },
  };
}

/** Which problems of an option are shown now. */
export function useIsVisibleAt(path: ValuePath): (problem: Diagnostic) => boolean {
  const workspace = useWorkspace();
  const typed = useTypedAt(path);
  return (problem) => !typed || isVisible(problem, workspace.snapshot.config, typed);
}

/** Which of these problems of an option are shown now; the same list while typing does not change it. */
export function useVisibleProblemsAt(path: ValuePath, problems: readonly Diagnostic[]): readonly Diagnostic[] {
  const workspace = useWorkspace();
  const { value } = usePageState().part(typing);
  const last = useRef(problems);
  return useSyncExternalStore(value.subscribe, () => {
    const typed = value.get();
    const isTyped = typed && isWithin(path, typed.path);
    const visible = isTyped
      ? problems.filter((problem) => isVisible(problem, workspace.snapshot.config, typed))
      : problems;
    const isSame =
      visible.length === last.current.length && visible.every((problem, at) => problem === last.current[at]);
    if (!isSame) last.current = visible;
    return last.current;
  });
}

/** The value being typed, if it is the one at the path or contains it. */
export function useTypedAt(path: ValuePath): TypedValue | undefined {
  return useStore(usePageState().part(typing).value, (typed) =>
    typed && isWithin(path, typed.path) ? typed : undefined,
  );
}

/** Whether the value at the path, or one that contains it, is being typed; a pause changes nothing. */
export function useIsTypedAt(path: ValuePath): boolean {
  return useStore(usePageState().part(typing).value, (typed) => typed !== undefined && isWithin(path, typed.path));
}

/** A colour is picked in many steps. */
function isTyped(target: EventTarget): boolean {
  return isTextBox(target) || (target instanceof HTMLInputElement && target.type === 'color');
}
