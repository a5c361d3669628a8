import type { Fix, OptionPath, Problem, TextEdit, TextRange } from '../../text/index.ts';
import type { HjsonDocument, HjsonMember, HjsonNode, HjsonString } from '../document.ts';
import { quotedText } from '../edit/scalarText.ts';

/** A value where it stands; the member it belongs to, unless it is an element of an array. */
export interface PlacedValue {
  readonly path: OptionPath;
  readonly member: HjsonMember | undefined;
  /** Undefined when it is missing or damaged. */
  readonly node: HjsonNode | undefined;
}

export interface LintInput {
  readonly document: HjsonDocument;
  readonly values: readonly PlacedValue[];
}

/** Finds one kind of legal text that most likely is not meant. One file and one line in `lintHjson.ts` each. */
export type LintRule = (input: LintInput) => readonly Problem[];

export interface QuotelessValue extends PlacedValue {
  readonly node: HjsonString;
}

/** The strings without quotes. */
export function quotelessValues({ values }: LintInput): readonly QuotelessValue[] {
  return values.filter(
    (value): value is QuotelessValue => value.node?.kind === 'string' && value.node.style === 'quoteless',
  );
}

export function replaceFix(title: string, range: TextRange, newText: string): Fix {
  const edits: readonly TextEdit[] = [{ range, newText }];
  return { title, edits: () => edits };
}

/** Keeps the value as it is read, and makes that visible. */
export function quoteAllFix({ range, value }: HjsonString): Fix {
  return replaceFix('Quote the whole text', range, quotedText(value, '"'));
}

/** All values below the root with their paths, in text order within each object; with a stack of its own. */
export function placedValues({ root }: HjsonDocument): readonly PlacedValue[] {
  const found: PlacedValue[] = [];
  const open: { readonly node: HjsonNode; readonly path: OptionPath }[] = [{ node: root, path: [] }];
  for (let place = open.pop(); place; place = open.pop()) {
    const { node, path } = place;
    const add = (step: string | number, child: HjsonNode | undefined, member: HjsonMember | undefined): void => {
      const childPath = [...path, step];
      found.push({ path: childPath, member, node: child });
      if (child?.kind === 'object' || child?.kind === 'array') open.push({ node: child, path: childPath });
    };
    if (node.kind === 'object') for (const member of node.members) add(member.key.name, member.value, member);
    if (node.kind === 'array') for (const [index, element] of node.elements.entries()) add(index, element, undefined);
  }
  return found;
}
