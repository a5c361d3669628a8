/** What the page may ask of the vault; each answer comes back on the port that the request brought along. */
export type DraftRequest =
  | { readonly kind: 'keep'; readonly id: string; readonly draft: Draft }
  | { readonly kind: 'read'; readonly id: string }
  /** Asked for now and then, this also keeps the worker, and with it the key, alive. */
  | { readonly kind: 'list' }
  | { readonly kind: 'forget'; readonly id: string }
  | { readonly kind: 'forget-all' }
  /** Lets the drafts outlive the worker: from then on the passphrase brings them back. A new passphrase replaces the old one. */
  | { readonly kind: 'protect'; readonly passphrase: string }
  | { readonly kind: 'unprotect' }
  | { readonly kind: 'unlock'; readonly passphrase: string };

/** The document as it is in one tab. Only the vault's memory and its ciphertext ever hold it. */
export interface DraftContent {
  readonly name: string;
  readonly text: string;
  /** What the file held when it was last opened or saved; undefined when it is not a file yet. */
  readonly savedText: string | undefined;
  readonly openedText: string;
  /** When it was last changed, in milliseconds since 1970. */
  readonly changedAt: number;
  /** Whether another document took its place: then it waits until it is asked for. */
  readonly isReplaced: boolean;
  /** Undefined for a text that is too large to be checked, and in drafts of earlier versions of the page. */
  readonly summary?: DraftSummary | undefined;
  /** Undefined if the guided set-up was not used, and in drafts of earlier versions of the page. */
  readonly guide?: GuideProgress | undefined;
}

/** The progress in the guided set-up; steps are counted from zero. */
export interface GuideProgress {
  readonly step: number;
  /** The steps that were left because their answers are not known yet. */
  readonly skipped: readonly number[];
}

/** How far a draft is, in numbers. Sealed with it, since they follow from its text. */
export interface DraftSummary {
  /** How many of the options without a default are filled in. */
  readonly filled: number;
  readonly toFill: number;
  readonly errors: number;
  readonly warnings: number;
}

export interface Draft extends DraftContent {
  /** The file that the text is saved to, where the browser has such a thing. A handle cannot be encrypted. */
  readonly handle: FileSystemFileHandle | undefined;
}

/** The drafts of all tabs, by their ids. */
export interface DraftList {
  readonly isProtected: boolean;
  /** Those that the vault can read. */
  readonly readable: readonly KeptDraft[];
  /** Those from before a crash or a restart, which the passphrase brings back. */
  readonly locked: readonly LockedDraft[];
  /** Those that were deleted because their key was gone. */
  readonly lost: readonly string[];
}

/** What a list shows of a draft. */
export interface KeptDraft extends Pick<DraftContent, 'name' | 'changedAt' | 'isReplaced' | 'summary' | 'guide'> {
  readonly id: string;
}

export interface LockedDraft {
  readonly id: string;
  /** The name of the draft is sealed with it; that of its file's handle is not. */
  readonly fileName: string | undefined;
}

export type DraftAnswer =
  | { readonly kind: 'done' }
  | { readonly kind: 'draft'; readonly draft: Draft | undefined }
  | { readonly kind: 'drafts'; readonly list: DraftList }
  | { readonly kind: 'wrong-passphrase' }
  | { readonly kind: 'failed' };
