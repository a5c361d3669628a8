import type { Output, System } from '../system.ts';
import { plainStyles, type Styles, terminalStyles } from './styles.ts';

export type ColorChoice = 'auto' | 'always' | 'never';

/** Colours are for terminals, unless requested; `NO_COLOR` with any value switches them off (no-color.org). */
export function stylesFor(choice: ColorChoice, output: Output, { variables }: Pick<System, 'variables'>): Styles {
  if (choice === 'always') return terminalStyles;
  const isTerminal = output.columns !== undefined && variables.TERM !== 'dumb';
  return choice === 'auto' && isTerminal && !variables.NO_COLOR ? terminalStyles : plainStyles;
}
