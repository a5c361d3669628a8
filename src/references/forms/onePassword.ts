import { findNamed, type ReferenceForm } from '../form.ts';

/** `op://vault/item/[section/]field`, in braces also with spaces in its names. */
export const onePassword: ReferenceForm = {
  id: 'onePassword',
  filledBy: '1Password (op inject)',
  example: 'op://vault/item/field',
  note: '`op inject` replaces it. Not tested by us.',
  page: 'https://developer.1password.com/docs/cli/secret-reference-syntax/',
  find: (text) =>
    findNamed(
      /\{\{ *(op:\/\/[\w.-][\w. -]*(?:\/[\w.-][\w. -]*){2,3})\}\}|(?<![\w/])op:\/\/[\w.-]+(?:\/[\w.-]+){2,3}/g,
      text,
      false,
    ).map((match) => ({ ...match, name: match.name.trimEnd() })),
};
