import { fromByteString } from '../../expr/index.ts';
import { dottedName } from '../../text/index.ts';
import { mask, type SecretTreatment, type TokenField } from '../../tokenRequest/index.ts';
import { useNavigation } from '../state/navigation.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { type RowProps, useRows } from '../ui/useRows.ts';
import styles from './FieldTable.module.css';

interface FieldTableProps {
  readonly fields: readonly TokenField[];
  readonly secrets: SecretTreatment;
}

/** Each field of the form: its source, its value, what is sent, and its purpose. */
export function FieldTable({ fields, secrets }: FieldTableProps) {
  const { drawn, containerProps } = useRows({
    count: fields.length,
    estimate: 70,
    keyOf: (index) => `${fields[index]?.source} ${fields[index]?.name}`,
  });
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>Form fields</h3>
      <table className={styles.table} aria-rowcount={fields.length + 1}>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">From</th>
            <th scope="col">Value</th>
            <th scope="col">As sent</th>
          </tr>
        </thead>
        <tbody {...containerProps}>
          {drawn.map((row) => {
            if (row.kind === 'gap') {
              return (
                <tr key={row.key} className={styles.gap} aria-hidden style={{ height: row.height }}>
                  <td colSpan={4} />
                </tr>
              );
            }
            const field = fields[row.index];
            return (
              field && (
                <FieldRow
                  key={row.key}
                  field={field}
                  isMasked={field.isSecret && secrets === 'masked'}
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

interface FieldRowProps {
  readonly field: TokenField;
  readonly isMasked: boolean;
  /** Counted from 1, the heads included. */
  readonly rowIndex: number;
  readonly rowProps: RowProps;
}

function FieldRow({ field, isMasked, rowIndex, rowProps }: FieldRowProps) {
  const { name, outcome, explanation, warning } = field;
  return (
    <tr
      className={outcome.kind === 'omitted' || outcome.kind === 'replaced' ? styles.unsent : ''}
      aria-rowindex={rowIndex}
      {...rowProps}
    >
      <th scope="row">
        <code>{fromByteString(name) || '(empty name)'}</code>
      </th>
      <td className={styles.from}>
        <Origin field={field} />
      </td>
      <td className={styles.value}>
        <Value field={field} isMasked={isMasked} />
      </td>
      <td className={styles.encoded}>
        {outcome.kind === 'sent' && <code>{isMasked ? mask : outcome.encoded}</code>}
        <p className={styles.explanation}>{explanation}</p>
        {warning && <Notice kind="warning">{warning}</Notice>}
      </td>
    </tr>
  );
}

function Origin({ field: { source, path } }: { readonly field: TokenField }) {
  const navigation = useNavigation();
  if (!path) return 'default';
  return (
    <Button
      look="link"
      aria-label={`${source}: go to ${dottedName(path)}`}
      title={dottedName(path)}
      onClick={() => navigation.go({ kind: 'form', path })}
    >
      {source}
    </Button>
  );
}

function Value({ field: { outcome }, isMasked }: { readonly field: TokenField; readonly isMasked: boolean }) {
  switch (outcome.kind) {
    case 'sent':
      if (isMasked) return <span className={styles.mask}>secret, hidden</span>;
      return outcome.value === '' ? <i>empty text</i> : <code>{fromByteString(outcome.value)}</code>;
    case 'failed':
      return <Notice kind="error">{outcome.message}</Notice>;
    default:
      return <span>Not sent. {outcome.reason}</span>;
  }
}
