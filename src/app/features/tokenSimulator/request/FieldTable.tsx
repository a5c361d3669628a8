import { type FocusEvent, useState } from 'react';
import { dottedName, fromByteString } from 'source-text';
import { optionAt } from '../../../../config/index.ts';
import {
  type FieldOutcome,
  failureInWords,
  readParameter,
  type Sample,
  type SecretTreatment,
  type TokenField,
} from '../../../../tokenRequest/index.ts';
import { activeOption } from '../../../page/editing.ts';
import { usePart } from '../../../page/pageState.ts';
import { useVisibleProblems } from '../../../page/typing.ts';
import { usePlaces } from '../../../places/places.ts';
import { Button } from '../../../ui/Button.tsx';
import { FixButtons } from '../../../ui/FixButtons.tsx';
import { Mask } from '../../../ui/Mask.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { TableHead } from '../../../ui/TableHead.tsx';
import { useOneStop } from '../../../ui/useOneStop.ts';
import { type RowProps, useRows } from '../../../ui/useRows.ts';
import { WordsOfKey } from '../../../ui/WordsOfKey.tsx';
import { Correction } from './Correction.tsx';
import styles from './FieldTable.module.css';

type Failed = Extract<FieldOutcome, { kind: 'failed' }>;

interface FieldTableProps {
  readonly fields: readonly TokenField[];
  readonly secrets: SecretTreatment;
  readonly sample: Sample;
}

/** Each field of the request: its name, its value and its source; the encoded form and the purpose on demand. */
export function FieldTable({ fields, secrets, sample }: FieldTableProps) {
  const [isDetailed, setDetailed] = useState(false);
  const active = dottedName(usePart(activeOption));
  const { drawn, containerProps } = useRows({
    count: fields.length,
    estimate: 30,
    keyOf: (index) => `${fields[index]?.source} ${fields[index]?.name}`,
  });
  // Rows out of view are rendered as the focus comes near them.
  const { ref, ...stop } = useOneStop<HTMLTableSectionElement>({ axis: 'column', wraps: false });
  return (
    <div className={styles.place}>
      <table className={styles.table} aria-label="Fields" aria-rowcount={fields.length + 1}>
        <TableHead columns={['Field', 'Value', 'From']} />
        <tbody
          ref={(body) => {
            ref.current = body;
            containerProps.ref(body);
          }}
          onKeyDown={stop.onKeyDown}
          onFocus={(event: FocusEvent<HTMLElement>) => {
            containerProps.onFocus(event);
            stop.onFocus(event);
          }}
        >
          {drawn.map((row) => {
            if (row.kind === 'gap') {
              return (
                <tr key={row.key} className={styles.gap} aria-hidden style={{ height: row.height }}>
                  <td colSpan={3} />
                </tr>
              );
            }
            const field = fields[row.index];
            return (
              field && (
                <FieldRow
                  key={row.key}
                  field={field}
                  origin={originOf(field, sample)}
                  isMasked={field.isSecret && secrets === 'masked'}
                  isDetailed={isDetailed}
                  isActive={field.path !== undefined && dottedName(field.path) === active}
                  rowIndex={row.index + 2}
                  rowProps={row.props}
                />
              )
            );
          })}
        </tbody>
      </table>
      <div className={styles.note}>
        {!fields.some(({ canBeClaim }) => canBeClaim) && (
          <span>
            No field can become a claim. Add parameters to endpointParams, such as source_id with the program sourceID.
          </span>
        )}
        <Button look="quiet" size="compact" aria-pressed={isDetailed} onClick={() => setDetailed(!isDetailed)}>
          Details
        </Button>
      </div>
    </div>
  );
}

/** Where a value comes from, as the form names it. */
function originOf({ source, path, program }: TokenField, sample: Sample): string {
  if (source === 'fixed') return 'always';
  if (source === 'option' || program === undefined) return (path && optionAt(path)?.title) ?? 'Option';
  const { kind } = readParameter(program);
  if (kind === 'baseURL' && sample.baseURL === undefined) return 'Base URL';
  return kind === 'text' ? 'Text' : kind === 'program' ? 'Program' : 'Sample';
}

interface FieldRowProps {
  readonly field: TokenField;
  readonly origin: string;
  readonly isMasked: boolean;
  readonly isDetailed: boolean;
  /** True for the field of the option that the user is editing. */
  readonly isActive: boolean;
  /** Counted from 1, including the header. */
  readonly rowIndex: number;
  readonly rowProps: RowProps;
}

function FieldRow({ field, origin, isMasked, isDetailed, isActive, rowIndex, rowProps }: FieldRowProps) {
  const { shownName, source, path, program, outcome, explanation, warning } = field;
  const [isVisited, setVisited] = useState(false);
  const canCorrect = outcome.kind === 'failed' && outcome.range !== undefined && !field.isSecret;
  const places = usePlaces();
  const target = path && dottedName(source === 'program' ? [...path.slice(0, -1), shownName] : path);
  const isUnsent = outcome.kind === 'omitted' || outcome.kind === 'replaced';
  return (
    <tr
      aria-rowindex={rowIndex}
      className={`${isUnsent ? styles.unsent : ''} ${isActive ? styles.active : ''} ${outcome.kind === 'failed' ? styles.failed : ''}`}
      {...rowProps}
    >
      <th scope="row">
        <code>
          <WordsOfKey text={shownName} />
        </code>
      </th>
      <td className={styles.value}>
        {path && program !== undefined && (canCorrect || isVisited) && (
          <Correction path={path} shownName={shownName} program={program} onVisit={setVisited} />
        )}
        {outcome.kind === 'failed' ? (
          <Failure field={field} failure={outcome} saysWhy={!canCorrect} />
        ) : (
          // Below its program is its value already.
          !isVisited && <Value outcome={outcome} isMasked={isMasked} />
        )}
        {isDetailed && outcome.kind === 'sent' && !isMasked && (
          <code className={styles.encoded}>{outcome.encoded}</code>
        )}
        {isDetailed && <p className={styles.explanation}>{explanation}</p>}
        {warning && <Notice kind="warning">{warning}</Notice>}
      </td>
      <td className={styles.from}>
        {path ? (
          <Button
            look="link"
            aria-label={`${origin}: go to ${target}`}
            title={target}
            onClick={() => places.goTo({ kind: 'option', path })}
          >
            {origin}
          </Button>
        ) : (
          origin
        )}
      </td>
    </tr>
  );
}

interface FailureProps {
  readonly field: TokenField;
  readonly failure: Failed;
  /** False where the reason is below the program already. */
  readonly saysWhy: boolean;
}

/** Why a field has no value: its problem, as the form shows it, or what failed for this sample. */
function Failure({ field: { path, program = '' }, failure, saysWhy }: FailureProps) {
  const problems = useVisibleProblems().filter((problem) => path && dottedName(problem.path) === dottedName(path));
  return (
    <>
      {saysWhy && !problems.some(({ severity }) => severity === 'error') && (
        <Notice kind="error">{failureInWords(program, failure)}</Notice>
      )}
      {problems.map((problem) => (
        <Notice
          key={problem.code}
          kind={problem.severity}
          place="field"
          actions={problem.fixes.length > 0 && <FixButtons problem={problem} tabIndex={-1} where="token request" />}
        >
          {problem.message}
        </Notice>
      ))}
    </>
  );
}

interface ValueProps {
  readonly outcome: Exclude<FieldOutcome, Failed>;
  readonly isMasked: boolean;
}

function Value({ outcome, isMasked }: ValueProps) {
  if (outcome.kind !== 'sent') return <span className={styles.explanation}>Not sent. {outcome.reason}</span>;
  if (isMasked) return <Mask />;
  return outcome.value === '' ? (
    <i>empty text</i>
  ) : (
    <code>
      <WordsOfKey text={fromByteString(outcome.value)} />
    </code>
  );
}
