import { Suspense, useMemo, useState } from 'react';
import { counted } from 'source-text';
import { hiddenIn, type Row, selectRows, unreadableReason } from '../../../compare/index.ts';
import { comparedTexts } from '../../page/files.ts';
import { usePart } from '../../page/pageState.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useRows } from '../../ui/useRows.ts';
import { AddText } from './AddText.tsx';
import { ComparedTexts } from './ComparedTexts.tsx';
import { CompareRow } from './CompareRow.tsx';
import { CompareTools } from './CompareTools.tsx';
import styles from './CompareView.module.css';
import { type ComparedRows, comparedRows, type RowFilter, rowIds } from './comparedRows.ts';
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
  const comparison = useComparison();
  const [filter, setFilter] = useState<RowFilter>();
  const [section, setSection] = useState('');
  const [query, setQuery] = useState('');
  const [onPurpose, setOnPurpose] = useState<ReadonlySet<string>>(new Set());
  const { rows } = comparison;
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
  return (
    <div className={styles.view}>
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
        onAdd={onAdd}
      />
      <ComparedTexts comparison={comparison} rows={visible} />
      {counts.conflicts > 0 && (
        <Notice kind="warning">
          {counted(counts.conflicts, 'value')} changed here and on disk. Take over what is on disk, edit the option, or
          keep yours.
        </Notice>
      )}
      <Findings comparison={comparison} notFound={wanted.ok ? wanted.notFound : []} idOf={idOf} />
      {visible.length === 0 ? (
        <p className={styles.muted}>{none}</p>
      ) : (
        <CompareList
          comparison={comparison}
          rows={visible}
          problemsOf={compared.problemsOf}
          idOf={idOf}
          onPurpose={onPurpose}
          onMark={(row) => setOnPurpose(toggled(onPurpose, idOf(row)))}
        />
      )}
      {counts.secrets > 0 && <p className={styles.muted}>Equal letters are equal secrets.</p>}
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

function toggled(set: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(set);
  if (!next.delete(id)) next.add(id);
  return next;
}

interface CompareListProps {
  readonly comparison: Shown;
  /** Those that are shown. */
  readonly rows: readonly Row[];
  readonly problemsOf: ComparedRows['problemsOf'];
  readonly idOf: (row: Row) => string;
  /** The rows that differ on purpose. */
  readonly onPurpose: ReadonlySet<string>;
  /** Marks a row as one that differs on purpose, or removes the mark. */
  readonly onMark: (row: Row) => void;
}

/** A row for each option, with what each text says one below the other. Only visible rows are rendered. */
function CompareList({ comparison, rows, problemsOf, idOf, onPurpose, onMark }: CompareListProps) {
  const { drawn, containerProps } = useRows({
    count: rows.length,
    estimate: 24 + 28 * comparison.columns.length,
    keyOf: (index) => {
      const row = rows[index];
      return row ? idOf(row) : String(index);
    },
  });
  return (
    <ul className={styles.rows} aria-label="Comparison" {...containerProps}>
      {drawn.map((item) => {
        if (item.kind === 'gap') return <li key={item.key} role="presentation" style={{ height: item.height }} />;
        const row = rows[item.index];
        return (
          row && (
            <li key={item.key} className={styles.row} {...item.props} {...item.place}>
              <CompareRow
                comparison={comparison}
                row={row}
                problems={problemsOf(row)}
                isOnPurpose={onPurpose.has(idOf(row))}
                onMark={() => onMark(row)}
              />
            </li>
          )
        );
      })}
    </ul>
  );
}
