import type { HjsonNode } from 'hjson-document';
import { dottedName, type ValuePath } from 'source-text';
import {
  isSecretParameter,
  looksLikeSecretKey,
  type OptionDefinition,
  options,
  readConnectionParts,
} from '../config/index.ts';
import { sentinelPattern } from '../references/index.ts';
import { hiddenPart, secretPartOf } from '../secrets/index.ts';
import { shownKey } from '../workspace/index.ts';
import { type Column, pathId } from './column.ts';
import { type Content, missing, readNode, readOption, readText, unreadable, unset } from './content.ts';
import type { Row } from './row.ts';
import type { RepeatsSecret } from './secrets.ts';

/** A row before it is compared: what it is about, and how a column is read there. */
export interface Place extends Pick<Row, 'kind' | 'name' | 'path' | 'option' | 'part'> {
  /** Distinguishes it from the others, in all comparisons of a column. */
  readonly id: string;
  readonly read: (column: Column) => Content;
}

/**
 * What any of the columns may say something about: every option in the form's order, the connection string in its parts where all
 * columns can be read so, each token parameter, then unknown keys and environment variables.
 */
export function placesOf(columns: readonly Column[], repeatsSecret: RepeatsSecret): readonly Place[] {
  const known = options.flatMap((option) => {
    if (option.key === 'pgConnStr') return connectionPlaces(columns, option) ?? [optionPlace(option)];
    if (option.kind !== 'programs') return [optionPlace(option)];
    return [optionPlace(option), ...parameterPlaces(columns, option, repeatsSecret)];
  });
  return [...known, ...unknownPlaces(columns, repeatsSecret), ...variablePlaces(columns)];
}

function optionPlace(option: OptionDefinition): Place {
  const { key, path } = option;
  return {
    id: `option ${key}`,
    kind: 'option',
    name: key,
    path,
    option,
    part: undefined,
    read: (column) => readOption(column, option),
  };
}

const firstParts = ['host', 'port', 'dbname', 'user', 'password'];

/** Undefined if a column has something other than a string whose parts are certain, and if none has a string. */
function connectionPlaces(columns: readonly Column[], option: OptionDefinition): readonly Place[] | undefined {
  const byColumn = new Map<Column, ReadonlyMap<string, string> | undefined>();
  for (const column of columns) {
    const node = column.config.entries.get(option.key)?.node;
    if (node?.kind === 'null' || (!node && readOption(column, option).kind === 'unset')) continue;
    const parts = node && column.once('connection parts', () => partsOf(column, node));
    if (!parts) return undefined;
    byColumn.set(column, parts);
  }
  if (byColumn.size === 0) return undefined;
  const found = new Set([...byColumn.values()].flatMap((parts) => [...(parts?.keys() ?? [])]));
  const names = new Set([...firstParts.filter((name) => found.has(name)), ...found]);
  return [...names].map((name) => ({
    id: `part ${name}`,
    kind: 'connectionPart',
    name: `${option.key}.${name}`,
    path: option.path,
    option,
    part: name,
    read(column) {
      const value = byColumn.get(column)?.get(name);
      return value === undefined ? unset : readText(column, name, value, isSecretParameter(name, value));
    },
  }));
}

/** The parts of a connection string by name; undefined if its password may be more than one part. */
function partsOf({ document }: Column, node: HjsonNode): ReadonlyMap<string, string> | undefined {
  if (node.kind !== 'string') return undefined;
  const mark = node.value.match(sentinelPattern)?.[0];
  const text = mark === undefined ? node.value : node.value.replaceAll(mark, markInConnection);
  const secret = mark === undefined ? hiddenPart(document, node) : secretPartOf(text, true);
  if (secret?.isWhole) return undefined;
  const parsed = readConnectionParts(text);
  if (!parsed.ok) return undefined;
  const withMark = (value: string) => (mark === undefined ? value : value.replaceAll(markInConnection, mark));
  return new Map(parsed.parts.map(({ name, value }) => [name, withMark(value)]));
}

/** Stands for the mark of a redacted copy, whose signs would end a part. */
const markInConnection = 'hidden-in-this-copy';

function parameterPlaces(
  columns: readonly Column[],
  option: OptionDefinition,
  repeatsSecret: RepeatsSecret,
): readonly Place[] {
  return memberPlaces(columns, repeatsSecret, 'parameter', option, ({ config }) => {
    const node = config.entries.get(option.key)?.node;
    return node?.kind === 'object' ? node.members.map(({ key }) => [...option.path, key.name]) : [];
  });
}

/** A key of a known object that is not an option; what is below it is its value. */
function unknownPlaces(columns: readonly Column[], repeatsSecret: RepeatsSecret): readonly Place[] {
  return memberPlaces(columns, repeatsSecret, 'unknownKey', undefined, ({ config }) => config.unknown);
}

function memberPlaces(
  columns: readonly Column[],
  repeatsSecret: RepeatsSecret,
  kind: Place['kind'],
  option: OptionDefinition | undefined,
  pathsIn: (column: Column) => readonly ValuePath[],
): readonly Place[] {
  const places = new Map<string, Place>();
  for (const column of columns) {
    const members = column.once(`all ${kind} ${option?.key}`, () =>
      pathsIn(column).map((path) => ({ id: pathId(path), path })),
    );
    for (const { id, path } of members) {
      if (places.has(id)) continue;
      const name = nameOf(column, path, repeatsSecret);
      places.set(id, {
        id: `${kind} ${id}`,
        kind,
        name,
        path,
        option,
        part: undefined,
        read: (each) => readMember(each, path, option),
      });
    }
  }
  return [...places.values()];
}

/** A key that is a secret in any of the columns is hidden. */
function nameOf(column: Column, path: ValuePath, repeatsSecret: RepeatsSecret): string {
  const { document } = column;
  const { member, index } = column.memberAt(path) ?? {};
  const key = member && index !== undefined ? shownKey(document, member.key, index) : 'hidden key';
  // Above an unknown key or a parameter, there are only options.
  return dottedName([...path.slice(0, -1), repeatsSecret(key) ? 'hidden key' : key]);
}

function readMember(column: Column, path: ValuePath, option: OptionDefinition | undefined): Content {
  const { member } = column.memberAt(path) ?? {};
  if (!member) return missing(column);
  if (!member.value) return unreadable;
  const content = readNode(column, member.value, option?.kind);
  // A parameter is a text (option-reference, `gatewayOAuth2`).
  return option ? { ...content, isValid: member.value.kind === 'string' } : content;
}

function variablePlaces(columns: readonly Column[]): readonly Place[] {
  const names = new Set(columns.flatMap(({ variables }) => variables.map(({ name }) => name)));
  return [...names].map((name) => ({
    id: `variable ${name}`,
    kind: 'variable',
    name,
    path: [],
    option: undefined,
    part: undefined,
    read(column) {
      const variable = column.variables.find((each) => each.name === name);
      return variable ? readText(column, name, variable.value, looksLikeSecretKey(name)) : unset;
    },
  }));
}
