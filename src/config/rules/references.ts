import type { HjsonDocument, HjsonNode, HjsonStringStyle } from 'hjson-document';
import type { Fix, ValuePath } from 'source-text';
import { findReferences, isReference, type Reference, withLetters } from '../../references/index.ts';
import { writeBare, writeInTripleQuotes } from '../referencePlaces.ts';
import { optionPath } from '../schema/option.ts';
import { options } from '../schema/options.ts';
import { scanConnection } from '../values/connectionParts.ts';
import type { Rule, RuleInput, RuleResult } from './rule.ts';

/** Who fills in the references of an option's text, one hint for each option. Programs are checked with their language. */
export const references: Rule = (config) =>
  options.flatMap(({ kind, path }) => {
    const node = config.member(path)?.value;
    if (node?.kind !== 'string' || bareKinds.has(kind)) return [];
    const found = findReferences(node.value);
    return found.length > 0 ? [referenceFinding(config, path, node, found)] : [];
  });

/** What is no text once it is filled in. */
export const bareKinds: ReadonlySet<string> = new Set(['integer', 'boolean', 'object', 'programs', 'choice']);

/** The problems of a text with references: never an error, since the text that the server will read is not known yet. */
function referenceFinding(
  { document }: RuleInput,
  path: ValuePath,
  node: Extract<HjsonNode, { kind: 'string' }>,
  found: readonly Reference[],
): RuleResult {
  const quotes = node.style === 'quoteless' && !isReference(node.value) ? undefined : insertionLimits[node.style];
  const fix: Fix = {
    title: "Write it in '''",
    edit: () => writeInTripleQuotes(document, path, node.value),
  };
  return {
    code: 'reference',
    severity: 'hint',
    path,
    message: `${filledInBy(found)}${quotes ? ` ${quotes} Three quotes (''') take almost any value.` : ''}`,
    fixes: quotes ? [fix] : [],
  };
}

/** What an inserted value must not contain at its place. */
const insertionLimits: Readonly<Partial<Record<HjsonStringStyle, string>>> = {
  double: 'In double quotes, an inserted " or \\ is read as HJSON.',
  single: "In single quotes, an inserted ' or \\ is read as HJSON.",
  quoteless: 'Without quotes, an inserted number, true, false or quote is not text.',
};

/** `From A and B. Kubernetes fills it in. …` — the sentence for every reference. */
export function filledInBy(found: readonly Reference[]): string {
  const names = [...new Set(found.map(({ name }) => name))];
  const programs = [...new Set(found.map(({ form }) => form.filledBy))];
  return `From ${names.join(', ')}. ${programs.join(', or ')} fills this in. Something has to do it before the server reads the text.`;
}

/** What replaces a reference, if a number, a boolean, a choice or an object is expected; undefined for any other text. */
export function bareReference(
  document: HjsonDocument,
  { path, node, kind }: { readonly path: ValuePath; readonly node: HjsonNode; readonly kind: string },
): RuleResult | undefined {
  if (node.kind !== 'string') return undefined;
  const value = node.style === 'quoteless' ? withoutLineEnd(node.value) : node.value;
  if (!isReference(value)) return undefined;
  const found = findReferences(value);
  if (node.style === 'quoteless' || kind === 'choice') {
    return { code: 'reference', severity: 'hint', path, message: filledInBy(found) };
  }
  const isWritable = !/^\s*\{/.test(node.value);
  return {
    code: 'reference-quoted',
    severity: 'warning',
    path,
    message: isWritable
      ? 'In quotes, what is inserted is text. Write the reference without quotes.'
      : 'In quotes, what is inserted is text; without quotes HJSON would read {{ as an object. Write the value itself, or a reference that begins with $.',
    fixes: isWritable
      ? [
          {
            title: 'Remove the quotes',
            isSafe: true,
            edit: () => writeBare(document, path, node.value.trim()),
          },
        ]
      : [],
  };
}

/** A number that is inserted ends before a comma or a comment, both of which belong to a text without quotes. */
function withoutLineEnd(text: string): string {
  const line = text.slice(text.lastIndexOf('\n') + 1);
  const comment = /[\t ,](?:#|\/\/)/.exec(line);
  const end = comment ? text.length - line.length + comment.index + 1 : text.length;
  return text.slice(0, end).trimEnd().replace(/,$/, '').trimEnd();
}

/** A password or a user name inside the string: whatever fills it in does not know the string's own escapes. */
export const referenceInConnection: Rule = ({ text }) => {
  const connection = text('pgConnStr') ?? '';
  const found = findReferences(connection);
  const scanned = found.length > 0 ? scanConnection(withLetters(connection)) : undefined;
  const isEscaped = scanned?.parts.some(
    ({ name, written }) =>
      (name === 'password' || name === 'user') &&
      found.some(({ start, end }) => start < written.end && written.start < end),
  );
  if (!scanned || !isEscaped) return [];
  return [
    {
      code: 'reference-in-connection-string',
      severity: 'warning',
      path: optionPath('pgConnStr'),
      message:
        scanned.spelling === 'url'
          ? 'What is inserted into a URL must be percent-encoded: a password with @, /, : or % would break it. A reference for the whole string has no such limit.'
          : "What is inserted between keywords must be quoted: a password with a space, ' or \\ would break it. A reference for the whole string has no such limit.",
    },
  ];
};
