import { referencePlaces } from '../../config/index.ts';
import { type HjsonDocument, nodeEntries } from '../../hjson/index.ts';
import { configVariable } from '../../opening/index.ts';
import { findReferences } from '../../references/index.ts';
import { dottedName, type Refusable, refuse, withLineFeeds } from '../../text/index.ts';
import type { Encoding } from '../consumers/dialect.ts';
import { type ChosenNames, firstFault } from '../consumers/names.ts';
import type { EnvironmentVariable } from '../environmentVariable.ts';
import { type CarriedFile, carriedFault, nameFiles } from '../serverFiles/carriedFiles.ts';
import { stayAsTheyAre } from '../unfilledReferences.ts';
import { hasLoneSurrogate, utf8Length } from '../utf8.ts';
import { variableHoldsSecret } from '../variableSecret.ts';
import type { ApartTarget, CommittedParts, Segment } from './apartTarget.ts';
import type { SecretsTaken } from './takeOut.ts';
import { withSecretsOut } from './withSecretsOut.ts';

/** A name in the half that may be committed, and what it is for. */
export interface ApartSecret {
  readonly name: string;
  /** The keys of the options, with dots, or the variable itself. */
  readonly usedBy: readonly string[];
  /** Undefined for a reference that the text had already. */
  readonly value: string | undefined;
}

export type ApartOutput = Refusable<{
  /** Holds no secret. */
  readonly committed: string;
  /** The half that is not to be committed: all names, with their values only on request. */
  readonly kept: (withValues: boolean) => Encoding;
  readonly secrets: readonly ApartSecret[];
  /** What fills the names in; undefined if applying the files is enough. */
  readonly command: string | undefined;
  /** What to know before using it, as sentences. */
  readonly warnings: readonly string[];
}>;

/**
 * The configuration with its secrets apart. Each secret is removed from the text as a whole, and so is a comment that may mention one.
 * Refused with a reason if a secret would stay, or if a value would be read differently once it is filled in.
 */
export function exportApart(
  document: HjsonDocument,
  target: ApartTarget,
  otherVariables: readonly EnvironmentVariable[] = [],
  chosen: ChosenNames = {},
  files: readonly CarriedFile[] = [],
): ApartOutput {
  const carried = target.carriesFiles ? files : [];
  const nameFault =
    firstFault(target.names, chosen) ?? unfitVariable(otherVariables) ?? carriedFault(document, carried);
  if (nameFault) return refuse(nameFault);
  const copy = withSecretsOut(document);
  if (!copy.ok) return copy;
  const variables = target.carriesVariables ? otherVariables : [];
  const secretVariables = variables.filter((variable) => variableHoldsSecret(document, variable));
  const { segments, foreign } = segmentsOf(copy.after, target);
  const secrets = secretsOf(copy, segments);
  const parts: CommittedParts = {
    segments,
    names: secrets.map(({ name }) => name),
    variables: variables.filter((variable) => !secretVariables.includes(variable)),
    secretVariables: secretVariables.map(({ name }) => name),
    files: [],
  };
  const fault = takenName(parts.names, variables) ?? target.fault?.(parts);
  if (fault) return refuse(fault);
  // Files have a separate limit, and do not count here.
  const tooLarge = oversize(target, document, target.writeCommitted(parts, chosen));
  if (tooLarge) return refuse(tooLarge);
  const committed = target.writeCommitted({ ...parts, files: nameFiles(carried) }, chosen);
  const all = [...secrets, ...secretVariables.map(({ name, value }): ApartSecret => ({ name, usedBy: [name], value }))];
  return {
    ok: true,
    committed,
    kept: (withValues) =>
      target.writeKept(
        all.map(({ name, value = '' }) => ({ name, value: withValues ? value : '' })),
        chosen,
      ),
    secrets: all,
    command: target.command?.(parts.names, chosen),
    warnings: [...(foreign > 0 ? [stayAsTheyAre(foreign)] : []), ...quotedReferences(copy.after)],
  };
}

function unfitVariable(variables: readonly EnvironmentVariable[]): string | undefined {
  const unfit = variables.find(({ value }) => value.includes('\0') || hasLoneSurrogate(value));
  return unfit && `${unfit.name} holds a NUL or half of a surrogate pair, which no file can hold.`;
}

/** A name that is also a variable of the server would have two values. */
function takenName(names: readonly string[], variables: readonly EnvironmentVariable[]): string | undefined {
  const isTaken = (name: string) => name === configVariable || variables.some((variable) => variable.name === name);
  const taken = names.find(isTaken);
  return (
    taken && `${taken} is a reference in the text and a variable of the server. Use another name in the reference.`
  );
}

interface Segments {
  readonly segments: readonly Segment[];
  /** How many references are not filled in. */
  readonly foreign: number;
}

function segmentsOf(document: HjsonDocument, target: ApartTarget): Segments {
  const { text } = document;
  const segments: Segment[] = [];
  let foreign = 0;
  let end = 0;
  for (const { range, reference } of referencePlaces(document)) {
    const isOwn = reference.form.id === target.form;
    if (!reference.isPlain && !isOwn) {
      foreign++;
      continue;
    }
    if (range.start > end) segments.push({ kind: 'text', text: withLineFeeds(text.slice(end, range.start)) });
    const own = text.slice(range.start, range.end);
    segments.push(
      reference.isPlain
        ? { kind: 'reference', name: reference.name }
        : { kind: 'own', text: own, names: target.namesIn?.(own) ?? [] },
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

/** The resulting variable is at least as long as the configuration. */
function oversize(target: ApartTarget, document: HjsonDocument, committed: string): string | undefined {
  const { limit } = target;
  const size = utf8Length(limit?.of === 'output' ? committed : document.text);
  return limit && size > limit.bytes
    ? `${size.toLocaleString('en-US')} bytes; the limit is ${limit.bytes.toLocaleString('en-US')}. ${limit.reason}`
    : undefined;
}
