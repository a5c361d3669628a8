import { type FormMatch, type ReferenceForm, referenceForms, variableName } from './forms.ts';
import { sentinelPattern } from './sentinel.ts';

/** A part of a text that another program replaces before the server reads it. */
export interface Reference extends FormMatch {
  readonly form: ReferenceForm;
}

/** Each form begins with one of these; most texts have none. */
const beginnings = /\$[{(]|\{\{|op:|ref\+|<path:/;

/** False for a text without the beginning of any reference, which most are. */
export function mayHoldReferences(text: string): boolean {
  return beginnings.test(text);
}

/**
 * The references of a text, in text order, without overlaps. Only whole and plain forms count: one with a default or a text in it
 * (`${PASSWORD:-…}`) may be the value itself, and so may what only looks like one.
 */
export function findReferences(text: string): readonly Reference[] {
  if (!mayHoldReferences(text)) return [];
  const found = referenceForms
    .flatMap((form) => form.find(text).map((match) => ({ ...match, form })))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  let end = 0;
  return found.filter((reference) => {
    if (reference.start < end) return false;
    ({ end } = reference);
    return true;
  });
}

/** True for a text of references and blanks only, with at least one reference: it contains no part of the value itself. */
export function isReference(text: string): boolean {
  const references = findReferences(text);
  return references.length > 0 && replaceReferences(text, references, () => '').trim() === '';
}

/** The reference of a form to a name, or to a place where the form needs one; undefined if what is typed is neither. */
export function writeReference(form: ReferenceForm, typed: string): string | undefined {
  if (!form.place && !variableName.test(typed)) return undefined;
  const written = form.write(typed);
  const [found, ...others] = findReferences(written);
  const isWhole = found?.form === form && found.start === 0 && found.end === written.length;
  return isWhole && others.length === 0 ? written : undefined;
}

/** A reference of a form, to show what it looks like. */
export function exampleOf(form: ReferenceForm): string {
  return form.write(form.place?.example ?? 'NAME');
}

/** The text with something else in place of each of its references. */
export function replaceReferences(
  text: string,
  references: readonly Reference[],
  replacement: (reference: Reference) => string,
): string {
  let result = '';
  let copied = 0;
  for (const reference of references) {
    result += text.slice(copied, reference.start) + replacement(reference);
    copied = reference.end;
  }
  return result + text.slice(copied);
}

/**
 * The text with letters in place of its references and the marks of redacted copies, of the same length: what reads a syntax around them
 * finds the same places, and no sign of the form itself.
 */
export function withLetters(text: string): string {
  const plain = replaceReferences(text, findReferences(text), ({ start, end }) => 'r'.repeat(end - start));
  return plain.replace(sentinelPattern, (mark) => 'r'.repeat(mark.length));
}
