import type { OptionView } from '../option/optionView.ts';
import type { OptionEditor } from '../option/useOption.ts';

/** What every control gets: the option, how to write it, and the attributes that link it to its label and messages. */
export interface ControlProps {
  readonly view: OptionView;
  readonly editor: OptionEditor;
  readonly attributes: ControlAttributes;
}

interface ControlAttributes {
  readonly id: string;
  /** The dotted option key. */
  readonly name: string;
  /** Set where other options have the same visible label. */
  readonly 'aria-label'?: string;
  readonly 'aria-describedby': string;
  readonly 'aria-invalid': boolean;
}
