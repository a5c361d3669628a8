import { type HjsonDocument, pathAt } from 'hjson-document';
import { type Diagnostic, type Fix, type TextRange, textRange } from 'source-text';
import { isReference } from '../../references/index.ts';
import type { ConfigCode } from '../analysis.ts';
import { optionAt } from '../schema/options.ts';
import { bareKinds } from './references.ts';

const template = /\{\{[^{}\n]*\}\}/g;

/**
 * The problems of a text, with a single one for everything that the braces of an unquoted template cause: to HJSON, `key: {{ .name }}` is
 * an object.
 */
export function withUnquotedTemplates(
  problems: readonly Diagnostic<ConfigCode>[],
  document: HjsonDocument,
): readonly Diagnostic<ConfigCode>[] {
  if (document.errors.length === 0) return problems;
  const isError = ({ start, end }: TextRange) =>
    document.errors.some(({ range }) => range.start > start && range.start < end);
  const places = [...document.text.matchAll(template)]
    .filter(({ 0: text }) => isReference(text))
    .map(({ 0: text, index }) => textRange(index, index + text.length))
    .filter(isError);
  const isInside = ({ range }: Diagnostic<ConfigCode>) =>
    range !== undefined && places.some(({ start, end }) => range.start >= start && range.end <= end);
  return [...problems.filter((problem) => !isInside(problem)), ...places.map((range) => unquoted(document, range))];
}

function unquoted(document: HjsonDocument, range: TextRange): Diagnostic<ConfigCode> {
  const path = pathAt(document, range.start);
  const kind = optionAt(path)?.kind ?? '';
  const newText = `'''${document.text.slice(range.start, range.end)}'''`;
  const fix: Fix = {
    title: 'Put it in three quotes',
    edit: () => ({ ok: true, edits: [{ range, newText }] }),
    isSafe: true,
  };
  return {
    code: 'reference-unquoted',
    severity: 'error',
    path,
    range,
    message: bareKinds.has(kind)
      ? 'Without quotes HJSON would read {{ as an object; in quotes it would be text. Write the value itself, or a reference that begins with $.'
      : "Without quotes HJSON would read {{ as an object. Put it in three quotes (''').",
    fixes: bareKinds.has(kind) ? [] : [fix],
  };
}
