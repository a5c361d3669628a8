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
  const { text, rest, names, foreign } = inSpellingOf(apart, copy.after, chosen);
  const secrets = secretsOf(copy, names);
  const named = { names: secrets.map(({ name }) => name), secretVariables: secretVariables.map(({ name }) => name) };
  const nameFault = takenName(named.names, variables) ?? apart.fault?.(named, rest);
  if (nameFault) return refuse(nameFault);
  const parts = {
    ...named,
    text,
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

interface InSpelling {
  readonly text: string;
  /** The text with a line end in place of each reference. */
  readonly rest: string;
  /** The names that the references have, each once. */
  readonly names: ReadonlySet<string>;
  /** How many references are not filled in. */
  readonly foreign: number;
}

/** The text with its references as the engine has them, and what is between them as it leaves it unchanged. */
function inSpellingOf(
  { writeText = unchanged, writeReference, writeOwn = unchanged, namesIn, form }: SecretsApart,
  document: HjsonDocument,
  chosen: ChosenNames,
): InSpelling {
  const names = new Set<string>();
  let [text, rest, end, foreign] = ['', '', 0, 0];
  const addTo = (start: number, isBeforeReference: boolean) => {
    const between = withLineFeeds(document.text.slice(end, start));
    if (between !== '') text += writeText(between, isBeforeReference);
    rest += between;
  };
  for (const { range, reference } of referencePlaces(document)) {
    const own = document.text.slice(range.start, range.end);
    if (!reference.isPlain && reference.form.id !== form) {
      foreign++;
      continue;
    }
    addTo(range.start, true);
    text += reference.isPlain ? writeReference(reference.name, chosen) : writeOwn(own);
    rest += '\n';
    for (const name of reference.isPlain ? [reference.name] : (namesIn?.(own) ?? [])) names.add(name);
    ({ end } = range);
  }
  addTo(document.text.length, false);
  return { text, rest, names, foreign };
}

function unchanged(text: string): string {
  return text;
}

function secretsOf(
  { taken, after }: Pick<SecretsTaken, 'taken' | 'after'>,
  names: ReadonlySet<string>,
): readonly ApartSecret[] {
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
