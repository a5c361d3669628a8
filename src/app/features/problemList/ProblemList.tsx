import { linesOf } from 'hjson-document';
import { CircleDashed, WandSparkles } from 'lucide-react';
import { type KeyboardEvent, type RefCallback, useId, useRef, useState } from 'react';
import type { Diagnostic } from 'source-text';
import type { FillIn } from '../../../config/index.ts';
import { shownIn } from '../../../secrets/index.ts';
import { safeFixOf } from '../../../workspace/index.ts';
import { showDialog } from '../../page/dialogs.ts';
import { activeOption } from '../../page/editing.ts';
import { fillInProgress, isFilled, nextOf } from '../../page/fillInProgress.ts';
import { usePageState, usePart } from '../../page/pageState.ts';
import { useVisibleProblems } from '../../page/typing.ts';
import { useSelected, useSnapshot, useWorkspace } from '../../page/useWorkspace.ts';
import { focusNear } from '../../places/focusNear.ts';
import { usePlaces } from '../../places/places.ts';
import { itemByKey } from '../../ui/arrowKeys.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { FixButtons } from '../../ui/FixButtons.tsx';
import { SeverityMark } from '../../ui/Notice.tsx';
import { ViewSwitch } from '../../ui/Segmented.tsx';
import { useRows } from '../../ui/useRows.ts';
import { fixAllSafe } from './fixAllSafe.ts';
import { problemTitle, visitProblem } from './goToProblem.ts';
import styles from './ProblemList.module.css';
import { type ProblemRow, problemRows, type RowGroup, sectionOf } from './problemRows.ts';

type Scope = 'all' | 'section';

const heads: Readonly<Record<RowGroup, string>> = {
  error: 'Errors',
  warning: 'Warnings',
  hint: 'Hints',
  server: 'From the server',
};

/** Every problem of the document, most severe first, with its fixes and links to the text and the field. */
export function ProblemList() {
  const problems = useVisibleProblems();
  const missing = useSelected(fillInProgress).steps.filter((step) => !isFilled(step));
  const section = sectionOf(usePart(activeOption));
  const [scope, setScope] = useState<Scope>('all');
  const isShown = ({ path }: Diagnostic) => scope === 'all' || sectionOf(path) === section;
  const shown = problems.filter(isShown);
  return (
    <div className={styles.problems}>
      <div className={styles.tools}>
        <ViewSwitch<Scope>
          aria-label="Show problems of"
          size="compact"
          value={scope}
          onChange={setScope}
          options={[
            { value: 'all', label: 'All' },
            { value: 'section', label: 'This section' },
          ]}
        />
        <FixAllButton problems={shown} isShown={isShown} />
      </div>
      {shown.length === 0 && (
        <p className={styles.none}>{problems.length ? 'No problems in this section.' : 'No problems found.'}</p>
      )}
      <Rows rows={problemRows(shown)} />
      <MissingOptions steps={missing} />
    </div>
  );
}

/** A link to what is still to be filled in: a missing option is not a problem. */
function MissingOptions({ steps }: { readonly steps: readonly FillIn[] }) {
  const page = usePageState();
  const places = usePlaces();
  const [next] = steps;
  if (!next) return null;
  return (
    <p className={styles.missing}>
      <CircleDashed aria-hidden />
      <span>
        {steps.length} to fill in.{' '}
        <Button look="link" onClick={() => places.goTo({ kind: 'option', path: nextOf(next) })}>
          Show the next one
        </Button>{' '}
        <Button look="link" aria-haspopup="dialog" onClick={() => showDialog(page, { kind: 'checklist' })}>
          Show all
        </Button>
      </span>
    </p>
  );
}

interface FixAllButtonProps {
  readonly problems: readonly Diagnostic[];
  readonly isShown: (problem: Diagnostic) => boolean;
}

function FixAllButton({ problems, isShown }: FixAllButtonProps) {
  const page = usePageState();
  const workspace = useWorkspace();
  const fixable = problems.filter(safeFixOf).length;
  if (fixable === 0) return null;

  return (
    <Button
      look="primary"
      size="compact"
      data-tooltip="Fixes that keep everything you wrote"
      onClick={({ currentTarget }) => focusNear(page, () => fixAllSafe(workspace, page, isShown), currentTarget)}
    >
      <WandSparkles aria-hidden />
      {fixable === 1 ? 'Fix the safe one' : `Fix ${fixable} safe ones`}
    </Button>
  );
}

/** One tab stop: the arrow keys go from problem to problem, Tab goes on to the buttons of the current one. */
function Rows({ rows }: { readonly rows: readonly ProblemRow[] }) {
  const titles = useRef(new Map<string, HTMLElement>());
  const [currentKey, setCurrentKey] = useState<string>();
  const problems = rows.filter((row) => row.kind === 'problem');
  const current = problems.find(({ key }) => key === currentKey) ?? problems[0];
  const { drawn, draw, containerProps } = useRows({
    count: rows.length,
    estimate: 56,
    keyOf: (index) => rows[index]?.key ?? '',
  });

  function onKeyDown(event: KeyboardEvent) {
    const at = current ? problems.indexOf(current) : -1;
    const target = problems[itemByKey(event, { axis: 'column', at, count: problems.length, wraps: false }) ?? -1];
    if (!target) return;
    event.preventDefault();
    if (!titles.current.has(target.key)) draw(rows.indexOf(target));
    titles.current.get(target.key)?.focus();
  }

  return (
    <ul {...containerProps} onKeyDown={onKeyDown}>
      {drawn.map((row) => {
        if (row.kind === 'gap') return <li key={row.key} aria-hidden style={{ height: row.height }} />;
        const item = rows[row.index];
        if (!item) return null;
        if (item.kind === 'head') {
          return (
            <li key={row.key} className={styles.head} {...row.place} {...row.props}>
              <h2>{heads[item.key]}</h2>
              <Badge {...((item.key === 'error' || item.key === 'warning') && { kind: item.key })}>{item.count}</Badge>
            </li>
          );
        }
        return (
          <li
            key={row.key}
            className={styles.row}
            onFocus={() => setCurrentKey(item.key)}
            {...row.place}
            {...row.props}
          >
            <Problem
              problem={item.problem}
              isCurrent={item === current}
              titleRef={(title) => {
                if (title) titles.current.set(item.key, title);
                return () => void titles.current.delete(item.key);
              }}
            />
          </li>
        );
      })}
    </ul>
  );
}

interface ProblemProps {
  readonly problem: Diagnostic;
  readonly isCurrent: boolean;
  readonly titleRef: RefCallback<HTMLElement>;
}

function Problem({ problem, isCurrent, titleRef }: ProblemProps) {
  const page = usePageState();
  const places = usePlaces();
  const workspace = useWorkspace();
  const snapshot = useSnapshot();
  const { document } = snapshot;
  const sentence = useId();
  const tabIndex = isCurrent ? 0 : -1;
  const { range } = problem;
  const line = range && linesOf(document).positionAt(range.start).line;
  const isSyntax = document.errors.some((error) => error.code === problem.code && error.range.start === range?.start);
  const isOfHiddenDamage = range && isSyntax && document.damage.length > 0 && !shownIn(document).damage;
  return (
    <>
      <span>
        <SeverityMark kind={problem.severity} />
      </span>
      <div className={styles.what}>
        <button
          type="button"
          className={styles.title}
          ref={titleRef}
          aria-describedby={sentence}
          tabIndex={tabIndex}
          onClick={() => visitProblem(page, snapshot, problem)}
        >
          {problemTitle(document, problem)}
        </button>
        {range && (
          <button
            type="button"
            className={styles.line}
            aria-label={`Go to line ${line}`}
            tabIndex={tabIndex}
            onClick={() => places.goTo({ kind: 'text', range })}
          >
            line {line}
          </button>
        )}
      </div>
      <p className={styles.sentence} id={sentence}>
        {problem.message}
        {problem.detail && <span className={styles.detail}>{problem.detail}</span>}
      </p>
      {(problem.fixes.length > 0 || isOfHiddenDamage) && (
        <div className={styles.fixes}>
          {isOfHiddenDamage && (
            <Button
              size="compact"
              aria-label={`Show to repair, line ${line}`}
              tabIndex={tabIndex}
              onClick={() => {
                workspace.showDamage();
                places.goTo({ kind: 'text', range });
              }}
            >
              Show to repair
            </Button>
          )}
          <FixButtons problem={problem} tabIndex={tabIndex} where={range ? `line ${line}` : 'in the list'} />
        </div>
      )}
    </>
  );
}
