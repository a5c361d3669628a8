import { useEffect } from 'react';
import { hasPrograms } from '../../config/index.ts';
import type { ProgramChecker } from '../../tokenRequest/index.ts';
import type { Workspace } from '../../workspace/index.ts';
import { createLastingStore, type Store } from '../page/createStore.ts';
import { type PageState, usePageState, useStore } from '../page/pageState.ts';
import { afterText } from '../page/textPane.ts';

/** The Expr language and the token request, loaded when a program or the user needs them. */
export type ProgramTools = typeof import('../../tokenRequest/index.ts') & {
  readonly expr: typeof import('expr-script');
};

interface LoadedTools {
  readonly tools: Store<ProgramTools | undefined>;
  loading: Promise<ProgramTools> | undefined;
}

/** The tools of a page, none at first. */
function loadedTools(): LoadedTools {
  return { tools: createLastingStore<ProgramTools | undefined>(undefined), loading: undefined };
}

/** Loads once; after a failure, such as being offline, the next call tries again. */
export function loadProgramTools(page: PageState): Promise<ProgramTools> {
  const loaded = page.part(loadedTools);
  loaded.loading ??= load(loaded.tools).catch((error: unknown) => {
    loaded.loading = undefined;
    throw error;
  });
  return loaded.loading;
}

async function load(store: Store<ProgramTools | undefined>): Promise<ProgramTools> {
  const [tokenRequest, expr] = await Promise.all([import('../../tokenRequest/index.ts'), import('expr-script')]);
  const tools = { ...tokenRequest, expr };
  store.set(tools);
  return tools;
}

/** Undefined until the code has loaded; the first use requests it. */
export function useProgramTools(): ProgramTools | undefined {
  const page = usePageState();
  useEffect(() => {
    loadProgramTools(page).catch(() => {
      // Programs stay plain text until the code can be loaded.
    });
  }, [page]);
  return useStore(page.part(loadedTools).tools);
}

/** Checks the programs of a configuration as soon as it has one. */
export function checkPrograms(workspace: Workspace, page: PageState): void {
  const stop = workspace.subscribe(() => {
    if (!hasPrograms(workspace.snapshot.config)) return;
    stop();
    afterText(page)
      .then(() => loadProgramTools(page))
      .then(
        ({ createProgramChecker }) => {
          const checker = createProgramChecker();
          workspace.addAnalyser(checker.problems);
          compileInIdleTime(workspace, checker);
        },
        () => checkPrograms(workspace, page),
      );
  });
}

/** With thousands of programs, most are compiled while the browser is idle; then all of them are checked. */
function compileInIdleTime(workspace: Workspace, checker: ProgramChecker): void {
  let isScheduled = false;
  const schedule = () => {
    // The check of a snapshot, which runs when its problems are read, reports what is waiting.
    void workspace.snapshot.diagnostics;
    if (isScheduled || checker.waiting === 0) return;
    isScheduled = true;
    inIdleTime(compileSome);
  };
  const compileSome = (deadline?: IdleDeadline) => {
    isScheduled = false;
    do checker.compileWaiting(10);
    while (checker.waiting > 0 && (deadline?.timeRemaining() ?? 0) > 5);
    if (checker.waiting > 0) schedule();
    else workspace.analyseAgain();
  };
  workspace.subscribe(schedule);
  schedule();
}

/** Like `whenIdle` of the platform, without its wait in Safari, which has no idle callbacks: a second for each few programs. */
function inIdleTime(task: (deadline?: IdleDeadline) => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(task);
  else setTimeout(task);
}
