import type { HjsonDocument } from 'hjson-document';
import { type Diagnostic, dottedName, placeOf } from 'source-text';
import { optionAt } from '../../../config/index.ts';
import { type Snapshot, shownName, type Workspace } from '../../../workspace/index.ts';
import { announce } from '../../page/announcer.ts';
import { createStore, type Store } from '../../page/createStore.ts';
import { fieldName } from '../../page/editing.ts';
import type { PageState } from '../../page/pageState.ts';
import { createPlaces } from '../../places/places.ts';

export interface VisitedProblem {
  readonly code: string;
  /** Dotted name of the option, since options that are not in the text share one place. */
  readonly name: string;
  /** Its `placeOf` when it was visited. */
  readonly place: number;
}

/** The problem that was visited last. */
function visitedProblem(): Store<VisitedProblem | undefined> {
  return createStore<VisitedProblem | undefined>(undefined);
}

/** Goes to the problem after or before the last visited one, in text order, wrapping around. */
export function goToProblem(workspace: Workspace, page: PageState, step: 1 | -1): void {
  const problem = neighbour(workspace.snapshot.diagnostics, page.part(visitedProblem).get(), step);
  if (problem) visitProblem(page, workspace.snapshot, problem);
  else announce(page, 'No problems');
}

/**
 * The problem after (1) or before (-1) a visited one, wrapping around; undefined when there is none. A visited one that
 * has been solved keeps its place: what follows that place comes next.
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

/** Shows a problem in the text, if it has a place there, and focuses its field. */
export async function visitProblem(
  page: PageState,
  { document, diagnostics }: Pick<Snapshot, 'document' | 'diagnostics'>,
  problem: Diagnostic,
): Promise<void> {
  const { goTo } = page.part(createPlaces);
  page.part(visitedProblem).set({ code: problem.code, name: dottedName(problem.path), place: placeOf(problem) });
  const hasField = problem.path.length > 0;
  // The list may be in place of the text.
  const inText = problem.range && goTo({ kind: 'text', range: problem.range, staysBehind: hasField });
  if (hasField) await goTo({ kind: 'option', path: problem.path });
  else await inText;
  const title = problemTitle(document, problem);
  announce(page, `${title}, ${countOf(diagnostics, problem)}. ${problem.message}`, { isInPlace: true });
}

/** What a problem is about: the name of its field, its parameter, its key, or the text as a whole. */
export function problemTitle(document: HjsonDocument, { path }: Diagnostic): string {
  if (path.length === 0) return 'HJSON';
  const option = optionAt(path);
  if (option) return fieldName(option);
  const name = shownName(document, path);
  const record = path.slice(0, -1);
  return optionAt(record)?.kind === 'programs' ? `Parameter ${name.slice(dottedName(record).length + 1)}` : name;
}

/** Which of the problems of its severity one is, in text order: "error 1 of 7". */
function countOf(problems: readonly Diagnostic[], problem: Diagnostic): string {
  const alike = problems.filter(({ severity }) => severity === problem.severity);
  return `${problem.severity} ${alike.indexOf(problem) + 1} of ${alike.length}`;
}
