import { complain, say } from '../frame/print.ts';
import type { Input } from '../input/readInputs.ts';
import type { CheckRequest } from './checkOptions.ts';
import { encodingProblems, nothingSet } from './fileProblems.ts';
import { problemsIn, variableReports, wanted } from './problemsIn.ts';
import type { FileReport } from './report.ts';

/** What is wrong with an input; with `--env`, also with the other variables of the server that the process has. */
export async function checkInput(input: Input, request: CheckRequest): Promise<readonly FileReport[]> {
  const { options, system } = request.call;
  const isVariable = input.source.kind === 'variable';
  if (options.wrapped && !isVariable) {
    const { checkWrapped } = await import('./checkWrapped.ts');
    return checkWrapped(input, request);
  }
  const { problems: found, unchecked, setsOption } = await problemsIn(input.text, request);
  if (unchecked) complain(system, unchecked, input.name);
  if (found.length > 0 && !options.quiet) await hintAtWrapping(input, request);
  const problems = wanted([...encodingProblems(input), ...(setsOption ? [] : [nothingSet]), ...found], request);
  const report: FileReport = { name: input.name, isVariable, unreadable: unchecked, problems };
  return isVariable ? [report, ...variableReports(system.variables, request)] : [report];
}

async function hintAtWrapping(input: Input, { call: { system } }: CheckRequest): Promise<void> {
  const { wrappedIn, wrappingOf } = await import('../input/unwrapInput.ts');
  const kind = await wrappingOf(input);
  if (kind !== undefined) say(system, input.name, wrappedIn(input, kind));
}
