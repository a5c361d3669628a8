import { dottedName, type Problem } from '../../text/index.ts';
import type { Workspace } from '../../workspace/index.ts';
import { announce } from '../browser/announcer.ts';
import { navigation } from '../browser/navigation.ts';

let visited: { readonly code: string; readonly start: number } | undefined;

/** Goes to the problem after or before the one that was visited last, in text order, round and round. */
export function goToProblem(workspace: Workspace, step: 1 | -1): void {
  const { problems } = workspace.snapshot;
  if (problems.length === 0) {
    announce('No problems');
    return;
  }
  const position = problems.findIndex(({ code, range }) => code === visited?.code && range.start === visited.start);
  const next = position < 0 && step < 0 ? problems.length - 1 : (position + step + problems.length) % problems.length;
  const problem = problems[next];
  if (problem) visit(problem);
}

/** Shows a problem in the text and puts the focus on its field. */
export function visit(problem: Problem): void {
  visited = { code: problem.code, start: problem.range.start };
  navigation.go({ kind: 'text', range: problem.range });
  if (problem.path.length > 0) navigation.go({ kind: 'form', path: problem.path });
  announce(`${problem.severity}: ${dottedName(problem.path)} ${problem.message}`);
}
