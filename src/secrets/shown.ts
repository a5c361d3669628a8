import type { HjsonDocument } from 'hjson-document';

/** What is shown of a document beside what the reference describes. It is attached to the document, and the same after edits. */
export interface Shown {
  /** The paths of the unknown keys whose values the user has asked to see, joined with dots. */
  readonly unknown?: 'all' | ReadonlySet<string> | undefined;
  /** Set where a text in an option of another type is shown, so that a slip can be seen and repaired. */
  readonly mistyped?: true | undefined;
  /** Set once the user has asked to see what cannot be read, for as long as there is any. */
  readonly damage?: true | undefined;
}

/** What is shown of a document; nothing more where nobody has asked. */
export function shownIn({ attached }: HjsonDocument): Shown {
  return attached ?? {};
}

/** The document with other parts of it shown. */
export function withShown(document: HjsonDocument, shown: Shown): HjsonDocument {
  return { ...document, attached: { ...shownIn(document), ...shown } };
}
