import { TriangleAlert } from 'lucide-react';
import { memo, type ReactNode, type Ref, useId, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { dottedName, fromByteString } from 'source-text';
import {
  failureInWords,
  type ProgramInputs,
  type ProgramOutcome,
  type ProgramRunner,
  programInputs,
  readParameter,
  type TokenField,
} from '../../../../tokenRequest/index.ts';
import { Postponed } from '../../../exprField/Postponed.tsx';
import { usePageState } from '../../../page/pageState.ts';
import { changeSample, type NumberedSample, selectSample, useSamples } from '../../../page/samples.ts';
import { useSelected } from '../../../page/useWorkspace.ts';
import { TextInput } from '../../../ui/TextInput.tsx';
import { type RowProps, useRows } from '../../../ui/useRows.ts';
import styles from './SampleMatrix.module.css';
import { type DrawnColumns, useColumns } from './useColumns.ts';

/** A field whose value can differ between samples. */
interface Column {
  readonly name: string;
  readonly program: string;
  /** Why it fails for every sample; undefined if it does not. */
  readonly problem: string | undefined;
}

export interface ComparedProps {
  readonly fields: readonly TokenField[];
  /** One time for all rows, that of the request: the passing of time must not make a difference. */
  readonly moment: number;
  /** Runs programs in the same go as those of the request. */
  readonly run: ProgramRunner;
}

/** Focuses the name of the last sample. */
export type FocusLastName = () => void;

interface SampleMatrixProps extends ComparedProps {
  readonly ref: Ref<FocusLastName>;
}

/** Samples as rows of inputs, with the fields that can differ between them as columns; only the visible part is computed. */
export function SampleMatrix({ fields, moment, run, ref }: SampleMatrixProps) {
  const { all, current } = useSamples();
  const baseURL = useSelected((snapshot) => snapshot.config.valueOf('baseUrl') ?? '');
  const hasBaseURLs = all.some((sample) => sample.baseURL !== undefined);
  const diagnostics = useSelected((snapshot) => snapshot.diagnostics);
  const columns = useMemo(() => {
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    const problems = new Map(errors.map(({ path, message }) => [dottedName(path), message]));
    return fields.flatMap((field) => columnOf(field, hasBaseURLs, problems));
  }, [fields, hasBaseURLs, diagnostics]);
  const scroller = useRef<HTMLElement>(null);
  const drawnColumns = useColumns(columns.length, scroller);
  const group = useId();
  const { drawn, draw, containerProps } = useRows({
    count: all.length,
    estimate: 41,
    keyOf: (index) => String(all[index]?.id),
  });
  const [names] = useState(() => new Map<number, HTMLElement>());
  useImperativeHandle(ref, () => () => {
    draw(all.length - 1);
    names.get(all.at(-1)?.id ?? 0)?.focus();
  });
  const shown = useOutcomes(current, baseURL, moment, columns, drawnColumns, run);
  return (
    <>
      <section className={styles.scroller} ref={scroller} aria-label="Samples, compared">
        <table className={styles.table} aria-rowcount={all.length + 1}>
          <thead>
            <tr>
              <th scope="col">Sample</th>
              <th scope="col" className={styles.address}>
                gatewayURL
              </th>
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
                    shown={shown}
                    names={names}
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
      <p className={styles.hint}>
        <code>sourceID</code> identifies the source that the server imports data into, <code>gatewayURL</code> is of the
        separate HTTP service by way of which it imports.
      </p>
    </>
  );
}

/** Literal text is the same for every sample, and inputs have their columns; secrets must not be in a comparison. */
function columnOf(
  { shownName, path = [], program, outcome, isSecret }: TokenField,
  hasBaseURLs: boolean,
  problems: ReadonlyMap<string, string>,
): readonly Column[] {
  if (program === undefined || isSecret || (outcome.kind !== 'sent' && outcome.kind !== 'failed')) return [];
  const { kind } = readParameter(program);
  const differs = kind === 'program' || (kind === 'baseURL' && hasBaseURLs);
  return differs ? [{ name: shownName, program, problem: problems.get(dottedName(path)) }] : [];
}

interface CellsProps {
  readonly drawn: DrawnColumns;
  readonly children: (index: number) => ReactNode;
}

/** The visible columns, and the width of the others. */
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
  /** The result of the current sample: other rows show only different results. */
  readonly shown: Outcomes;
  /** The boxes of the names, by id of the sample. */
  readonly names: Map<number, HTMLElement>;
  /** The name of the group of radio buttons. */
  readonly group: string;
  readonly baseURL: string;
  readonly moment: number;
  readonly columns: readonly Column[];
  readonly drawn: DrawnColumns;
  readonly run: ProgramRunner;
  /** Counted from 1, including the header. */
  readonly rowIndex: number;
  readonly rowProps: RowProps;
}

type Outcomes = ReadonlyMap<number, ProgramOutcome>;

function useOutcomes(
  sample: NumberedSample,
  baseURL: string,
  moment: number,
  columns: readonly Column[],
  { indexes }: DrawnColumns,
  run: ProgramRunner,
): Outcomes {
  return useMemo(() => {
    const inputs = programInputs(sample, baseURL, moment);
    return new Map(indexes.map((index) => [index, run(columns[index]?.program ?? '', inputs)]));
  }, [sample, baseURL, moment, columns, indexes, run]);
}

const SampleRow = memo(function SampleRow(props: SampleRowProps) {
  const { sample, isCurrent, shown, names, group, baseURL, moment, columns, drawn, run, rowIndex, rowProps } = props;
  const page = usePageState();
  const outcomes = useOutcomes(sample, baseURL, moment, columns, drawn, run);
  const isIncomplete = [...outcomes.values()].some(({ kind }) => kind === 'failed');
  const name = sample.name || 'Unnamed';
  return (
    <tr {...rowProps} aria-rowindex={rowIndex} className={isCurrent ? styles.current : ''}>
      <th scope="row">
        <span className={styles.name}>
          <input
            type="radio"
            name={group}
            aria-label={name}
            checked={isCurrent}
            onChange={() => selectSample(page, sample.id)}
          />
          <TextInput
            className={styles.box ?? ''}
            ref={(box) => {
              if (box) names.set(sample.id, box);
              return () => void names.delete(sample.id);
            }}
            aria-label={isCurrent ? 'Sample name' : `Name of ${name}`}
            value={sample.name}
            onChange={({ target }) => changeSample(page, { name: target.value }, sample.id)}
          />
          {isIncomplete && <TriangleAlert role="img" aria-label="no complete request" />}
        </span>
      </th>
      <td className={styles.address}>
        <TextInput
          machine
          className={styles.box ?? ''}
          aria-label={isCurrent ? 'Gateway URL' : `Gateway of ${name}`}
          value={sample.gatewayURL}
          onChange={({ target }) => changeSample(page, { gatewayURL: target.value }, sample.id)}
        />
      </td>
      <td>
        <TextInput
          machine
          className={styles.box ?? ''}
          aria-label={isCurrent ? 'Source ID' : `Source of ${name}`}
          value={sample.sourceID}
          onChange={({ target }) => changeSample(page, { sourceID: target.value }, sample.id)}
        />
      </td>
      <Cells drawn={drawn}>
        {(index) => (
          <td key={index} className={!isCurrent && isSame(outcomes.get(index), shown.get(index)) ? styles.same : ''}>
            <Outcome
              outcome={outcomes.get(index)}
              column={columns[index]}
              inputs={() => programInputs(sample, baseURL, moment)}
            />
          </td>
        )}
      </Cells>
    </tr>
  );
});

function isSame(one: ProgramOutcome | undefined, other: ProgramOutcome | undefined): boolean {
  return one?.kind === 'text' && other?.kind === 'text' && one.value === other.value;
}

interface OutcomeProps {
  readonly outcome: ProgramOutcome | undefined;
  readonly column: Column | undefined;
  /** What its program saw. */
  readonly inputs: () => ProgramInputs;
}

function Outcome({ outcome, column, inputs }: OutcomeProps) {
  if (!outcome || !column) return null;
  if (outcome.kind === 'failed' && outcome.stage === 'postponed') {
    return <Postponed program={column.program} message={outcome.message} inputs={[inputs()]} />;
  }
  if (outcome.kind === 'failed')
    return <span className={styles.failed}>{column.problem ?? failureInWords(column.program, outcome)}</span>;
  return outcome.value === '' ? (
    <i>empty text</i>
  ) : (
    <code className={styles.value}>{fromByteString(outcome.value)}</code>
  );
}
