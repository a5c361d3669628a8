import type { Diagnostic } from '../../text/index.ts';
import { currentProblem } from '../state/applyFix.ts';
import { useNavigation } from '../state/navigation.ts';
import { useWorkspace } from '../state/useWorkspace.ts';
import { Button } from '../ui/Button.tsx';
import { FixButtons } from '../ui/FixButtons.tsx';
import { Notice } from '../ui/Notice.tsx';
import type { FieldProblem } from './optionView.ts';

interface ProblemNoticesProps {
  readonly problems: readonly FieldProblem[];
  readonly id?: string;
}

/** The problems of a field in the words of the list, each with its fixes and the way to the text. */
export function ProblemNotices({ problems, id }: ProblemNoticesProps) {
  const navigation = useNavigation();
  const workspace = useWorkspace();

  function goToLine(problem: Diagnostic) {
    const current = currentProblem(workspace, problem);
    if (current?.range) navigation.go({ kind: 'text', range: current.range });
  }

  return (
    <div id={id}>
      {problems.map(({ problem, line }) => (
        <Notice
          key={`${problem.code} ${problem.message}`}
          kind={problem.severity}
          actions={
            <>
              <FixButtons problem={problem} />
              {line !== undefined && (
                <Button look="link" onClick={() => goToLine(problem)}>
                  Go to line {line}
                </Button>
              )}
            </>
          }
        >
          {problem.message}
        </Notice>
      ))}
    </div>
  );
}
