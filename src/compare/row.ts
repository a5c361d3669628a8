import type { OptionDefinition } from '../config/index.ts';
import type { OptionPath } from '../text/index.ts';
import type { Cell } from './cell.ts';

/** What a row is about. */
export type RowKind = 'option' | 'connectionPart' | 'parameter' | 'unknownKey' | 'variable';

/**
 * How the texts differ in a row. `equal`: by meaning, however it is written. `sameEffect`: unset in some, the default in others. `only`:
 * all values are equal, but some texts have none. `unreadable`: some text cannot be read here.
 */
export type Verdict = 'equal' | 'sameEffect' | 'differs' | 'only' | 'unreadable';

/** One thing that the texts may say, with what each says, in the order of the columns. */
export interface Row {
  readonly kind: RowKind;
  /** Dotted, as it may be shown: a key that is a secret is hidden, so two rows may have one name. */
  readonly name: string;
  /** Where a document has it; of a part, the connection string; empty for a variable. May hold a secret: it is never shown. */
  readonly path: OptionPath;
  /** The option itself, or the one that the part or parameter belongs to. */
  readonly option: OptionDefinition | undefined;
  /** The part of the connection string, as libpq calls it. */
  readonly part: string | undefined;
  readonly cells: readonly Cell[];
  readonly verdict: Verdict;
}

/** True if the texts say different things, as far as they can be read. */
export function isDifference({ verdict }: Pick<Row, 'verdict'>): boolean {
  return verdict === 'differs' || verdict === 'only' || verdict === 'unreadable';
}
