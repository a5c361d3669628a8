import { describe, expect, it } from 'vitest';
import { createProtection, openKey, openProtection, type Protection, sealKey, strong } from './draftProtection.ts';

const passphrase = 'made-up words for a test';

/** All that a protection writes to the disk, as one text in which any byte of it would be found. */
function onDisk({ salt, publicKey, vector, sealedPrivateKey }: Protection): string {
  return [salt, publicKey, vector, sealedPrivateKey]
    .map((part) => Buffer.from(part as Uint8Array<ArrayBuffer>).toString('latin1'))
    .join('\n');
}

/** With keys that are made in no time. */
const createCheap = (words: string) => createProtection(words, { iterations: 1_000, modulusLength: 1024 });

const protection = await createCheap(passphrase);

describe('the protection of drafts', () => {
  it('opens with its passphrase what was sealed for it', async () => {
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    const sealed = await sealKey(protection, bytes.buffer);
    const privateKey = await openProtection(structuredClone(protection), passphrase);
    expect(privateKey).toBeDefined();
    expect(privateKey?.extractable).toBe(false);
    expect(new Uint8Array(await openKey(privateKey as CryptoKey, sealed))).toEqual(bytes);
  });

  it.each([
    ['another passphrase', 'other words for a test'],
    ['an empty one', ''],
    ['the same in capitals', passphrase.toUpperCase()],
    ['the same and a space', `${passphrase} `],
  ])('does not open with %s', async (_, wrong) => {
    expect(await openProtection(protection, wrong)).toBeUndefined();
  });

  it('opens with the same passphrase, however a keyboard composes its letters', async () => {
    const composed = await createCheap('cafe\u0301 cre\u0300me'.normalize('NFD'));
    expect(await openProtection(composed, 'caf\u00e9 cr\u00e8me')).toBeDefined();
  });

  it('makes a guess cost at least 600,000 rounds, and has a key of 3,072 bits', async () => {
    expect(strong.iterations).toBeGreaterThanOrEqual(600_000);
    const usual = await createProtection(passphrase);
    expect(usual.iterations).toBe(strong.iterations);
    expect((await openProtection(usual, passphrase))?.algorithm).toMatchObject({ modulusLength: 3072 });
    expect(await openProtection({ ...usual, iterations: 1_000 }, passphrase)).toBeUndefined();
  });

  it('has its own salt and keys every time', async () => {
    const other = await createCheap(passphrase);
    expect(other.salt).not.toEqual(protection.salt);
    expect(other.vector).not.toEqual(protection.vector);
    expect(Buffer.from(other.publicKey)).not.toEqual(Buffer.from(protection.publicKey));
  });

  it('writes no key and no passphrase', () => {
    const values: readonly unknown[] = Object.values(protection);
    expect(values.some((value) => value instanceof CryptoKey)).toBe(false);
    expect(onDisk(protection)).not.toContain(passphrase);
  });
});
