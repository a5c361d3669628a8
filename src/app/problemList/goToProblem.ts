import { type Diagnostic, dottedName, placeOf } from '../../text/index.ts';
import type { Workspace } from '../../workspace/index.ts';
import { announce } from '../state/announcer.ts';
import { navigation } from '../state/navigation.ts';

let visited: VisitedProblem | undefined;

export interface VisitedProblem {
  readonly code: string;
  /** Dotted name of the option: options that are not in the text have no place that tells them apart. */
  readonly name: string;
  /** Its `placeOf` when it was visited. */
  readonly place: number;
}

/** Goes to the problem after or before the one that was visited last, in text order, round and round. */
export function goToProblem(workspace: Workspace, step: 1 | -1): void {
  const problem = neighbour(workspace.snapshot.diagnostics, visited, step);
  if (problem) visit(problem);
  else announce('No problems');
}

/**
 * The problem after (1) or before (-1) a visited one, round and round; undefined when there is none. A visited one that
 * is solved by now leaves its place: what follows there comes next.
 */
export function neighbour(
  problems: readonly Diagnostic[],
  last: VisitedProblem | undefined,
  step: 1 | -1,
): Diagnostic | undefined {
  const position = problems.findIndex(
    ({ code, path, range }) =>
      code === last?.code && placeOf({ range }) === last.place && dottedName(path) === last.name,
  );
  const after = problems.findIndex((problem) => last !== undefined && placeOf(problem) >= last.place);
  const place = after < 0 ? problems.length : after;
  if (last === undefined) return problems.at(step > 0 ? 0 : -1);
  const next = position >= 0 ? position + step : step > 0 ? place : place - 1;
  return problems.at(next % problems.length);
}

/** Shows a problem in the text, where it is there, and puts the focus on its field. */
export function visit(problem: Diagnostic): void {
  visited = { code: problem.code, name: dottedName(problem.path), place: placeOf(problem) };
  if (problem.range) navigation.go({ kind: 'text', range: problem.range });
  if (problem.path.length > 0) navigation.go({ kind: 'form', path: problem.path });
  announce(`${problem.severity}: ${dottedName(problem.path)} ${problem.message}`, { isInPlace: true });
}
