/**
 * What lets drafts outlive the worker that sealed them. All of it may lie on the disk: the public key can only seal, and the
 * private key, which opens what was sealed, is itself sealed with the passphrase. So drafts are kept without asking for it.
 */
export interface Protection {
  readonly salt: Uint8Array<ArrayBuffer>;
  readonly iterations: number;
  /** SPKI. */
  readonly publicKey: ArrayBuffer;
  readonly vector: Uint8Array<ArrayBuffer>;
  /** PKCS #8, encrypted by AES-GCM with the key that follows from the passphrase. */
  readonly sealedPrivateKey: ArrayBuffer;
}

/** How hard a protection is to break. Less than `strong` makes a test fast, and a guess cheap. */
export interface Strength {
  /** Of PBKDF2 with SHA-256: each guess at the passphrase costs this many rounds. */
  readonly iterations: number;
  /** Of the RSA key pair, in bits. */
  readonly modulusLength: number;
}

export const strong: Strength = { iterations: 600_000, modulusLength: 3072 };

const keyPair = { name: 'RSA-OAEP', hash: 'SHA-256' };

/** Makes a new key pair that this passphrase opens. */
export async function createProtection(
  passphrase: string,
  { iterations, modulusLength } = strong,
): Promise<Protection> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const vector = crypto.getRandomValues(new Uint8Array(12));
  const size = { modulusLength, publicExponent: new Uint8Array([1, 0, 1]) };
  const pair = await crypto.subtle.generateKey({ ...keyPair, ...size }, true, ['encrypt', 'decrypt']);
  const passphraseKey = await deriveKey(passphrase, salt, iterations);
  const sealing = { name: 'AES-GCM', iv: vector };
  return {
    salt,
    iterations,
    publicKey: await crypto.subtle.exportKey('spki', pair.publicKey),
    vector,
    sealedPrivateKey: await crypto.subtle.wrapKey('pkcs8', pair.privateKey, passphraseKey, sealing),
  };
}

/** The private key; undefined when the passphrase is wrong. */
export async function openProtection(protection: Protection, passphrase: string): Promise<CryptoKey | undefined> {
  const { salt, vector, sealedPrivateKey } = protection;
  const passphraseKey = await deriveKey(passphrase, salt, protection.iterations);
  const sealing = { name: 'AES-GCM', iv: vector };
  try {
    return await crypto.subtle.unwrapKey('pkcs8', sealedPrivateKey, passphraseKey, sealing, keyPair, false, [
      'decrypt',
    ]);
  } catch (fault) {
    if (fault instanceof DOMException && fault.name === 'OperationError') return undefined;
    throw fault;
  }
}

/** Seals the bytes of a key, so that only the private key opens them. */
export async function sealKey({ publicKey }: Protection, bytes: ArrayBuffer): Promise<ArrayBuffer> {
  const key = await crypto.subtle.importKey('spki', publicKey, keyPair, false, ['encrypt']);
  return crypto.subtle.encrypt(keyPair, key, bytes);
}

export function openKey(privateKey: CryptoKey, sealedKey: ArrayBuffer): Promise<ArrayBuffer> {
  return crypto.subtle.decrypt(keyPair, privateKey, sealedKey);
}

/** Keyboards compose letters in different ways: NFKC makes the same passphrase the same bytes. */
async function deriveKey(passphrase: string, salt: Uint8Array<ArrayBuffer>, rounds: number): Promise<CryptoKey> {
  const bytes = new TextEncoder().encode(passphrase.normalize('NFKC'));
  const base = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveKey']);
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds };
  return crypto.subtle.deriveKey(derivation, base, { name: 'AES-GCM', length: 256 }, false, ['wrapKey', 'unwrapKey']);
}
