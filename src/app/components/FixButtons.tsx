import { dottedName, type Problem } from '../../text/index.ts';
import { announce } from '../browser/announcer.ts';
import { applyFix, fixMessage } from '../browser/applyFix.ts';
import { useWorkspace } from '../useWorkspace.ts';
import { Button } from './Button.tsx';
import { focusAfterFix } from './focusAfterFix.ts';

/** One button for each way out of a problem. */
export function FixButtons({ problem }: { readonly problem: Problem }) {
  const workspace = useWorkspace();

  function fix(title: string, button: HTMLElement) {
    const goOn = focusAfterFix(button);
    const outcome = applyFix(workspace, problem, title);
    announce(fixMessage(title, outcome), { canUndo: outcome.ok });
    requestAnimationFrame(goOn);
  }

  return problem.fixes.map(({ title }) => (
    <Button
      key={title}
      look="link"
      aria-label={`${title}: ${dottedName(problem.path) || 'document'}`}
      onClick={({ currentTarget }) => fix(title, currentTarget)}
    >
      {title}
    </Button>
  ));
}
