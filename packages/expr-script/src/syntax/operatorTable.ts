/** How strongly the operators bind, by the Go engine's operator table. */

export interface BinaryOperator {
  readonly precedence: number;
  readonly isRightAssociative?: boolean;
}

export const binaryOperators: ReadonlyMap<string, BinaryOperator> = new Map<string, BinaryOperator>([
  ['|', { precedence: 0 }],
  ['or', { precedence: 10 }],
  ['||', { precedence: 10 }],
  ['and', { precedence: 15 }],
  ['&&', { precedence: 15 }],
  ['==', { precedence: 20 }],
  ['!=', { precedence: 20 }],
  ['<', { precedence: 20 }],
  ['>', { precedence: 20 }],
  ['>=', { precedence: 20 }],
  ['<=', { precedence: 20 }],
  ['in', { precedence: 20 }],
  ['matches', { precedence: 20 }],
  ['contains', { precedence: 20 }],
  ['startsWith', { precedence: 20 }],
  ['endsWith', { precedence: 20 }],
  ['..', { precedence: 25 }],
  ['+', { precedence: 30 }],
  ['-', { precedence: 30 }],
  ['*', { precedence: 60 }],
  ['/', { precedence: 60 }],
  ['%', { precedence: 60 }],
  ['**', { precedence: 100, isRightAssociative: true }],
  ['^', { precedence: 100, isRightAssociative: true }],
  ['??', { precedence: 500 }],
]);

/** The precedence with which the operand is parsed. */
export const unaryOperators: ReadonlyMap<string, number> = new Map([
  ['not', 50],
  ['!', 50],
  ['-', 90],
  ['+', 90],
]);

/** These may be written with `not` before them. */
export const negatableOperators: ReadonlySet<string> = new Set(['contains', 'matches', 'startsWith', 'endsWith', 'in']);

/** These form chains: `a < b < c`. */
export const comparisonOperators: ReadonlySet<string> = new Set(['<', '>', '>=', '<=']);
