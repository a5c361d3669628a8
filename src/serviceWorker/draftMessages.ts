/** What the page may ask of the vault; each answer comes back on the port that the request brought along. */
export type DraftRequest =
  | { readonly kind: 'keep'; readonly id: string; readonly draft: Draft }
  | { readonly kind: 'read'; readonly id: string }
  /** Asked for now and then, this also keeps the worker, and with it the key, alive. */
  | { readonly kind: 'list' }
  | { readonly kind: 'forget'; readonly id: string }
  | { readonly kind: 'forget-all' };

/** The document as it stands in one tab. Only the vault's memory and its ciphertext ever hold it. */
export interface Draft {
  readonly name: string;
  readonly text: string;
  /** What the file held when it was last opened or saved; undefined when it is not a file yet. */
  readonly savedText: string | undefined;
  readonly openedText: string;
}

export type DraftAnswer =
  | { readonly kind: 'done' }
  | { readonly kind: 'draft'; readonly draft: Draft | undefined }
  | { readonly kind: 'ids'; readonly ids: readonly string[] }
  | { readonly kind: 'failed' };
