import { useState } from 'react';
import { linesOf } from '../../hjson/index.ts';
import { type Diagnostic, dottedName, type Severity } from '../../text/index.ts';
import { useNavigation } from '../state/navigation.ts';
import { useSnapshot } from '../state/useWorkspace.ts';
import { Button } from '../ui/Button.tsx';
import { FixButtons } from '../ui/FixButtons.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useRows } from '../ui/useRows.ts';
import styles from './ProblemList.module.css';

const severities: readonly { readonly id: Severity; readonly title: string }[] = [
  { id: 'error', title: 'Errors' },
  { id: 'warning', title: 'Warnings' },
  { id: 'hint', title: 'Hints' },
];

/** Every problem of the document in text order, absent options last, with its fixes and the ways to the text and to the field. */
export function ProblemList() {
  const navigation = useNavigation();
  const { diagnostics, document } = useSnapshot();
  const [hidden, setHidden] = useState<ReadonlySet<Severity>>(new Set());
  const lines = linesOf(document);
  const shown = diagnostics.filter(({ severity }) => !hidden.has(severity));

  const { drawn, containerProps } = useRows({
    count: shown.length,
    estimate: 70,
    keyOf: (index) => keyOf(shown[index]),
  });

  function toggle(severity: Severity) {
    const next = new Set(hidden);
    if (!next.delete(severity)) next.add(severity);
    setHidden(next);
  }

  return (
    <div className={styles.problems}>
      <div className={styles.chips} role="toolbar" aria-label="Show problems">
        {severities.map(({ id, title }) => (
          <Button key={id} aria-pressed={!hidden.has(id)} className={styles.chip} onClick={() => toggle(id)}>
            {title} {diagnostics.filter(({ severity }) => severity === id).length}
          </Button>
        ))}
      </div>
      {shown.length === 0 && (
        <p className={styles.none}>{diagnostics.length ? 'All problems are filtered out.' : 'No problems found.'}</p>
      )}
      <ul {...containerProps}>
        {drawn.map((row) => {
          if (row.kind === 'gap') return <li key={row.key} aria-hidden style={{ height: row.height }} />;
          const problem = shown[row.index];
          if (!problem) return null;
          const { range } = problem;
          const name = dottedName(problem.path);
          return (
            <li key={row.key} className={styles.row} {...row.props}>
              <Notice
                kind={problem.severity}
                actions={
                  <>
                    <FixButtons problem={problem} />
                    {problem.path.length > 0 && (
                      <Button
                        look="link"
                        aria-label={`Show in form: ${name}`}
                        onClick={() => navigation.go({ kind: 'form', path: problem.path })}
                      >
                        Show in form
                      </Button>
                    )}
                    {range && (
                      <Button look="link" onClick={() => navigation.go({ kind: 'text', range })}>
                        Go to line {lines.positionAt(range.start).line}
                      </Button>
                    )}
                  </>
                }
              >
                {name && <code className={styles.name}>{name}</code>} {problem.message}
                {problem.detail && <span className={styles.detail}>{problem.detail}</span>}
              </Notice>
            </li>
          );
        })}
      </ul>
      <p className={styles.none}>
        Assumes hjson-go v4 and golang.org/x/oauth2; the reference does not name them. Which options are required is not
        documented.
      </p>
    </div>
  );
}

function keyOf(problem: Diagnostic | undefined): string {
  return problem ? `${problem.code} ${dottedName(problem.path)} ${problem.range?.start} ${problem.message}` : '';
}
