import type { Fix, OptionPath, Problem, TextEdit, TextRange } from '../../text/index.ts';
import type { HjsonDocument, HjsonMember, HjsonNode, HjsonString } from '../document.ts';
import { quotedText } from '../edit/scalarText.ts';

/** A value where it stands; the member it belongs to, unless it is an element of an array. */
export interface PlacedValue {
  /** Computed when asked for. */
  readonly path: OptionPath;
  readonly member: HjsonMember | undefined;
  /** Undefined when it is missing or damaged. */
  readonly node: HjsonNode | undefined;
}

export interface LintInput {
  readonly document: HjsonDocument;
  readonly values: readonly PlacedValue[];
  /** Those of the values that are strings without quotes. */
  readonly quoteless: readonly QuotelessValue[];
  /** True for a text of visible ASCII characters, blanks and line ends: nothing odd has to be looked for. */
  readonly isPlain: boolean;
}

/** Finds one kind of legal text that most likely is not meant. One file and one line in `lintHjson.ts` each. */
export type LintRule = (input: LintInput) => readonly Problem[];

export interface QuotelessValue extends PlacedValue {
  readonly node: HjsonString;
}

export function replaceFix(title: string, range: TextRange, newText: string): Fix {
  const edits: readonly TextEdit[] = [{ range, newText }];
  return { title, edits: () => edits };
}

/** Keeps the value as it is read, and makes that visible. */
export function quoteAllFix({ range, value }: HjsonString): Fix {
  return replaceFix('Quote the whole text', range, quotedText(value, '"'));
}

/** Knows its path by what it lies in: with deep nesting the paths of all values together would be quadratic. */
class Place implements PlacedValue {
  readonly member: HjsonMember | undefined;
  readonly node: HjsonNode | undefined;
  readonly #parent: Place | undefined;
  readonly #step: string | number;

  constructor(parent: Place | undefined, step: string | number, node: HjsonNode | undefined, member?: HjsonMember) {
    this.#parent = parent;
    this.#step = step;
    this.node = node;
    this.member = member;
  }

  get path(): OptionPath {
    const steps: (string | number)[] = [];
    for (let place: Place | undefined = this; place; place = place.#parent) steps.unshift(place.#step);
    return steps;
  }
}

export function lintInput(document: HjsonDocument): LintInput {
  const values = placedValues(document);
  return {
    document,
    values,
    quoteless: values.filter(isQuoteless),
    isPlain: !/[^\t\n\r -~]/.test(document.text),
  };
}

function isQuoteless(value: PlacedValue): value is QuotelessValue {
  return value.node?.kind === 'string' && value.node.style === 'quoteless';
}

/** All values below the root, in text order within each object; with a stack of its own. */
export function placedValues({ root }: HjsonDocument): readonly PlacedValue[] {
  const found: Place[] = [];
  const open: { readonly node: HjsonNode; readonly place: Place | undefined }[] = [{ node: root, place: undefined }];
  for (let item = open.pop(); item; item = open.pop()) {
    const { node, place: parent } = item;
    const add = (place: Place): void => {
      found.push(place);
      if (place.node?.kind === 'object' || place.node?.kind === 'array') open.push({ node: place.node, place });
    };
    if (node.kind === 'object') {
      for (const member of node.members) add(new Place(parent, member.key.name, member.value, member));
    } else if (node.kind === 'array') {
      for (const [index, element] of node.elements.entries()) add(new Place(parent, index, element));
    }
  }
  return found;
}
