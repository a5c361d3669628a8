import type { Diagnostic } from 'source-text';
import { shownName } from '../../workspace/index.ts';
import { applyFix } from '../commands/applyFix.ts';
import { announce } from '../page/announcer.ts';
import { usePageState } from '../page/pageState.ts';
import { useWorkspace } from '../page/useWorkspace.ts';
import { focusNear } from '../places/focusNear.ts';
import { Button } from './Button.tsx';
import { RowButton } from './RowButton.tsx';

interface FixButtonsProps {
  readonly problem: Diagnostic;
  /** In a list that is one tab stop, only those of its current row are reached with Tab. */
  readonly tabIndex?: 0 | -1;
  /** Next to a field they are not Tab stops: the menu of the row lists them. */
  readonly isRowAction?: boolean;
  /** Distinguishes their names from those of the same fixes elsewhere. */
  readonly where?: string;
}

/** One button for each fix of a problem. */
export function FixButtons({ problem, tabIndex = 0, isRowAction = false, where }: FixButtonsProps) {
  const page = usePageState();
  const workspace = useWorkspace();

  function fix(title: string, button: HTMLElement) {
    const apply = () => {
      const { sentence, isDone } = applyFix(workspace, problem, title);
      announce(page, sentence, { canUndo: isDone });
    };
    void focusNear(page, apply, button);
  }

  const name = shownName(workspace.snapshot.document, problem.path);
  return problem.fixes.map(({ title }) => {
    const label = [`${title}: ${name || 'document'}`, where].filter(Boolean).join(', ');
    const run = (button: HTMLElement) => fix(title, button);
    const shared = { size: 'compact', 'aria-label': label, children: title } as const;
    if (isRowAction) return <RowButton key={title} {...shared} isFix tabIndex={-1} label={label} run={run} />;
    return <Button key={title} {...shared} tabIndex={tabIndex} onClick={({ currentTarget }) => run(currentTarget)} />;
  });
}
