import { compile, type ExprError } from 'expr-script';
import type { TextRange } from 'source-text';
import { isPlaceholder } from '../../config/index.ts';
import { isReference } from '../../references/index.ts';
import { fromOtherLanguage } from './otherLanguages.ts';
import { exprLiteral, readParameter } from './parameterKind.ts';
import { programEnvironment } from './program.ts';

/** Everything that is reported about a program, without the compiled program: the verdicts of thousands are kept. */
export type Verdict =
  | {
      readonly ok: true;
      readonly type: string;
      readonly environmentUse: TextRange | undefined;
      /** Why a fixed text is probably not what is meant. */
      readonly doubt: Explanation | undefined;
    }
  | Refusal
  | { readonly ok: false; readonly unsupported: string };

/** A program that Expr does not compile. */
export interface Refusal extends Explanation {
  readonly ok: false;
  readonly error: ExprError<'parse' | 'check' | 'optimize' | 'codegen'>;
}

/** Compiles a program as Expr does, and says what is wrong with it in any place. */
export function verdictOn(source: string): Verdict {
  const outcome = compile(source, programEnvironment);
  if (outcome.ok) {
    const { type, environmentUse } = outcome;
    return { ok: true, type, environmentUse, doubt: doubtOf(source) };
  }
  const { stage } = outcome.error;
  if (stage === 'unsupported' || stage === 'variables') return { ok: false, unsupported: outcome.error.message };
  const error = { ...outcome.error, stage };
  const { message, repairs } = explain(source, error);
  const working = repairs.filter(({ program }) => compile(program, programEnvironment).ok);
  return { ok: false, error, message, repairs: working };
}

/** True when it is known that there is nothing to say about a program. */
export function isSpotless(source: string, verdict: Verdict | undefined): boolean {
  if (!verdict?.ok || verdict.type !== 'string' || verdict.environmentUse || verdict.doubt) return false;
  return !isPlaceholder(source, 'programs') && !isReference(source);
}

/** A program to put in place of the faulty one. */
export interface Repair {
  readonly title: string;
  readonly program: string;
  readonly isSafe?: boolean;
}

export interface Explanation {
  readonly message: string;
  readonly repairs: readonly Repair[];
}

const variableNames = Object.keys(programEnvironment.variables).join('|');
const variableInAnyCase = new RegExp(`\\b(?:${variableNames})\\b`, 'gi');
/** A variable as in a template of JavaScript or a shell. */
const template = new RegExp(String.raw`\$\{\s*(${variableNames})\s*\}`, 'i');

/** A fixed text that is a program itself, but for the case or the spelling of the variables in it, or that has quotes of its own. */
function doubtOf(source: string): Explanation | undefined {
  const parameter = readParameter(source);
  const text = parameter.kind === 'text' ? parameter.text : /^`([^`]*)`$/.exec(source.trim())?.[1];
  if (text === undefined) return undefined;
  const quoted = /^(["'`])([^"'`]*)\1$/.exec(text.trim())?.[2];
  if (quoted !== undefined) {
    return {
      message: 'The quotes around this text are sent, too.',
      repairs: [{ title: 'Send it without them', program: exprLiteral(quoted) }],
    };
  }
  const pieces = text.split(template);
  if (pieces.length > 1) {
    const written = pieces.map((piece, index) => (index % 2 === 1 ? spelledRight(piece) : piece && exprLiteral(piece)));
    return {
      message: 'Expr has no templates: this is sent as it is.',
      repairs: [{ title: 'Join them with +', program: written.filter(Boolean).join(' + ') }],
    };
  }
  const program = text.replace(variableInAnyCase, spelledRight);
  if (text.search(variableInAnyCase) < 0) return undefined;
  const outcome = compile(program, programEnvironment);
  if (!outcome.ok || outcome.type !== 'string') return undefined;
  return {
    message: 'These words are sent as they are, although they read like a program.',
    repairs: [{ title: 'Make it a program', program }],
  };
}

function spelledRight(name: string): string {
  return Object.keys(programEnvironment.variables).find((known) => known.toLowerCase() === name.toLowerCase()) ?? name;
}

const emptyText: Repair = { title: 'Send an empty text', program: "''" };

/** The library's wording says what is wrong; for the most common mistakes, we also say what to do. */
function explain(source: string, error: ExprError): Explanation {
  const asText = { title: 'Quote as text', program: exprLiteral(source) };
  if (source.trim() === '') {
    return {
      message: "The Expr program is empty. Write '' to send an empty text.",
      repairs: [emptyText],
    };
  }
  const other = fromOtherLanguage(source, (program) => compile(program, programEnvironment).ok);
  if (other) {
    return { message: other.message, repairs: [{ title: 'Write it as in Expr', program: other.program }] };
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
  return explainPipe(source, error) ?? explainSum(source, error) ?? explainOther(source, error);
}

/** A pipe to a function without its parentheses, which ends the program or precedes another pipe. */
function explainPipe(source: string, { message, range }: ExprError): Explanation | undefined {
  if (!message.startsWith('unexpected token')) return undefined;
  const head = source.slice(0, isAtEnd(message) ? source.length : range.start).trimEnd();
  const [, name] = /\|\s*([A-Za-z_]\w*)$/.exec(head) ?? [];
  if (name === undefined) return undefined;
  const program = `${head}()${source.slice(head.length)}`;
  return { message: `${name} needs parentheses: ${name}().`, repairs: [{ title: `Write ${name}()`, program }] };
}

/** A text and a number with + between them: the number has to become a text. */
function explainSum(source: string, { message, range }: ExprError): Explanation | undefined {
  if (
    !/^invalid operation: \+ \(mismatched types (?:string and (?:int|float64)|(?:int|float64) and string)\)$/.test(
      message,
    )
  ) {
    return undefined;
  }
  const left = source.slice(0, range.start).trimEnd();
  const numbers = [/(?<![\d.])[\d.]+$/.exec(left), /^\s*[\d.]+/.exec(source.slice(range.end))];
  const [before, after] = numbers.map((found) => found?.[0].trim());
  const number = after ?? before;
  const start =
    after === undefined ? source.lastIndexOf(before ?? '', range.start - 1) : source.indexOf(after, range.end);
  const written = (text: string) => ({
    title: `Write ${text}`,
    program: source.slice(0, start) + text + source.slice(start + (number ?? '').length),
  });
  return {
    message: `+ takes two texts or two numbers. Put the number into string(…)${number === undefined ? '' : ', or in quotes'}.`,
    repairs: number === undefined ? [] : [written(`'${number}'`), written(`string(${number})`)],
  };
}

/** Words that are not a program are probably meant as text; anything with a variable or a quote is meant as a program. */
function explainOther(source: string, { stage, message }: ExprError): Explanation {
  if (isAtEnd(message)) return { message: 'The program ends where Expr expects more.', repairs: [] };
  const names = Object.keys(programEnvironment.variables).some((name) => source.includes(name));
  const isProse = stage === 'parse' && !names && !/['"`(]/.test(source);
  return {
    message: `Expr reports: ${message.trim()}`,
    repairs: isProse ? [{ title: 'Quote as text', program: exprLiteral(source) }] : [],
  };
}

function isAtEnd(message: string): boolean {
  return message === 'unexpected token EOF';
}

/** The variable that is meant, if only its case differs. */
function respelled(source: string, name: string, { range }: ExprError): readonly Repair[] {
  const right = spelledRight(name);
  if (right === name) return [];
  const program = source.slice(0, range.start) + right + source.slice(range.end);
  return [{ title: `Change to ${right}`, program, isSafe: true }];
}
