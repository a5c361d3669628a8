import type { HjsonDocument } from 'hjson-document';
import { readDocument } from '../../workspace/index.ts';
import { defineOptions } from '../command.ts';

/** The option of every command that prints values, for a server that is newer than the reference. */
export const unknownOption = defineOptions({
  'show-unknown': { kind: 'flag', help: 'Show the values of options that are not in the reference.' },
});

/** The document of a text, whose unknown values are shown if the call asks for that. */
export function documentOf(text: string, options: { readonly 'show-unknown': boolean }): HjsonDocument {
  return readDocument(text, options['show-unknown'] ? { unknown: 'all' } : {});
}
