import { hasPrograms, type ServerVersion } from '../../config/index.ts';
import { createWorkspace, type Workspace } from '../../workspace/index.ts';

/**
 * A text with the checks of the page: `snapshot.diagnostics` has what the page shows about it. The Expr language is loaded for a text with
 * programs.
 */
export async function openChecked(
  text: string,
  serverVersion: ServerVersion,
  showsUnknown: boolean,
): Promise<Workspace> {
  const workspace = createWorkspace();
  workspace.setServerVersion(serverVersion);
  workspace.open({ name: '', text });
  if (showsUnknown) workspace.showUnknown('all');
  if (hasPrograms(workspace.snapshot.config)) await checkPrograms(workspace);
  return workspace;
}

/** The text with the safe fixes of the wanted problems, applied until no more can be. */
export async function fixAll(
  text: string,
  serverVersion: ServerVersion,
  showsUnknown: boolean,
  isWanted: Parameters<Workspace['applySafeFixes']>[1],
): Promise<string> {
  let fixed = text;
  for (;;) {
    // Opened again, since a fix may turn a key into the one that contains programs.
    const workspace = await openChecked(fixed, serverVersion, showsUnknown);
    if (workspace.applySafeFixes({ view: 'shell', label: 'Fix' }, isWanted) === 0) return fixed;
    fixed = workspace.snapshot.text;
  }
}

async function checkPrograms(workspace: Workspace): Promise<void> {
  const { createProgramChecker } = await import('../../tokenRequest/index.ts');
  const checker = createProgramChecker();
  workspace.addAnalyser((analysis) => {
    const problems = checker.problems(analysis);
    if (checker.waiting === 0) return problems;
    // The page checks the rest while it is idle; here, nothing happens in between.
    checker.compileWaiting(checker.waiting);
    return checker.problems(analysis);
  });
}
