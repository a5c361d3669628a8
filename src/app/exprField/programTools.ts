import { useSyncExternalStore } from 'react';
import type { OptionKey } from '../../config/index.ts';
import type { ProgramChecker } from '../../tokenRequest/index.ts';
import type { Workspace } from '../../workspace/index.ts';

/** The Expr language and the token request; their code is loaded when a program or the user needs it. */
export type ProgramTools = typeof import('../../tokenRequest/index.ts') & {
  readonly expr: typeof import('../../expr/index.ts');
};

let tools: ProgramTools | undefined;
let loading: Promise<ProgramTools> | undefined;
const listeners = new Set<() => void>();

/** Loads once; after a failure, such as no connection, the next call tries again. */
export function loadProgramTools(): Promise<ProgramTools> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<ProgramTools> {
  const [tokenRequest, expr] = await Promise.all([
    import('../../tokenRequest/index.ts'),
    import('../../expr/index.ts'),
  ]);
  tools = { ...tokenRequest, expr };
  for (const listener of listeners) listener();
  return tools;
}

function loadAndListen(listener: () => void): () => void {
  listeners.add(listener);
  loadProgramTools().catch(() => {
    // Programs stay plain text until the code can be loaded.
  });
  return () => listeners.delete(listener);
}

/** Undefined until the code has arrived; the first use asks for it. */
export function useProgramTools(): ProgramTools | undefined {
  return useSyncExternalStore(loadAndListen, () => tools);
}

const programsKey: OptionKey = 'gatewayOAuth2.endpointParams';

/** Checks the programs of a configuration from the moment on when it has one. */
export function checkPrograms(workspace: Workspace): void {
  const stop = workspace.subscribe(() => {
    const params = workspace.snapshot.config.entries.get(programsKey)?.node;
    if (params?.kind !== 'object' || params.members.length === 0) return;
    stop();
    loadProgramTools().then(
      ({ createProgramChecker }) => {
        const checker = createProgramChecker();
        workspace.addAnalyser(checker.problems);
        compileInIdleTime(workspace, checker);
      },
      () => checkPrograms(workspace),
    );
  });
}

/** Where there are thousands of programs, most are compiled while nothing else is going on; then all of them are judged. */
function compileInIdleTime(workspace: Workspace, checker: ProgramChecker): void {
  let isScheduled = false;
  const schedule = () => {
    if (isScheduled || checker.waiting === 0) return;
    isScheduled = true;
    whenIdle(compileSome);
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

function whenIdle(task: (deadline?: IdleDeadline) => void): void {
  // Safari has no idle callbacks.
  if (window.requestIdleCallback) window.requestIdleCallback(task);
  else setTimeout(task);
}
