export type WordKind = 'constant' | 'keyword' | 'operator';

/** A word of the language that is not a name. */
export interface Word {
  readonly label: string;
  readonly kind: WordKind;
  /** How it is written. */
  readonly detail: string;
  /** One line. */
  readonly documentation: string;
}

const table: readonly (readonly [label: string, kind: WordKind, detail: string, documentation: string])[] = [
  ['true', 'constant', 'bool', 'The value true.'],
  ['false', 'constant', 'bool', 'The value false.'],
  ['nil', 'constant', 'nil', 'No value.'],
  ['$env', 'constant', 'map', 'All variables, by name.'],
  ['not', 'constant', 'not value', 'True becomes false, and the other way round.'],
  ['let', 'keyword', 'let name = value; expression', 'Gives a value a name.'],
  ['if', 'keyword', 'if condition { … } else { … }', 'Chooses between two expressions.'],
  ['and', 'operator', 'left and right', 'True when both are true.'],
  ['or', 'operator', 'left or right', 'True when one of the two is true.'],
  ['in', 'operator', 'value in array', 'True when the array has the element, or the map the key.'],
  ['not in', 'operator', 'value not in array', 'True when the array lacks the element, or the map the key.'],
  ['contains', 'operator', 'text contains part', 'True when the text has the part in it.'],
  ['startsWith', 'operator', 'text startsWith part', 'True when the text begins with the part.'],
  ['endsWith', 'operator', 'text endsWith part', 'True when the text ends with the part.'],
  ['matches', 'operator', 'text matches pattern', 'True when the regular expression (RE2) is found in the text.'],
  ['else', 'operator', 'if condition { … } else { … }', 'What an if gives when its condition is false.'],
];

export const words: readonly Word[] = table.map(([label, kind, detail, documentation]) => ({
  label,
  kind,
  detail,
  documentation,
}));

export function wordsOf(kind: WordKind): readonly Word[] {
  return words.filter((word) => word.kind === kind);
}

export const pointerDocumentation: Readonly<Record<string, string>> = {
  '#': 'The element that the predicate looks at.',
  '#index': 'The number of the element, from 0.',
  '#acc': 'What the predicate gave for the element before.',
};
