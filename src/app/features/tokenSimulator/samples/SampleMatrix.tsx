import { TriangleAlert } from 'lucide-react';
import { memo, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { fromByteString } from '../../../../expr/index.ts';
import {
  createProgramRunner,
  type ProgramOutcome,
  programInputs,
  readParameter,
  type TokenField,
} from '../../../../tokenRequest/index.ts';
import { usePageState } from '../../../page/pageState.ts';
import { type NumberedSample, selectSample, useSamples } from '../../../page/samples.ts';
import { useSelected } from '../../../page/useWorkspace.ts';
import { type RowProps, useRows } from '../../../ui/useRows.ts';
import styles from './SampleMatrix.module.css';
import { type DrawnColumns, useColumns } from './useColumns.ts';

/** A field whose value can differ between samples. */
interface Column {
  readonly name: string;
  readonly program: string;
}

export interface ComparedProps {
  readonly fields: readonly TokenField[];
  /** One time for all rows, that of the request: the clock alone must make no difference. */
  readonly moment: number;
}

/** Samples as rows, the fields that can differ between them as columns; only what is in sight is computed. */
export function SampleMatrix({ fields, moment }: ComparedProps) {
  const { all, current } = useSamples();
  const baseURL = useSelected((snapshot) => snapshot.config.valueOf('baseUrl') ?? '');
  const columns = useMemo(() => fields.flatMap(columnOf), [fields]);
  const scroller = useRef<HTMLElement>(null);
  const drawnColumns = useColumns(columns.length, scroller);
  const [run] = useState(() => createProgramRunner());
  const group = useId();
  const { drawn, containerProps } = useRows({
    count: all.length,
    estimate: 30,
    keyOf: (index) => String(all[index]?.id),
  });
  return (
    <section className={styles.scroller} ref={scroller} aria-label="Samples, compared">
      <table className={styles.table} aria-rowcount={all.length + 1}>
        <thead>
          <tr>
            <th scope="col">Sample</th>
            <th scope="col">gatewayURL</th>
            <th scope="col">sourceID</th>
            <Cells drawn={drawnColumns}>
              {(index) => (
                <th key={index} scope="col">
                  <code>{columns[index]?.name}</code>
                </th>
              )}
            </Cells>
          </tr>
        </thead>
        <tbody {...containerProps}>
          {drawn.map((row) => {
            if (row.kind === 'gap') {
              return (
                <tr key={row.key} aria-hidden style={{ height: row.height }}>
                  <td />
                </tr>
              );
            }
            const sample = all[row.index];
            return (
              sample && (
                <SampleRow
                  key={row.key}
                  sample={sample}
                  isCurrent={sample === current}
                  group={group}
                  baseURL={baseURL}
                  moment={moment}
                  columns={columns}
                  drawn={drawnColumns}
                  run={run}
                  rowIndex={row.index + 2}
                  rowProps={row.props}
                />
              )
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** Literal text is the same for every sample; secrets have no place in a comparison. */
function columnOf({ shownName, program, outcome, isSecret }: TokenField): readonly Column[] {
  if (program === undefined || isSecret || (outcome.kind !== 'sent' && outcome.kind !== 'failed')) return [];
  return readParameter(program).kind === 'text' ? [] : [{ name: shownName, program }];
}

interface CellsProps {
  readonly drawn: DrawnColumns;
  readonly children: (index: number) => ReactNode;
}

/** The columns in sight, and the width of those that are not. */
function Cells({ drawn: { indexes, before, after }, children }: CellsProps) {
  return (
    <>
      {before > 0 && <td aria-hidden style={{ minWidth: before }} />}
      {indexes.map(children)}
      {after > 0 && <td aria-hidden style={{ minWidth: after }} />}
    </>
  );
}

interface SampleRowProps {
  readonly sample: NumberedSample;
  readonly isCurrent: boolean;
  /** The name of the group of radio buttons. */
  readonly group: string;
  readonly baseURL: string;
  readonly moment: number;
  readonly columns: readonly Column[];
  readonly drawn: DrawnColumns;
  readonly run: ReturnType<typeof createProgramRunner>;
  /** Counted from 1, the heads included. */
  readonly rowIndex: number;
  readonly rowProps: RowProps;
}

const SampleRow = memo(function SampleRow(props: SampleRowProps) {
  const { sample, isCurrent, group, baseURL, moment, columns, drawn, run, rowIndex, rowProps } = props;
  const page = usePageState();
  const outcomes = useMemo(() => {
    const inputs = programInputs(sample, baseURL, moment);
    return new Map(drawn.indexes.map((index) => [index, run(columns[index]?.program ?? '', inputs)]));
  }, [sample, baseURL, moment, columns, drawn.indexes, run]);
  const isIncomplete = [...outcomes.values()].some(({ kind }) => kind === 'failed');
  return (
    <tr {...rowProps} aria-rowindex={rowIndex} className={isCurrent ? styles.current : ''}>
      <th scope="row">
        <label className={styles.name}>
          <input type="radio" name={group} checked={isCurrent} onChange={() => selectSample(page, sample.id)} />
          {sample.name || 'Unnamed'}
          {isIncomplete && <TriangleAlert role="img" aria-label="no complete request" />}
        </label>
      </th>
      <td>
        <code>{sample.gatewayURL}</code>
      </td>
      <td>
        <code>{sample.sourceID}</code>
      </td>
      <Cells drawn={drawn}>
        {(index) => (
          <td key={index}>
            <Outcome outcome={outcomes.get(index)} />
          </td>
        )}
      </Cells>
    </tr>
  );
});

function Outcome({ outcome }: { readonly outcome: ProgramOutcome | undefined }) {
  if (!outcome) return null;
  if (outcome.kind === 'failed') return <span className={styles.failed}>{outcome.message}</span>;
  return outcome.value === '' ? (
    <i>empty text</i>
  ) : (
    <code className={styles.value}>{fromByteString(outcome.value)}</code>
  );
}
