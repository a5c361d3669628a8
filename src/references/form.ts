import type { TextRange } from 'source-text';

export type ReferenceFormId = 'braces' | 'parentheses' | 'goTemplate' | 'onePassword' | 'vals' | 'argoVault';

/** One spelling of a reference, and who replaces it. A comment names the page that documents each. */
export interface ReferenceForm {
  readonly id: ReferenceFormId;
  /** Who fills it in, as the subject of a sentence in the singular. */
  readonly filledBy: string;
  /** What to know about the program, as one sentence. */
  readonly note: string;
  /** Where a text has references of this form, in text order, without overlaps. */
  find(text: string): readonly FormMatch[];
  /** The reference to a name, or to a location in a vault. For any other text, the result may not be a reference. */
  write(typed: string): string;
  /** The location in a vault that it needs; set if a name alone is not a reference. */
  readonly place?: VaultPlace;
}

export interface VaultPlace {
  readonly example: string;
  /** What the name of a reference has before the place. */
  readonly before: string;
}

export interface FormMatch extends TextRange {
  /** What is inserted, as its form names it. */
  readonly name: string;
  /** True if the reference is a name and nothing more, so that another form can express it. */
  readonly isPlain: boolean;
}

/** A name that is valid in every form that has names: that of an environment variable. */
export const variableName = /^[A-Za-z_][A-Za-z0-9_]*$/;

/** The matches of a pattern whose first group is the name. */
export function findNamed(pattern: RegExp, text: string, isPlain: boolean): readonly FormMatch[] {
  return [...text.matchAll(pattern)].map(({ 0: whole, 1: name = whole, index }) => ({
    start: index,
    end: index + whole.length,
    name,
    isPlain,
  }));
}

/**
 * The same for the forms whose program reads two dollar signs as one: after an odd number of them, what looks like a reference is
 * text.
 */
export function findUnescaped(pattern: RegExp, text: string): readonly FormMatch[] {
  return findNamed(pattern, text, true).filter(({ start }) => {
    let signs = 0;
    while (text[start - 1 - signs] === '$') signs++;
    return signs % 2 === 0;
  });
}
