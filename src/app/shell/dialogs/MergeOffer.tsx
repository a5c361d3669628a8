import { useMemo, useState } from 'react';
import type { HjsonDocument } from '../../../hjson/index.ts';
import { type Merge, mergeDocuments, takeTheirs } from '../../../merge/index.ts';
import { openText } from '../../../opening/index.ts';
import { counted, type OptionPath } from '../../../text/index.ts';
import { readDocument, shownNameInAll } from '../../../workspace/index.ts';
import { useSelected } from '../../page/useWorkspace.ts';
import { Button } from '../../ui/Button.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import styles from './MergeOffer.module.css';

/** The bytes of a file when it was last read or written, and now. */
export interface ChangedVersions {
  readonly before: Uint8Array;
  readonly now: Uint8Array;
}

interface MergeOfferProps {
  readonly versions: ChangedVersions;
  readonly onMerged: (text: string) => void;
}

type Side = 'ours' | 'theirs';

/** Brings the changes on disk and those in the page together; asks about each option that both changed. */
export function MergeOffer({ versions, onMerged }: MergeOfferProps) {
  const ours = useSelected(({ document }) => document);
  const [sides, setSides] = useState<Readonly<Record<number, Side>>>({});
  const [base, theirs] = useMemo(() => [versions.before, versions.now].map(documentIn), [versions]);
  const merge = useMemo(() => base && theirs && mergeDocuments(base, ours, theirs), [base, ours, theirs]);
  if (!theirs || !merge?.ok) return <p>The two cannot be merged: one of them cannot be read as a configuration.</p>;
  const { conflicts, leftComments } = merge;
  const isDecided = conflicts.every((_, index) => sides[index] !== undefined);
  const chosen = conflicts.filter((_, index) => sides[index] === 'theirs');
  const text = isDecided ? textWith(merge.document, theirs, chosen) : undefined;
  return (
    <section className={styles.offer} aria-label="Merge">
      <p>{sentenceFor(merge)}</p>
      {conflicts.map((path, index) => {
        const name = shownNameInAll([ours, theirs], path);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: hidden keys may have one name, and none moves.
          <div className={styles.conflict} key={`${index} ${name}`}>
            <span>{name}</span>
            <Segmented
              aria-label={`Which ${name}`}
              value={sides[index]}
              onChange={(side) => setSides({ ...sides, [index]: side })}
              options={[
                { value: 'ours', label: 'Mine' },
                { value: 'theirs', label: 'On disk' },
              ]}
            />
          </div>
        );
      })}
      {leftComments > 0 && (
        <p>{counted(leftComments, 'new comment')} on disk belong to no option here, and would be left out.</p>
      )}
      {isDecided && text === undefined && <p>What is on disk cannot be written into your text.</p>}
      <Button disabled={text === undefined} onClick={() => text !== undefined && onMerged(text)}>
        Merge both
      </Button>
    </section>
  );
}

function documentIn(bytes: Uint8Array): HjsonDocument | undefined {
  const opened = openText(bytes);
  return opened.ok ? readDocument(opened.text) : undefined;
}

function sentenceFor({ taken, conflicts }: Extract<Merge, { ok: true }>): string {
  const changes =
    taken.length === 0
      ? 'On disk, no other option was changed.'
      : `On disk, ${counted(taken.length, 'option')} changed that you did not change.`;
  if (conflicts.length === 0) return `${changes} Merging keeps both, as one step that can be undone.`;
  return `${changes} ${counted(conflicts.length, 'option')} changed in both: choose which.`;
}

/** Undefined where what is on disk cannot be written here. */
function textWith(document: HjsonDocument, theirs: HjsonDocument, paths: readonly OptionPath[]): string | undefined {
  let after = document;
  for (const path of paths) {
    const edit = takeTheirs(after, theirs, path);
    if (!edit.ok) return undefined;
    after = edit.after;
  }
  return after.text;
}
