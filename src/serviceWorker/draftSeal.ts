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
  /** Rejects what another key sealed. */
  open(sealed: SealedDraft): Promise<Draft>;
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

/** Opens what a key that is gone sealed under protection. Rejects what was not. */
export async function openWithPrivateKey(sealed: SealedDraft, privateKey: CryptoKey): Promise<Draft> {
  if (!sealed.sealedKey) throw new TypeError('the draft is not protected');
  return open(sealed, await importKey(await openKey(privateKey, sealed.sealedKey)));
}

async function open({ id, vector, ciphertext, handle }: SealedDraft, key: CryptoKey): Promise<Draft> {
  const plain = await crypto.subtle.decrypt(sealing(id, vector), key, ciphertext);
  const content = JSON.parse(new TextDecoder().decode(plain)) as DraftContent;
  return { ...content, handle };
}

/** The id is authenticated along: a ciphertext under another id is refused. */
function sealing(id: string, vector: Uint8Array<ArrayBuffer>): AesGcmParams {
  return { name: algorithm, iv: vector, additionalData: new TextEncoder().encode(id) };
}

function importKey(bytes: ArrayBuffer): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytes, algorithm, false, ['encrypt', 'decrypt']);
}
