import type { HjsonDocument, NodeEntry } from 'hjson-document';
import { defineField } from 'hjson-document/incremental';
import { dottedName, type TextRange, textRange } from 'source-text';
import { asItLeaves, findSecrets, type Secrets, type SecretValue } from '../../secrets/index.ts';

/** A range that a redacted copy must not show, and the sentinel that replaces it. */
export type SecretOccurrence = { readonly sentinel: string; readonly range: TextRange } & (
  | ({ readonly kind: 'value' } & Pick<SecretValue, 'place' | 'node' | 'part'>)
  /** `unparsed`: text that cannot be parsed is removed as a whole, since any of it may be secret. */
  | { readonly kind: 'comment' | 'unparsed' }
);

/** How many values of the document are secret; comments do not count, nor do values that are only unknown. */
export function countSecrets(document: HjsonDocument): number {
  return findSecrets(document).values.filter(({ isRepetition, isUndescribed }) => !isRepetition && !isUndescribed)
    .length;
}

/** Every range that a redacted copy must not show, in text order, not overlapping, each with another sentinel; and what was found. */
export const findSecretOccurrences = defineField({ create: occurrencesIn, update: () => undefined });

function occurrencesIn(document: HjsonDocument) {
  const secrets = findSecrets(asItLeaves(document));
  const nameFor = createSentinels();
  const values = secrets.values.map(({ place, node, part }): SecretOccurrence => {
    const name = nameOf(place);
    const sentinel = nameFor(part.isWhole ? name : `password.in.${name}`);
    return { kind: 'value', sentinel, range: node.range, place, node, part };
  });
  const outside = (kind: 'comment' | 'unparsed', name: string, found: Secrets['leftovers']) =>
    found.map(({ range: { start, end }, near }): SecretOccurrence => {
      // The text after what cannot be parsed needs its line end.
      const lineEnd = /\r?\n$/.exec(document.text.slice(start, end))?.[0] ?? '';
      const range = textRange(start, end - lineEnd.length);
      return { kind, sentinel: nameFor(`${name}.near.${near}`), range };
    });
  const occurrences = [
    ...values,
    ...outside('comment', 'comment', secrets.comments),
    ...outside('unparsed', 'leftover', secrets.leftovers),
  ].sort((a, b) => a.range.start - b.range.start || b.range.end - a.range.end);
  return { occurrences: outermost(occurrences), secrets };
}

/** An object in place of a secret is removed with the comments and the damage in it. */
function outermost(sorted: readonly SecretOccurrence[]): readonly SecretOccurrence[] {
  let end = 0;
  return sorted.filter(({ range }) => {
    if (range.start < end) return false;
    end = range.end;
    return true;
  });
}

function createSentinels(): (what: string) => string {
  const used = new Map<string, number>();
  return (what) => {
    const name = what.replace(/[^\w.-]+/g, '_');
    const count = (used.get(name) ?? 0) + 1;
    used.set(name, count);
    return `<redacted ${name}${count > 1 ? ` ${count}` : ''}>`;
  };
}

/** The last steps are enough for a name: all steps of all paths would be quadratic in a deeply nested text. */
const mostSteps = 8;

/** Whole comments are called `comment` and a number. */
function nameOf(place: NodeEntry): string {
  const path: (string | number)[] = [];
  for (let at: NodeEntry | undefined = place; at && path.length < mostSteps; at = at.parent) path.unshift(at.step);
  const name = dottedName(path);
  return name === 'comment' ? 'value.comment' : name;
}
