import { createLineIndex } from 'source-text';
import type { DetectedConfig } from '../../delivery/index.ts';
import { readDocument } from '../../workspace/index.ts';
import { complain } from '../frame/print.ts';
import type { Input } from '../input/readInputs.ts';
import { areStopped } from '../input/stoppedReferences.ts';
import { configurationsIn, sayWarnings } from '../input/unwrapInput.ts';
import type { CheckRequest } from './checkOptions.ts';
import { placesAround } from './placesAround.ts';
import { problemsIn, variableReports, wanted } from './problemsIn.ts';
import type { FileReport, ReportedProblem, TextPosition } from './report.ts';

/** What is wrong with each configuration in a Compose file, a manifest, an env file or a script, and with the variables next to it. */
export async function checkWrapped(input: Input, request: CheckRequest): Promise<readonly FileReport[]> {
  const { name } = input;
  const unreadable = (reason: string): readonly FileReport[] => {
    complain(request.call.system, reason, name);
    return [{ name, unreadable: reason, problems: [] }];
  };
  const found = await configurationsIn(input, request.call.options.as);
  if (!found.ok) return unreadable(found.reason);
  const reports: FileReport[] = [];
  sayWarnings(found.choices, input, request.call.system);
  for (const choice of found.choices) reports.push(...(await checkChoice(choice, input, request)));
  return reports;
}

async function checkChoice(
  choice: DetectedConfig,
  { name, text }: Input,
  request: CheckRequest,
): Promise<readonly FileReport[]> {
  const { problems: found, unchecked } = await problemsIn(choice.text, request);
  const document = readDocument(choice.text);
  const problems = wanted(
    found.filter(({ code, path }) => !(code.startsWith('reference') && areStopped(document, path, text))),
    request,
  );
  const toOuter = placesAround(text, choice.text);
  const index = createLineIndex(text);
  const place = (at: TextPosition): TextPosition | undefined => {
    const offset = toOuter(at.offset);
    return offset === undefined ? undefined : { offset, ...index.positionAt(offset) };
  };
  const variables = Object.fromEntries(choice.otherVariables.map((each) => [each.name, each.value]));
  const beside = variableReports(variables, request).flatMap((report) => report.problems);
  return [{ name, unreadable: unchecked, problems: [...problems.map((each) => placed(each, place)), ...beside] }];
}

/** The problem at its place in the surrounding file. Its fixes are only for the configuration, so none is offered. */
function placed(problem: ReportedProblem, place: (at: TextPosition) => TextPosition | undefined): ReportedProblem {
  const { range, excerpt } = problem;
  const start = range && place(range.start);
  const end = range && place(range.end);
  const shift = start && range ? start.line - range.start.line : 0;
  return {
    ...problem,
    range: start && end ? { start, end } : undefined,
    fixes: [],
    fixEdits: () => [],
    excerpt: () => (start ? excerpt()?.map((line) => ({ ...line, number: line.number + shift })) : undefined),
  };
}
