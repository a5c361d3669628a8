import { findMember, type HjsonDocument } from 'hjson-document';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { counted, diffLines, type TextRange, type ValuePath } from 'source-text';
import { compareColumns, isDifference, pairText, type Row, readColumn, titleOf } from '../../../compare/index.ts';
import { type Merge, mergeDocuments, takeTheirs } from '../../../merge/index.ts';
import { openText } from '../../../opening/index.ts';
import { holdsSecretIn, holdsSecretText, mentionsSecret } from '../../../secrets/index.ts';
import { readDocument, shownNameInAll } from '../../../workspace/index.ts';
import { announce } from '../../page/announcer.ts';
import type { WorkToMerge } from '../../page/dialogs.ts';
import { addText, comparedTexts } from '../../page/files.ts';
import { usePageState } from '../../page/pageState.ts';
import { useSelected, useWorkspace } from '../../page/useWorkspace.ts';
import { usePlaces } from '../../places/places.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import styles from './MergeOffer.module.css';

interface MergeWorkDialogProps {
  readonly work: WorkToMerge;
  readonly onClose: () => void;
}

/** Brings unsaved work into the file as it is now. */
export function MergeWorkDialog({ work, onClose }: MergeWorkDialogProps) {
  return (
    <Dialog
      onClose={onClose}
      title={`Merge your changes into ${work.versions.name}`}
      description="The file is not as it was when you began your changes."
      cancel="Cancel"
    >
      <MergeOffer {...work} onMerged={onClose} onLeave={onClose} />
    </Dialog>
  );
}

interface MergeOfferProps extends WorkToMerge {
  /** Called just before the merged text is written to the document. */
  readonly onMerged: () => void;
  /** Called instead where something remains to be decided: what is on disk is not replaced without another question. */
  readonly onLeave: () => void;
}

type Side = 'ours' | 'theirs' | 'edit';

/** Brings the changes on disk and those in the page together; asks about each option that both changed. */
export function MergeOffer({ versions, mine, onMerged, onLeave }: MergeOfferProps) {
  const page = usePageState();
  const places = usePlaces();
  const workspace = useWorkspace();
  const open = useSelected(({ document }) => document);
  const fileId = useSelected(({ file }) => file?.id);
  const ours = mine ?? open;
  const serverVersion = useSelected((snapshot) => snapshot.serverVersion);
  const [sides, setSides] = useState<Readonly<Record<number, Side>>>({});
  const [base, theirs] = useMemo(() => [versions.before, versions.now].map(documentIn), [versions]);
  const merge = useMemo(() => base && theirs && mergeDocuments(base, ours, theirs), [base, ours, theirs]);
  const rows = useMemo(() => {
    if (!theirs || !merge?.ok || merge.conflicts.length === 0) return [];
    const columns = [ours, theirs].map((document) => readColumn({ label: '', document, serverVersion }));
    return compareColumns(columns).rows.filter(isDifference);
  }, [merge, ours, theirs, serverVersion]);
  if (!theirs || !merge?.ok) return <p>The two cannot be merged: one of them cannot be read as a configuration.</p>;
  const { conflicts, leftComments } = merge;
  const undecided = conflicts.filter((_, index) => sides[index] === undefined);
  const chosenAs = (side: Side) => conflicts.filter((_, index) => sides[index] === side);
  const text = textWith(merge.document, theirs, chosenAs('theirs'));

  function apply(merged: string) {
    // What is shown next gets the focus, which an open dialog would keep.
    flushSync(undecided.length === 0 ? onMerged : onLeave);
    const label = mine ? 'Merge your changes' : 'Merge with the file on disk';
    if (merged !== open.text) workspace.apply(diffLines(open.text, merged), { view: 'shell', label });
    if (undecided.length > 0) return showUndecided();
    const done = mine ? `Merged your changes into ${versions.name}.` : `Merged with ${versions.name} on disk.`;
    announce(page, `${done} Save to write it.`);
    const [path] = chosenAs('edit');
    if (path) void places.goTo({ kind: 'option', path });
  }

  /** The conflicts are rows of the comparison, until they are decided. */
  function showUndecided() {
    if (!theirs || fileId === undefined) return;
    const texts = page.part(comparedTexts);
    texts.update((all) => all.filter((each) => each.conflicts?.fileId !== fileId));
    addText(texts, { label: 'On disk', text: theirs.text, variables: [], conflicts: { fileId, paths: undecided } });
    announce(page, `Merged all but ${counted(undecided.length, 'value')}, which changed in both.`);
    void places.goTo({ kind: 'tool', tool: 'compare' });
  }

  return (
    <section className={styles.offer} aria-label="Merge">
      <p>{sentenceFor(merge)}</p>
      {takenLines(merge, ours, theirs).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {conflicts.map((path, index) => {
        const name = shownNameInAll([ours, theirs], path);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: hidden keys may have one name, and none moves.
          <div className={styles.conflict} key={`${index} ${name}`}>
            <span>
              {name}
              {rowsAt(rows, path).map((row) => (
                <span className={styles.values} key={row.name}>
                  {saidOf(row, path)}
                </span>
              ))}
            </span>
            <Segmented
              aria-label={`Which ${name}`}
              value={sides[index]}
              onChange={(side) => setSides({ ...sides, [index]: side })}
              options={[
                { value: 'ours', label: 'Mine' },
                { value: 'theirs', label: 'On disk' },
                { value: 'edit', label: 'Edit' },
              ]}
            />
          </div>
        );
      })}
      {chosenAs('edit').length > 0 && (
        <p>Options that you choose to edit keep your value for now; the form shows them after the merge.</p>
      )}
      <LeftComments theirs={theirs} ours={ours} comments={leftComments} />
      {text === undefined && <p>What is on disk cannot be written into your text.</p>}
      <Button disabled={text === undefined} onClick={() => text !== undefined && apply(text)}>
        {undecided.length === 0 ? 'Merge both' : 'Merge the rest, and compare'}
      </Button>
    </section>
  );
}

interface LeftCommentsProps {
  readonly ours: HjsonDocument;
  readonly theirs: HjsonDocument;
  readonly comments: readonly TextRange[];
}

/** The comments that a merge leaves out. One that may hold a secret is only counted. */
function LeftComments({ ours, theirs, comments }: LeftCommentsProps) {
  if (comments.length === 0) return null;
  const mayBeShown = (range: TextRange, text: string) =>
    !holdsSecretIn(theirs, range) &&
    !mentionsSecret(text) &&
    ![ours, theirs].some((document) => holdsSecretText(document, text));
  const shown = comments.map((range) => {
    const text = theirs.text.slice(range.start, range.end);
    return mayBeShown(range, text) ? text : '(not shown: it may hold a secret)';
  });
  return (
    <div>
      <p>
        {counted(comments.length, 'new comment')} on disk would be left out, since no option here has a place for it:
      </p>
      <ul className={styles.comments}>
        {shown.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: comments have no names, and none moves.
          <li key={index}>{text}</li>
        ))}
      </ul>
    </div>
  );
}

/** What the two say there: of an object, in each member; of a connection string, in each part. */
function rowsAt(rows: readonly Row[], path: ValuePath): readonly Row[] {
  return rows.filter((row) => path.every((step, index) => row.path[index] === step));
}

/** Mine, then on disk. */
function saidOf(row: Row, { length }: ValuePath): string {
  const isPart = row.part !== undefined || row.path.length > length;
  return isPart ? `${titleOf(row)}: ${pairText(row, [])}` : pairText(row, []);
}

function documentIn(bytes: Uint8Array): HjsonDocument | undefined {
  const opened = openText(bytes);
  return opened.ok ? readDocument(opened.text) : undefined;
}

function sentenceFor({ taken, conflicts }: Extract<Merge, { ok: true }>): string {
  const changes =
    taken.length === 0 ? 'No other value changed on disk.' : `${counted(taken.length, 'value')} changed only on disk.`;
  if (conflicts.length === 0) return `${changes} Merging keeps both, as one step that can be undone.`;
  return `${changes} ${counted(conflicts.length, 'value')} changed in both (yours → on disk): choose one here, or later in the comparison.`;
}

/** What the merge adds, changes and removes, by name. */
function takenLines(
  { taken, notCompared }: Extract<Merge, { ok: true }>,
  ours: HjsonDocument,
  theirs: HjsonDocument,
): readonly string[] {
  const named = (verb: string, isIn: (path: ValuePath) => boolean, paths = taken) => {
    const names = paths.filter(isIn).map((path) => shownNameInAll([ours, theirs], path));
    return names.length > 0 ? [`${verb} on disk: ${names.join(', ')}.`] : [];
  };
  const isOurs = (path: ValuePath) => findMember(ours, path) !== undefined;
  const isTheirs = (path: ValuePath) => findMember(theirs, path) !== undefined;
  return [
    ...named('Added', (path) => !isOurs(path)),
    ...named('Changed', (path) => isOurs(path) && isTheirs(path)),
    ...named('Removed', (path) => !isTheirs(path)),
    ...named('Not compared, since a redacted copy is', () => true, notCompared),
  ];
}

/** Undefined if what is on disk cannot be written here. */
function textWith(document: HjsonDocument, theirs: HjsonDocument, paths: readonly ValuePath[]): string | undefined {
  let after = document;
  for (const path of paths) {
    const edit = takeTheirs(after, theirs, path);
    if (!edit.ok) return undefined;
    after = edit.after;
  }
  return after.text;
}
