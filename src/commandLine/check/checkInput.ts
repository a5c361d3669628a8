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
  const hint = found.length > 0 ? await wrappingHint(input) : undefined;
  // What is wrong with it as HJSON is false of the text around a configuration.
  const isAround = hint !== undefined && !isVariable && found.some(({ severity }) => severity === 'error');
  const unreadable = isAround ? hint : unchecked;
  if (unreadable) complain(system, unreadable, input.name);
  else if (hint !== undefined && !options.quiet) say(system, input.name, hint);
  if (isAround) return [{ name: input.name, unreadable, problems: [] }];
  const problems = wanted([...encodingProblems(input), ...(setsOption ? [] : [nothingSet]), ...found], request);
  const report: FileReport = { name: input.name, isVariable, unreadable: unchecked, problems };
  return isVariable ? [report, ...variableReports(system.variables, request)] : [report];
}

async function wrappingHint(input: Input): Promise<string | undefined> {
  const { wrappedIn, wrappingOf } = await import('../input/unwrapInput.ts');
  const kind = await wrappingOf(input);
  return kind === undefined ? undefined : wrappedIn(input, kind);
}
