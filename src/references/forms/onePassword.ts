import { findNamed, type ReferenceForm } from '../form.ts';

/** With spaces, only braces say where it ends. */
function writeInBraces(place: string): string {
  return place.includes(' ') ? `{{ op://${place} }}` : `op://${place}`;
}

/**
 * `op://vault/item/[section/]field`, in braces also with spaces in its names.
 * See https://developer.1password.com/docs/cli/secret-reference-syntax/
 */
export const onePassword: ReferenceForm = {
  id: 'onePassword',
  filledBy: '1Password (op inject)',
  place: { example: 'vault/item/field', before: 'op://' },
  write: writeInBraces,
  note: '`op inject` replaces it. Not tested by us.',
  find: (text) =>
    findNamed(
      /\{\{ *(op:\/\/[\w.-][\w. -]*(?:\/[\w.-][\w. -]*){2,3})\}\}|(?<![\w/])op:\/\/[\w.-]+(?:\/[\w.-]+){2,3}/g,
      text,
      false,
    ).map((match) => ({ ...match, name: match.name.trimEnd() })),
};
