import { useEffect, useState } from 'react';
import { type Column, textForDigest } from '../../../compare/index.ts';
import { sha256 } from '../../platform/sha256.ts';

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
