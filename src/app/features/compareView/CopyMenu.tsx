import { ChevronDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import {
  asCsv,
  asMarkdown,
  asText,
  type Column,
  type Comparison,
  type SelectedRows,
  textForDigest,
} from '../../../compare/index.ts';
import { sha256 } from '../../platform/sha256.ts';
import { Button } from '../../ui/Button.tsx';
import { type Copy, useCopies } from '../../ui/CopyButton.tsx';
import { Menu } from '../../ui/Menu.tsx';

interface CopyMenuProps {
  readonly comparison: Comparison;
  readonly wanted: SelectedRows;
  /** Other copies, after those of the comparison. */
  readonly more?: readonly Copy[];
  readonly disabled?: boolean;
}

/** Copies a comparison without secrets: as a change record, as a table, or as text. */
export function CopyMenu({ comparison, wanted, more = [], disabled = false }: CopyMenuProps) {
  const digests = useDigests(comparison.columns);
  const done = 'Copied, secrets hidden';
  const copies: readonly Copy[] = wanted.ok
    ? [
        { label: 'Copy as Markdown', text: () => asMarkdown(comparison, wanted, { digests }), done },
        { label: 'Copy as CSV', text: () => asCsv(comparison, wanted), done },
        { label: 'Copy as text', text: () => asText(comparison, wanted, { comments: true }), done },
      ]
    : [];
  const all = [...copies, ...more];
  const { copy, area } = useCopies(all);
  return (
    <>
      <Menu
        align="end"
        trigger={
          <Button disabled={disabled}>
            Copy <ChevronDown aria-hidden />
          </Button>
        }
        groups={[all.map((each) => ({ label: each.label, onSelect: () => void copy(each) }))]}
      />
      {area}
    </>
  );
}

/**
 * The SHA-256 of each text without its secrets, for a change record: undefined if there is none, and until it is known. Computed
 * before they are copied, because some browsers let a page copy only at once.
 */
function useDigests(columns: readonly Column[]): readonly (string | undefined)[] {
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
