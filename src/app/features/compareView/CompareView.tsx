import { Suspense, useId, useState } from 'react';
import { type Column, canTakeOver, type Row } from '../../../compare/index.ts';
import { findMember } from '../../../hjson/index.ts';
import { announce } from '../../page/announcer.ts';
import { comparedTexts } from '../../page/comparedTexts.ts';
import { usePageState } from '../../page/pageState.ts';
import { useStore } from '../../page/useStore.ts';
import type { Place } from '../../places/place.ts';
import { usePlaces } from '../../places/places.ts';
import { writeClipboard } from '../../platform/clipboard.ts';
import { useMediaQuery } from '../../platform/mediaQuery.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Select } from '../../ui/TextInput.tsx';
import { AddText } from './AddText.tsx';
import { CompareGrid } from './CompareGrid.tsx';
import { CompareTools } from './CompareTools.tsx';
import styles from './CompareView.module.css';
import { countsOf, isShown, matchesQuery, type RowFilter, rowIds } from './comparedRows.ts';
import { TakeOverSheet } from './TakeOverSheet.tsx';
import { type ShownComparison as Shown, useComparison } from './useComparison.ts';

/** In narrower windows a row is a card with two texts. */
const roomForColumns = '(min-width: 820px)';

/** The open document next to other texts, option by option; differences can be taken over. */
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
  const isNarrow = !useMediaQuery(roomForColumns);
  const [chosenId, setChosenId] = useState<number>();
  const comparison = useComparison(isNarrow, chosenId);
  const page = usePageState();
  const places = usePlaces();
  const [filter, setFilter] = useState<RowFilter>();
  const [query, setQuery] = useState('');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [onPurpose, setOnPurpose] = useState<ReadonlySet<string>>(new Set());
  const [source, setSource] = useState<number>();
  const { rows, columns, problems } = comparison;
  const ids = rowIds(rows);
  const idOf = (row: Row) => ids.get(row) ?? '';
  const counts = countsOf(comparison);
  const shown = filter ?? (counts.differences > 0 ? 'differences' : 'all');
  const visible = rows.filter((row) => isShown(row, shown, comparison) && matchesQuery(row, query));
  const taken = rows.filter((row) => selected.has(idOf(row)));
  const column = source ?? columns.findIndex((_, index) => taken.some((row) => canTakeOver(row, index)));
  const none = query !== '' ? 'No row has these words.' : shown === 'differences' ? 'Nothing differs.' : 'No rows.';
  return (
    <div className={styles.view}>
      {isNarrow && <ColumnChoice comparison={comparison} onChoose={setChosenId} />}
      <CompareTools
        comparison={comparison}
        expected={rows.filter((row) => onPurpose.has(idOf(row)))}
        filter={shown}
        onFilter={setFilter}
        query={query}
        onQuery={setQuery}
        takenCount={taken.length}
        onTakeOver={column < 1 ? undefined : () => setSource(column)}
        onAdd={onAdd}
      />
      {problems
        .filter(({ severity }) => severity !== 'hint')
        .map(({ code, message, severity, row }) => (
          <Notice key={`${code} ${idOf(row)}`} kind={severity}>
            {message}
          </Notice>
        ))}
      {visible.length === 0 ? (
        <p className={styles.muted}>{none}</p>
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

interface ColumnChoiceProps {
  readonly comparison: Shown;
  readonly onChoose: (id: number) => void;
}

/** If there is room for two columns only, which text is compared with the open document. */
function ColumnChoice({ comparison: { columns, texts, choices }, onChoose }: ColumnChoiceProps) {
  const id = useId();
  if (choices.length < 2) return null;
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{columns[0]?.label} beside</label>
      <Select id={id} value={texts[0]?.id} onChange={({ target }) => onChoose(Number(target.value))}>
        {choices.map(({ id: value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
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
