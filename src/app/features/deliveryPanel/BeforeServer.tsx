import type { ComponentProps, ReactNode } from 'react';
import { compareSeverity, counted, type Diagnostic, dottedName } from 'source-text';
import { countOptions, setInWords } from '../../../config/index.ts';
import type { FileCarriage } from '../../../delivery/index.ts';
import { shownName } from '../../../workspace/index.ts';
import { showDialog } from '../../page/dialogs.ts';
import { fillInProgress } from '../../page/fillInProgress.ts';
import { usePageState } from '../../page/pageState.ts';
import { useVisibleProblems } from '../../page/typing.ts';
import { useSelected } from '../../page/useWorkspace.ts';
import { firstTabStop } from '../../places/elements.ts';
import { usePlaces } from '../../places/places.ts';
import { Button } from '../../ui/Button.tsx';
import { SeverityMark } from '../../ui/Notice.tsx';
import styles from './BeforeServer.module.css';
import { type AnsweredFile, isUnmounted } from './serverFiles/fileAnswers.ts';
import { notMounted } from './serverFiles/ServerFiles.tsx';

/** The others are in the list of problems. */
const mostNamed = 4;

interface BeforeServerProps {
  /** What the configuration names, and what the target brings along of it. */
  readonly files: readonly AnsweredFile[];
  readonly carriage: FileCarriage | undefined;
}

/** What to know before the server gets it: a row for each matter, with the way to it. */
export function BeforeServer({ files, carriage }: BeforeServerProps) {
  const page = usePageState();
  const places = usePlaces();
  const document = useSelected((snapshot) => snapshot.document);
  const progress = useSelected(fillInProgress);
  const set = useSelected(({ config }) => setInWords(countOptions(config)));
  const problems = useVisibleProblems().filter(({ severity }) => severity !== 'hint');
  const isMark = ({ code }: Diagnostic) => code === 'redaction-mark';
  const marks = problems.filter(isMark);
  const named = problems.filter((problem) => !isMark(problem)).sort((a, b) => compareSeverity(a.severity, b.severity));
  const more = named[mostNamed];
  const toFillIn = document.verdict.ok ? progress.steps.length - progress.filled : 0;
  const unmounted = files.filter((file) => isUnmounted(file, carriage));
  const goTo = ({ path, range }: Diagnostic) =>
    places.goTo(path.length > 0 || !range ? { kind: 'option', path } : { kind: 'text', range });
  const showFiles = () => firstTabStop(places.elements.get('part', 'server files'))?.focus();
  return (
    <section className={styles.card} aria-label="Before it goes to the server">
      <div className={styles.head}>
        <h3 className={styles.title}>Before it goes to the server</h3>
        <Button look="quiet" size="compact" onClick={() => places.goTo({ kind: 'tool', tool: 'check' })}>
          Check from the server
        </Button>
      </div>
      <ul>
        {marks[0] && (
          <Row kind="error" action="Go to the first" onAction={() => marks[0] && goTo(marks[0])}>
            {counted(marks.length, 'place')} left out by a redacted copy
          </Row>
        )}
        {named.slice(0, mostNamed).map((problem) => (
          <Row
            key={`${problem.code} ${dottedName(problem.path)} ${problem.range?.start}`}
            kind={problem.severity}
            action="Go to it"
            onAction={() => goTo(problem)}
          >
            {problem.path.length > 0 && <code className={styles.detail}>{shownName(document, problem.path)} </code>}
            {problem.message}
          </Row>
        ))}
        {more && (
          <Row
            kind={more.severity}
            action="Show problems"
            onAction={() => places.goTo({ kind: 'tool', tool: 'problems' })}
          >
            {named.length - mostNamed} more
          </Row>
        )}
        {toFillIn > 0 && (
          <Row kind="hint" action="List them" onAction={() => showDialog(page, { kind: 'checklist' })}>
            {toFillIn} to fill in <span className={styles.detail}>{set}</span>
          </Row>
        )}
        {unmounted.length > 0 && (
          <Row kind="warning" action="Choose how" onAction={showFiles}>
            {notMounted(unmounted.length)} <span className={styles.detail}>{unmounted.map(nameOf).join(', ')}</span>
          </Row>
        )}
        {problems.length === 0 && <Row kind="good">No problems{toFillIn === 0 && `, ${set}`}</Row>}
      </ul>
    </section>
  );
}

interface RowProps {
  readonly kind: ComponentProps<typeof SeverityMark>['kind'];
  readonly children: ReactNode;
  readonly action?: string;
  readonly onAction?: () => void;
}

function Row({ kind, children, action, onAction }: RowProps) {
  return (
    <li className={styles.row}>
      <SeverityMark kind={kind} />
      <span className={styles.matter}>{children}</span>
      {action !== undefined && (
        <Button look="link" onClick={onAction}>
          {action}
        </Button>
      )}
    </li>
  );
}

function nameOf({ path }: AnsweredFile): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
