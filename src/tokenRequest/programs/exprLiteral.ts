import { hexEscape } from 'source-text';

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
