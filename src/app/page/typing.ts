import { useCallback, useSyncExternalStore } from 'react';
import { type Diagnostic, isWithin, type ValuePath } from 'source-text';
import { canBecomeValid } from '../../config/index.ts';
import type { Snapshot } from '../../workspace/index.ts';
import { afterPress } from '../platform/afterPress.ts';
import { createStore, type Forgettable, type Store } from './createStore.ts';
import { usePageState, useStore } from './pageState.ts';
import { useKept, useSnapshot, useWorkspace } from './useWorkspace.ts';

/** A pause of this length shows the problems so far, in milliseconds. */
export const typingPause = 800;

/** A value that is being typed. */
export interface TypedValue {
  readonly path: ValuePath;
  /** The codes of the problems shown when typing began: they stay until they are solved. */
  readonly shownBefore: ReadonlySet<string>;
  /** True after a pause: then problems that more typing can't fix are shown too. */
  readonly isPaused: boolean;
}

/** The value being typed: its problems are shown when typing has finished. */
export interface Typing extends Forgettable {
  readonly value: Store<TypedValue | undefined>;
  /** Call on each keystroke, before it changes anything. */
  type(path: ValuePath, snapshot: Snapshot): void;
  /** Call when the field loses the focus: the value is complete. */
  finish(): void;
}

/** What is being typed on a page; at first, nothing. */
export function typing(): Typing {
  const value = createStore<TypedValue | undefined>(undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  function finish() {
    clearTimeout(timer);
    if (value.get()) value.set(undefined);
  }
  return {
    value,
    type(path, snapshot) {
      clearTimeout(timer);
      const pause = () => value.update((last) => last && { ...last, isPaused: true });
      timer = setTimeout(() => afterPress(pause), typingPause);
      const last = value.get();
      if (last?.path === path && !last.isPaused) return;
      const shown = visibleProblems(snapshot, last).filter((problem) => isWithin(problem.path, path));
      // Nothing visible changes, so no subscriber is notified.
      value.setSilently({ path, shownBefore: new Set(shown.map(({ code }) => code)), isPaused: false });
    },
    finish,
    forget: finish,
  };
}

/** The problems of a snapshot without those held back while a value is being typed. */
export function visibleProblems(
  { diagnostics, config }: Pick<Snapshot, 'diagnostics' | 'config'>,
  typed: TypedValue | undefined,
): readonly Diagnostic[] {
  if (!typed) return diagnostics;
  return diagnostics.filter((problem) => isVisible(problem, config, typed));
}

/** Whether a problem is shown while a value is being typed. */
export function isVisible(problem: Diagnostic, config: Snapshot['config'], typed: TypedValue): boolean {
  if (!isWithin(problem.path, typed.path) || typed.shownBefore.has(problem.code)) return true;
  // An unfinished program cannot be parsed.
  return typed.isPaused && problem.code !== 'expr-parse' && !canBecomeValid(config, problem);
}

/** The value that is being typed; undefined while none is. */
function useTypedValue(): TypedValue | undefined {
  return useStore(usePageState().part(typing).value);
}

/** Like `useFacts`, for facts that depend on the value being typed too. */
export function useVisibleFacts<Facts>(select: (snapshot: Snapshot, typed: TypedValue | undefined) => Facts): Facts {
  const workspace = useWorkspace();
  const { value } = usePageState().part(typing);
  const kept = useKept<Facts>();
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [workspace.subscribe(listener), value.subscribe(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [workspace, value],
  );
  return useSyncExternalStore(subscribe, () => kept(select(workspace.snapshot, value.get())));
}

/** The problems of the current snapshot that are shown now. */
export function useVisibleProblems(): readonly Diagnostic[] {
  return visibleProblems(useSnapshot(), useTypedValue());
}
