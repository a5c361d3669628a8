import type { HjsonDocument } from 'hjson-document';
import { defineField } from 'hjson-document/incremental';
import { noteOf, noteRanges } from 'hjson-document/notes';
import { overlaps } from 'source-text';
import { noteOptions, type OptionKey, optionPath, options } from '../../../../config/index.ts';
import { haveSecretsMoved, secretRanges } from '../../../../secrets/index.ts';

/** The note of an option as the form shows it. */
export interface OptionNoteText {
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

/** The notes of a document by option. Which of them are secret may change with a value: then all are new, otherwise the same objects. */
const notes = defineField<ReadonlyMap<OptionKey, OptionNoteText>>({
  create: (document) => {
    const secret = secretNotes(document);
    return new Map([...noteTexts(document)].map(([key, text]) => [key, { text, isSecret: secret.has(key) }]));
  },
  update: (known, { before, after }) => {
    if (haveSecretsMoved(before, after)) return known;
    const secret = secretNotes(after);
    return [...known].every(([key, { isSecret }]) => isSecret === secret.has(key)) ? known : undefined;
  },
});

function secretNotes(document: HjsonDocument): ReadonlySet<OptionKey> {
  const secrets = secretRanges(document);
  const isSecret = (key: OptionKey) =>
    noteRanges(document, optionPath(key), noteOptions(optionPath(key))).some((range) =>
      secrets.some((secret) => overlaps(range, secret)),
    );
  return new Set([...noteTexts(document).keys()].filter(isSecret));
}

/** The note of an option, the same object while values are typed; undefined when it has none. */
export function optionNote(document: HjsonDocument, key: OptionKey): OptionNoteText | undefined {
  return notes(document).get(key);
}
