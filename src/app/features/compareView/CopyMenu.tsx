import { ChevronDown } from 'lucide-react';
import { asCsv, asMarkdown, asText, type Comparison, type SelectedRows } from '../../../compare/index.ts';
import { Button } from '../../ui/Button.tsx';
import { type Copy, useCopies } from '../../ui/CopyButton.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { useDigests } from './useDigests.ts';

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
