import { noteOptions, type OptionKey, options } from '../../../config/index.ts';
import { defineField, type HjsonDocument, noteOf, noteRanges } from '../../../hjson/index.ts';
import { secretRanges } from '../../../secrets/index.ts';
import { type OptionPath, overlaps } from '../../../text/index.ts';

/** The note of an option as the form shows it. */
export interface OptionNote {
  readonly text: string;
  /** True when its comment shows a secret: it is not shown, and edited in the text alone. */
  readonly isSecret: boolean;
}

/** The notes of a document by option; options without one are not in it. A new value is no new note. */
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
