import { noteOptions, type OptionKey, options } from '../../../config/index.ts';
import { defineField, type HjsonDocument, noteOf, noteRanges } from '../../../hjson/index.ts';
import { secretRanges } from '../../../secrets/index.ts';
import { type OptionPath, overlaps } from '../../../text/index.ts';

/** The note of an option as the form shows it. */
export interface OptionNote {
  readonly text: string;
  /** True when its comment contains a secret: hidden here and editable only in the text. */
  readonly isSecret: boolean;
}

/** The notes of a document by option, without options that have none. Changing a value changes no note. */
const noteTexts = defineField<ReadonlyMap<OptionKey, string>>({
  create: (document) =>
    new Map(
      options.flatMap(({ key, path }) => {
        const text = noteOf(document, path, noteOptions(path));
        return text === '' ? [] : [[key, text] as const];
      }),
    ),
  update: (notes) => notes,
});

/** The note of an option; undefined when it has none. */
export function optionNote(document: HjsonDocument, key: OptionKey, path: OptionPath): OptionNote | undefined {
  const text = noteTexts(document).get(key);
  if (text === undefined) return undefined;
  const secrets = secretRanges(document);
  const ranges = noteRanges(document, path, noteOptions(path));
  return { text, isSecret: ranges.some((range) => secrets.some((secret) => overlaps(range, secret))) };
}
