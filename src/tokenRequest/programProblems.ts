import type { ConfigReading } from '../config/index.ts';
import { compileExpr, type ExprError } from '../expr/index.ts';
import { type HjsonDocument, type HjsonString, setValue, stringSource } from '../hjson/index.ts';
import type { Fix, OptionPath, Problem, Severity, TextRange } from '../text/index.ts';
import { exprLiteral } from './exprLiteral.ts';
import { endpointParams, endpointParamsPath } from './fields.ts';
import { programEnvironment } from './program.ts';

interface Program {
  readonly document: HjsonDocument;
  readonly node: HjsonString;
  readonly path: OptionPath;
}

/** What is wrong with the programs of `endpointParams` for every source and gateway, at its place in the text. */
export function programProblems(reading: {
  readonly document: HjsonDocument;
  readonly config: ConfigReading;
}): readonly Problem[] {
  return [...endpointParams(reading.config)].flatMap(([name, node]) =>
    node?.kind === 'string'
      ? problemsOf({ document: reading.document, node, path: [...endpointParamsPath, name] })
      : [],
  );
}

function problemsOf(program: Program): readonly Problem[] {
  const compiled = compileExpr(program.node.value, programEnvironment);
  if (compiled.ok) return compiled.type === 'string' ? [] : [maybeNotText(program)];
  if ('error' in compiled) return [compileProblem(program, compiled.error)];
  return [
    problem(program, 'expr-unsupported', 'hint', wholeProgram(program), {
      message: `The simulator does not support ${compiled.unsupported}. The server may accept the program.`,
    }),
  ];
}

function maybeNotText(program: Program): Problem {
  return problem(program, 'expr-any-type', 'warning', wholeProgram(program), {
    message:
      'The type of the result is known only when the program runs. The server needs text: wrap it in string(…) to be sure.',
  });
}

function compileProblem(program: Program, error: ExprError): Problem {
  return problem(program, `expr-${error.stage}`, 'error', error.range, {
    message: errorMessage(program.node.value, error),
    detail: error.message,
    fixes: fixesOf(program, error),
  });
}

/** The library's wording says what is wrong; for the two commonest mistakes we also say what to do. */
function errorMessage(source: string, error: ExprError): string {
  if (source.trim() === '') return "The Expr program is empty. Write '' to send an empty text.";
  const name = unknownName(error);
  if (name !== undefined) {
    return `Expr: ${error.message}. A text needs quotes: ${exprLiteral(name)}. The variables are baseURL, gatewayURL and sourceID.`;
  }
  return `Expr: ${error.message}`;
}

function unknownName(error: ExprError): string | undefined {
  return /^unknown name (\S+)$/.exec(error.message)?.[1];
}

function fixesOf({ document, node, path }: Program, error: ExprError): readonly Fix[] {
  const replaceBy = (program: string, title: string): Fix => ({
    title,
    edits: () => {
      const outcome = setValue(document, path, program);
      return outcome.ok ? outcome.edits : [];
    },
  });
  const source = node.value;
  const name = unknownName(error);
  const variable = programEnvironment.variables.find((known) => known.name.toLowerCase() === name?.toLowerCase());
  if (variable) {
    const corrected = source.slice(0, error.range.start) + variable.name + source.slice(error.range.end);
    return [replaceBy(corrected, `Write ${variable.name}`)];
  }
  return /['"`]/.test(source) ? [] : [replaceBy(exprLiteral(source), 'Send this as text: put it in quotes')];
}

function wholeProgram({ node }: Program): TextRange {
  return { start: 0, end: node.value.length };
}

function problem(
  { document, node, path }: Program,
  code: string,
  severity: Severity,
  rangeInProgram: TextRange,
  rest: { readonly message: string; readonly detail?: string; readonly fixes?: readonly Fix[] },
): Problem {
  const source = stringSource(node, document);
  const range = { start: source.toDocument(rangeInProgram.start), end: source.toDocument(rangeInProgram.end) };
  return { code, severity, path, range, fixes: [], ...rest };
}
