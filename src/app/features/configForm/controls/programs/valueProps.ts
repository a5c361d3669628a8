import type { OptionEditor } from '../../option/useOption.ts';

/** What the field for the value of a parameter gets. */
export interface ValueProps {
  /** The name of the field. */
  readonly name: string;
  readonly shownName: string;
  readonly editor: OptionEditor;
  readonly onFocus: () => void;
}
