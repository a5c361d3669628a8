import { type HjsonDocument, nodeEntries } from 'hjson-document';
import { dottedName, refuse, withLineFeeds } from 'source-text';
import { referencePlaces } from '../config/index.ts';
import { configVariable } from '../opening/index.ts';
import { findReferences } from '../references/index.ts';
import { encodeWithin, unfitVariable } from './consumers/encodeFor.ts';
import { type ChosenNames, firstFault } from './consumers/names.ts';
import type { ApartSecret, SecretsApart, Target, TargetOutput } from './consumers/target.ts';
import { type EnvironmentVariable, variableHoldsSecret } from './environmentVariable.ts';
import type { SecretsTaken } from './secretsApart/takeOut.ts';
import { withSecretsOut } from './secretsApart/withSecretsOut.ts';
import { type CarriedFile, carriedFault } from './serverFiles/carriedFiles.ts';

/**
 * The configuration with its secrets apart. Each secret is removed from the text as a whole, and so is a comment that may mention one.
 * Refused with a reason if a secret would stay, or if a value would be read differently once it is filled in.
 */
export function exportApart(
  document: HjsonDocument,
  target: Target,
  apart: SecretsApart,
  otherVariables: readonly EnvironmentVariable[],
  chosen: ChosenNames,
  files: readonly CarriedFile[],
): TargetOutput {
  const variables = target.omitsOtherVariables ? [] : otherVariables;
  const unfit = unfitVariable(variables);
  const fault =
    firstFault(target.names, chosen) ??
    (unfit && `${unfit} holds a NUL or half of a surrogate pair, which no file can hold.`) ??
    (target.carriesFiles && carriedFault(document, files));
  if (fault) return refuse(fault);
  const copy = withSecretsOut(document);
  if (!copy.ok) return copy;
  const secretVariables = variables.filter((variable) => variableHoldsSecret(document, variable));
  const { segments, foreign } = segmentsOf(copy.after, apart);
  const secrets = secretsOf(copy, segments);
  const named = { names: secrets.map(({ name }) => name), secretVariables: secretVariables.map(({ name }) => name) };
  const nameFault = takenName(named.names, variables) ?? apart.fault?.(named, restOf(segments));
  if (nameFault) return refuse(nameFault);
  const parts = {
    ...named,
    text: joinSegments(segments, apart, chosen),
    variables: variables.filter((variable) => !secretVariables.includes(variable)),
    files: [],
  };
  // The resulting variable is at least as long as the configuration.
  const output = encodeWithin(target, parts, chosen, files, document.text);
  if (!output.ok) return output;
  const all = [...secrets, ...secretVariables.map(({ name, value }): ApartSecret => ({ name, usedBy: [name], value }))];
  return {
    ...output,
    warnings: [...output.warnings, ...(foreign > 0 ? [stayAsTheyAre(foreign)] : []), ...quotedReferences(copy.after)],
    apart: {
      kept: (withValues) =>
        apart.writeKept(
          all.map(({ name, value = '' }) => ({ name, value: withValues ? value : '' })),
          chosen,
        ),
      secrets: all,
      command: apart.command?.(named.names),
    },
  };
}

/** A name that is also a variable of the server would have two values. */
function takenName(names: readonly string[], variables: readonly EnvironmentVariable[]): string | undefined {
  const isTaken = (name: string) => name === configVariable || variables.some((variable) => variable.name === name);
  const taken = names.find(isTaken);
  return (
    taken && `${taken} is a reference in the text and a variable of the server. Use another name in the reference.`
  );
}

/** A piece of the configuration's HJSON. */
type Segment =
  /** Text that the engine must leave unchanged. */
  | { readonly kind: 'text'; readonly text: string }
  /** Where the engine inserts the value of a name. */
  | { readonly kind: 'reference'; readonly name: string }
  /** A reference of the engine's own form that says more than a name, with the names in it. */
  | { readonly kind: 'own'; readonly text: string; readonly names: readonly string[] };

interface Segments {
  readonly segments: readonly Segment[];
  /** How many references are not filled in. */
  readonly foreign: number;
}

function segmentsOf(document: HjsonDocument, apart: SecretsApart): Segments {
  const { text } = document;
  const segments: Segment[] = [];
  let foreign = 0;
  let end = 0;
  for (const { range, reference } of referencePlaces(document)) {
    const isOwn = reference.form.id === apart.form;
    if (!reference.isPlain && !isOwn) {
      foreign++;
      continue;
    }
    if (range.start > end) segments.push({ kind: 'text', text: withLineFeeds(text.slice(end, range.start)) });
    const own = text.slice(range.start, range.end);
    segments.push(
      reference.isPlain
        ? { kind: 'reference', name: reference.name }
        : { kind: 'own', text: own, names: apart.namesIn?.(own) ?? [] },
    );
    ({ end } = range);
  }
  if (end < text.length) segments.push({ kind: 'text', text: withLineFeeds(text.slice(end)) });
  return { segments, foreign };
}

function namesOf(segment: Segment): readonly string[] {
  if (segment.kind === 'text') return [];
  return segment.kind === 'reference' ? [segment.name] : segment.names;
}

/** The text with a line end in place of each reference. */
function restOf(segments: readonly Segment[]): string {
  return segments.map((segment) => (segment.kind === 'text' ? segment.text : '\n')).join('');
}

/** The text with its references, each piece in the spelling of the engine. */
function joinSegments(
  segments: readonly Segment[],
  { writeText = unchanged, writeReference, writeOwn = unchanged }: SecretsApart,
  chosen: ChosenNames,
): string {
  return segments
    .map((segment, index) => {
      if (segment.kind === 'reference') return writeReference(segment.name, chosen);
      if (segment.kind === 'own') return writeOwn(segment.text);
      return writeText(segment.text, index + 1 < segments.length);
    })
    .join('');
}

function unchanged(text: string): string {
  return text;
}

function secretsOf(
  { taken, after }: Pick<SecretsTaken, 'taken' | 'after'>,
  segments: readonly Segment[],
): readonly ApartSecret[] {
  const names = new Set(segments.flatMap(namesOf));
  const values = new Map(taken.map(({ name, value }) => [name, value]));
  const users = new Map<string, string[]>();
  for (const { node, path } of nodeEntries(after)) {
    if (node?.kind !== 'string') continue;
    for (const { name } of findReferences(node.value)) users.set(name, [...(users.get(name) ?? []), dottedName(path)]);
  }
  return [...names].map((name) => ({ name, usedBy: users.get(name) ?? [], value: values.get(name) }));
}

/** References that could not be written in three quotes, such as in a text that ends with a quote. */
function quotedReferences(document: HjsonDocument): readonly string[] {
  const quoted = nodeEntries(document).flatMap(({ node, path }) =>
    node?.kind === 'string' && /double|single/.test(node.style) && findReferences(node.value).length > 0
      ? [dottedName(path)]
      : [],
  );
  return quoted.length > 0 ? [`In quotes, an inserted quote or backslash is read as HJSON: ${quoted.join(', ')}.`] : [];
}

/** The warning about that many references that a target does not fill in, as a sentence. */
function stayAsTheyAre(count: number): string {
  return count === 1
    ? '1 reference stays as it is: nothing here replaces it.'
    : `${count} references stay as they are: nothing here replaces them.`;
}

/** The same for a document and a target that fills in none; no sentence if the document has no references. */
export function unfilledReferences(document: HjsonDocument): readonly string[] {
  const found = referencePlaces(document);
  return found.length > 0 ? [stayAsTheyAre(found.length)] : [];
}
