export type DocumentNode = Readonly<Record<string, unknown>>;

/** What the program that reads a YAML or JSON document does with its values. */
export interface DocumentContext {
  /** Shown as where a value comes from. */
  readonly title: string;
  /** `$$` means `$`, and everything else that this matches is a reference, for `keepReferences`. */
  readonly expansion?: RegExp;
  /** The same, if it differs in `{name, value}` objects. */
  readonly pairExpansion?: RegExp;
  /** The values of `data` and `binaryData` are Base64. */
  readonly base64?: boolean;
  /** A key whose value is the text of the file. */
  readonly fileKey?: string;
  /** Set if all documents of a paste configure one server; otherwise each place is a separate server. */
  readonly scope?: string;
}

/** Recognises the objects of one consumer. */
export interface DocumentReader {
  /** What happens to the values in this object; undefined if it is not the consumer's. */
  read(node: DocumentNode, path: readonly string[]): DocumentContext | undefined;
}

export function isRecord(value: unknown): value is DocumentNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
