import { hexEscape } from 'source-text';
import type { ProgramVariables } from './program.ts';

/** Where the value of a token parameter comes from: a fixed text, one of the variables, or the result of a program. */
export type ParameterKind = 'text' | keyof ProgramVariables | 'program';

export interface ParsedParameter {
  readonly kind: ParameterKind;
  /** What a fixed text is; empty for every other kind. */
  readonly text: string;
}

const variables: readonly string[] = ['baseURL', 'gatewayURL', 'sourceID'] satisfies (keyof ProgramVariables)[];

/** A string of one line, without escapes for more than quotes, backslashes and tabs. */
const literal = /^(['"])((?:(?!\1)[^\\\n\r]|\\['"\\t])*)\1$/;

/** The kind of parameter that a program is, as far as that is obvious. */
export function readParameter(program: string): ParsedParameter {
  const source = program.trim();
  if (variables.includes(source)) return { kind: source as keyof ProgramVariables, text: '' };
  const written = literal.exec(source)?.[2];
  return written === undefined ? { kind: 'program', text: '' } : { kind: 'text', text: unescaped(written) };
}

/** The program of a parameter of this kind; a custom program begins as what the parameter was, and after an empty text empty. */
export function writeParameter(kind: ParameterKind, { text, program }: { text: string; program: string }): string {
  if (kind === 'program') return program === exprLiteral('') ? '' : program;
  return kind === 'text' ? exprLiteral(text) : kind;
}

function unescaped(written: string): string {
  return written.replace(/\\(.)/g, (_, sign: string) => (sign === 't' ? '\t' : sign));
}

/** An Expr program with exactly this result: a string literal in single quotes. */
export function exprLiteral(text: string): string {
  return `'${text.replace(/[\\'\n\r\t\0-\x1f\x7f]/g, escapeCharacter)}'`;
}

const shortEscapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  "'": "\\'",
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

function escapeCharacter(character: string): string {
  return shortEscapes[character] ?? hexEscape(character);
}
