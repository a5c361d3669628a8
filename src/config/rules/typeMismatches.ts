import { type HjsonDocument, type HjsonNode, type HjsonObject, plainValueOf } from 'hjson-document';
import { holdsOnlyStrings } from 'hjson-document/incremental';
import { parseAsStruct, structReaders } from 'hjson-document/structs';
import type { ValuePath } from 'source-text';
import { isGoStringField } from '../keys/keyNames.ts';
import { optionsIn } from '../keys/memberIndex.ts';
import type { OptionKind } from '../schema/entry.ts';
import type { OptionDefinition } from '../schema/option.ts';
import { typeOfOption } from '../schema/schema.ts';

/** A value whose option has another type. */
export interface Mismatch {
  /** As the keys are written: they may differ from those of the option in case. */
  readonly path: ValuePath;
  readonly node: HjsonNode;
  readonly kind: OptionKind | 'program';
  /** Undefined for a program: an entry of a record has no definition. */
  readonly option: OptionDefinition | undefined;
}

/**
 * The values that zod refuses for their options, also under another spelling of a key: Go finds the option anyway. `null` is among them,
 * although Go reads it as not set. A damaged value counts as missing; what it should be is not checked here.
 */
export function typeMismatches({ root }: HjsonDocument): readonly Mismatch[] {
  return root.kind === 'object' ? mismatchesIn(root, [], []) : [];
}

function mismatchesIn(object: HjsonObject, known: ValuePath, path: ValuePath): readonly Mismatch[] {
  const optionOf = optionsIn(known);
  // Of several members with the same key, the last one counts. There may be many unknown keys: they are skipped.
  const counting = new Map<string, { readonly option: OptionDefinition; readonly value: HjsonNode | undefined }>();
  for (const { key, value } of object.members) {
    const option = optionOf(key.name);
    if (option) counting.set(key.name, { option, value });
  }
  return [...counting].flatMap(([name, { option, value }]) =>
    value ? mismatchesAt(value, option, [...path, name]) : [],
  );
}

function mismatchesAt(node: HjsonNode, option: OptionDefinition, path: ValuePath): readonly Mismatch[] {
  const { kind } = option;
  if (node.kind === 'object' && kind === 'object') return mismatchesIn(node, option.path, path);
  if (node.kind === 'object' && kind === 'programs') return programMismatches(node, path);
  const isRight = typeOfOption(option.path)?.safeParse(plainValueOf(node)).success && !isOddInteger(node, kind);
  return isRight ? [] : [{ path, node, kind, option }];
}

function programMismatches(programs: HjsonObject, path: ValuePath): readonly Mismatch[] {
  // A record may have thousands of entries, and hardly any of them is wrong.
  if (holdsOnlyStrings(programs)) return [];
  const counting = new Map(programs.members.map(({ key, value }) => [key.name, value]));
  return [...counting].flatMap(([name, value]) =>
    value && value.kind !== 'string'
      ? [{ path: [...path, name], node: value, kind: 'program', option: undefined }]
      : [],
  );
}

/** For an integer, Go accepts only digits and a number within 64 bits, although others are integers, too (hjson-facts §1.4). */
function isOddInteger(node: HjsonNode, kind: OptionKind): boolean {
  if (kind !== 'integer' || node.kind !== 'number') return false;
  return !/^-?\d+$/.test(node.lexeme) || node.value < -(2 ** 63) || node.value >= 2 ** 63;
}

/** True when some version of hjson-go reads the text into a Go struct with the types of the options, without an error. */
export function readsIntoStruct(text: string): boolean {
  return structReaders.some((reader) => fitsStruct(parseAsStruct(text, isGoStringField, reader)));
}

function fitsStruct(typed: HjsonDocument): boolean {
  const { goRoot } = typed;
  if (goRoot?.kind !== 'object') return goRoot?.kind === 'null';
  return !typeMismatches(typed).some(isRefusedByGo);
}

/** Go reads `null` as not set, and accepts any text for an option with only a few valid ones. */
function isRefusedByGo({ node, kind }: Mismatch): boolean {
  return node.kind !== 'null' && !(kind === 'choice' && node.kind === 'string');
}
