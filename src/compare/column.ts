import { findNode, firstError, type HjsonDocument, type HjsonMember, type HjsonNode } from 'hjson-document';
import { commentedKeys } from 'hjson-document/notes';
import { compareSeverity, type Severity, type ValuePath } from 'source-text';
import { analyseConfig, type ConfigAnalysis, type ServerVersion } from '../config/index.ts';
import type { EnvironmentVariable } from '../delivery/index.ts';
import { asItLeaves, findSecrets, type Secrets } from '../secrets/index.ts';

export interface ColumnSource {
  /** How people tell the text from the others, such as the name of its file. */
  readonly label: string;
  readonly document: HjsonDocument;
  readonly serverVersion: ServerVersion;
  /** What is known about the document already; without it, the document is analysed. */
  readonly config?: ConfigAnalysis;
  /** The environment variables that came with the text, such as those of a Compose file. */
  readonly variables?: readonly EnvironmentVariable[];
}

/** A text to compare with others, parsed once. */
export interface Column {
  readonly label: string;
  readonly document: HjsonDocument;
  readonly serverVersion: ServerVersion;
  readonly config: ConfigAnalysis;
  readonly variables: readonly EnvironmentVariable[];
  /** False if hjson-go would read nothing from the text, or if there is too much of it: what is missing may be in the rest. */
  readonly isReadable: boolean;
  /** Finds the secrets of this text in others. */
  readonly search: Secrets['search'];
  /** Computes something that depends on this text alone, once, and keeps it while other texts change. */
  once<Answer>(name: string, find: () => Answer): Answer;
  /** True for an option that is commented out. */
  isCommentedOut(path: ValuePath): boolean;
  /** The member at a path, the last one if there are several, which counts; and its position in its object. */
  memberAt(path: ValuePath): PlacedMember | undefined;
  /** The highest severity of the problems at a path, or also below it. */
  severityAt(path: ValuePath, isBelowIncluded: boolean): Severity | undefined;
}

interface PlacedMember {
  readonly member: HjsonMember;
  readonly index: number;
}

/** Reads a text, broken or not. `compareColumns` compares what this returns; a column whose text stays the same is reused. */
export function readColumn(source: ColumnSource): Column {
  const { label, serverVersion, variables = [] } = source;
  const document = asItLeaves(source.document);
  const { search } = findSecrets(document);
  const config = source.config ?? analyseConfig(document, serverVersion);
  const commentedIn = onceForEach((parent) => commentedKeys(document, parent));
  const membersIn = onceForEach((parent) => membersOf(findNode(document, parent)));
  const at = severities(config, false);
  const below = severities(config, true);
  const answers = new Map<string, unknown>();
  return {
    label,
    document,
    serverVersion,
    config,
    variables,
    isReadable: isReadable(document),
    search,
    once<Answer>(name: string, find: () => Answer): Answer {
      if (!answers.has(name)) answers.set(name, find());
      // A name identifies one question.
      return answers.get(name) as Answer;
    },
    isCommentedOut: (path) => commentedIn(path.slice(0, -1)).has(String(path.at(-1))),
    memberAt: (path) => membersIn(path.slice(0, -1)).get(String(path.at(-1))),
    severityAt: (path, isBelowIncluded) => (isBelowIncluded ? below : at).get(pathId(path)),
  };
}

/** The answers for the objects of a document, each computed on demand. */
function onceForEach<Answer>(answer: (path: ValuePath) => Answer): (path: ValuePath) => Answer {
  const known = new Map<string, Answer>();
  return (path) => {
    const id = pathId(path);
    const found = known.get(id) ?? answer(path);
    known.set(id, found);
    return found;
  };
}

/** Keys may hold dots. */
export function pathId(path: ValuePath): string {
  return JSON.stringify(path);
}

function membersOf(node: HjsonNode | undefined): ReadonlyMap<string, PlacedMember> {
  const members = node?.kind === 'object' ? node.members : [];
  return new Map(members.map((member, index) => [member.key.name, { member, index }]));
}

function severities({ diagnostics }: ConfigAnalysis, countsAbove: boolean): ReadonlyMap<string, Severity> {
  const found = new Map<string, Severity>();
  for (const { path, severity } of diagnostics) {
    for (let length = path.length; length >= (countsAbove ? 0 : path.length); length--) {
      const id = pathId(path.slice(0, length));
      const known = found.get(id);
      if (known === undefined || compareSeverity(severity, known) < 0) found.set(id, severity);
    }
  }
  return found;
}

/** `null` instead of an object is read as an empty configuration. */
function isReadable({ excess, verdict, goRoot }: HjsonDocument): boolean {
  return !excess && verdict.ok && (goRoot?.kind === 'object' || goRoot?.kind === 'null');
}

/** Why some of a text, or all of it, cannot be read: the first error, where hjson-go stops. Quotes nothing from the text. */
export function unreadableReason({ document }: Column): string {
  if (document.excess) return `The text ${document.excess.reason}.`;
  return firstError(document) ?? 'The text has no options.';
}
