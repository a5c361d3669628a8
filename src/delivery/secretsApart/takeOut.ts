import {
  type Edited,
  findNode,
  type HjsonDocument,
  type HjsonKey,
  type HjsonNode,
  type NodeEntry,
  nodeEntries,
} from 'hjson-document';
import { createDraft } from 'hjson-document/edits';
import { dottedName, type Refusable, refuse, type TextEdit, type ValuePath } from 'source-text';
import { isTextKind, optionAt, writeBare, writeInTripleQuotes } from '../../config/index.ts';
import { configVariable } from '../../opening/index.ts';
import { findReferences, type ReferenceForm, writeReference } from '../../references/index.ts';
import { asItLeaves, findSecrets, repeatable } from '../../secrets/index.ts';
import { otherVariableNames } from '../environmentVariable.ts';

/** Variables that a shell or a container sets itself, or that the server reads, and what is no text in YAML without quotes. */
const taken: ReadonlySet<string> = new Set([
  ...[configVariable, ...otherVariableNames, 'HOME', 'HOSTNAME', 'PATH', 'PWD'],
  ...['TRUE', 'FALSE', 'YES', 'NO', 'ON', 'OFF', 'Y', 'N', 'NULL'],
]);

/**
 * The name of the variable that an option's value comes from: `smtpAuth.mechanism.password` is `SMTP_PASSWORD`. Between the first and the
 * last key, a path contains nothing that distinguishes options.
 */
export function referenceName(path: ValuePath): string {
  const steps = path.map(String);
  const last = steps.at(-1) ?? '';
  const first = steps.length > 1 ? (steps[0] ?? '').replace(/(?<=[a-z])(?:OAuth2|Auth)$/, '') : '';
  const name = [first, last]
    .join('_')
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, '_')
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((word) => word !== '')
    .join('_');
  const valid = /^[A-Z]/.test(name) ? name : `SECRET${name ? `_${name}` : ''}`;
  return taken.has(valid) ? `CONFIG_${valid}` : valid;
}

/** Returns a different name for each path; `used` are those that are taken. */
export function createNames(used: Iterable<string>): (path: ValuePath) => string {
  const names = new Set(used);
  return (path) => {
    const wished = referenceName(path);
    let name = wished;
    for (let count = 2; names.has(name); count++) name = `${wished}_${count}`;
    names.add(name);
    return name;
  };
}

/** A value that was removed from the text. */
export interface TakenSecret {
  /** Of the variable, or of the field in the vault. */
  readonly name: string;
  readonly path: ValuePath;
  readonly value: string;
  /** True for a number under a key that is not an option: it is inserted without quotes. */
  readonly isNumber: boolean;
}

export interface SecretsTaken {
  readonly edits: readonly TextEdit[];
  readonly after: HjsonDocument;
  readonly taken: readonly TakenSecret[];
  /** What could not be taken out, and why, as the end of a sentence about it. */
  readonly left: readonly { readonly path: ValuePath; readonly reason: string }[];
}

/** The text is parsed after each: more would keep the user waiting. */
const mostSecrets = 200;

/**
 * Replaces the value at a path by a reference to a name, or to a place in a vault: in `'''`, or without quotes if a number, a boolean or an
 * object is expected. Refused if that would change anything else.
 */
export function replaceByReference(
  document: HjsonDocument,
  path: ValuePath,
  form: ReferenceForm,
  typed: string,
): Refusable<Edited> {
  const reference = writeReference(form, typed);
  if (reference === undefined) {
    return refuse(
      form.place
        ? `Write a place such as ${form.place.example}.`
        : 'Use letters, digits and underscores, with a letter or underscore first.',
    );
  }
  if (!wantsBare(path, findNode(document, path))) return writeInTripleQuotes(document, path, reference);
  if (!reference.startsWith('{')) return writeBare(document, path, reference);
  return refuse(
    'Without quotes HJSON would read {{ as an object; in quotes it would be text. Use another form of reference.',
  );
}

function wantsBare(path: ValuePath, node: HjsonNode | undefined): boolean {
  const kind = optionAt(path)?.kind;
  if (kind) return !isTextKind(kind);
  return node?.kind === 'number' || node?.kind === 'boolean';
}

/**
 * Replaces every secret value of a document by a reference, as a whole: a password inside a connection string would have to be escaped.
 * Equal secrets share a name. Comments stay unchanged. The document must be readable.
 */
export function takeSecretsOut(document: HjsonDocument, form: ReferenceForm): SecretsTaken {
  const { values: secrets, keys } = findSecrets(asItLeaves(document));
  const secretKeys = new Set(keys);
  const nameFor = createNames(referencedNames(document));
  const names = new Map<string, string>();
  const taken: TakenSecret[] = [];
  const left: { path: ValuePath; reason: string }[] = [];
  const draft = createDraft(document);
  for (const { place, node } of secrets.slice(0, mostSecrets)) {
    const { path } = place;
    const value = repeatable(node);
    const ownFault = value === undefined ? 'is not text' : insertionFault(value);
    // The name of its reference would repeat the key.
    const reason = isBelow(place, secretKeys) ? 'has a key that holds a secret itself' : ownFault;
    if (reason !== undefined || value === undefined) {
      left.push({ path, reason: reason ?? '' });
      continue;
    }
    const isNumber = node.kind === 'number' && optionAt(path) === undefined;
    const name = names.get(value) ?? nameFor(path);
    const edit = draft.apply((current) => replaceByReference(current, path, form, name));
    if (!edit.ok) {
      left.push({ path, reason: `cannot be replaced: ${edit.reason.replace(/\.$/, '')}` });
      continue;
    }
    names.set(value, name);
    taken.push({ name, path, value, isNumber });
  }
  const late = new Set(secrets.slice(mostSecrets).map(({ place }) => dottedName(place.path)));
  const { edits, after } = draft.result;
  return { edits, after, taken, left: [...left, ...stillThere(after, left, late)] };
}

function isBelow(place: NodeEntry, keys: ReadonlySet<HjsonKey>): boolean {
  const { member, parent } = place;
  return (member !== undefined && keys.has(member.key)) || (parent !== undefined && isBelow(parent, keys));
}

/** Of members with the same key, only the one that counts is replaced; `late` are those beyond the first secrets. */
function stillThere(
  after: HjsonDocument,
  known: SecretsTaken['left'],
  late: ReadonlySet<string>,
): SecretsTaken['left'] {
  const names = new Set(known.map(({ path }) => dottedName(path)));
  return findSecrets(asItLeaves(after))
    .values.map(({ place }) => place.path)
    .filter((path) => !names.has(dottedName(path)))
    .map((path) => ({
      path,
      reason: late.has(dottedName(path)) ? `is beyond the first ${mostSecrets} secrets` : 'appears twice',
    }));
}

/** The names that the references of a document have. */
function referencedNames(document: HjsonDocument): readonly string[] {
  return nodeEntries(document).flatMap(({ node }) =>
    node?.kind === 'string' ? findReferences(node.value).map(({ name }) => name) : [],
  );
}

/** What `'''…'''` does not preserve of a value inserted between its quotes (hjson-grammar §7), and how to describe it. */
const limits: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/'''/, 'contains three quotes in a row'],
  [/'$/, 'ends with a quote'],
  [/[\0\r]/, 'contains a carriage return or NUL'],
  [/^[\u0001-\u0020]/, 'begins with a space, line break or control character'],
  [/\n$/, 'ends with a line break'],
  [/\n[\u0001-\u0009\u000b-\u0020]/, 'has an indented line'],
];

/** Why a value would be read differently when it is inserted as `'''value'''`, as the end of a sentence; undefined if it would not. */
export function insertionFault(value: string): string | undefined {
  return limits.find(([pattern]) => pattern.test(value))?.[1];
}

/** The same limits, once, for the page. */
export const insertionLimits =
  "Three quotes (''') take almost any value: it must not contain ''', end with ' or a line break, begin with a space, or have indented lines.";
