import { dottedName, type Problem } from '../../text/index.ts';
import { announce } from '../browser/announcer.ts';
import { applyFix, fixMessage } from '../browser/applyFix.ts';
import { useWorkspace } from '../useWorkspace.ts';
import { Button } from './Button.tsx';

/** One button for each way out of a problem. */
export function FixButtons({ problem }: { readonly problem: Problem }) {
  const workspace = useWorkspace();
  return problem.fixes.map(({ title }) => (
    <Button
      key={title}
      look="link"
      aria-label={`${title}: ${dottedName(problem.path) || 'document'}`}
      onClick={() => announce(fixMessage(title, applyFix(workspace, problem, title)))}
    >
      {title}
    </Button>
  ));
}
