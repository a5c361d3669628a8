import { type ConfigAnalysis, isPlaceholder, preferStructSafe } from '../config/index.ts';
import { compileExpr, type ExprError } from '../expr/index.ts';
import { type HjsonDocument, type HjsonString, setValue, stringSource } from '../hjson/index.ts';
import type { Diagnostic, Fix, OptionPath, Severity, TextRange } from '../text/index.ts';
import { exprLiteral } from './exprLiteral.ts';
import { endpointParams, endpointParamsPath } from './fields.ts';
import { programEnvironment } from './program.ts';
import type { ProgramCode } from './programCodes.ts';

interface Program {
  readonly document: HjsonDocument;
  readonly node: HjsonString;
  readonly path: OptionPath;
}

type Compilation = ReturnType<typeof compileExpr>;

type CompileError = Extract<Compilation, { readonly error: unknown }>['error'];

/** A configuration has a few programs; of thousands, the rest waits for a moment when the user does not. */
export const compiledAtOnce = 100;

/** Finds what is wrong with the programs of one configuration after another. */
export interface ProgramChecker {
  /**
   * What is wrong with the programs of `endpointParams` for every source and gateway, at its place in the text. Of the programs that
   * are new since the last reading, at most `compiledAtOnce` are judged; the others wait.
   */
  problems(reading: {
    readonly document: HjsonDocument;
    readonly config: ConfigAnalysis;
  }): readonly Diagnostic<ProgramCode>[];
  /** How many programs wait. */
  readonly waiting: number;
  /** Compiles so many of them; the next call of `problems` judges them. */
  compileWaiting(count: number): void;
}

/** A checker that has seen nothing yet. The programs of the last reading stay compiled. */
export function createProgramChecker(): ProgramChecker {
  let compiled: ReadonlyMap<string, Compilation> = new Map();
  let later = new Map<string, Compilation>();
  const waiting = new Set<string>();

  return {
    get waiting() {
      return waiting.size;
    },
    problems(reading) {
      const programs = programsOf(reading);
      const now = new Map<string, Compilation>();
      let fresh = 0;
      waiting.clear();
      for (const source of new Set(programs.map(({ node }) => node.value))) {
        const known = compiled.get(source) ?? later.get(source);
        if (known) now.set(source, known);
        else if (++fresh <= compiledAtOnce) now.set(source, compileExpr(source, programEnvironment));
        else waiting.add(source);
      }
      compiled = now;
      later = new Map();
      return programs.flatMap((program) => problemsOf(program, compiled.get(program.node.value)));
    },
    compileWaiting(count) {
      for (const source of [...take(waiting, count)]) {
        waiting.delete(source);
        later.set(source, compileExpr(source, programEnvironment));
      }
    },
  };
}

function* take<Item>(items: Iterable<Item>, count: number): Generator<Item> {
  let taken = 0;
  for (const item of items) {
    if (taken++ === count) return;
    yield item;
  }
}

function programsOf({
  document,
  config,
}: {
  readonly document: HjsonDocument;
  readonly config: ConfigAnalysis;
}): readonly Program[] {
  return [...endpointParams(config)].flatMap(([name, node]) =>
    node?.kind === 'string' ? [{ document, node, path: [...endpointParamsPath, name] }] : [],
  );
}

function problemsOf(program: Program, outcome: Compilation | undefined): readonly Diagnostic<ProgramCode>[] {
  if (!outcome) return [];
  if (isPlaceholder(program.node.value, 'programs')) return [placeholder(program)];
  if (outcome.ok) {
    const type = outcome.type === 'string' ? [] : [maybeNotText(program)];
    return outcome.environmentUse ? [...type, dependsOnEnvironment(program, outcome.environmentUse)] : type;
  }
  if ('error' in outcome) return [compileProblem(program, outcome.error)];
  return [
    problem(program, 'expr-unsupported', 'hint', wholeProgram(program), {
      message: `The simulator does not support ${outcome.unsupported}. Expr may accept the program.`,
    }),
  ];
}

function placeholder(program: Program): Diagnostic<ProgramCode> {
  return problem(program, 'placeholder', 'warning', wholeProgram(program), {
    message: 'This is still a placeholder. Replace it with an Expr program, such as sourceID.',
  });
}

function maybeNotText(program: Program): Diagnostic<ProgramCode> {
  return problem(program, 'expr-any-type', 'warning', wholeProgram(program), {
    message:
      'The type of the result is known only when the program runs. It has to be a string: wrap it in string(…) to be sure.',
  });
}

function dependsOnEnvironment(program: Program, range: TextRange): Diagnostic<ProgramCode> {
  return problem(program, 'expr-environment', 'hint', range, {
    message:
      'Here the value depends on how the server passes the variables, which is not documented. The simulator assumes map[string]any.',
  });
}

function compileProblem(program: Program, error: CompileError): Diagnostic<ProgramCode> {
  const { message, repairs } = explain(program.node.value, error);
  const fixes = repairs
    .filter((repair) => compileExpr(repair.program, programEnvironment).ok)
    .map((repair) => replaceProgram(program, repair));
  return problem(program, `expr-${error.stage}`, 'error', error.range, {
    message,
    ...(message.toLowerCase().includes(error.message.trim().toLowerCase())
      ? {}
      : { detail: `Expr reports: ${error.message}` }),
    fixes,
  });
}

/** A program to put in the place of the faulty one. */
interface Repair {
  readonly title: string;
  readonly program: string;
  readonly isSafe?: boolean;
}

interface Explanation {
  readonly message: string;
  readonly repairs: readonly Repair[];
}

const emptyText: Repair = { title: 'Send an empty text', program: "''" };

/** The library's wording says what is wrong; for the commonest mistakes we also say what to do. */
function explain(source: string, error: ExprError): Explanation {
  const asText = { title: 'Quote as text', program: exprLiteral(source) };
  if (source.trim() === '') {
    return {
      message: "The Expr program is empty. Write '' to send an empty text.",
      repairs: [emptyText],
    };
  }
  const name = /^unknown name (\S+)$/.exec(error.message)?.[1];
  if (name !== undefined) {
    return {
      message: `Unknown name ${name}. Put literal text in quotes.`,
      repairs: [...respelled(source, name, error), asText],
    };
  }
  const type = /^expected string, but got (.+)$/.exec(error.message)?.[1];
  if (type !== undefined) {
    // Expr calls the type of nil unknown, and string(nil) is the text <nil>.
    const isNil = type === 'unknown';
    return {
      message: `The result has to be a string; this one is ${isNil ? 'nil' : `of type ${type}`}.`,
      repairs: isNil ? [emptyText] : [{ title: 'Convert with string(…)', program: `string(${source})` }],
    };
  }
  return { message: `Expr reports: ${error.message.trim()}`, repairs: /['"`(]/.test(source) ? [] : [asText] };
}

/** The variable that is meant when only its capitals differ. */
function respelled(source: string, name: string, { range }: ExprError): readonly Repair[] {
  const variable = programEnvironment.variables.find((known) => known.name.toLowerCase() === name.toLowerCase());
  if (!variable) return [];
  const program = source.slice(0, range.start) + variable.name + source.slice(range.end);
  return [{ title: `Change to ${variable.name}`, program, isSafe: true }];
}

function replaceProgram({ document, path }: Program, { title, program, isSafe = false }: Repair): Fix {
  return { title, isSafe, edit: () => preferStructSafe((reading) => setValue(document, path, program, reading)) };
}

function wholeProgram({ node }: Program): TextRange {
  return { start: 0, end: node.value.length };
}

function problem(
  { document, node, path }: Program,
  code: ProgramCode,
  severity: Severity,
  rangeInProgram: TextRange,
  rest: { readonly message: string; readonly detail?: string; readonly fixes?: readonly Fix[] },
): Diagnostic<ProgramCode> {
  const source = stringSource(node, document);
  const { end } = rangeInProgram;
  // An error at the end of a program has no characters of its own.
  const start = Math.min(rangeInProgram.start, Math.max(0, end - 1));
  return {
    code,
    severity,
    path,
    range: { start: source.toDocument(start), end: source.toDocument(end) },
    fixes: [],
    ...rest,
  };
}
