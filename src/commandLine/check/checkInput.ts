import { configVariable } from '../../opening/index.ts';
import { complain, say } from '../frame/print.ts';
import type { Input } from '../input/readInputs.ts';
import type { CheckRequest } from './checkOptions.ts';
import { fileProblems } from './fileProblems.ts';
import { problemsIn, variableReports, wanted } from './problemsIn.ts';
import type { FileReport } from './report.ts';

/** What is wrong with an input; with `--env`, also with the other variables of the server that the process has. */
export async function checkInput(input: Input, request: CheckRequest): Promise<readonly FileReport[]> {
  const { options, system } = request.call;
  if (options.wrapped) {
    const { checkWrapped } = await import('./checkWrapped.ts');
    return checkWrapped(input, request);
  }
  const { problems: found, unchecked } = await problemsIn(input.text, request);
  if (unchecked) complain(system, unchecked, input.name);
  if (found.length > 0 && !options.quiet) await hintAtWrapping(input, request);
  const problems = wanted([...fileProblems(input), ...found], request);
  const isVariable = input.source.kind === 'variable';
  const report: FileReport = { name: input.name, isVariable, unreadable: unchecked, problems };
  return isVariable ? [report, ...variableReports(system.variables, request)] : [report];
}

/** A wrapped configuration comes with the name of the variable or the file: only then is it worth parsing the text as YAML. */
async function hintAtWrapping({ name, text }: Input, { call: { system } }: CheckRequest): Promise<void> {
  if (!text.includes(configVariable) && !/config\.h?json/i.test(text)) return;
  const { findWrapping, yamlLoading } = await import('../../delivery/index.ts');
  const kind = findWrapping(text, await yamlLoading()());
  if (kind === undefined) return;
  say(system, name, `This looks like a file that holds a configuration (${kind}). Add --wrapped.`);
}
