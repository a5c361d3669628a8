import type { Diagnostic, Severity } from '../../text/index.ts';
import { useNavigation } from '../state/navigation.ts';
import { Button } from '../ui/Button.tsx';
import { FixButtons } from '../ui/FixButtons.tsx';
import { Notice } from '../ui/Notice.tsx';
import { rowAction } from '../ui/rowAction.ts';

interface ProblemNoticesProps {
  readonly problems: readonly Diagnostic[];
  readonly id?: string;
}

const gravity: Readonly<Record<Severity, number>> = { error: 0, warning: 1, hint: 2 };

/** The most severe problem of a field with its first fix, and a link to the full list. */
export function ProblemNotices({ problems, id }: ProblemNoticesProps) {
  const navigation = useNavigation();
  const [first, ...others] = [...problems].sort((a, b) => gravity[a.severity] - gravity[b.severity]);
  const more = others.length + Math.max(0, (first?.fixes.length ?? 0) - 1);
  return (
    <div id={id}>
      {first && (
        <Notice
          kind={first.severity}
          actions={
            <>
              <FixButtons isRowAction problem={{ ...first, fixes: first.fixes.slice(0, 1) }} />
              {more > 0 && (
                <Button
                  {...rowAction}
                  look="quiet"
                  size="compact"
                  aria-label={`+${more} more: show all problems`}
                  onClick={() => navigation.go({ kind: 'panel', panel: 'problems' })}
                >
                  +{more} more
                </Button>
              )}
            </>
          }
        >
          {first.message}
        </Notice>
      )}
    </div>
  );
}
