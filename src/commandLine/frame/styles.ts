import type { Output, System } from '../system.ts';

/** Ways to set a text apart, for people at a terminal. The meaning of a text must not depend on them. */
export interface Styles {
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
  readonly red: (text: string) => string;
  readonly yellow: (text: string) => string;
  readonly green: (text: string) => string;
  readonly cyan: (text: string) => string;
}

const plain = (text: string) => text;

export const plainStyles: Styles = {
  bold: plain,
  dim: plain,
  red: plain,
  yellow: plain,
  green: plain,
  cyan: plain,
};

/** ECMA-48, "Select graphic rendition": the codes that switch a style on and off. */
const rendition = (on: number, off: number) => (text: string) => (text ? `\x1b[${on}m${text}\x1b[${off}m` : '');

export const terminalStyles: Styles = {
  bold: rendition(1, 22),
  dim: rendition(2, 22),
  red: rendition(31, 39),
  yellow: rendition(33, 39),
  green: rendition(32, 39),
  cyan: rendition(36, 39),
};

export type ColorChoice = 'auto' | 'always' | 'never';

/** Colours are for terminals, unless requested; `NO_COLOR` with any value switches them off (no-color.org). */
export function stylesFor(choice: ColorChoice, output: Output, { variables }: Pick<System, 'variables'>): Styles {
  if (choice === 'always') return terminalStyles;
  const isTerminal = output.columns !== undefined && variables.TERM !== 'dumb';
  return choice === 'auto' && isTerminal && !variables.NO_COLOR ? terminalStyles : plainStyles;
}
