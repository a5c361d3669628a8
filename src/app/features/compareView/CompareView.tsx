import { Suspense, useId, useMemo, useState } from 'react';
import { type Column, canTakeOver, hiddenIn, type Row, selectRows, unreadableReason } from '../../../compare/index.ts';
import { findMember } from '../../../hjson/index.ts';
import { counted } from '../../../text/index.ts';
import { announce } from '../../page/announcer.ts';
import { comparedTexts } from '../../page/files.ts';
import { usePageState, usePart } from '../../page/pageState.ts';
import type { Place } from '../../places/place.ts';
import { usePlaces } from '../../places/places.ts';
import { roomFor } from '../../platform/breakpoints.ts';
import { writeClipboard } from '../../platform/clipboard.ts';
import { useMediaQuery } from '../../platform/mediaQuery.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Select } from '../../ui/TextInput.tsx';
import { AddText } from './AddText.tsx';
import { CompareGrid } from './CompareGrid.tsx';
import { CompareTools } from './CompareTools.tsx';
import styles from './CompareView.module.css';
import { comparedRows, type RowFilter, rowIds } from './comparedRows.ts';
import { TakeOverSheet } from './TakeOverSheet.tsx';
import { type ShownComparison as Shown, useComparison } from './useComparison.ts';

/** The open document next to other texts, option by option; differences can be taken over. */
export function CompareView() {
  const texts = usePart(comparedTexts);
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
  const isNarrow = !useMediaQuery(roomFor.rail);
  const [chosenId, setChosenId] = useState<number>();
  const comparison = useComparison(isNarrow, chosenId);
  const page = usePageState();
  const places = usePlaces();
  const [filter, setFilter] = useState<RowFilter>();
  const [section, setSection] = useState('');
  const [query, setQuery] = useState('');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [onPurpose, setOnPurpose] = useState<ReadonlySet<string>>(new Set());
  const [source, setSource] = useState<number>();
  const { rows, columns } = comparison;
  const compared = useMemo(() => comparedRows(comparison), [comparison]);
  const ids = useMemo(() => rowIds(rows), [rows]);
  const idOf = (row: Row) => ids.get(row) ?? '';
  const expected = rows.filter((row) => onPurpose.has(idOf(row)));
  const wanted = selectRows(comparison.record, { expect: expected.map(({ name }) => name) });
  const { counts } = compared;
  // What a part of a configuration does not set is no news.
  const isPart = counts.changed > 0 && counts.added === 0 && counts.removed > counts.changed;
  const usual =
    counts.conflicts > 0 ? 'conflicts' : isPart ? 'changed' : counts.differences > 0 ? 'differences' : 'all';
  // The last conflict that is decided takes its filter along.
  const shown = filter === 'conflicts' ? usual : (filter ?? usual);
  const shownSection = compared.sections.includes(section) ? section : '';
  const visible = compared.find(shown, shownSection, query);
  const isNarrowed = shownSection !== '' || query !== '';
  const none = isNarrowed ? 'No row matches.' : shown === 'differences' ? 'Nothing differs.' : 'No rows.';
  const chosen = rows.filter((row) => selected.has(idOf(row)));
  const column = source ?? columns.findIndex((_, index) => chosen.some((row) => canTakeOver(row, index)));
  const taken = chosen.filter((row) => canTakeOver(row, column));
  const takeOver = (row: Row, index: number) => {
    setSelected(new Set([...selected, idOf(row)]));
    setSource(index);
  };
  return (
    <div className={styles.view}>
      {isNarrow && <ColumnChoice comparison={comparison} onChoose={setChosenId} />}
      <CompareTools
        comparison={comparison.record}
        rows={compared}
        wanted={wanted}
        expected={expected}
        filter={shown}
        onFilter={setFilter}
        section={shownSection}
        onSection={setSection}
        query={query}
        onQuery={setQuery}
        takenCount={taken.length}
        onTakeOver={column < 1 ? undefined : () => setSource(column)}
        onAdd={onAdd}
      />
      {chosen.length > 0 && taken.length === 0 && (
        <Notice kind="hint">
          Nothing in these rows can be taken over. Select the rows inside an object instead of the object.
        </Notice>
      )}
      {counts.conflicts > 0 && (
        <Notice kind="warning">
          {counted(counts.conflicts, 'row')} changed here and on disk. Take over what is on disk, edit the option, or
          keep yours.
        </Notice>
      )}
      <Findings comparison={comparison} notFound={wanted.ok ? wanted.notFound : []} idOf={idOf} />
      {visible.length === 0 ? (
        <p className={styles.muted}>{none}</p>
      ) : (
        <CompareGrid
          comparison={comparison}
          rows={visible}
          problemsOf={compared.problemsOf}
          idOf={idOf}
          selected={selected}
          onPurpose={onPurpose}
          onTakeOver={(row, index) => {
            if (chosen.some((each) => canTakeOver(each, index))) setSource(index);
            else if (canTakeOver(row, index)) takeOver(row, index);
          }}
          actions={{
            onSelect: (row) => setSelected(toggled(selected, idOf(row))),
            onMark: (row) => setOnPurpose(toggled(onPurpose, idOf(row))),
            onTakeOver: takeOver,
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
          rows={taken}
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

interface FindingsProps {
  readonly comparison: Shown;
  /** The names of rows that were expected to differ. */
  readonly notFound: readonly string[];
  readonly idOf: (row: Row) => string;
}

/** What there is to know before the rows are read: texts that cannot be read, problems of several texts, and what should differ. */
function Findings({ comparison, notFound, idOf }: FindingsProps) {
  const { columns, problems, rows } = comparison;
  return (
    <>
      {hiddenIn(comparison, rows).map((sentence) => (
        <Notice key={sentence} kind="hint">
          {sentence}
        </Notice>
      ))}
      {columns
        .filter(({ isReadable }) => !isReadable)
        .map((column) => (
          <Notice key={column.label} kind="error">
            Not all of {column.label} can be read. {unreadableReason(column)}
          </Notice>
        ))}
      {problems
        .filter(({ severity }) => severity !== 'hint')
        .map(({ code, message, severity, row }) => (
          <Notice key={`${code} ${idOf(row)}`} kind={severity}>
            {message}
          </Notice>
        ))}
      {notFound.map((name) => (
        <Notice key={name} kind="hint">
          {name} was expected to differ, and does not.
        </Notice>
      ))}
    </>
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
