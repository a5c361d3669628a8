import { Suspense, useState } from 'react';
import { asMarkdown, asText, type Column, canTakeOver, type Row, selectRows } from '../../../compare/index.ts';
import { findMember } from '../../../hjson/index.ts';
import { counted } from '../../../text/index.ts';
import { announce } from '../../page/announcer.ts';
import { comparedTexts } from '../../page/comparedTexts.ts';
import { usePageState } from '../../page/pageState.ts';
import { useStore } from '../../page/useStore.ts';
import type { Place } from '../../places/place.ts';
import { usePlaces } from '../../places/places.ts';
import { writeClipboard } from '../../platform/clipboard.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ViewSwitch } from '../../ui/Segmented.tsx';
import { AddText } from './AddText.tsx';
import { CompareGrid } from './CompareGrid.tsx';
import styles from './CompareView.module.css';
import { countsOf, isShown, type RowFilter, rowIds } from './comparedRows.ts';
import { TakeOverSheet } from './TakeOverSheet.tsx';
import { useComparison } from './useComparison.ts';

/** The open document beside other texts, option by option; what differs can be taken over. */
export function CompareView() {
  const texts = useStore(usePageState().part(comparedTexts));
  const [isAdding, setAdding] = useState(false);
  if (texts.length === 0) {
    return (
      <Suspense>
        <AddText onDone={undefined} />
      </Suspense>
    );
  }
  return (
    <>
      <Suspense>{isAdding && <AddText onDone={() => setAdding(false)} />}</Suspense>
      <ShownComparison onAdd={() => setAdding(true)} />
    </>
  );
}

function ShownComparison({ onAdd }: { readonly onAdd: () => void }) {
  const comparison = useComparison();
  const page = usePageState();
  const places = usePlaces();
  const [filter, setFilter] = useState<RowFilter>();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [onPurpose, setOnPurpose] = useState<ReadonlySet<string>>(new Set());
  const [source, setSource] = useState<number>();
  const { rows, columns, problems } = comparison;
  const ids = rowIds(rows);
  const idOf = (row: Row) => ids.get(row) ?? '';
  const counts = countsOf(comparison);
  const shown = filter ?? (counts.differences > 0 ? 'differences' : 'all');
  const visible = rows.filter((row) => isShown(row, shown, comparison));
  const taken = rows.filter((row) => selected.has(idOf(row)));
  const wanted = selectRows(comparison, {
    expect: rows.filter((row) => onPurpose.has(idOf(row))).map(({ name }) => name),
  });
  const column = source ?? columns.findIndex((_, index) => taken.some((row) => canTakeOver(row, index)));
  return (
    <div className={styles.view}>
      <div className={styles.toolbar}>
        <ViewSwitch
          aria-label="Rows"
          value={shown}
          onChange={setFilter}
          options={[
            { value: 'differences', label: `Differences ${counts.differences}` },
            { value: 'all', label: `All ${rows.length}` },
            { value: 'problems', label: `Problems ${counts.problems}` },
            { value: 'secrets', label: `Secrets ${counts.secrets}` },
          ]}
        />
        <div className={styles.actions}>
          {wanted.ok && (
            <>
              <CopyButton
                label="Copy as Markdown"
                text={() => asMarkdown(comparison, wanted)}
                done="Copied, secrets hidden"
              />
              <CopyButton label="Copy as text" text={() => asText(comparison, wanted)} done="Copied, secrets hidden" />
            </>
          )}
          <Button onClick={onAdd}>Add a text…</Button>
          <Button look="primary" disabled={column < 1} onClick={() => setSource(column)}>
            {taken.length > 0 ? `Take over ${counted(taken.length, 'row')}…` : 'Take over…'}
          </Button>
        </div>
      </div>
      {problems.map(({ code, message, severity, row }) => (
        <Notice key={`${code} ${idOf(row)}`} kind={severity}>
          {message}
        </Notice>
      ))}
      {visible.length === 0 ? (
        <p className={styles.muted}>{shown === 'differences' ? 'Nothing differs.' : 'No rows.'}</p>
      ) : (
        <CompareGrid
          comparison={comparison}
          rows={visible}
          idOf={idOf}
          selected={selected}
          onPurpose={onPurpose}
          onTakeOver={setSource}
          actions={{
            onSelect: (row) => setSelected(toggled(selected, idOf(row))),
            onMark: (row) => setOnPurpose(toggled(onPurpose, idOf(row))),
            onTakeOver: (row, index) => {
              setSelected(new Set([...selected, idOf(row)]));
              setSource(index);
            },
            onGoTo: (row, view) => places.goTo(placeOf(row, view, columns[0])),
            onCopy: async (text) =>
              announce(page, (await writeClipboard(text)) ? 'Copied.' : 'The browser did not let the page copy.'),
          }}
        />
      )}
      <p className={styles.muted}>
        Equal letters are equal secrets. N goes to the next difference, Space selects a row.
      </p>
      {source !== undefined && (
        <TakeOverSheet
          comparison={comparison}
          index={source}
          rows={taken.filter((row) => canTakeOver(row, source))}
          onClose={() => setSource(undefined)}
          onDone={() => {
            setSource(undefined);
            setSelected(new Set());
          }}
        />
      )}
    </div>
  );
}

function toggled(set: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(set);
  if (!next.delete(id)) next.add(id);
  return next;
}

function placeOf({ path }: Row, view: 'form' | 'text', open: Column | undefined): Place {
  if (view === 'form') return { kind: 'option', path };
  const range = open && findMember(open.document, path)?.range;
  return range ? { kind: 'text', range } : { kind: 'text' };
}
