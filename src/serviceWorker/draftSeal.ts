import type { Draft, DraftContent } from './draftMessages.ts';
import { openKey, type Protection, sealKey } from './draftProtection.ts';

/** One draft on disk: unreadable without the key that sealed it, which is never written in clear. */
export interface SealedDraft {
  readonly id: string;
  readonly vector: Uint8Array<ArrayBuffer>;
  readonly ciphertext: ArrayBuffer;
  /** The key of the draft, for the private key of the protection; undefined without protection. */
  readonly sealedKey: ArrayBuffer | undefined;
  readonly handle: FileSystemFileHandle | undefined;
}

/** A key in memory that seals drafts and opens them again. */
export interface DraftSeal {
  seal(id: string, draft: Draft): Promise<SealedDraft>;
  /** Undefined for what is not a draft. Rejects what another key sealed. */
  open(sealed: SealedDraft): Promise<Draft | undefined>;
}

const algorithm = 'AES-GCM';

/** A new key; under protection, what it seals can be opened with the private key as well. */
export async function createSeal(protection: Protection | undefined): Promise<DraftSeal> {
  const bytes = crypto.getRandomValues(new Uint8Array(32)).buffer;
  const key = await importKey(bytes);
  const sealedKey = protection && (await sealKey(protection, bytes));
  return {
    async seal(id, { handle, ...content }) {
      const vector = crypto.getRandomValues(new Uint8Array(12));
      const plain = new TextEncoder().encode(JSON.stringify(content));
      const ciphertext = await crypto.subtle.encrypt(sealing(id, vector), key, plain);
      return { id, vector, ciphertext, sealedKey, handle };
    },
    open: (sealed) => open(sealed, key),
  };
}

/** Opens a draft that was sealed under protection with a key that no longer exists; undefined if the content is no draft. Rejects if it was sealed in another way. */
export async function openWithPrivateKey(sealed: SealedDraft, privateKey: CryptoKey): Promise<Draft | undefined> {
  if (!sealed.sealedKey) throw new TypeError('the draft is not protected');
  return open(sealed, await importKey(await openKey(privateKey, sealed.sealedKey)));
}

async function open({ id, vector, ciphertext, handle }: SealedDraft, key: CryptoKey): Promise<Draft | undefined> {
  const plain = await crypto.subtle.decrypt(sealing(id, vector), key, ciphertext);
  const content = readContent(new TextDecoder().decode(plain));
  return content && { ...content, handle };
}

/** A page of another version may have written it. */
function readContent(json: string): DraftContent | undefined {
  try {
    const content: unknown = JSON.parse(json);
    return isContent(content) ? content : undefined;
  } catch {
    return undefined;
  }
}

function isContent(content: unknown): content is DraftContent {
  if (typeof content !== 'object' || content === null) return false;
  const {
    name,
    text,
    savedText = '',
    openedText,
    changedAt,
    isReplaced,
    summary,
    guide,
  }: Record<string, unknown> = {
    ...content,
  };
  return (
    [name, text, savedText, openedText].every((each) => typeof each === 'string') &&
    typeof changedAt === 'number' &&
    typeof isReplaced === 'boolean' &&
    holdsNumbers(summary, ['filled', 'toFill', 'errors', 'warnings']) &&
    holdsNumbers(guide, ['step', 'skipped'])
  );
}

/** Undefined, or an object with numbers or lists of numbers under these names. */
function holdsNumbers(part: unknown, names: readonly string[]): boolean {
  if (part === undefined) return true;
  const values = new Map(Object.entries(part ?? {}));
  return names.every((name) => [values.get(name)].flat().every((each) => typeof each === 'number'));
}

/** The id is authenticated along: a ciphertext under another id is refused. */
function sealing(id: string, vector: Uint8Array<ArrayBuffer>): AesGcmParams {
  return { name: algorithm, iv: vector, additionalData: new TextEncoder().encode(id) };
}

function importKey(bytes: ArrayBuffer): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytes, algorithm, false, ['encrypt', 'decrypt']);
}
