import { useEffect, useState } from 'react';
import { type Column, textForDigest } from '../../../compare/index.ts';

/**
 * The SHA-256 of each text without its secrets, for a change record: undefined if there is none, and until it is known. Computed
 * before they are copied, because some browsers let a page copy only at once.
 */
export function useDigests(columns: readonly Column[]): readonly (string | undefined)[] {
  const [known, setKnown] = useState<ReadonlyMap<Column, string | undefined>>(new Map());
  useEffect(() => {
    let isOutdated = false;
    void (async () => {
      const found = await Promise.all(columns.map(digestOf));
      if (!isOutdated) setKnown(new Map(columns.map((column, index) => [column, found[index]])));
    })();
    return () => {
      isOutdated = true;
    };
  }, [columns]);
  return columns.map((column) => known.get(column));
}

async function digestOf(column: Column): Promise<string | undefined> {
  const text = textForDigest(column);
  return text === undefined ? undefined : sha256(text);
}

/** The SHA-256 of a text as UTF-8, in hexadecimal; undefined if the browser computes none, such as on a page without HTTPS. */
async function sha256(text: string): Promise<string | undefined> {
  // Only pages of a secure context have it, whatever the types say.
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (!subtle) return undefined;
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
