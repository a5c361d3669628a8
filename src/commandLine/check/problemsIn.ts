import { findNode } from 'hjson-document';
import { type Diagnostic, samePath, type ValuePath } from 'source-text';
import { checkEnvironment, environmentVariables } from '../../delivery/index.ts';
import type { Snapshot } from '../../workspace/index.ts';
import type { CheckRequest } from './checkOptions.ts';
import { openChecked } from './openChecked.ts';
import type { FileReport, ReportedProblem } from './report.ts';
import { reportProblems, reportVariables } from './reportFile.ts';

interface ProblemsInText {
  /** In the order of the page. */
  readonly problems: readonly ReportedProblem[];
  /** Why most checks were left out, as a sentence. */
  readonly unchecked: string | undefined;
  /** False if it can be read, sets no option, and has no key that was meant to be one. */
  readonly setsOption: boolean;
}

/** The problems of a configuration. */
export async function problemsIn(text: string, { call, serverVersion }: CheckRequest): Promise<ProblemsInText> {
  const { options } = call;
  const { snapshot } = await openChecked(text, serverVersion, options['show-unknown']);
  const { document, diagnostics, config } = snapshot;
  const shown = [...diagnostics, ...(await aboutRequest(snapshot))];
  return {
    problems: reportProblems(document, shown, !options['redact-context'] && !options.diff),
    setsOption:
      document.excess !== undefined ||
      diagnostics.some(({ severity }) => severity === 'error') ||
      [...config.entries.values()].some(({ node }) => node !== undefined) ||
      diagnostics.some(({ fixes }) => fixes.some(({ title }) => title.startsWith('Rename to'))),
    unchecked: document.excess && `It was not checked, because the text ${document.excess.reason}.`,
  };
}

/** What the page says beside the token request: about its entries, and about an address of which nothing else is said. */
async function aboutRequest({ document, config, diagnostics }: Snapshot): Promise<readonly Diagnostic[]> {
  const gateway = config.entries.get('gatewayOAuth2')?.node;
  if (gateway?.kind !== 'object') return [];
  const { requestNotes } = await import('../../tokenRequest/index.ts');
  const isNamed = ({ path }: { readonly path: ValuePath }) => diagnostics.some((each) => samePath(each.path, path));
  return requestNotes({ document, config })
    .filter((note) => note.code.startsWith('token-entry-') || !isNamed(note))
    .map(({ severity, ...note }) => ({
      ...note,
      // Nothing is refused: there is no request.
      severity: severity === 'error' ? 'warning' : severity,
      range: (findNode(document, note.path) ?? gateway).range,
      fixes: [],
    }));
}

/** A report for each variable of the server with problems. */
export function variableReports(
  variables: Readonly<Record<string, string | undefined>>,
  request: CheckRequest,
): readonly FileReport[] {
  // Go reads the variables for proxies in lower case, too, if the others are empty.
  const nameInUse = (name: string) =>
    name.endsWith('_PROXY') && !variables[name] && variables[name.toLowerCase()] ? name.toLowerCase() : name;
  const names = [...environmentVariables.map(({ name }) => name), 'ALL_PROXY'];
  const values = Object.fromEntries(names.map((name) => [name, variables[nameInUse(name)]]));
  const problems = wanted(reportVariables(checkEnvironment(values)), request);
  return environmentVariables.flatMap(({ name }): readonly FileReport[] => {
    const own = problems.filter(({ option }) => option === name);
    return own.length > 0 ? [{ name: nameInUse(name), isVariable: true, unreadable: undefined, problems: own }] : [];
  });
}

export function wanted(problems: readonly ReportedProblem[], { selection }: CheckRequest): readonly ReportedProblem[] {
  return problems.filter((problem) => selection.wants(problem));
}
