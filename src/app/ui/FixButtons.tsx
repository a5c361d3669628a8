import type { Diagnostic } from '../../text/index.ts';
import { shownName } from '../../workspace/index.ts';
import { announce } from '../state/announcer.ts';
import { applyFix } from '../state/applyFix.ts';
import { usePageState } from '../state/pageState.ts';
import { useWorkspace } from '../state/useWorkspace.ts';
import { Button } from './Button.tsx';
import { focusAfterFix } from './focusAfterFix.ts';
import { rowAction } from './rowAction.ts';

interface FixButtonsProps {
  readonly problem: Diagnostic;
  /** In a list that is one tab stop, only those of its current row are reached with Tab. */
  readonly tabIndex?: 0 | -1;
  readonly isRowAction?: boolean;
}

/** One button for each fix of a problem. */
export function FixButtons({ problem, tabIndex = 0, isRowAction = false }: FixButtonsProps) {
  const page = usePageState();
  const workspace = useWorkspace();

  function fix(title: string, button: HTMLElement) {
    const goOn = focusAfterFix(button);
    const { sentence, isDone } = applyFix(workspace, problem, title);
    announce(page, sentence, { canUndo: isDone });
    requestAnimationFrame(goOn);
  }

  const name = shownName(workspace.snapshot.document, problem.path);
  return problem.fixes.map(({ title }) => (
    <Button
      key={title}
      size="compact"
      tabIndex={tabIndex}
      {...(isRowAction && rowAction)}
      aria-label={`${title}: ${name || 'document'}`}
      onClick={({ currentTarget }) => fix(title, currentTarget)}
    >
      {title}
    </Button>
  ));
}
