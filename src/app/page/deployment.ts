import type { ChosenNames, NameKey } from '../../delivery/index.ts';
import { readsAsConfiguration } from '../../opening/index.ts';
import type { CheckedMark, Finding, ServerReport } from '../../serverCheck/index.ts';
import type { Analyser, DocumentAnalysis, Workspace } from '../../workspace/index.ts';
import { createStore, type Store } from './createStore.ts';
import { type PageState, usePart } from './pageState.ts';

/** The names that the user typed for Secrets, services and images; kept in memory. */
function chosenNames(): Store<ChosenNames> {
  return createStore<ChosenNames>({});
}

export function useChosenNames(): ChosenNames {
  return usePart(chosenNames);
}

export function setChosenName(page: PageState, key: NameKey, name: string): void {
  page.part(chosenNames).update((before) => ({ ...before, [key]: name }));
}

/** A report of a check from the server, and what it says about a document. The code for that comes with the first report. */
export interface ShownReport {
  readonly report: ServerReport;
  readonly findings: (analysis: DocumentAnalysis) => readonly Finding[];
  readonly problems: Analyser;
  /** By dotted key, for the fields. */
  readonly marks: (analysis: DocumentAnalysis) => ReadonlyMap<string, CheckedMark>;
}

/** The last report of a page, in memory only; undefined until there is one. */
export function serverReport(): Store<ShownReport | undefined> {
  return createStore<ShownReport | undefined>(undefined);
}

/** What is in the box for a report: a damaged report, or another text. A complete report leaves it empty. */
export function reportBox(): Store<string> {
  return createStore('');
}

/** Whether a text contains a report of a check from the server, by its first line; one in the comments of a configuration does not count. */
export function hasServerReport(text: string): boolean {
  const start = text.search(/^arconf-server-check \d/m);
  return start >= 0 && !readsAsConfiguration(text.slice(start));
}

/** Makes what the last report found problems of the document, for as long as the page lives. */
export function followServerReports(workspace: Workspace, page: PageState): void {
  const report = page.part(serverReport);
  workspace.addAnalyser((analysis) => report.get()?.problems(analysis) ?? []);
  report.subscribe(() => workspace.analyseAgain());
}
